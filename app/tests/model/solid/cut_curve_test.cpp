#include "model/solid/cut_curve.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numbers>
#include <random>

#include "model/solid/solids.h"
#include "model/test_shapes.h"

namespace gjklab::cut_curve_test {
namespace {

using namespace test_shapes;

Solid drawnBody(const Body& body) {
  return bodySolids(body, turned(localShape(body, 3), body, 3), 3, gjk::Rounding::support).whole;
}

double lengthOf(const std::vector<CutCurve>& curves) {
  double length = 0;
  for (const CutCurve& curve : curves)
    for (std::size_t i = 0; i + (curve.closed ? 0 : 1) < curve.points.size(); ++i)
      length += glm::distance(curve.points[i], curve.points[(i + 1) % curve.points.size()]);
  return length;
}

using Triangle = std::array<dvec3, 3>;

std::vector<Triangle> trianglesOf(const Solid& solid, dvec3 offset) {
  std::vector<Triangle> triangles;
  for (std::size_t i = 0; i + 2 < solid.triangles.size(); i += 3) {
    Triangle t;
    for (std::size_t k = 0; k < 3; ++k)
      t[k] = solid.positions[static_cast<std::size_t>(solid.triangles[i + k])] + offset;
    triangles.push_back(t);
  }
  return triangles;
}

/// What two triangles have in common of the line in which their planes meet (Möller 1997).
double commonLength(const Triangle& s, const Triangle& t) {
  const dvec3 ns = glm::normalize(glm::cross(s[1] - s[0], s[2] - s[0]));
  const dvec3 nt = glm::normalize(glm::cross(t[1] - t[0], t[2] - t[0]));
  const dvec3 line = glm::cross(ns, nt);
  if (glm::length(line) < 1e-12) return 0;
  const dvec3 along = glm::normalize(line);
  const auto interval = [&](const Triangle& of, const Triangle& plane, dvec3 normal) {
    double low = 1e300, high = -1e300;
    for (std::size_t i = 0; i < 3; ++i) {
      const dvec3 p = of[i], q = of[(i + 1) % 3];
      const double hp = glm::dot(normal, p - plane[0]), hq = glm::dot(normal, q - plane[0]);
      if ((hp < 0) == (hq < 0)) continue;
      const double at = glm::dot(along, p + (q - p) * (hp / (hp - hq)));
      low = std::min(low, at), high = std::max(high, at);
    }
    return std::pair{low, high};
  };
  const auto [a, b] = interval(s, t, nt);
  const auto [c, d] = interval(t, s, ns);
  return std::max(0.0, std::min(b, d) - std::max(a, c));
}

TEST(CutCurve, OfTwoCubesIsAHexagonOfTheirEdges) {
  const Solid cube = drawnBody(boxOf({1, 1, 1}));
  const dvec3 sight = glm::normalize(dvec3(0.3, 0.5, 1));
  const auto curves = cutCurves(cube, {7, 8, 9}, cube, {8, 9, 10}, sight);
  EXPECT_NEAR(lengthOf(curves), 6, 1e-6);
  // From the side of the second cube its faces x = 0, y = 0, z = 0 are at the back, the first one's at the front: all
  // of the curve is hidden, in one piece.
  ASSERT_EQ(curves.size(), 1u);
  EXPECT_TRUE(curves[0].closed && curves[0].hidden);
  // Moved along x and y only, the two cut each other in two squares; half of them can be seen.
  const auto beams =
      cutCurves(drawnBody(boxOf({1, 0.5, 0.5})), dvec3(0.0), drawnBody(boxOf({0.25, 1, 0.25})), dvec3(0.0), sight);
  EXPECT_NEAR(lengthOf(beams), 8 * 0.5, 1e-6);
  double seen = 0;
  for (const CutCurve& curve : beams)
    if (!curve.hidden) seen += lengthOf({curve});
  // On the upper side: the borders of the post's faces x = 0.25 and z = 0.25.
  EXPECT_NEAR(seen, 2 * 0.5, 1e-6);
}

TEST(CutCurve, OfTwoBallsIsACircle) {
  const Solid ball = drawnBody(roundOf(ShapeKind::sphere, 1));
  const auto curves = cutCurves(ball, dvec3(0.0), ball, {1.2, 0, 0}, dvec3(0, 0, 1));
  EXPECT_NEAR(lengthOf(curves), 2 * std::numbers::pi * 0.8, 0.03);
  for (const CutCurve& curve : curves)
    for (const dvec3& p : curve.points) EXPECT_NEAR(p.x, 0.6, 0.01);
}

TEST(CutCurve, IsAsLongAsWhatAllPairsOfTrianglesHaveInCommon) {
  std::mt19937 random(7);
  std::normal_distribution<double> normal;
  int cutting = 0;
  for (int i = 0; i < 60; ++i) {
    const double scale = std::pow(10.0, i % 13 - 6);
    const Solid a = drawnBody(randomHull(random, 3, 5 + i % 20, scale)),
                b = drawnBody(randomHull(random, 3, 30, scale));
    const double x = normal(random), y = normal(random), z = normal(random);
    const dvec3 offset = 0.8 * scale * dvec3(x, y, z);
    const auto curves = cutCurves(a, dvec3(0.0), b, offset, turn(random) * dvec3(0, 0, 1));
    double expected = 0;
    for (const Triangle& s : trianglesOf(a, dvec3(0.0)))
      for (const Triangle& t : trianglesOf(b, offset)) expected += commonLength(s, t);
    EXPECT_NEAR(lengthOf(curves), expected, 1e-5 * scale) << i;
    cutting += expected > 0;
    const auto planes_a = planesOf(a, dvec3(0.0)), planes_b = planesOf(b, offset);
    for (const CutCurve& curve : curves)
      for (const dvec3& p : curve.points) {
        EXPECT_NEAR(outside(planes_a, p), 0, 1e-7 * scale);
        EXPECT_NEAR(outside(planes_b, p), 0, 1e-7 * scale);
      }
  }
  EXPECT_GT(cutting, 40);
}

TEST(CutCurve, BodiesThatTouchOrAreApartOrOneWithinTheOtherHaveNone) {
  const Solid cube = drawnBody(boxOf({1, 1, 1})), small = drawnBody(boxOf({0.5, 0.5, 0.5}));
  for (const dvec3 at : {dvec3(2, 0, 0), dvec3(2, 2, 2), dvec3(3, 0, 0), dvec3(0.0)})
    EXPECT_TRUE(cutCurves(cube, dvec3(0.0), cube, at, dvec3(0, 0, 1)).empty()) << at.x;
  EXPECT_TRUE(cutCurves(cube, dvec3(0.0), small, {0.1, 0.2, 0}, dvec3(0, 0, 1)).empty());
  EXPECT_TRUE(cutCurves(small, dvec3(0.0), cube, {0.1, 0.2, 0}, dvec3(0, 0, 1)).empty());
  EXPECT_TRUE(cutCurves(drawnBody(pointOf()), dvec3(0.0), cube, dvec3(0.0), dvec3(0, 0, 1)).empty());
}

}  // namespace
}  // namespace gjklab::cut_curve_test
