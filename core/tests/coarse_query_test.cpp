// Who asks for less: coarse tolerances end a run early with bounds as wide, and the trace is still the run.

#include "gjk/query.h"

#include "property_check.h"
#include "sanitizers.h"

#include <gtest/gtest.h>

namespace gjk::test::coarse_query_test {
namespace {

template <int D>
void checkCoarse(std::uint64_t seed, int count) {
  count /= test::kShareOfCases;
  PairGenerator<D> generator(seed);
  Random random(seed + 1);
  Trace<D> trace;
  int fewer = 0, more = 0;
  for (int run = 0; run < count; ++run) {
    const Pair<D> pair = generator.next();
    SCOPED_TRACE(testing::Message() << "run " << run << ": " << pair.kind);
    const double tolerance = random.magnitude(-9, -2);
    const Options<D> options{.tolerance = tolerance, .epa_tolerance = tolerance};
    const auto asked = [&](const Options<D>& how, Trace<D>* into) {
      return query(pair.a.shape, pair.a.pose, pair.b.shape, pair.b.pose, how, into);
    };
    const Result<D> result = asked(options, nullptr), exact = asked({}, nullptr);
    EXPECT_TRUE(sameBits(asked(options, &trace), result));
    const Truth<D> truth = trueDistance<D>(pair.a, pair.b);
    const double scale = double(truth.scale), rounding = double(truth.rounding) + 1e-12 * scale;
    const double expected = double(truth.signed_distance), answer = result.distance - result.depth;
    EXPECT_NEAR(answer, expected, tolerance * scale + rounding);
    if (result.status != Status::touching && std::abs(expected) > 2 * tolerance * scale) {
      EXPECT_EQ(result.status, exact.status);
      EXPECT_LE(result.lower_bound, std::abs(expected) + rounding);
      EXPECT_GE(result.upper_bound, std::abs(expected) - rounding);
      EXPECT_LE(result.upper_bound - result.lower_bound, tolerance * scale + rounding);
      const double along = double(separationAlong<D>(truth, result.normal, Real(pair.a.radius) + pair.b.radius));
      EXPECT_NEAR(along, answer, tolerance * scale + rounding);
      const Vec<D> error = result.point_b - result.point_a - answer * result.normal;
      EXPECT_LE(glm::length(error), 1e-14 * (scale + largestCoordinate<D>(pair.a.pose.position)));
    }
    const auto work = [](const Result<D>& r) { return r.gjk_iterations + r.epa_iterations; };
    fewer += work(result) < work(exact);
    more += work(result) > work(exact);
    ASSERT_FALSE(testing::Test::HasFailure()) << "tolerance " << tolerance << "\n" << describe(pair);
  }
  EXPECT_GT(fewer, 0);
  EXPECT_LE(more, 0.02 * count) << more;
}

TEST(CoarseQuery, BoundsAreAsWideAsAllowedIn2D) { checkCoarse<2>(341, 4000); }
TEST(CoarseQuery, BoundsAreAsWideAsAllowedIn3D) { checkCoarse<3>(342, 2500); }

}  // namespace
}  // namespace gjk::test::coarse_query_test
