// The hull of points on the screen.

#include "model/figure/screen_hull.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <vector>

namespace gjklab::screen_hull_test {
namespace {

/// Against the definition: no point lies to the right of an edge of the hull, and every corner is a point.
TEST(ScreenHull, HoldsEveryPoint) {
  std::mt19937 random(7);
  std::uniform_real_distribution<double> any(-1, 1);
  for (int run = 0; run < 200; ++run) {
    std::vector<dvec2> points;
    for (int i = 0; i < 3 + run; ++i) {
      const dvec2 p(any(random), any(random));
      points.push_back(run % 3 == 0 && glm::length(p) > 0 ? glm::normalize(p) : glm::round(p * double(run)));
    }
    const std::vector<std::size_t> hull = hullIndices(points);
    for (std::size_t i = 0; hull.size() > 2 && i < hull.size(); ++i) {
      const dvec2 a = points[hull[i]], edge = points[hull[(i + 1) % hull.size()]] - a;
      for (const dvec2& p : points) EXPECT_GE(edge.x * (p - a).y - edge.y * (p - a).x, -1e-9);
    }
    std::vector<std::size_t> once = hull;
    std::sort(once.begin(), once.end());
    EXPECT_EQ(std::unique(once.begin(), once.end()), once.end());
  }
}

/// A square turned by 45° in a box that reaches its middle.
TEST(ScreenHull, IsClippedToABox) {
  const std::vector<dvec2> square{{1, 0}, {2, 1}, {1, 2}, {0, 1}};
  EXPECT_NEAR(screenArea(square), 2, 1e-12);
  EXPECT_NEAR(screenArea(clippedTo(square, {dvec2(0.0), dvec2(1, 2)})), 1, 1e-12);
  EXPECT_NEAR(screenArea(clippedTo(square, {dvec2(0.5), dvec2(1.5)})), 1, 1e-12);
  EXPECT_NEAR(screenArea(clippedTo(square, {dvec2(-9.0), dvec2(9.0)})), 2, 1e-12);
  EXPECT_EQ(screenArea(clippedTo(square, {dvec2(3.0), dvec2(4.0)})), 0);
}

}  // namespace
}  // namespace gjklab::screen_hull_test
