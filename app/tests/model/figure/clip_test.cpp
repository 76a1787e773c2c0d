#include "model/figure/clip.h"
#include "model/solid/convex_polygon.h"

#include <gtest/gtest.h>

#include <cmath>
#include <random>

namespace gjklab::clip_test {
namespace {

std::vector<dvec3> square(double half) {
  return {{-half, -half, 0}, {half, -half, 0}, {half, half, 0}, {-half, half, 0}};
}

TEST(Clip, HalfSpaceKeepsItsSide) {
  const auto half = clipToHalfSpace(square(1), {1, 0, 0}, 0.5);
  EXPECT_NEAR(signedArea(half), 3.0, 1e-15);
  for (const dvec3& p : half) EXPECT_LE(p.x, 0.5);
  EXPECT_TRUE(clipToHalfSpace(square(1), {1, 0, 0}, -2).empty());
  EXPECT_EQ(clipToHalfSpace(square(1), {1, 0, 0}, 2), square(1));
}

TEST(Clip, TwoSidesOfALineMakeTheWhole) {
  std::mt19937 random(7);
  std::uniform_real_distribution<double> angle(0, 6.3), offset(-1.4, 1.4);
  for (int i = 0; i < 500; ++i) {
    const double t = angle(random), d = offset(random);
    const dvec3 n(std::cos(t), std::sin(t), 0);
    const double both = signedArea(clipToHalfSpace(square(1), n, d)) + signedArea(clipToHalfSpace(square(1), -n, -d));
    EXPECT_NEAR(both, 4.0, 1e-12);
  }
}

TEST(Clip, SegmentAgainstThePane) {
  View view;
  view.size = {200, 100};
  view.pixels_per_unit = 10;  // the pane is [-10, 10] × [-5, 5]
  const auto kept = clipToPane(view, {-30, 0, 0}, {30, 3, 0}, 1);
  ASSERT_TRUE(kept);
  EXPECT_NEAR(kept->first.x, -10, 1e-12);
  EXPECT_NEAR(kept->first.y, 1, 1e-12);
  EXPECT_NEAR(kept->second.x, 10, 1e-12);
  EXPECT_NEAR(kept->second.y, 2, 1e-12);
  EXPECT_FALSE(clipToPane(view, {-30, 0, 0}, {0, 40, 0}, 1));
  const auto inner = clipToPane(view, {1, 2, 0}, {3, 4, 0}, 1);
  ASSERT_TRUE(inner);
  EXPECT_EQ(inner->first, dvec3(1, 2, 0));
  EXPECT_EQ(inner->second, dvec3(3, 4, 0));
}

TEST(Clip, CentreOfAreaOfKnownShapes) {
  const std::vector<dvec3> triangle = {{0, 0, 0}, {3, 0, 0}, {0, 6, 0}};
  EXPECT_NEAR(glm::length(centreOfArea(triangle) - dvec3(1, 2, 0)), 0, 1e-14);
  // Not the mean of the points: a square with one side divided ten times.
  std::vector<dvec3> divided = {{1, 1, 0}, {-1, 1, 0}};
  for (int i = 0; i <= 10; ++i) divided.push_back({-1 + 0.2 * i, -1, 0});
  EXPECT_NEAR(glm::length(centreOfArea(divided)), 0, 1e-14);
  EXPECT_NEAR(glm::length(centreOfArea({{1, 0, 0}, {3, 2, 0}}) - dvec3(2, 1, 0)), 0, 1e-14);
}

TEST(Clip, ClearanceIsTheDistanceToTheNearestSide) {
  EXPECT_NEAR(clearance(square(1), {0.25, 0, 0}), 0.75, 1e-15);
  EXPECT_LT(clearance(square(1), {2, 0, 0}), 0);
}

}  // namespace
}  // namespace gjklab::clip_test
