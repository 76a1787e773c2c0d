// Polygons as triangles, against the even-odd rule: each point of the plane is covered as often as it is inside.

#include "model/compose/triangulate.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numbers>
#include <random>

namespace gjklab::triangulate_test {
namespace {

using Corners = std::vector<glm::dvec2>;

double turnOf(glm::dvec2 a, glm::dvec2 b, glm::dvec2 c) {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

bool isInside(const Corners& polygon, glm::dvec2 p) {
  bool inside = false;
  for (std::size_t i = 0, k = polygon.size() - 1; i < polygon.size(); k = i++)
    if ((polygon[i].y > p.y) != (polygon[k].y > p.y) &&
        p.x < (polygon[k].x - polygon[i].x) * (p.y - polygon[i].y) / (polygon[k].y - polygon[i].y) + polygon[i].x)
      inside = !inside;
  return inside;
}

int timesCovered(const Corners& polygon, glm::dvec2 p) {
  int count = 0;
  for (const auto& [a, b, c] : triangulate(polygon)) {
    const double u = turnOf(polygon[a], polygon[b], p), v = turnOf(polygon[b], polygon[c], p),
                 w = turnOf(polygon[c], polygon[a], p);
    count += (u > 0 && v > 0 && w > 0) || (u < 0 && v < 0 && w < 0);
  }
  return count;
}

/// Seen from its middle, with corners as far out as chance has it: simple, and nearly never convex.
Corners star(std::mt19937& random, std::size_t count, double scale, bool clockwise) {
  std::uniform_real_distribution<double> share(0.2, 1);
  Corners corners;
  for (std::size_t i = 0; i < count; ++i) {
    const double angle = 2 * std::numbers::pi * static_cast<double>(i) / static_cast<double>(count);
    corners.push_back(scale * share(random) * glm::dvec2(std::cos(angle), (clockwise ? -1 : 1) * std::sin(angle)));
  }
  return corners;
}

TEST(Triangulate, CoversAPolygonOnceAndNothingElse) {
  std::mt19937 random(11);
  for (int i = 0; i < 300; ++i) {
    const double scale = std::pow(10.0, i % 13 - 6);
    const Corners polygon = star(random, 3 + random() % 12, scale, i % 2 == 0);
    ASSERT_EQ(triangulate(polygon).size(), polygon.size() - 2);
    std::uniform_real_distribution<double> place(-scale, scale);
    for (int k = 0; k < 60; ++k) {
      const glm::dvec2 p(place(random), place(random));
      ASSERT_EQ(timesCovered(polygon, p), isInside(polygon, p) ? 1 : 0) << i << ": " << p.x << ", " << p.y;
    }
  }
}

TEST(Triangulate, OfAConvexPolygonIsAFan) {
  const auto triangles = triangulate({{0, 0}, {2, 0}, {3, 1}, {2, 2}, {0, 2}});
  ASSERT_EQ(triangles.size(), 3u);
  for (std::size_t i = 0; i < triangles.size(); ++i)
    EXPECT_EQ(triangles[i], (std::array<std::size_t, 3>{0, i + 1, i + 2}));
}

TEST(Triangulate, FlatRepeatedAndCrossedPolygonsEnd) {
  EXPECT_TRUE(triangulate({}).empty());
  EXPECT_TRUE(triangulate({{0, 0}, {1, 1}}).empty());
  for (const Corners& polygon :
       {Corners{{0, 0}, {1, 0}, {2, 0}, {3, 0}}, Corners{{1, 1}, {1, 1}, {1, 1}, {1, 1}},
        Corners{{0, 0}, {2, 2}, {2, 0}, {0, 2}}, Corners{{0, 0}, {4, 0}, {1, 1}, {4, 2}, {0, 2}, {3, 1}}})
    EXPECT_EQ(triangulate(polygon).size(), polygon.size() - 2);
}

}  // namespace
}  // namespace gjklab::triangulate_test
