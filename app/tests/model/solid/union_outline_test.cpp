// The outline of several convex polygons: on the border of what they cover, and all of it.

#include "model/solid/union_outline.h"
#include "covered.h"

#include <gtest/gtest.h>

#include <random>

namespace gjklab::union_outline_test {
namespace {

using Polygons = std::vector<std::vector<dvec2>>;

double cross(dvec2 u, dvec2 v) { return u.x * v.y - u.y * v.x; }

bool holds(const std::vector<dvec2>& polygon, dvec2 p) {
  for (std::size_t i = 0; i < polygon.size(); ++i)
    if (cross(polygon[(i + 1) % polygon.size()] - polygon[i], p - polygon[i]) < 0) return false;
  return true;
}

bool covered(const Polygons& polygons, dvec2 p) {
  for (const auto& polygon : polygons)
    if (holds(polygon, p)) return true;
  return false;
}

Polygons drawn(std::mt19937& random, double scale) {
  std::uniform_real_distribution<double> unit(-1, 1);
  Polygons polygons;
  for (int i = 0; i < 6; ++i) {
    std::vector<dvec2> points;
    const double x = unit(random), y = unit(random);
    for (int k = 0; k < 7; ++k) {
      const double px = unit(random), py = unit(random);
      points.push_back(scale * (dvec2(x, y) + 0.7 * dvec2(px, py)));
    }
    polygons.push_back(convexOutline(points));
  }
  return polygons;
}

TEST(UnionOutline, ConvexOutlinesAreConvexAndHoldTheirPoints) {
  std::mt19937 random(3);
  std::uniform_real_distribution<double> unit(-1, 1);
  for (int round = 0; round < 200; ++round) {
    std::vector<dvec2> points;
    for (int i = 0; i < 12; ++i) {
      const double x = unit(random), y = unit(random);
      points.emplace_back(round % 2 ? dvec2(x, y) : glm::round(3.0 * dvec2(x, y)));  // repeated, collinear
    }
    const std::vector<dvec2> hull = convexOutline(points);
    ASSERT_GE(hull.size(), 3u);
    for (std::size_t i = 0; i < hull.size(); ++i)
      EXPECT_GT(cross(hull[(i + 1) % hull.size()] - hull[i], hull[(i + 2) % hull.size()] - hull[(i + 1) % hull.size()]),
                0);
    for (const dvec2 p : points)
      for (std::size_t i = 0; i < hull.size(); ++i)
        EXPECT_GE(cross(hull[(i + 1) % hull.size()] - hull[i], p - hull[i]), -1e-14);
  }
}

/// On either side of every piece: covered on one, free on the other.
TEST(UnionOutline, EveryPieceIsBorder) {
  Covered cases(3000);
  std::mt19937 random(4);
  for (const double scale : {1e-6, 1.0, 1e6})
    for (int round = 0; round < 50; ++round) {
      const Polygons polygons = drawn(random, scale);
      for (const OutlinePiece& piece : unionOutline(polygons, 1e-9 * scale)) {
        const dvec2 along = piece[1] - piece[0];
        if (glm::length(along) < 1e-6 * scale) continue;
        ++cases;
        const dvec2 out = dvec2(along.y, -along.x) / glm::length(along) * (1e-7 * scale),
                    middle = 0.5 * (piece[0] + piece[1]);
        EXPECT_FALSE(covered(polygons, middle + out));
        EXPECT_TRUE(covered(polygons, middle - out));
      }
    }
}

/// A walk from inside to far outside crosses it: wherever cover ends there is a piece.
TEST(UnionOutline, NoBorderIsMissing) {
  std::mt19937 random(5);
  std::uniform_real_distribution<double> unit(-2, 2);
  for (int round = 0; round < 60; ++round) {
    const Polygons polygons = drawn(random, 1);
    const auto pieces = unionOutline(polygons, 1e-9);
    for (int k = 0; k < 40; ++k) {
      const double px = unit(random), py = unit(random), qx = unit(random), qy = unit(random);
      const dvec2 p(px, py), q(qx, qy);
      int crossings = 0;
      for (const OutlinePiece& piece : pieces)
        crossings += cross(q - p, piece[0] - p) * cross(q - p, piece[1] - p) < 0 &&
                     cross(piece[1] - piece[0], p - piece[0]) * cross(piece[1] - piece[0], q - piece[0]) < 0;
      EXPECT_EQ(crossings % 2 == 1, covered(polygons, p) != covered(polygons, q));
    }
  }
}

TEST(UnionOutline, NothingAndPoints) {
  EXPECT_TRUE(unionOutline({}, 0).empty());
  EXPECT_TRUE(unionOutline({{{1, 2}}}, 0).empty());
  EXPECT_EQ(unionOutline({{{0, 0}, {1, 0}}}, 0).size(), 1u);
  EXPECT_EQ(convexOutline({{1, 1}, {1, 1}}).size(), 1u);
  EXPECT_EQ(convexOutline({{0, 0}, {1, 1}, {2, 2}}).size(), 2u);
}

}  // namespace
}  // namespace gjklab::union_outline_test
