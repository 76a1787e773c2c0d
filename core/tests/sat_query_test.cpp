// The separating axis test as the answer of a query: with radii, against brute force.
#include "gjk/sat_query.h"

#include "pair_generator.h"
#include "property_check.h"

#include <gtest/gtest.h>

namespace gjk::test::sat_query_test {
namespace {

template <int D>
void checkAnswer(const Pair<D>& pair, const Result<D>& result) {
  const Truth<D> truth = trueDistance<D>(pair.a, pair.b);
  const double scale = double(truth.scale), slack = 1e-9 * scale + 10 * double(truth.rounding);
  const double expected = double(truth.signed_distance);
  const Real radii = Real(pair.a.radius) + pair.b.radius;
  ASSERT_EQ(result.termination, Termination::converged);
  EXPECT_EQ(result.gjk_iterations + result.epa_iterations + result.support_calls, 0);
  EXPECT_NEAR(glm::length(result.normal), 1, 1e-14);
  const double along_normal = double(separationAlong<D>(truth, result.normal, radii));
  const bool near_zero = std::abs(expected) <= slack;
  EXPECT_TRUE(near_zero || result.status == (expected > 0 ? Status::separated : Status::intersecting));
  if (result.status == Status::separated) {
    EXPECT_FALSE(result.has_distance);
    EXPECT_LE(result.lower_bound, expected + slack);
    EXPECT_NEAR(result.lower_bound, along_normal, slack);
    return;
  }
  EXPECT_NEAR(result.distance - result.depth, expected, slack);
  EXPECT_NEAR(result.distance - result.depth, along_normal, slack);
  checkWitness(pair, result, slack);
}

template <int D>
void checkRandomPolytopes(std::uint64_t seed, int count) {
  PairGenerator<D> generator(seed);
  int hits = 0, through_nearest_points = 0;
  for (int run = 0; run < count; ++run) {
    const Pair<D> pair = generator.next();
    SCOPED_TRACE(testing::Message() << "run " << run << ": " << pair.kind);
    Options<D> options;
    options.method = Method::separating_axes;
    SatTrace<D> trace;
    const Result<D> result =
        queryBySeparatingAxes<D>(pair.a.shape, pair.a.pose, pair.b.shape, pair.b.pose, options, &trace);
    EXPECT_TRUE(sameBits(query<D>(pair.a.shape, pair.a.pose, pair.b.shape, pair.b.pose, options), result));
    checkAnswer(pair, result);
    EXPECT_EQ(trace.axes[trace.deciding].direction, result.normal);
    hits += result.status != Status::separated;
    through_nearest_points += trace.axes[trace.deciding].kind == SatAxisKind::nearest_points;
    ASSERT_FALSE(testing::Test::HasFailure()) << describe(pair);
  }
  EXPECT_GT(hits, 0.3 * count);
  EXPECT_LT(hits, 0.8 * count);
  if (D > 1) {
    EXPECT_GT(through_nearest_points, 5) << "radii that meet where corners are nearest";
  }
}

TEST(SatQuery, PropertiesIn1D) { checkRandomPolytopes<1>(71, 500); }
TEST(SatQuery, PropertiesIn2D) { checkRandomPolytopes<2>(72, 600); }
TEST(SatQuery, PropertiesIn3D) { checkRandomPolytopes<3>(73, 400); }

/// A ball over the corner of a box: no face's axis parts them where only the corner is near.
TEST(SatQuery, BallBesideACorner) {
  Options<3> options;
  options.method = Method::separating_axes;
  const Shape<3> box{Box<3>{{1, 1, 1}}}, ball{Sphere<3>{0.5}};
  const auto at = [&](double along) { return query<3>(box, {}, ball, {Vec<3>(1 + along / std::sqrt(3.0))}, options); };
  const Result<3> apart = at(0.6), overlapping = at(0.4);
  EXPECT_EQ(apart.status, Status::separated);
  EXPECT_NEAR(apart.lower_bound, 0.1, 1e-14);
  EXPECT_EQ(overlapping.status, Status::intersecting);
  EXPECT_NEAR(overlapping.depth, 0.1, 1e-14);
  EXPECT_LE(glm::length(overlapping.normal - Vec<3>(1 / std::sqrt(3.0))), 1e-14);
}

TEST(SatQuery, OnlyForSmallPolytopes) {
  Options<3> options;
  options.method = Method::separating_axes;
  const Shape<3> box{Box<3>{{1, 1, 1}}}, cone{Cone{1, 1}};
  EXPECT_EQ(satAxisCount<3>(box, cone), -1);
  EXPECT_EQ(query<3>(box, {}, cone, {}, options).termination, Termination::unsuited);
  Random random(74);
  Hull<3> many;
  for (int i = 0; i < 100; ++i) many.points.push_back(random.direction<3>());
  const Shape<3> hull{many};
  EXPECT_GT(satAxisCount<3>(hull, hull), kMostSatAxes);
  EXPECT_EQ(query<3>(hull, {}, hull, {}, options).termination, Termination::unsuited);
  EXPECT_FALSE(query<3>(hull, {}, hull, {}, options).has_distance);
  EXPECT_EQ(query<3>(box, {}, box, {Vec<3>(std::nan(""))}, options).termination, Termination::invalid_input);
}

}  // namespace
}  // namespace gjk::test::sat_query_test
