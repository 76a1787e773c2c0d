#include "model/solid/geometry.h"

#include <gtest/gtest.h>

#include <atomic>
#include <cmath>
#include <random>
#include <set>

#include "model/solid/solid_checks.h"
#include "model/solid/solids.h"
#include "model/test_shapes.h"

namespace gjklab::geometry_test {
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

TEST(Geometry, CanBeStoppedAndIsTheSameWhereItIsNot) {
  Scene scene;
  scene.dimension = 3;
  scene.a.shape = ShapeKind::box;
  scene.b.shape = ShapeKind::cone;
  scene.b.position = {3, 0, 0};
  std::atomic<bool> stop{false};
  const auto made = makeGeometry(scene, stop);
  const auto usual = makeGeometry(scene, nullptr, nullptr);
  ASSERT_TRUE(made);
  EXPECT_EQ(made->a.positions, usual->a.positions);
  EXPECT_EQ(made->b.positions, usual->b.positions);
  EXPECT_EQ(made->difference.positions, usual->difference.positions);
  EXPECT_EQ(made->difference_offset, usual->difference_offset);
  stop = true;
  EXPECT_FALSE(makeGeometry(scene, stop));
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

// Edges that are parallel but for an angle at which rounding cannot decide: found by trial, once tied faces at right
// angles together.
TEST(Geometry, NearlyParallelBoxes) {
  std::mt19937 random(42);
  for (int i = 0; i < 96; ++i) {
    const double angle = std::pow(10.0, -i % 16);
    dvec3 axis(0.0);
    axis[i % 3] = 1;
    Body a = boxOf({1, 2, 3}), b = boxOf({1, 0.5, 2});
    a.orientation = turn(random);
    b.orientation = glm::normalize(glm::angleAxis(angle, axis) * a.orientation);
    SCOPED_TRACE(angle);
    expectExactDifference(sceneOf(3, a, b));
  }
}

TEST(Geometry, HullsThatAreEachOthersMirrorImageOrShareAllDirections) {
  std::mt19937 random(17);
  for (int i = 0; i < 40; ++i) {
    Body a = randomHull(random, 3, 4 + i, 1), mirror = a;
    for (dvec3& p : mirror.points) p = -p;
    a.orientation = mirror.orientation = turn(random);
    SCOPED_TRACE(i);
    expectExactDifference(sceneOf(3, a, a));
    expectExactDifference(sceneOf(3, a, mirror));
  }
}

TEST(Geometry, NeedlesAndSplinters) {
  std::mt19937 random(23);
  for (int i = 0; i < 80; ++i) {
    const double thin = std::pow(10.0, -i % 8);
    Body a = randomHull(random, 3, 20, 1), b = randomHull(random, 3, 10, 1);
    for (Body* body : {&a, &b})
      for (dvec3& p : body->points) p *= dvec3(1, thin, i % 2 ? thin : 1);
    a.orientation = turn(random);
    b.orientation = i % 3 ? turn(random) : a.orientation;
    SCOPED_TRACE(testing::Message() << i << " thin " << thin);
    expectExactDifference(sceneOf(3, a, b));
  }
}

TEST(Geometry, PointsOnAGridShareMostOfTheirPlanes) {
  std::mt19937 random(29);
  for (int i = 0; i < 40; ++i) {
    Body a = hullOf(std::vector<dvec3>{}), b = a;
    const auto coordinate = [&](unsigned n) { return double(random() % n); };
    for (int k = 0; k < 30; ++k) {
      a.points.emplace_back(coordinate(4), coordinate(4), coordinate(4));
      b.points.emplace_back(coordinate(3), coordinate(3), coordinate(3));
    }
    if (i % 2) a.orientation = b.orientation = turn(random);
    SCOPED_TRACE(i);
    expectExactDifference(sceneOf(3, a, b));
  }
}

TEST(Geometry, PointsFarFromTheBodysOrigin) {
  std::mt19937 random(37);
  for (int dimension : {2, 3})
    for (int i = 0; i < 20; ++i) {
      Body a = randomHull(random, dimension, 12, 1), b = boxOf({1, 2, dimension == 3 ? 3.0 : 0.0});
      for (dvec3& p : a.points) p += dvec3(1e6, -2e6, dimension == 3 ? 1e6 : 0);
      b = hullOf(cornersOf(b, dimension));
      for (dvec3& p : b.points) p += dvec3(-3e5, 1e6, 0);
      a.orientation = b.orientation = turn(random);
      a.angle = b.angle = i;
      expectExactDifference(sceneOf(dimension, i % 2 ? a : b, b));
    }
}

/// V − E + F, and every face of the difference on its boundary.
TEST(Geometry, TheMeshOfADifferenceIsConvex) {
  std::mt19937 random(31);
  for (const int count : {8, 64, 256}) {
    const auto g = makeGeometry(sceneOf(3, ballHull(random, count, 1), ballHull(random, count, 2)), nullptr, nullptr);
    const Solid& solid = g->difference;
    expectClosed(solid);
    EXPECT_EQ(solid.vertices.size(), g->difference_vertices.size());
    std::set<std::array<double, 3>> planes;
    for (const dvec3& n : solid.normals) planes.insert({n.x, n.y, n.z});
    EXPECT_EQ(solid.vertices.size() - solid.edges.size() + planes.size(), 2u) << "Euler";
    for (std::size_t i = 0; i < solid.triangles.size(); i += 3 * (1 + solid.triangles.size() / 600)) {
      const int t = solid.triangles[i];
      EXPECT_NEAR(extent(solid.vertices, solid.normals[t]), glm::dot(solid.positions[t], solid.normals[t]), 1e-12);
    }
    EXPECT_GT(volumeOf(solid), 4.0 / 3 * 3.14 * (count == 8 ? 2 : 20));
  }
}

TEST(Geometry, VolumeOfADifferenceOfBoxesTurnedAQuarter) {
  Body a = boxOf({1, 2, 3}), b = boxOf({2, 1, 3});
  b.orientation = glm::angleAxis(std::acos(0.0), dvec3(0, 0, 1));
  const auto g = makeGeometry(sceneOf(3, a, b), nullptr, nullptr);
  EXPECT_NEAR(volumeOf(g->difference), 8 * 2 * 4 * 6, 1e-9);
  EXPECT_EQ(g->difference.edges.size(), 12u);
}

TEST(Geometry, MovingABodyCopiesNothing) {
  std::mt19937 random(1);
  Scene scene = sceneOf(3, ballHull(random, 64, 1), boxOf({1, 1, 1}));
  const auto first = makeGeometry(scene, nullptr, nullptr);
  Scene moved = scene;
  moved.b.position = {1, 2, 3};
  moved.a.position = {-4, 0, 1e9};
  moved.a.linear_velocity = {1, 0, 0};
  const auto second = makeGeometry(moved, &scene, first);
  EXPECT_EQ(&second->a, &first->a);
  EXPECT_EQ(&second->b, &first->b);
  EXPECT_EQ(&second->difference, &first->difference);
  EXPECT_EQ(second->difference_offset, dvec3(-5, -2, 1e9 - 3));
  EXPECT_EQ(first->difference_offset, dvec3(0.0)) << "the former geometry stays as it was";
}

TEST(Geometry, TurningOneBodyLeavesTheOther) {
  std::mt19937 random(1);
  Scene scene = sceneOf(3, ballHull(random, 64, 1), boxOf({1, 1, 1}));
  const auto first = makeGeometry(scene, nullptr, nullptr);
  Scene turned = scene;
  turned.b.orientation = turn(random);
  const auto second = makeGeometry(turned, &scene, first);
  EXPECT_EQ(&second->a, &first->a);
  EXPECT_NE(&second->b, &first->b);
  EXPECT_NE(&second->difference, &first->difference);
  EXPECT_EQ(second->shared_b->local, first->shared_b->local) << "its hull is not made again";
  const auto fresh = makeGeometry(turned, nullptr, nullptr);
  EXPECT_EQ(second->difference.positions, fresh->difference.positions);
}

TEST(Geometry, WhatElseChangesIsMadeAnew) {
  Scene scene = sceneOf(2, boxOf({1, 1, 0}), roundOf(ShapeKind::sphere, 1));
  const auto first = makeGeometry(scene, nullptr, nullptr);
  const auto changed = [&](auto&& edit) {
    Scene other = scene;
    edit(other);
    const auto kept = makeGeometry(other, &scene, first), fresh = makeGeometry(other, nullptr, nullptr);
    EXPECT_EQ(kept->a.outline, fresh->a.outline);
    EXPECT_EQ(kept->b.outline, fresh->b.outline);
    EXPECT_EQ(kept->b_core.outline, fresh->b_core.outline);
    EXPECT_EQ(kept->difference.outline, fresh->difference.outline);
    EXPECT_EQ(kept->difference_round.outline, fresh->difference_round.outline);
    return kept->difference.outline != first->difference.outline;
  };
  EXPECT_TRUE(changed([](Scene& s) { s.query.rounding = gjk::Rounding::support; }));
  EXPECT_TRUE(changed([](Scene& s) {
    s.dimension = 1;
    s.b = s.a;
  }));
  EXPECT_TRUE(changed([](Scene& s) { s.a.half_extents.x = 2; }));
  EXPECT_TRUE(changed([](Scene& s) { s.a.angle = 1; }));
  EXPECT_FALSE(changed([](Scene& s) { s.b.radius = 2; })) << "the core of a circle is a point";
  EXPECT_FALSE(changed([](Scene& s) { s.query.max_iterations = 3; }));
}

TEST(Geometry, AnEmptyOneHasNothingInIt) {
  const Geometry none;
  EXPECT_TRUE(none.a.empty() && none.difference.empty() && none.difference_vertices.empty());
}

}  // namespace
}  // namespace gjklab::geometry_test
