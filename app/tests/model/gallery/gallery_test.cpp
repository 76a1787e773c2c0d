#include "model/session/opening.h"

#include "model/run/sat_run.h"
#include "model/scene/method_choices.h"
#include "model/scene/scene_fields.h"
#include "model/scene/scene_io.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <set>

namespace gjklab {
namespace {

const Scene& sceneNamed(const std::string& id) {
  for (const GalleryEntry& each : gallery())
    if (each.id == id) return each.scene;
  ADD_FAILURE() << id;
  return gallery().front().scene;
}

std::vector<dvec3> worldPoints(const Scene& scene, const Body& body) {
  std::vector<dvec3> out;
  for (const dvec3& point : body.points) out.push_back(toWorld(body, scene.dimension, point));
  return out;
}

TEST(Gallery, ScenesAreValidAndNamesAreUnique) {
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
      return each.showing && isChosen(each.scene.query, choice);
    });
    EXPECT_TRUE(found) << choice.id;
  }
  int compared = 0, warm = 0, contacts = 0, mass = 0;
  for (const GalleryEntry& each : gallery()) {
    EXPECT_EQ(methodObstacle(each.scene), "") << each.id;
    Settings before;
    before.compare = before.warm_start = before.contact_manifold = before.mass_properties = true;
    before.theme = ThemeName::dark;
    const Settings after = settingsFor(each, before);
    EXPECT_EQ(after.theme, ThemeName::dark);
    if (!each.showing) {
      EXPECT_TRUE(after.compare && after.warm_start && after.contact_manifold && after.mass_properties) << each.id;
      continue;
    }
    EXPECT_EQ(after.compare, each.showing->rival.has_value());
    if (after.compare) {
      EXPECT_NE(rivalQuery(each.scene, after.rival), each.scene.query) << each.id << " is compared with itself";
    }
    compared += after.compare, warm += after.warm_start, contacts += after.contact_manifold,
        mass += after.mass_properties;
  }
  EXPECT_TRUE(compared > 0 && warm > 0 && contacts > 0 && mass > 0);
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

}  // namespace
}  // namespace gjklab
