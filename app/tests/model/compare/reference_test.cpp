#include "model/compare/reference.h"

#include "model/gallery/gallery.h"
#include "model/run/run.h"
#include "model/scene/body_fields.h"
#include "model/seeded_scenes.h"

#include "expect_facts.h"

#include <gtest/gtest.h>

#include <cmath>

#include "nearest_oracle.h"
#include "oracle_depth.h"

namespace gjklab::reference_test {
namespace {

Scene pairOf(int dimension, Body a, Body b) {
  Scene scene;
  scene.dimension = dimension;
  scene.a = std::move(a);
  scene.b = std::move(b);
  return scene;
}

Body shapeAt(ShapeKind kind, dvec3 position) {
  Body body;
  body.shape = kind;
  body.position = position;
  return body;
}

double signedDistanceOf(const Scene& scene) {
  NoReference none;
  const auto found = reference(scene, &none);
  if (!found) {
    ADD_FAILURE() << none.reason;
    return NAN;
  }
  EXPECT_NEAR(glm::length(found->normal), 1, 1e-12);
  return static_cast<double>(found->signed_distance);
}

TEST(Reference, ClosedFormsOfSmoothShapes) {
  Body ball = shapeAt(ShapeKind::sphere, {0, 0, 0}), cylinder = shapeAt(ShapeKind::cylinder, {0, 0, 0});
  ball.radius = 0.25;
  cylinder.radius = 2;
  cylinder.half_height = 1;
  ball.position = {5, 3, 0};  // nearest the rim at (2, 1, 0)
  EXPECT_NEAR(signedDistanceOf(pairOf(3, cylinder, ball)), std::hypot(3, 2) - 0.25, 1e-15);
  ball.position = {0.5, 0.25, 0};  // inside: 0.75 under the lid
  EXPECT_NEAR(signedDistanceOf(pairOf(3, cylinder, ball)), -1, 1e-15);
  ball.position = {1.75, 0, 0.5};  // inside: nearest the side
  EXPECT_NEAR(signedDistanceOf(pairOf(3, cylinder, ball)), std::hypot(1.75, 0.5) - 2.25, 1e-15);

  Body ellipsoid = shapeAt(ShapeKind::ellipsoid, {0, 0, 0});
  ellipsoid.radii = {3, 2, 1};
  EXPECT_NEAR(signedDistanceOf(pairOf(3, ellipsoid, shapeAt(ShapeKind::point, {7, 0, 0}))), 4, 1e-15);
  EXPECT_NEAR(signedDistanceOf(pairOf(3, ellipsoid, shapeAt(ShapeKind::point, {0, 0.125, 0}))),
              -std::sqrt((1 - 0.125 * 0.125 / 3) * 1), 1e-15)
      << "the nearest boundary point solves Lagrange's equations: y = 4·0.125/3, z² = 1 − y²/4";
  Body ellipse = shapeAt(ShapeKind::ellipsoid, {0, 0, 0});
  ellipse.radii = {2, 1, 0};
  EXPECT_NEAR(signedDistanceOf(pairOf(2, ellipse, shapeAt(ShapeKind::point, {0, 0, 0}))), -1, 1e-15);

  Body cone = shapeAt(ShapeKind::cone, {0, 0, 0});
  cone.half_height = 2;
  cone.radius = 3;  // side: 4 x + 3 y = 6 in the plane through the axis
  EXPECT_NEAR(signedDistanceOf(pairOf(3, cone, shapeAt(ShapeKind::point, {4, 1, 0}))), 13.0 / 5, 1e-15);
  EXPECT_NEAR(signedDistanceOf(pairOf(3, cone, shapeAt(ShapeKind::point, {0, 1, 0}))), -3.0 / 5, 1e-15);

  Body curve = shapeAt(ShapeKind::bezier, {0, 0, 0});
  curve.points = {{-1, 0, 0}, {0, 2, 0}, {1, 0, 0}};  // y = 1 − x²
  EXPECT_NEAR(signedDistanceOf(pairOf(2, curve, shapeAt(ShapeKind::point, {0, 3, 0}))), 2, 1e-15);
  EXPECT_NEAR(signedDistanceOf(pairOf(2, curve, shapeAt(ShapeKind::point, {0, 0.25, 0}))), -0.25, 1e-15);
}

/// Corners of a polytope's core, turned as the scene says, relative to A.
template <int D>
std::vector<gjk::test::RealVec<D>> corners(const Body& body, const Scene& scene) {
  std::vector<dvec3> local{dvec3(0.0)};
  if (body.shape == ShapeKind::capsule) local = {{0, body.half_height, 0}, {0, -body.half_height, 0}};
  if (hasPoints(body.shape)) local = body.points;
  if (body.shape == ShapeKind::box) {
    local.clear();
    for (int i = 0; i < 1 << D; ++i) {
      dvec3 p(0.0);
      for (int k = 0; k < D; ++k) p[k] = (i >> k & 1) ? body.half_extents[k] : -body.half_extents[k];
      local.push_back(p);
    }
  }
  const glm::dmat3 turn = rotationOf(body, D);
  std::vector<gjk::test::RealVec<D>> placed;
  for (const dvec3& p : local) {
    gjk::test::RealVec<D> q;
    for (int k = 0; k < D; ++k) {
      q[k] = static_cast<long double>(body.position[k]) - scene.a.position[k];
      for (int j = 0; j < 3; ++j) q[k] += static_cast<long double>(turn[j][k]) * p[j];
    }
    placed.push_back(q);
  }
  return placed;
}

/// By brute force over all features of all vertex differences.
template <int D>
void checkPolytopes(unsigned seed, int count) {
  SceneDrawer drawer(D, seed);
  for (int i = 0; i < count;) {
    const Scene scene = drawer.draw();
    if (!hasPolytopeCore(scene.a.shape) || !hasPolytopeCore(scene.b.shape)) continue;
    ++i;
    const auto differences = gjk::test::allDifferences<D>(corners<D>(scene.a, scene), corners<D>(scene.b, scene));
    const long double radius = static_cast<long double>(coreRadius(scene.a)) + coreRadius(scene.b);
    long double scale = 0;
    for (const auto& w : differences)
      for (const long double x : w) scale = std::max(scale, std::abs(x));
    const long double depth = gjk::test::DepthOracle<D>(differences).depth();
    const bool overlap = depth >= 0 && gjk::test::thickness<D>(differences) > 1e-15L * scale;
    const long double core = overlap ? -depth : gjk::test::distanceByAllFeatures<D>(differences);
    NoReference none;
    const auto found = reference(scene, &none);
    ASSERT_TRUE(found) << none.reason;
    EXPECT_NEAR(static_cast<double>((found->signed_distance - (core - radius)) / scale), 0, 1e-16)
        << D << "-D, scene " << i << ", " << found->how;
    EXPECT_LE(found->uncertainty, 1e-16 * found->scale) << D << "-D, scene " << i;
  }
}

TEST(Reference, PolytopesByBruteForce) {
  checkPolytopes<1>(61, 40);
  checkPolytopes<2>(62, 60);
  checkPolytopes<3>(63, 40);
}

/// Whatever it says can be checked against the pair itself: the normal separates by that much (the least overlap), up
/// to the digits of a normal in doubles, and the answers of the methods lie within their promised accuracy.
TEST(Reference, AgreesWithTheMethodsWithinTheirPromise) {
  forEachDrawn(640u, 1, 60, [&](Scene scene, int i) {
    scene.query = {};
    const auto found = reference(scene);
    ASSERT_TRUE(found) << scene.dimension << "-D, scene " << i;
    const gjk::Result<3> result = solve(scene);
    const bool round = !hasPolytopeCore(scene.a.shape) || !hasPolytopeCore(scene.b.shape);
    EXPECT_NEAR(result.distance - result.depth, static_cast<double>(found->signed_distance),
                (round ? 1e-6 : 1e-9) * found->scale)
        << scene.dimension << "-D, scene " << i << ", " << found->how;
  });
}

TEST(Reference, EveryBuiltInSceneHasOne) {
  for (const GalleryEntry& entry : gallery()) {
    NoReference none;
    EXPECT_TRUE(reference(entry.scene, &none)) << entry.id << ": " << none.reason;
  }
}

/// Smooth pairs apart are proven from both sides, too.
TEST(Reference, ProvesDistancesOfSmoothShapes) {
  int smooth = 0;
  for (const int dimension : {2, 3}) {
    SceneDrawer drawer(dimension, 660 + static_cast<unsigned>(dimension));
    for (int i = 0; i < 60; ++i) {
      const Scene scene = drawer.draw();
      const auto found = reference(scene);
      ASSERT_TRUE(found);
      const double radii = scene.a.margin + scene.b.margin;
      if ((hasPolytopeCore(scene.a.shape) && hasPolytopeCore(scene.b.shape)) ||
          static_cast<double>(found->signed_distance) <= -radii)
        continue;
      ++smooth;
      EXPECT_LE(found->uncertainty, 1e-14 * found->scale) << dimension << "-D, scene " << i << ", " << found->how;
    }
  }
  EXPECT_GT(smooth, 20);
}

TEST(Reference, SaysWhyThereIsNone) {
  Scene scene;
  scene.dimension = 3;
  for (Body* body : {&scene.a, &scene.b}) {
    body->shape = ShapeKind::hull;
    for (int i = 0; i < 300; ++i)
      body->points.push_back({std::cos(i), std::sin(i) * std::cos(0.1 * i), std::sin(i) * std::sin(0.1 * i)});
  }
  NoReference none;
  EXPECT_FALSE(reference(scene, &none));
  expectFacts(none.reason, {"300", "300"});
  const std::string why = none.reason;
  EXPECT_FALSE(reference(scene, &none, Effort::quick));
  EXPECT_NE(none.reason, why) << "it is looked for later";
  scene.b.position = {9, 0, 0};
  EXPECT_TRUE(reference(scene, &none)) << "apart, any number of corners will do";
}

}  // namespace
}  // namespace gjklab::reference_test
