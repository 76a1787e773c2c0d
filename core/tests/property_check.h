#pragma once
// Checks everything that is promised of one query on a pair of polytopes.

#include "gjk/every_value.h"
#include "gjk/query.h"

#include "internals.h"
#include "pair_generator.h"
#include "same_bits.h"
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

/// How far a world point lies outside of a body; negative inside.
template <int D>
double outside(const Body<D>& body, const Vec<D>& point) {
  return double(trueDistance<D>(body, {{Vec<D>(0.0)}, 0, {point}, {}}).signed_distance);
}

/// The witness points and the normal of a result.
template <int D>
void checkWitness(const Pair<D>& pair, const Result<D>& result, double slack) {
  const double signed_distance = result.distance - result.depth;
  const double world = largestCoordinate<D>(pair.a.pose.position) + largestCoordinate<D>(pair.b.pose.position) +
                       largestCoordinate<D>(result.point_a) + std::abs(signed_distance);
  EXPECT_LE(glm::length(result.point_b - result.point_a - signed_distance * result.normal), 1e-15 * world);
  EXPECT_LE(outside<D>(pair.a, result.point_a), slack + 1e-14 * world);
  EXPECT_LE(outside<D>(pair.b, result.point_b), slack + 1e-14 * world);
}

/// The answer against the truth: status, bounds, normal and witness points.
template <int D>
void checkAnswer(const Pair<D>& pair, const Truth<D>& truth, const Options<D>& options, const Result<D>& result) {
  const double scale = double(truth.scale), rounding = double(truth.rounding) + 1e-12 * scale;
  const double expected = double(truth.signed_distance);
  const Real radius_sum = Real(pair.a.radius) + pair.b.radius;
  const bool round = options.rounding == Rounding::support && radius_sum > 0;
  const double slack = (round ? 1e-6 : 1e-9) * scale + double(truth.rounding);
  const double along_normal = double(separationAlong<D>(truth, result.normal, radius_sum));
  EXPECT_NEAR(glm::length(result.normal), 1, 1e-14);
  const double touching = options.tolerance * scale;
  const bool near_zero = std::abs(expected) <= 2 * touching + rounding;
  EXPECT_TRUE(near_zero || (result.status == (expected > 0 ? Status::separated : Status::intersecting)));
  const bool in_doubt = round || std::abs(std::abs(expected) - touching) <= rounding;
  EXPECT_TRUE(in_doubt || !result.has_distance ||
              (result.status == Status::touching) == (std::abs(expected) < touching));
  EXPECT_NE(result.termination, Termination::invalid_input);
  EXPECT_TRUE(round || !result.has_distance || result.termination == Termination::converged ||
              result.termination == Termination::flat_difference)
      << name(result.termination);
  SCOPED_TRACE(testing::Message() << std::setprecision(17) << "scale " << scale << " expected " << expected
                                  << " answer " << result.distance - result.depth << " bounds " << result.lower_bound
                                  << " " << result.upper_bound << " termination " << name(result.termination));
  if (!result.has_distance) {
    EXPECT_GT(expected, 0);
    EXPECT_GT(along_normal, 0);
    EXPECT_LE(result.lower_bound, expected + rounding);
    return;
  }
  const double signed_distance = result.distance - result.depth;
  EXPECT_NEAR(signed_distance, expected, slack);
  EXPECT_NEAR(signed_distance, along_normal, slack);
  EXPECT_LE(result.lower_bound, std::abs(expected) + rounding);
  EXPECT_GE(result.upper_bound, std::abs(expected) - rounding);
  EXPECT_LE(result.lower_bound, result.upper_bound);
  EXPECT_TRUE(result.distance == 0 || result.depth == 0);
  checkWitness(pair, result, slack);
}

/// Asks cold, or with a warm start, which is carried on.
template <int D>
Result<D> checkPair(const Pair<D>& pair, const Truth<D>& truth, const Options<D>& options,
                    WarmStart<D>* warm = nullptr) {
  Trace<D> trace;
  const WarmStart<D> before = warm ? *warm : WarmStart<D>();
  const Result<D> result = query(pair.a.shape, pair.a.pose, pair.b.shape, pair.b.pose, options, &trace, warm);
  if (warm) {
    WarmStart<D> same = before;
    Trace<D>* const untraced = nullptr;
    EXPECT_TRUE(
        sameBits(query(pair.a.shape, pair.a.pose, pair.b.shape, pair.b.pose, options, untraced, &same), result));
    expectReused(trace, before);
  } else {
    const Result<D> untraced = query(pair.a.shape, pair.a.pose, pair.b.shape, pair.b.pose, options);
    // Without a trace the boolean method may take other steps, to an answer that is as good.
    if (options.method == Method::boolean)
      checkAnswer(pair, truth, options, untraced);
    else
      EXPECT_TRUE(sameBits(untraced, result));
    EXPECT_EQ(untraced.status, result.status);
    Shape<D> prepared_a = pair.a.shape, prepared_b = pair.b.shape;
    prepared_a.prepare();
    prepared_b.prepare();
    EXPECT_TRUE(sameBits(query(prepared_a, pair.a.pose, prepared_b, pair.b.pose, options), untraced));
  }
  EXPECT_TRUE(sameBits(trace.result, result));
  checkTrace(trace, options);

  EXPECT_NEAR(trace.scale, double(truth.scale), double(truth.rounding) + 1e-12 * double(truth.scale));
  checkAnswer(pair, truth, options, result);
  return result;
}

template <int D>
Result<D> checkPair(const Pair<D>& pair, const Options<D>& options, WarmStart<D>* warm = nullptr) {
  return checkPair(pair, trueDistance<D>(pair.a, pair.b), options, warm);
}

/// In every method, sub-distance solver, rounding and acceleration.
template <int D>
void checkAllWays(const Pair<D>& pair) {
  const Truth<D> truth = trueDistance<D>(pair.a, pair.b);
  const auto check = [&](const Options<D>& options) {
    SCOPED_TRACE(testing::Message() << name(options.method) << " " << name(options.sub_distance) << " "
                                    << name(options.rounding) << " " << name(options.acceleration));
    checkPair(pair, truth, options);
  };
  for (const Method method : {Method::distance, Method::boolean})
    for (const SubDistance solver : everyValue<SubDistance>())
      for (const Rounding rounding : {Rounding::core, Rounding::support})
        check({.method = method, .sub_distance = solver, .rounding = rounding});
  for (const Acceleration acceleration : everyValue<Acceleration>()) check({.acceleration = acceleration});
  if (testing::Test::HasFailure()) ADD_FAILURE() << describe(pair);
}

}  // namespace gjk::test
