#include "model/solid/silhouette.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numbers>
#include <random>

#include "gjk/support.h"
#include "model/solid/geometry.h"
#include "model/solid/solid_checks.h"
#include "model/test_shapes.h"

namespace gjklab::silhouette_test {
namespace {

using namespace test_shapes;
using namespace solid_checks;

double areaSeen(const std::vector<dvec3>& outline, dvec3 eye) {
  dvec3 area(0.0);
  for (std::size_t i = 0; i < outline.size(); ++i) area += glm::cross(outline[i], outline[(i + 1) % outline.size()]);
  return 0.5 * glm::dot(area, glm::normalize(eye));
}

TEST(Silhouette, OfACubeIsASquareOrAHexagon) {
  const SupportFunction cube = pointsSupport(cornersOf(boxOf({1, 1, 1}), 3));
  EXPECT_EQ(silhouette(dvec3(0, 0, 1), cube, 0, 1e-12).size(), 4u);
  EXPECT_EQ(silhouette(dvec3(0, -3, 0), cube, 0, 1e-12).size(), 4u);
  EXPECT_EQ(silhouette(dvec3(1, 1, 0), cube, 0, 1e-12).size(), 4u);
  const std::vector<dvec3> hexagon = silhouette(dvec3(1, 1, 1), cube, 0, 1e-12);
  EXPECT_EQ(hexagon.size(), 6u);
  EXPECT_NEAR(areaSeen(hexagon, {1, 1, 1}), 4 * std::sqrt(3.0), 1e-12) << "counter-clockwise for the viewer";
}

TEST(Silhouette, OfFlatThings) {
  const SupportFunction segment = pointsSupport({{-1, 0, 0}, {1, 0, 0}});
  EXPECT_EQ(silhouette(dvec3(0, 0, 1), segment, 0, 1e-12).size(), 2u);
  EXPECT_EQ(silhouette(dvec3(1, 0, 0), segment, 0, 1e-12).size(), 1u) << "end-on";
  EXPECT_EQ(silhouette(dvec3(1, 2, 3), pointsSupport({{4, 5, 6}}), 0, 1e-12), (std::vector<dvec3>{{4, 5, 6}}));
  const SupportFunction square = pointsSupport(cornersOf(boxOf({1, 1, 0}), 3));
  EXPECT_EQ(silhouette(dvec3(1, 0, 0), square, 0, 1e-12).size(), 2u) << "edge-on";
}

TEST(Silhouette, OfABallIsACircle) {
  const std::vector<dvec3> circle = silhouette(dvec3(1, -2, 0.5), pointsSupport({{1, 2, 3}}), 2, 1e-6);
  EXPECT_GE(circle.size(), 128u);
  for (const dvec3& p : circle) {
    EXPECT_NEAR(glm::distance(p, dvec3(1, 2, 3)), 2, 1e-12);
    EXPECT_NEAR(glm::dot(p - dvec3(1, 2, 3), dvec3(1, -2, 0.5)), 0, 1e-12);
  }
}

TEST(Silhouette, PointsLieOnTheSolidAndOnItsRim) {
  const gjk::Ellipsoid<3> ellipsoid{{3, 1, 0.5}};
  const dvec3 eye = glm::normalize(dvec3(2, 1, -1));
  const std::vector<dvec3> outline = silhouette(
      eye, [&](dvec3 d) { return ellipsoid.support(d).point; }, 0, 1e-4);
  for (const dvec3& p : outline) {
    const dvec3 scaled = p / ellipsoid.radii;
    EXPECT_NEAR(glm::length(scaled), 1, 1e-12);
    EXPECT_NEAR(glm::dot(scaled / ellipsoid.radii, eye), 0, 1e-12) << "the surface is seen edge-on there";
  }
  // The shadow of an ellipsoid: an ellipse of area π · |R₁R₂R₃| · |R⁻¹ eye|.
  EXPECT_NEAR(areaSeen(outline, eye), std::numbers::pi * 1.5 * glm::length(eye / ellipsoid.radii), 2e-3);
}

TEST(Silhouette, OfRandomPolytopesIsTheOutlineOfTheirCorners) {
  std::mt19937 random(2);
  for (int i = 0; i < 60; ++i) {
    const double scale = std::pow(10.0, i % 13 - 6);
    const Body body = randomHull(random, 3, 1 + i % 40, scale);
    const double radius = i % 2 ? 0.2 * scale : 0;
    const dvec3 eye = turn(random) * dvec3(0, 0, 1);
    const std::vector<dvec3> outline = silhouette(eye, pointsSupport(body.points), radius, 1e-13 * scale);
    for (int k = 0; k < 100; ++k) {
      dvec3 d = turn(random) * dvec3(1, 0, 0);
      d = glm::normalize(d - glm::dot(d, eye) * eye);
      EXPECT_NEAR(extent(outline, d), extent(body.points, d) + radius, radius > 0 ? 1e-4 * scale : 1e-12 * scale);
    }
    if (radius == 0) {
      for (const dvec3& p : outline)
        EXPECT_NE(std::find(body.points.begin(), body.points.end(), p), body.points.end()) << "corners, no others";
    }
  }
}

TEST(Silhouette, OfSolidsInAllDirectionsOfView) {
  std::mt19937 random(3);
  Body cone = roundOf(ShapeKind::cone, 1, 2);
  const auto g = makeGeometry(sceneOf(3, cone, boxOf({1, 1, 1})), nullptr, nullptr);
  for (dvec3 eye : {dvec3(1, 0, 0), dvec3(0, 1, 0), dvec3(0, -1, 0), dvec3(0, 0, -1), dvec3(1, 1, 1)}) {
    for (const Solid* solid : {&g->a, &g->b, &g->difference}) {
      const std::vector<dvec3> outline = silhouetteOf(*solid, eye);
      for (int k = 0; k < 50; ++k) {
        dvec3 d = turn(random) * dvec3(1, 0, 0);
        d = glm::normalize(d - glm::dot(d, eye) / glm::dot(eye, eye) * eye);
        EXPECT_NEAR(extent(outline, d), extent(solid->positions, d), 5e-3 * solid->size);
      }
    }
  }
  EXPECT_EQ(silhouetteOf(g->b, dvec3(0, 0, 1)).size(), 4u);
  EXPECT_TRUE(silhouetteOf(Solid(), dvec3(0, 0, 1)).empty());
}

}  // namespace
}  // namespace gjklab::silhouette_test
