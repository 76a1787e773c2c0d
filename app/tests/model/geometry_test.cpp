#include "model/geometry.h"

#include <gtest/gtest.h>

#include <random>
#include <set>

#include "model/solid_checks.h"
#include "model/test_shapes.h"

namespace gjklab {
namespace {

using namespace test_shapes;
using namespace solid_checks;

std::vector<dvec3> allDifferences(const Body& a, const Body& b, int dimension) {
  std::vector<dvec3> points;
  for (const dvec3& p : cornersOf(a, dimension))
    for (const dvec3& q : cornersOf(b, dimension)) points.push_back(p - q);
  return points;
}

void expectExactDifference(const Scene& scene) {
  const auto geometry = makeGeometry(scene, nullptr, nullptr);
  const std::vector<dvec3> brute = allDifferences(scene.a, scene.b, scene.dimension);
  double size = 0;
  for (const dvec3& p : brute) size = std::max(size, glm::length(p));
  std::vector<dvec3> vertices;
  for (const DifferenceVertex& v : geometry->difference_vertices) {
    vertices.push_back(v.w);
    const Body &a = scene.a, &b = scene.b;
    const dvec3 w = cornersOf(a, scene.dimension)[v.index_a] - cornersOf(b, scene.dimension)[v.index_b];
    EXPECT_NEAR(glm::distance(w, v.w), 0, 1e-14 * size);
  }
  expectSupport(
      vertices, [&](dvec3 d) { return extent(brute, d); }, 1e-13 * size, scene.dimension);
  if (scene.dimension == 3) {
    expectClosed(geometry->difference);
    expectSupport(
        geometry->difference.positions.empty() ? vertices : geometry->difference.positions,
        [&](dvec3 d) { return extent(brute, d); }, 1e-13 * size, 3, 200);
  } else {
    expectSupport(
        geometry->difference.outline, [&](dvec3 d) { return extent(brute, d); }, 1e-13 * size, scene.dimension);
  }
}

TEST(Geometry, IntervalsOnALine) {
  const Scene scene = sceneOf(1, boxOf({2, 9, 9}), segmentOf({1, 0, 0}, {-3, 0, 0}));
  const auto g = makeGeometry(scene, nullptr, nullptr);
  ASSERT_EQ(g->a.outline.size(), 2u);
  EXPECT_EQ(g->a.outline[0], dvec3(-2, 0, 0));
  EXPECT_EQ(g->a.outline[1], dvec3(2, 0, 0));
  EXPECT_EQ(g->b.vertex_index, (std::vector<int>{1, 0}));
  ASSERT_EQ(g->difference_vertices.size(), 2u);
  EXPECT_EQ(g->difference.outline[0], dvec3(-3, 0, 0));
  EXPECT_EQ(g->difference.outline[1], dvec3(5, 0, 0));
  expectExactDifference(scene);
}

TEST(Geometry, PolygonDifferencesEqualTheHullOfAllPairs) {
  std::mt19937 random(11);
  for (double scale : {1e-6, 1.0, 1e6})
    for (int i = 0; i < 200; ++i) {
      Body a = randomHull(random, 2, 1 + i % 17, scale), b = randomHull(random, 2, 1 + i % 5, scale);
      a.angle = i * 0.37;
      b.angle = i % 3 == 0 ? a.angle : i * 0.11;
      expectExactDifference(sceneOf(2, a, i % 4 == 0 ? a : b));
    }
}

TEST(Geometry, SquaresSharingDirectionsHaveASquareDifference) {
  for (double angle : {0.0, 0.3, 1.0, 2.5}) {
    Body a = boxOf({1, 2, 0}), b = boxOf({3, 0.5, 0});
    a.angle = b.angle = angle;
    const auto g = makeGeometry(sceneOf(2, a, b), nullptr, nullptr);
    EXPECT_EQ(g->difference_vertices.size(), 4u);
    EXPECT_EQ(g->difference.outline.size(), 4u);
  }
}

TEST(Geometry, InsideRepeatedAndCollinearPointsAreNoCorners) {
  const Body flat = hullOf({{0, 0, 0}, {2, 0, 0}, {1, 0, 0}, {2, 2, 0}, {0, 2, 0}, {1, 1, 0}, {2, 2, 0}, {2, 1, 0}});
  const auto g = makeGeometry(sceneOf(2, flat, pointOf()), nullptr, nullptr);
  EXPECT_EQ(std::set<int>(g->a.vertex_index.begin(), g->a.vertex_index.end()), (std::set<int>{0, 1, 3, 4}));
  Body cube = hullOf(cornersOf(boxOf({1, 1, 1}), 3));
  cube.points.push_back({0, 0, 0});
  cube.points.push_back({1, 1, 1});
  cube.points.push_back({1, 0, 0});
  cube.points.push_back({1, 1, 0.5});
  const auto solid = makeGeometry(sceneOf(3, cube, pointOf()), nullptr, nullptr);
  EXPECT_EQ(solid->a.vertices.size(), 8u);
  EXPECT_EQ(solid->a.edges.size(), 12u) << "no diagonals";
  EXPECT_EQ(solid->difference.edges.size(), 12u);
  EXPECT_EQ(solid->difference_vertices.size(), 8u);
}

TEST(Geometry, PolytopeDifferencesEqualTheHullOfAllPairs) {
  std::mt19937 random(3);
  for (double scale : {1e-6, 1.0, 1e6})
    for (int i = 0; i < 60; ++i) {
      Body a = randomHull(random, 3, 1 + i % 13, scale), b = randomHull(random, 3, 1 + i % 7, scale);
      a.orientation = turn(random);
      b.orientation = i % 3 == 0 ? a.orientation : turn(random);
      SCOPED_TRACE(i);
      expectExactDifference(sceneOf(3, a, i % 4 == 0 ? a : b));
    }
}

TEST(Geometry, BoxesSharingAnOrientationHaveABoxForADifference) {
  std::mt19937 random(8);
  for (int i = 0; i < 50; ++i) {
    Body a = boxOf({1, 2, 3}), b = boxOf({0.5, 2, 1});
    if (i > 0) a.orientation = b.orientation = turn(random);
    const Scene scene = sceneOf(3, a, b);
    expectExactDifference(scene);
    const auto g = makeGeometry(scene, nullptr, nullptr);
    EXPECT_EQ(g->difference_vertices.size(), 8u);
    EXPECT_EQ(g->difference.edges.size(), 12u);
    EXPECT_NEAR(volumeOf(g->difference), 8 * 1.5 * 4 * 4, 1e-10);
  }
}

TEST(Geometry, FlatBodiesInSpace) {
  const std::vector<Body> flat = {
      pointOf(),
      segmentOf({-1, 0, 0}, {1, 0, 0}),
      segmentOf({0, -1, 1}, {0, 2, 0}),
      segmentOf({-2, 0, 0}, {3, 0, 0}),
      hullOf({{0, 0, 0}, {1, 0, 0}, {1, 1, 0}, {0, 1, 0}}),
      hullOf({{0, 0, 1}, {1, 0, 1}, {0, 2, 1}}),
      hullOf({{0, 0, 0}, {0, 1, 0}, {0, 0, 1}}),
      boxOf({1, 2, 0}),
      boxOf({1, 0, 0}),
      boxOf({1, 1, 1}),
  };
  std::mt19937 random(9);
  for (std::size_t i = 0; i < flat.size(); ++i)
    for (std::size_t j = 0; j < flat.size(); ++j)
      for (int k = 0; k < 3; ++k) {
        SCOPED_TRACE(testing::Message() << i << " " << j << " " << k);
        Body a = flat[i], b = flat[j];
        if (k == 1) a.orientation = b.orientation = turn(random);
        if (k == 2) a.orientation = turn(random), b.orientation = turn(random);
        expectExactDifference(sceneOf(3, a, b));
      }
  const auto square = makeGeometry(sceneOf(3, flat[4], flat[4]), nullptr, nullptr);
  EXPECT_EQ(square->difference_vertices.size(), 4u);
  EXPECT_EQ(square->difference.edges.size(), 4u);
  const auto parallelogram = makeGeometry(sceneOf(3, flat[1], flat[2]), nullptr, nullptr);
  EXPECT_EQ(parallelogram->difference_vertices.size(), 4u);
  const auto line = makeGeometry(sceneOf(3, flat[1], flat[3]), nullptr, nullptr);
  EXPECT_EQ(line->difference_vertices.size(), 2u);
  EXPECT_EQ(line->difference.edges.size(), 1u);
}

}  // namespace
}  // namespace gjklab
