// Separating axes of bodies thinner than what the test takes for flat: their thickness counts all the same.
#include "gjk/sat_query.h"
#include "pair_truth.h"
#include "random.h"

#include <gtest/gtest.h>

namespace gjk::test::sat_flat_test {
namespace {

/// Four or five points around the origin, about `thickness` from a plane.
std::vector<Vec<3>> nearlyFlat(Random& random, double thickness) {
  std::vector<Vec<3>> points;
  for (const Vec<3> corner : {Vec<3>(-1, -1, 0), Vec<3>(1, -1, 0), Vec<3>(1, 1, 0), Vec<3>(-1, 1, 0)})
    points.push_back(corner +
                     Vec<3>(random.uniform(-0.3, 0.3), random.uniform(-0.3, 0.3), thickness * random.uniform(-1, 1)));
  if (random.integer(0, 1) == 1) points.push_back({0, 0, thickness * random.uniform(1, 2)});
  return points;
}

TEST(SatOfNearlyFlatBodies, BoundsHoldAndTheTraceAgrees) {
  Random random(38);
  int overlapping = 0, apart = 0;
  for (int n = 0; n < 500; ++n) {
    const double size = random.magnitude(-3, 3), thickness = random.magnitude(-13, -9);
    Body<3> a, b;
    a.points = nearlyFlat(random, thickness);
    b.points =
        random.integer(0, 1) == 1 ? nearlyFlat(random, thickness * random.magnitude(-2, 2)) : random.points<3>(5, 1);
    a.pose.rotation = random.rotation<3>();
    b.pose.rotation = random.integer(0, 1) == 1 ? a.pose.rotation : random.rotation<3>();
    // Deep, or by about the thickness, along A's normal.
    const Vec<3> normal = a.pose.rotation.apply({0, 0, 1});
    b.pose.position =
        a.pose.rotation.apply({random.uniform(-0.5, 0.5), random.uniform(-0.5, 0.5), 0}) +
        normal * (random.integer(0, 2) == 0 ? 0.3 * random.uniform(-1, 1) : 4 * thickness * random.uniform(-1, 1));
    for (Body<3>* body : {&a, &b}) {
      for (Vec<3>& p : body->points) p *= size;
      body->pose.position *= size;
      body->shape.kind = Hull<3>{body->points};
    }
    const Truth<3> truth = trueDistance(a, b);
    const double scale = static_cast<double>(truth.scale), exact = static_cast<double>(truth.signed_distance);
    const double rounding = static_cast<double>(truth.rounding) + 1e-14 * scale;

    const Options<3> options{.method = Method::separating_axes};
    SatTrace<3> trace;
    const Result<3> result = queryBySeparatingAxes<3>(a.shape, a.pose, b.shape, b.pose, options, &trace);
    ASSERT_NE(result.termination, Termination::invalid_input);
    const SatAxis<3>& deciding = trace.axes[static_cast<std::size_t>(trace.deciding)];
    EXPECT_EQ(deciding.direction, result.normal) << n;
    const double answer = result.has_distance ? result.distance - result.depth : result.lower_bound;
    EXPECT_EQ(deciding.separation, answer) << n;
    if (exact < -1.01 * options.tolerance * scale) {
      ++overlapping;
      EXPECT_EQ(result.status, Status::intersecting) << n << ": " << exact / scale;
      EXPECT_LE(result.lower_bound, -exact + rounding) << n << ": " << (result.lower_bound + exact) / scale;
      EXPECT_GE(result.upper_bound, -exact - rounding) << n << ": " << (result.upper_bound + exact) / scale;
    } else if (exact > 0) {
      ++apart;
      EXPECT_NE(result.status, Status::intersecting) << n;
      EXPECT_LE(result.lower_bound, exact + rounding) << n << ": " << (result.lower_bound - exact) / scale;
    } else if (std::abs(exact) < 0.99 * options.tolerance * scale) {
      EXPECT_EQ(result.status, Status::touching) << n << ": " << exact / scale;
    }
  }
  EXPECT_GT(overlapping, 100);
  EXPECT_GT(apart, 50);
}

}  // namespace
}  // namespace gjk::test::sat_flat_test
