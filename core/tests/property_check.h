#pragma once
// Checks everything that is promised of one query on a pair of polytopes.

#include "internals.h"
#include "pair_generator.h"
#include "trace_check.h"

#include <gtest/gtest.h>

#include <iomanip>
#include <sstream>

namespace gjk::test {

template <int D>
std::string describe(const Pair<D>& pair) {
  std::ostringstream out;
  out << std::setprecision(17);
  for (const Body<D>* body : {&pair.a, &pair.b}) {
    out << "body: radius " << body->radius << ", points";
    for (const auto& p : body->points) {
      out << " {";
      for (int i = 0; i < D; ++i) out << (i ? ", " : "") << p[i];
      out << "}";
    }
    out << "\n  position";
    for (int i = 0; i < D; ++i) out << " " << body->pose.position[i];
    if constexpr (D == 2) out << " rotation " << body->pose.rotation.cosine << " " << body->pose.rotation.sine;
    if constexpr (D == 3)
      for (int i = 0; i < 3; ++i)
        for (int j = 0; j < 3; ++j) out << (i + j ? " " : " rotation (columns) ") << body->pose.rotation.matrix[i][j];
    out << "\n";
  }
  return out.str();
}

template <int D>
void expectSameBits(const Result<D>& x, const Result<D>& y) {
  EXPECT_EQ(x.status, y.status);
  EXPECT_EQ(x.distance, y.distance);
  EXPECT_EQ(x.depth, y.depth);
  EXPECT_EQ(x.normal, y.normal);
  EXPECT_EQ(x.point_a, y.point_a);
  EXPECT_EQ(x.point_b, y.point_b);
  EXPECT_EQ(x.lower_bound, y.lower_bound);
  EXPECT_EQ(x.upper_bound, y.upper_bound);
  EXPECT_EQ(x.gjk_iterations, y.gjk_iterations);
  EXPECT_EQ(x.epa_iterations, y.epa_iterations);
  EXPECT_EQ(x.support_calls, y.support_calls);
  EXPECT_EQ(x.termination, y.termination);
}

/// The first record shows the vertices that were taken over, and no others beside w.
template <int D>
void expectReused(const Trace<D>& trace, const WarmStart<D>& before) {
  if (trace.gjk.empty()) return;
  const GjkRecord<D>& first = trace.gjk.front();
  ASSERT_LE(first.simplex.size(), 1 + std::min(before.simplex.size(), D));
  for (int i = 1; i < first.simplex.size(); ++i) {
    bool known = false;
    for (const LocalSupport<D>& s : before.simplex)
      known = known || (s.index_a == first.simplex[i].support.index_a && s.index_b == first.simplex[i].support.index_b);
    ASSERT_TRUE(known);
  }
}

/// A point of a body: not beyond its support along some directions.
template <int D>
void expectOnBody(const Body<D>& body, const Vec<D>& point, double slack) {
  Random random(61);
  const auto points = placedPoints<D>(body, Vec<D>(0.0));
  for (int i = 0; i < 20; ++i) {
    const RealVec<D> d = real<D>(random.direction<D>());
    ASSERT_LE(double(dot<D>(d, real<D>(point)) - supportDistance<D>(points, d)), body.radius + slack);
  }
}

/// The witness points and the normal of a result.
template <int D>
void checkWitness(const Pair<D>& pair, const Result<D>& result, double slack) {
  const double signed_distance = result.distance - result.depth;
  const double world = largestCoordinate<D>(pair.a.pose.position) + largestCoordinate<D>(pair.b.pose.position) +
                       largestCoordinate<D>(result.point_a) + std::abs(signed_distance);
  EXPECT_LE(glm::length(result.point_b - result.point_a - signed_distance * result.normal), 1e-15 * world);
  expectOnBody<D>(pair.a, result.point_a, slack + 1e-14 * world);
  expectOnBody<D>(pair.b, result.point_b, slack + 1e-14 * world);
}

/// Asks cold, or with a warm start, which is carried on.
template <int D>
Result<D> checkPair(const Pair<D>& pair, const Options<D>& options, WarmStart<D>* warm = nullptr) {
  Trace<D> trace;
  const WarmStart<D> before = warm ? *warm : WarmStart<D>();
  const Result<D> result = query(pair.a.shape, pair.a.pose, pair.b.shape, pair.b.pose, options, &trace, warm);
  if (warm) {
    WarmStart<D> same = before;
    Trace<D>* const untraced = nullptr;
    expectSameBits(query(pair.a.shape, pair.a.pose, pair.b.shape, pair.b.pose, options, untraced, &same), result);
    expectReused(trace, before);
  } else {
    expectSameBits(query(pair.a.shape, pair.a.pose, pair.b.shape, pair.b.pose, options), result);
  }
  expectSameBits(trace.result, result);
  checkTrace(trace, options);
  if (!warm) {
    Shape<D> prepared_a = pair.a.shape, prepared_b = pair.b.shape;
    prepared_a.prepare();
    prepared_b.prepare();
    expectSameBits(query(prepared_a, pair.a.pose, prepared_b, pair.b.pose, options), result);
  }

  const Truth<D> truth = trueDistance<D>(pair.a, pair.b);
  const double scale = double(truth.scale), rounding = double(truth.rounding) + 1e-12 * scale;
  const double expected = double(truth.signed_distance);
  const Real radius_sum = Real(pair.a.radius) + pair.b.radius;
  const bool round = options.rounding == Rounding::support && radius_sum > 0;
  const double slack = (round ? 1e-6 : 1e-9) * scale + double(truth.rounding);
  const double along_normal = double(separationAlong<D>(truth, result.normal, radius_sum));
  EXPECT_NEAR(trace.scale, scale, rounding);
  EXPECT_NEAR(glm::length(result.normal), 1, 1e-14);
  const bool near_zero = std::abs(expected) <= 2e-10 * scale + rounding;
  EXPECT_TRUE(near_zero || (result.status == (expected > 0 ? Status::separated : Status::intersecting)));
  EXPECT_TRUE(round || result.termination != Termination::max_iterations);
  EXPECT_NE(result.termination, Termination::invalid_input);
  SCOPED_TRACE(testing::Message() << std::setprecision(17) << "scale " << scale << " expected " << expected
                                  << " answer " << result.distance - result.depth << " bounds " << result.lower_bound
                                  << " " << result.upper_bound << " termination " << name(result.termination));
  if (!result.has_distance) {
    EXPECT_GT(expected, 0);
    EXPECT_GT(along_normal, 0);
    EXPECT_LE(result.lower_bound, expected + rounding);
    return result;
  }
  const double signed_distance = result.distance - result.depth;
  EXPECT_NEAR(signed_distance, expected, slack);
  EXPECT_NEAR(signed_distance, along_normal, slack);
  EXPECT_LE(result.lower_bound, std::abs(expected) + rounding);
  EXPECT_GE(result.upper_bound, std::abs(expected) - rounding);
  EXPECT_LE(result.lower_bound, result.upper_bound);
  checkWitness(pair, result, slack);
  return result;
}

}  // namespace gjk::test
