#include "model/gallery/gallery.h"

#include "model/run/sat_run.h"
#include "model/scene/method_choices.h"
#include "model/scene/scene_io.h"
#include "model/scene_named.h"
#include "model/store/temporary_folder.h"

#include "expect_facts.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <set>

namespace gjklab::gallery_test {
namespace {

using test::sceneNamed;

std::vector<dvec3> worldPoints(const Scene& scene, const Body& body) {
  std::vector<dvec3> out;
  for (const dvec3& point : body.points) out.push_back(toWorld(body, scene.dimension, point));
  return out;
}

TEST(Gallery, EveryAssetIsListedLoadsAndHasANameOfItsOwn) {
  for (const std::string& fault : galleryFaults()) ADD_FAILURE() << fault;
  EXPECT_EQ(gallery().size(), assets().names("scenes", ".json").size());
  std::set<std::string> ids, titles;
  for (const GalleryEntry& each : gallery()) {
    EXPECT_EQ(validate(each.scene), "") << each.id;
    EXPECT_TRUE(ids.insert(each.id).second) << each.id;
    EXPECT_FALSE(each.group.empty());
    EXPECT_TRUE(titles.insert(std::to_string(each.scene.dimension) + each.scene.title).second) << each.scene.title;
  }
}

TEST(Gallery, EveryShapeInEveryDimensionItExistsIn) {
  for (int dimension = 1; dimension <= 3; ++dimension) {
    for (const ShapeKind kind : kAllShapes) {
      bool found = false;
      for (const GalleryEntry& each : gallery())
        found =
            found || (each.scene.dimension == dimension && (each.scene.a.shape == kind || each.scene.b.shape == kind));
      EXPECT_EQ(found, existsIn(kind, dimension)) << name(kind) << " in " << dimension << "-D";
    }
  }
}

/// A newcomer finds every method in the gallery, with the switches that show it.
TEST(Gallery, EveryMethodHasAScene) {
  for (const MethodChoice& choice : methodChoices()) {
    const bool found = std::any_of(gallery().begin(), gallery().end(), [&](const GalleryEntry& each) {
      return each.opening.compare && isChosen(each.scene.query, choice);
    });
    EXPECT_TRUE(found) << choice.id;
  }
  int compared = 0, warm = 0, contacts = 0, mass = 0, hulls = 0;
  for (const GalleryEntry& each : gallery()) {
    EXPECT_EQ(methodObstacle(each.scene), "") << each.id;
    const Inquiry opened = inquiryOf(each.opening, {});
    if (opened.compare) {
      EXPECT_NE(rivalQuery(each.scene, opened.rival), each.scene.query) << each.id << " is compared with itself";
    }
    compared += opened.compare, warm += opened.warm_start, contacts += opened.contacts, mass += opened.mass;
    hulls += opened.study != Study::query;
  }
  EXPECT_TRUE(compared > 0 && warm > 0 && contacts > 0 && mass > 0 && hulls > 0);
}

TEST(Gallery, DefaultScenes) {
  for (int dimension = 1; dimension <= 3; ++dimension) EXPECT_EQ(defaultScene(dimension).dimension, dimension);
  EXPECT_EQ(worldPoints(defaultScene(1), defaultScene(1).a), (std::vector<dvec3>{{1, 0, 0}, {3, 0, 0}}));
  EXPECT_EQ(worldPoints(defaultScene(1), defaultScene(1).b), (std::vector<dvec3>{{2, 0, 0}, {4, 0, 0}}));
  EXPECT_EQ(defaultScene(2).title, "Triangle and quadrilateral");
}

TEST(Gallery, PolygonsOfTheSources) {
  const Scene& pair = sceneNamed("dyn4j-pair");
  EXPECT_EQ(worldPoints(pair, pair.a), (std::vector<dvec3>{{4, 11, 0}, {4, 5, 0}, {9, 9, 0}}));
  EXPECT_EQ(worldPoints(pair, pair.b), (std::vector<dvec3>{{5, 7, 0}, {7, 3, 0}, {10, 2, 0}, {12, 7, 0}}));
  const Scene& rectangle = sceneNamed("rectangle-triangle");
  EXPECT_EQ(worldPoints(rectangle, rectangle.a), (std::vector<dvec3>{{1, 3, 0}, {5, 3, 0}, {5, 1, 0}, {1, 1, 0}}));
  EXPECT_EQ(worldPoints(rectangle, rectangle.b), (std::vector<dvec3>{{2, 4, 0}, {4, 4, 0}, {3, 2, 0}}));
}

TEST(Gallery, IntervalsOfTheSources) {
  const auto ends = [](const char* id) {
    const Scene& scene = sceneNamed(id);
    std::vector<double> out;
    for (const Body* body : {&scene.a, &scene.b})
      for (const dvec3& point : worldPoints(scene, *body)) out.push_back(point.x);
    return out;
  };
  EXPECT_EQ(ends("line-overlap"), (std::vector<double>{1, 3, 2, 4}));
  EXPECT_EQ(ends("line-apart"), (std::vector<double>{1, 3, -2, -1}));
  EXPECT_EQ(ends("line-contained"), (std::vector<double>{10, 20, 5, 40}));
  EXPECT_EQ(ends("line-touching"), (std::vector<double>{1, 2, 2, 3}));
}

TEST(Gallery, TheDiamondIsTheSourcesWithYUp) {
  const std::vector<dvec3>& points = sceneNamed("diamond-sphere").a.points;
  ASSERT_EQ(points.size(), 56U);
  // The source's own first seven points (z up), turned half a step where it does so.
  const double c = std::cos(std::acos(-1.0) / 8), s = std::sin(std::acos(-1.0) / 8);
  const dvec3 z_up[7] = {{0.1, 0, -1}, {1, 0, 0},  {1, 0, 0.1}, {0.4, 0, 0.4}, {0.8 * c, 0.8 * s, 0.3},
                         {c, s, 0},    {c, s, 0.1}};
  for (int i = 0; i < 7; ++i) {
    const dvec3 expected{z_up[i].x, z_up[i].z, -z_up[i].y};
    EXPECT_LT(glm::distance(points[static_cast<std::size_t>(i)], expected), 1e-15) << i;
  }
  // Each further seven are the ones before, turned by an eighth about the vertical axis.
  const double quarter = std::sqrt(0.5);
  for (std::size_t i = 7; i < 56; ++i) {
    const dvec3& p = points[i - 7];
    EXPECT_LT(glm::distance(points[i], dvec3(quarter * (p.x + p.z), p.y, quarter * (p.z - p.x))), 1e-14) << i;
  }
}

/// A gallery in a folder: its list, and scenes by id.
class OnDisk {
 public:
  explicit OnDisk(const std::string& list) {
    std::filesystem::create_directories(folder_ / "scenes");
    write("gallery.json", list);
    for (int dimension = 1; dimension <= 3; ++dimension)
      write("scenes/s" + std::to_string(dimension) + ".json", writeScene(defaultScene(dimension)));
  }
  void write(const std::string& name, const std::string& text) { std::ofstream(folder_ / name) << text; }
  Gallery read() const { return readGallery(Assets(folder_.path())); }
  /// The faults, with the folder cut off their front, and with the slashes of other systems.
  std::vector<std::string> faults() const {
    std::vector<std::string> all = read().faults;
    for (std::string& each : all) {
      if (each.starts_with(folder_.path())) each.erase(0, folder_.path().size() + 1);
      std::replace(each.begin(), each.end(), '\\', '/');
    }
    return all;
  }

