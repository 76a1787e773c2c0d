#include "model/document/command.h"

#include "model/gallery/gallery.h"

#include <gtest/gtest.h>

#include <limits>

namespace gjklab::command_test {
namespace {

const double kNaN = std::numeric_limits<double>::quiet_NaN();
const double kInfinity = std::numeric_limits<double>::infinity();

Scene sceneOf(int dimension, Body a) {
  Scene scene;
  scene.dimension = dimension;
  scene.a = std::move(a);
  scene.b.shape = ShapeKind::point;
  return scene;
}

Body bodyOf(ShapeKind shape, std::vector<dvec3> points = {}) {
  Body body;
  body.shape = shape;
  body.points = std::move(points);
  return body;
}

/// The command is refused and nothing changes.
void expectRefused(const Scene& scene, const Command& command) {
  Scene changed = scene;
  EXPECT_FALSE(apply(changed, command)) << describe(command);
  EXPECT_EQ(changed, scene);
}

TEST(Command, MovesAndTurns) {
  Scene scene = defaultScene(2);
  EXPECT_TRUE(apply(scene, SetPosition{Which::b, {1, 2, 3}}));
  EXPECT_EQ(scene.b.position, dvec3(1, 2, 0)) << "what the dimension does not use stays zero";
  EXPECT_TRUE(apply(scene, SetAngle{Which::a, 7.5}));
  EXPECT_EQ(scene.a.angle, 7.5);
  Scene space = defaultScene(3);
  EXPECT_TRUE(apply(space, SetOrientation{Which::a, {0, 0, 3, 0}}));
  EXPECT_EQ(space.a.orientation, glm::dquat(0, 0, 1, 0));
  EXPECT_TRUE(apply(space, SetPosition{Which::a, {1e9, -1e9, 1e-9}}));
}

TEST(Command, RefusesWhatIsNotFinite) {
  const Scene scene = defaultScene(2);
  expectRefused(scene, SetPosition{Which::a, {kNaN, 0, 0}});
  expectRefused(scene, SetPosition{Which::a, {0, kInfinity, 0}});
  expectRefused(scene, SetPosition{Which::a, {1e51, 0, 0}});
  expectRefused(scene, SetAngle{Which::b, -kInfinity});
  expectRefused(scene, SetPoint{Which::a, 0, {0, kNaN, 0}});
  expectRefused(scene, InsertPoint{Which::a, 0, {0, kNaN, 0}});
  expectRefused(defaultScene(3), SetOrientation{Which::a, {0, 0, 0, 0}});
  expectRefused(defaultScene(3), SetOrientation{Which::a, {1, kNaN, 0, 0}});
}

TEST(Command, RefusesInvalidBodiesAndQueries) {
  const Scene scene = defaultScene(2);
  Body body = scene.a;
  body.margin = -1;
  expectRefused(scene, SetBody{Which::a, body});
  expectRefused(scene, SetBody{Which::a, bodyOf(ShapeKind::cone)});
  expectRefused(scene, SetBody{Which::a, bodyOf(ShapeKind::hull)});
  expectRefused(scene, SetBody{Which::b, bodyOf(ShapeKind::segment, {{0, 0, 0}})});
  QuerySettings query;
  query.tolerance = 0;
  expectRefused(scene, SetQuery{query});
  query = {};
  query.initial_direction = dvec3(0, 0, 1);  // nothing is left of it in 2-D
  expectRefused(scene, SetQuery{query});
  Scene invalid = scene;
  invalid.dimension = 4;
  expectRefused(scene, ReplaceScene{invalid});
}

TEST(Command, EditsPoints) {
  Scene scene = sceneOf(2, bodyOf(ShapeKind::hull, {{0, 0, 0}, {1, 0, 0}}));
  EXPECT_TRUE(apply(scene, InsertPoint{Which::a, 2, {0, 1, 0}}));
  EXPECT_TRUE(apply(scene, InsertPoint{Which::a, 0, {5, 5, 0}}));
  EXPECT_TRUE(apply(scene, SetPoint{Which::a, 1, {0.5, 0, 9}}));
  EXPECT_EQ(scene.a.points, (std::vector<dvec3>{{5, 5, 0}, {0.5, 0, 0}, {1, 0, 0}, {0, 1, 0}}));
  EXPECT_TRUE(apply(scene, ErasePoint{Which::a, 0}));
  EXPECT_EQ(scene.a.points.size(), 3U);
  expectRefused(scene, ErasePoint{Which::a, 3});
  expectRefused(scene, ErasePoint{Which::a, -1});
  expectRefused(scene, SetPoint{Which::a, 3, {}});
  expectRefused(scene, InsertPoint{Which::a, 4, {}});
  expectRefused(scene, InsertPoint{Which::a, -1, {}});
  expectRefused(scene, SetPoint{Which::b, 0, {}});
}

TEST(Command, KeepsTheLeastNumberOfPoints) {
  Scene hull = sceneOf(2, bodyOf(ShapeKind::hull, {{0, 0, 0}, {1, 0, 0}}));
  EXPECT_TRUE(apply(hull, ErasePoint{Which::a, 0}));
  expectRefused(hull, ErasePoint{Which::a, 0});
  const Scene segment = sceneOf(2, bodyOf(ShapeKind::segment, {{0, 0, 0}, {1, 0, 0}}));
  expectRefused(segment, ErasePoint{Which::a, 0});
  expectRefused(segment, InsertPoint{Which::a, 1, {}});
  Scene bezier = sceneOf(2, bodyOf(ShapeKind::bezier, {{0, 0, 0}, {1, 0, 0}, {1, 1, 0}, {0, 1, 0}}));
  EXPECT_TRUE(apply(bezier, ErasePoint{Which::a, 3}));
  expectRefused(bezier, ErasePoint{Which::a, 0});
}

/// Corners of a body in world space, in any order.
std::vector<dvec3> worldPoints(const Scene& scene, const std::vector<dvec3>& local) {
  std::vector<dvec3> out;
  for (const dvec3& point : local) out.push_back(toWorld(scene.a, scene.dimension, point));
  std::sort(out.begin(), out.end(),
            [](const dvec3& p, const dvec3& q) { return std::tuple(p.x, p.y, p.z) < std::tuple(q.x, q.y, q.z); });
  return out;
}

TEST(Command, ConvertingToAHullKeepsThePicture) {
  for (int dimension = 1; dimension <= 3; ++dimension) {
    Body box = bodyOf(ShapeKind::box);
    box.half_extents = {1, 2, 3};
    box.position = {4, 0, 0};
    box.margin = 0.5;
    if (dimension == 2) box.angle = 0.3;
    if (dimension == 3) box.orientation = *unitOrientation({1, 0.5, 0, 0.2});
    Scene scene = sceneOf(dimension, box);
    std::vector<dvec3> expected;
    for (const double x : {-1, 1})
      for (const double y : {-2, 2})
        for (const double z : {-3, 3}) {
          if ((dimension < 3 && z > 0) || (dimension < 2 && y > 0)) continue;
          expected.emplace_back(x, dimension > 1 ? y : 0, dimension > 2 ? z : 0);
        }
    const std::vector<dvec3> before = worldPoints(scene, expected);
    ASSERT_TRUE(apply(scene, ConvertToHull{Which::a}));
    EXPECT_EQ(scene.a.shape, ShapeKind::hull);
    EXPECT_EQ(scene.a.margin, 0.5);
    EXPECT_EQ(worldPoints(scene, scene.a.points), before) << dimension;
  }
  Scene segment = sceneOf(3, bodyOf(ShapeKind::segment, {{0, 0, 0}, {1, 2, 3}}));
  ASSERT_TRUE(apply(segment, ConvertToHull{Which::a}));
  EXPECT_EQ(segment.a.points, (std::vector<dvec3>{{0, 0, 0}, {1, 2, 3}}));
  Scene point = sceneOf(3, bodyOf(ShapeKind::point));
  ASSERT_TRUE(apply(point, ConvertToHull{Which::a}));
  EXPECT_EQ(point.a.points, (std::vector<dvec3>{{0, 0, 0}}));
  expectRefused(point, ConvertToHull{Which::a});
  expectRefused(sceneOf(2, bodyOf(ShapeKind::sphere)), ConvertToHull{Which::a});
}

TEST(Command, A2DBoxBecomesAnOutlineInOrder) {
  Body box = bodyOf(ShapeKind::box);
  Scene scene = sceneOf(2, box);
  ASSERT_TRUE(apply(scene, ConvertToHull{Which::a}));
  const auto& p = scene.a.points;
  ASSERT_EQ(p.size(), 4U);
  for (std::size_t i = 0; i < 4; ++i) {
    const dvec3 e = p[(i + 1) % 4] - p[i], f = p[(i + 2) % 4] - p[(i + 1) % 4];
    EXPECT_GT(e.x * f.y - e.y * f.x, 0) << "counter-clockwise";
  }
}

TEST(Command, SwapsAndReplaces) {
  Scene scene = defaultScene(2);
  const Scene before = scene;
  EXPECT_TRUE(apply(scene, SwapBodies{}));
  EXPECT_EQ(scene.a, before.b);
  EXPECT_EQ(scene.b, before.a);
  EXPECT_TRUE(apply(scene, ReplaceScene{defaultScene(3)}));
  EXPECT_EQ(scene, defaultScene(3));
}

TEST(Command, NamesForTheMenu) {
  EXPECT_EQ(describe(SetPosition{Which::a, {}}), "move A");
  EXPECT_EQ(describe(ErasePoint{Which::b, 0}), "remove a point of B");
  EXPECT_EQ(describe(SwapBodies{}), "swap A and B");
}

}  // namespace
}  // namespace gjklab::command_test
