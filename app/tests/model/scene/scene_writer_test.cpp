#include "covered.h"
#include "model/gallery/gallery.h"
#include "model/scene/scene_text.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <random>

namespace gjklab::scene_writer_test {
namespace {

bool sameBits(double a, double b) { return std::memcmp(&a, &b, sizeof a) == 0; }

TEST(SceneWriter, EveryBuiltInSceneReadsBackTheSame) {
  for (const GalleryEntry& each : gallery()) {
    for (const bool pretty : {true, false}) {
      const std::string text = writeScene(each.scene, pretty);
      const auto read = readScene(text, each.id);
      ASSERT_TRUE(std::holds_alternative<Scene>(read)) << std::get<SceneError>(read).message << "\n" << text;
      EXPECT_EQ(std::get<Scene>(read), each.scene) << each.id;
      EXPECT_EQ(writeScene(std::get<Scene>(read), pretty), text);
      EXPECT_EQ(pretty ? text.back() == '\n' : text.find('\n') == std::string::npos, true);
    }
  }
}

TEST(SceneWriter, TheTextOfASmallScene) {
  Scene scene = defaultScene(1);
  scene.title = "A \"title\"\nwith → marks";
  scene.b.margin = 0.25;
  EXPECT_EQ(writeScene(scene, false),
            R"({"gjklab":1,"dimension":1,"title":"A \"title\"\nwith → marks",)"
            R"("a":{"shape":"segment","points":[[-1],[1]],"position":[2]},)"
            R"("b":{"shape":"segment","points":[[-1],[1]],"position":[3],"margin":0.25},)"
            R"("query":{"method":"distance","sub_distance":"voronoi","rounding":"core","tolerance":1e-10,)"
            R"("max_iterations":128,"epa_tolerance":1e-10,"epa_max_iterations":1024}})");
}

/// Any double that a scene may hold, from all magnitudes.
double anyNumber(std::mt19937_64& random) {
  std::uniform_real_distribution<double> mantissa(-1, 1), exponent(-50, 50);
  switch (random() % 6) {
    case 0:
      return static_cast<double>(static_cast<int>(random() % 2001) - 1000);
    case 1:
      return -0.0;
    case 2:
      return 5e-324 * static_cast<double>(random() % 1000);
    default:
      return mantissa(random) * std::pow(10, exponent(random));
  }
}

TEST(SceneWriter, NumbersReadBackBitForBit) {
  std::mt19937_64 random(42);
  int written = 0;
  for (int round = 0; round < 2000; ++round) {
    Scene scene;
    scene.dimension = 3;
    for (Body* body : {&scene.a, &scene.b}) {
      body->shape = ShapeKind::hull;
      body->points.resize(1 + random() % 4);
      for (dvec3& point : body->points) point = {anyNumber(random), anyNumber(random), anyNumber(random)};
      body->position = {anyNumber(random), anyNumber(random), anyNumber(random)};
      const double margin = std::abs(anyNumber(random));
      body->margin = margin < 1e-50 ? 0 : margin;  // what is smaller is refused
      const auto unit = unitOrientation({anyNumber(random), anyNumber(random), anyNumber(random), anyNumber(random)});
      if (unit) body->orientation = *unit;
    }
    scene.query.tolerance = std::abs(anyNumber(random)) + 1e-300;
    if (!validate(scene).empty()) continue;  // points that lie too near to each other are refused
    ++written;
    const auto read = readScene(writeScene(scene, round % 2 == 0), "f");
    ASSERT_TRUE(std::holds_alternative<Scene>(read)) << std::get<SceneError>(read).message;
    const auto& back = std::get<Scene>(read);
    for (const Which which : {Which::a, Which::b}) {
      const Body &x = body(scene, which), &y = body(back, which);
      ASSERT_EQ(x.points.size(), y.points.size());
      for (std::size_t i = 0; i < x.points.size(); ++i)
        for (int k = 0; k < 3; ++k) EXPECT_TRUE(sameBits(x.points[i][k], y.points[i][k])) << x.points[i][k];
      for (int k = 0; k < 3; ++k) EXPECT_TRUE(sameBits(x.position[k], y.position[k]));
      for (int k = 0; k < 4; ++k) EXPECT_TRUE(sameBits(x.orientation[k], y.orientation[k])) << x.orientation[k];
      EXPECT_TRUE(sameBits(x.margin, y.margin));
    }
    EXPECT_TRUE(sameBits(scene.query.tolerance, back.query.tolerance));
  }
  EXPECT_GT(written, 1500);
}

TEST(SceneWriter, ManyPointsTakeNoMoreRoomThanCompactText) {
  std::mt19937_64 random(43);
  Scene scene = defaultScene(3);
  scene.a = {};
  scene.a.shape = ShapeKind::hull;
  for (int i = 0; i < 2000; ++i) scene.a.points.emplace_back(random() % 100, random() % 100, random() % 100);
  const std::string pretty = writeScene(scene), compact = writeScene(scene, false);
  EXPECT_LT(static_cast<double>(pretty.size()), 1.1 * static_cast<double>(compact.size()));
  EXPECT_GT(std::count(pretty.begin(), pretty.end(), '\n'), 2000) << "a point has a line";
  const auto read = readScene(pretty, "f");
  ASSERT_TRUE(std::holds_alternative<Scene>(read)) << std::get<SceneError>(read).message;
  EXPECT_EQ(std::get<Scene>(read), scene);
}

TEST(SceneWriter, EveryShapeWithEverythingSet) {
  Covered cases(16);
  for (int dimension = 1; dimension <= 3; ++dimension) {
    for (const ShapeKind kind : kAllShapes) {
      if (!existsIn(kind, dimension)) continue;
      ++cases;
      Scene scene;
      scene.dimension = dimension;
      Body body;
      body.shape = kind;
      const dvec3 used(1.0, dimension > 1, dimension > 2);
      if (hasPoints(kind)) body.points.assign(static_cast<std::size_t>(shapeRow(kind).points.least), 2.5 * used);
      body.half_extents = 0.1 * used;
      body.radii = 0.3 * used;
      if (!shapeRow(kind).fields.half_extents) body.half_extents = used;
      if (!shapeRow(kind).fields.radii) body.radii = used;
      if (shapeRow(kind).fields.radius) body.radius = 0.7;
      if (shapeRow(kind).fields.half_height) body.half_height = 0.9;
      body.margin = 0.01;
      body.position = -3.0 * used;
      body.linear_velocity = 4.0 * used;
      if (dimension == 2) body.angle = 1.25, body.angular_velocity = {0, 0, 7};
      if (dimension == 3) body.orientation = *unitOrientation({1, 2, 3, 4}), body.angular_velocity = {5, 6, 7};
      scene.a = scene.b = body;
      scene.query.initial_direction = -used;
      scene.query.method = gjk::Method::boolean;
      scene.query.duration = 2.5;
      scene.query.impact_tolerance = 1e-7;
      scene.query.impact_method = gjk::ImpactMethod::ray_cast;
      const auto read = readScene(writeScene(scene), "f");
      ASSERT_TRUE(std::holds_alternative<Scene>(read)) << std::get<SceneError>(read).message;
      EXPECT_EQ(std::get<Scene>(read), scene) << writeScene(scene);
    }
  }
}

TEST(Orientation, NormalisingTwiceChangesNothing) {
  std::mt19937_64 random(3);
  std::normal_distribution<double> normal;
  for (int i = 0; i < 200'000; ++i) {
    const auto once = unitOrientation({normal(random), normal(random), normal(random), normal(random)});
    ASSERT_TRUE(once);
    ASSERT_EQ(*unitOrientation(*once), *once);
    ASSERT_NEAR(glm::dot(*once, *once), 1, 1e-14);
  }
}

}  // namespace
}  // namespace gjklab::scene_writer_test