 private:
  TemporaryFolder folder_;
};

std::string listOf(const std::string& scenes, const std::string& opens = "{}") {
  return R"({"first": ["s1", "s2", "s3"], "groups": [{"name": "G", "opens": )" + opens + R"(, "scenes": [)" + scenes +
         "]}]}";
}

constexpr const char* kThree = R"({"id": "s1"}, {"id": "s2"}, {"id": "s3"})";

TEST(Gallery, ASceneOpensWithItsGroupsSwitchesUnlessItSaysOtherwise) {
  const OnDisk disk(listOf(R"({"id": "s1", "opens": {"mass": false}},
                              {"id": "s2", "opens": {"compare": "johnson"}},
                              {"id": "s3", "opens": {"compare": false}, "camera": [0, 0, 3, 4]})",
                           R"({"mass": true, "warm_start": true, "compare": "boolean"})"));
  EXPECT_EQ(disk.faults(), std::vector<std::string>());
  const Gallery all = disk.read();
  ASSERT_EQ(all.entries.size(), 3u);
  EXPECT_EQ(all.first, (std::array<std::string, 3>{"s1", "s2", "s3"}));
  Opening first;
  first.mass = false;
  first.warm_start = first.compare = true;
  first.rival = Rival{"boolean", {}, RivalStart::same};
  EXPECT_EQ(all.entries[0].opening, first);
  EXPECT_EQ(all.entries[1].opening.rival->method, "johnson");
  EXPECT_EQ(all.entries[1].opening.mass, true);
  EXPECT_EQ(all.entries[1].opening.contacts, std::nullopt);
  EXPECT_EQ(all.entries[2].opening.compare, false);
  EXPECT_EQ(all.entries[2].opening.rival, std::nullopt);
  EXPECT_EQ(all.entries[1].camera, std::nullopt);
  ASSERT_TRUE(all.entries[2].camera);
  EXPECT_NEAR(all.entries[2].camera->z, 0.6, 1e-15);
  EXPECT_NEAR(all.entries[2].camera->w, 0.8, 1e-15);
}

TEST(Gallery, AFaultOfTheListIsSaidWithItsPlace) {
  const auto faultOf = [](const std::string& list) {
    const std::vector<std::string> all = OnDisk(list).faults();
    return all.empty() ? "" : all.front();
  };
  EXPECT_EQ(faultOf(listOf(kThree)), "");
  expectFacts(faultOf("{\"first\": [,"), {"gallery.json:1:12:", "a value"});
  expectFacts(faultOf(R"({"first": []})"), {"gallery.json: groups:", "missing"});
  expectFacts(faultOf(listOf(R"({"id": "s1"}, {"id": "s1"})")), {"gallery.json: groups[0].scenes[1].id:", "\"s1\""});
  expectFacts(faultOf(listOf(R"({"id": "../s1"})")), {"gallery.json: groups[0].scenes[0].id:", "\"../s1\""});
  expectFacts(faultOf(listOf(R"({"id": "s1", "open": {}})")),
              {"gallery.json: groups[0].scenes[0].open:", "id", "opens", "camera", "plain", "look"});
  expectFacts(faultOf(listOf(kThree, R"({"mass": 1})")), {"gallery.json: groups[0].opens.mass:", "true", "false", "1"});
  expectFacts(faultOf(listOf(R"({"id": "s2", "opens": {"compare": true}})")), {"compare", "false", "\"voronoi\""});
  expectFacts(faultOf(listOf(R"({"id": "s2", "camera": [0, 0, 0, 1]})")),
              {"gallery.json: groups[0].scenes[0].camera:", "3-D"});
  expectFacts(faultOf(listOf(R"({"id": "s3", "camera": [0, 0, 0, 0]})")), {"camera", "zero"});
  expectFacts(faultOf(listOf(R"({"id": "s2"}, {"id": "s3"})")), {"gallery.json: first[0]:", "1-D"});
}

TEST(Gallery, AFaultOfASceneLeavesTheOthers) {
  OnDisk disk(listOf(R"({"id": "s1"}, {"id": "s2"}, {"id": "s3"}, {"id": "none"}, {"id": "bad"}, {"id": "bare"})"));
  disk.write("scenes/bad.json", R"({"gjklab": 1, "dimension": 4})");
  Scene bare = defaultScene(1);
  bare.title.clear();
  disk.write("scenes/bare.json", writeScene(bare));
  disk.write("scenes/lost.json", writeScene(bare));
  EXPECT_EQ(disk.read().entries.size(), 3u);
  const std::vector<std::string> faults = disk.faults();
  ASSERT_EQ(faults.size(), 4u);
  expectFacts(faults[0], {"scenes/none.json:", "read"});
  expectFacts(faults[1], {"scenes/bad.json: dimension:", "1", "2", "3", "4"});
  expectFacts(faults[2], {"scenes/bare.json: title:", "missing"});
  expectFacts(faults[3], {"scenes/lost.json:", "gallery.json"});
}

}  // namespace
}  // namespace gjklab::gallery_test
