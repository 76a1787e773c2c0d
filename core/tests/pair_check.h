#pragma once
// Checks one query on two hulls (with margins) against everything the answer and the trace promise. The truth is found
// by brute force over all vertex differences, in long double.

#include "gjk/query.h"

#include "nearest_oracle.h"
#include "oracle_depth.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <string>
#include <vector>

namespace gjk::test {

template <int D>
struct HullPair {
  Shape<D> a, b;
  Pose<D> pose_a, pose_b;
};

template <int D>
const std::vector<Vec<D>>& pointsOf(const Shape<D>& shape) {
  return std::get<Hull<D>>(shape.kind).points;
}

/// A hull's points turned, in world axes, relative to `centre`.
template <int D>
std::vector<LongVec<D>> placed(const Shape<D>& shape, const Pose<D>& pose, Vec<D> centre) {
  std::vector<LongVec<D>> all;
  for (const Vec<D>& p : pointsOf(shape)) {
    LongVec<D> w = toLong<D>(pose.rotation.apply(p));
    for (int i = 0; i < D; ++i) w[i] += static_cast<Long>(pose.position[i]) - static_cast<Long>(centre[i]);
    all.push_back(w);
  }
  return all;
}

/// The gap along n between the hulls whose vertex differences are given: least of −n·w. Negative for an overlap.
template <int D>
Long gapAlong(const std::vector<LongVec<D>>& w, Vec<D> n) {
  Long least = std::numeric_limits<Long>::infinity();
  for (const auto& p : w) least = std::min(least, -dotLong<D>(p, toLong<D>(n)));
  return least;
}

template <int D>
class PairTruth {
 public:
  explicit PairTruth(const HullPair<D>& pair) : pair_(pair), centre_(pair.pose_a.position) {
    a_ = placed(pair.a, pair.pose_a, centre_);
    b_ = placed(pair.b, pair.pose_b, centre_);
    differences_ = allDifferences<D>(a_, b_);
    for (const auto& w : differences_)
      for (int i = 0; i < D; ++i) scale_ = std::max(scale_, std::abs(w[i]));
    scale_ += radius();
    // Outside, some direction parts the hulls, so the oracle's depth is not positive: it then only says "apart".
    const Long depth = DepthOracle<D>(differences_).depth();
    const Long distance = distanceByAllFeatures<D>(differences_);
    const bool apart = depth < 0 || (std::isinf(depth) && distance > 0) || isFlatAndApart(distance);
    signed_core_ = apart ? distance : (std::isinf(depth) ? 0 : -std::max(depth, Long(0)));
  }
  Long radius() const { return static_cast<Long>(pair_.a.margin) + static_cast<Long>(pair_.b.margin); }
  /// Distance, or minus depth.
  Long signedDistance() const { return signed_core_ - radius(); }
  Long scale() const { return scale_; }
  /// Rounding of the input itself: where the bodies' points lie far from their local origins and cancel in A ⊖ B, the
  /// coordinates of A ⊖ B are no more accurate than theirs.
  double rounding() const {
    double largest = glm::length(pair_.pose_b.position - pair_.pose_a.position);
    for (const Shape<D>* shape : {&pair_.a, &pair_.b})
      for (const Vec<D>& p : pointsOf(*shape)) largest = std::max(largest, glm::length(p));
    return 8 * 0x1p-52 * largest;
  }
  const std::vector<LongVec<D>>& differences() const { return differences_; }

  /// How far a world point lies outside of A (or B).
  Long outside(bool of_a, Vec<D> point) const {
    std::vector<LongVec<D>> moved = of_a ? a_ : b_;
    for (auto& p : moved)
      for (int i = 0; i < D; ++i) p[i] -= static_cast<Long>(point[i]) - static_cast<Long>(centre_[i]);
    const Long depth = DepthOracle<D>(moved).depth();
    if (depth > 0 && !std::isinf(depth)) return 0;
    const Long radius = of_a ? pair_.a.margin : pair_.b.margin;
    return std::max(distanceByAllFeatures<D>(moved) - radius, Long(0));
  }

 private:
  /// A flat difference has depth 0 along its normal however far the origin is from it within its plane.
  bool isFlatAndApart(Long distance) const {
    return distance > 1e-15L * scale_ && DepthOracle<D>(differences_).depth() <= 1e-15L * scale_;
  }

  const HullPair<D>& pair_;
  Vec<D> centre_;
  std::vector<LongVec<D>> a_, b_, differences_;
  Long scale_ = 0, signed_core_ = 0;
};

template <int D>
void checkAnswer(const HullPair<D>& pair, const PairTruth<D>& truth, const Result<D>& r, double tolerance) {
  const double slack = static_cast<double>(1e-9L * truth.scale()) + truth.rounding();
  const double bound_slack = static_cast<double>(1e-13L * truth.scale()) + truth.rounding();
  const double signed_distance = static_cast<double>(truth.signedDistance());
  EXPECT_EQ(r.termination == Termination::converged || r.termination == Termination::flat_difference, true)
      << name(r.termination);
  EXPECT_NEAR(r.distance - r.depth, signed_distance, slack);
  EXPECT_TRUE(r.distance == 0 || r.depth == 0);
  const double in_doubt = 1e-3 * tolerance * static_cast<double>(truth.scale()) + truth.rounding();
  const double touching = tolerance * static_cast<double>(truth.scale());
  const bool is_touching = std::abs(signed_distance) < touching;
  const Status status = is_touching ? Status::touching : signed_distance > 0 ? Status::separated : Status::intersecting;
  EXPECT_TRUE(r.status == status || std::abs(std::abs(signed_distance) - touching) <= in_doubt)
      << name(r.status) << " at " << signed_distance;
  EXPECT_NEAR(glm::length(r.normal), 1, 1e-14);
  EXPECT_NEAR(static_cast<double>(gapAlong<D>(truth.differences(), r.normal) - truth.radius()), r.distance - r.depth,
              slack);
  const double far = glm::length(pair.pose_a.position) + static_cast<double>(truth.scale());
  EXPECT_LE(glm::length((r.point_b - r.point_a) - (r.distance - r.depth) * r.normal), 1e-15 * far + truth.rounding());
  EXPECT_LE(r.lower_bound, r.upper_bound);
  EXPECT_LE(r.lower_bound, std::abs(signed_distance) + bound_slack);
  EXPECT_GE(r.upper_bound, std::abs(signed_distance) - bound_slack);

  EXPECT_LE(static_cast<double>(truth.outside(true, r.point_a)), slack + 1e-15 * far);
  EXPECT_LE(static_cast<double>(truth.outside(false, r.point_b)), slack + 1e-15 * far);
}

template <int D>
void checkGjkRecords(const Trace<D>& trace, const Options<D>& options) {
  ASSERT_EQ(static_cast<int>(trace.gjk.size()), trace.result.gjk_iterations);
  for (std::size_t i = 0; i < trace.gjk.size(); ++i) {
    const GjkRecord<D>& record = trace.gjk[i];
    const bool last = i + 1 == trace.gjk.size();
    ASSERT_EQ(record.iteration, static_cast<int>(i) + 1);
    ASSERT_EQ(record.decision == GjkDecision::go_on, !last);
    ASSERT_EQ(record.simplex[0].support.w, record.support.w);
    if (i > 0) {
      ASSERT_EQ(record.momentum.has_value(), options.acceleration != Acceleration::none);
      ASSERT_EQ(record.momentum ? record.momentum->plain_direction : record.direction, -trace.gjk[i - 1].closest);
    }
    if (record.region != kNoFeature) {
      ASSERT_EQ(record.ruled_out >> record.region & 1u, 0u);
      ASSERT_EQ(record.kept, record.region);
      ASSERT_LT(record.region, 1u << record.simplex.size());
    }
    if (record.kept != kNoFeature) {
      double sum = 0;
      Vec<D> x = -record.closest;
      for (const auto& vertex : record.simplex) {
        ASSERT_GE(vertex.weight, 0);
        sum += vertex.weight;
        x += vertex.weight * vertex.support.w;
      }
      ASSERT_NEAR(sum, 1, 1e-14);
      ASSERT_LE(glm::length(x), 1e-12 * trace.scale);
    }
    for (const SignTest& test : record.tests) ASSERT_EQ(test.holds, test.value > 0);
    if (options.method == Method::boolean) continue;
    ASSERT_LE(record.lower_bound, record.upper_bound);
    if (i > 0) {
      ASSERT_GE(record.lower_bound, trace.gjk[i - 1].lower_bound);
      ASSERT_LE(record.upper_bound, trace.gjk[i - 1].upper_bound);
    }
  }
  if (trace.epa.empty() && !trace.gjk.empty() && trace.result.has_distance &&
      trace.gjk.back().decision != GjkDecision::enclosed) {
    const Bounds bounds = boundsOnAnswer(trace, trace.gjk.back());
    ASSERT_EQ(bounds.lower, trace.result.lower_bound);
    ASSERT_EQ(bounds.upper, trace.result.upper_bound);
  }
  if (!trace.epa.empty()) {
    ASSERT_EQ(trace.gjk.back().decision, GjkDecision::enclosed);
    const Bounds bounds = boundsOnAnswer(trace, trace.epa.back());
    ASSERT_EQ(bounds.lower, trace.result.lower_bound);
    ASSERT_EQ(bounds.upper, trace.result.upper_bound);
  }
}

template <int D>
bool sameBits(const Result<D>& a, const Result<D>& b) {
  const auto same = [](const auto& x, const auto& y) { return std::memcmp(&x, &y, sizeof x) == 0; };
  return a.status == b.status && same(a.distance, b.distance) && same(a.depth, b.depth) && same(a.normal, b.normal) &&
         same(a.point_a, b.point_a) && same(a.point_b, b.point_b) && same(a.lower_bound, b.lower_bound) &&
         same(a.upper_bound, b.upper_bound) && a.has_distance == b.has_distance &&
         a.gjk_iterations == b.gjk_iterations && a.epa_iterations == b.epa_iterations &&
         a.support_calls == b.support_calls && a.termination == b.termination;
}

/// The pair as text, for a failing test's message.
template <int D>
std::string describe(const HullPair<D>& pair) {
  std::string text;
  char number[32];
  const auto add = [&](const Vec<D>& v) {
    text += "(";
    for (int i = 0; i < D; ++i) {
      std::snprintf(number, sizeof number, i == 0 ? "%.17g" : ", %.17g", v[i]);
      text += number;
    }
    text += ") ";
  };
  for (const bool of_a : {true, false}) {
    const Shape<D>& shape = of_a ? pair.a : pair.b;
    const Pose<D>& pose = of_a ? pair.pose_a : pair.pose_b;
    text += of_a ? "A: " : "B: ";
    for (const Vec<D>& p : pointsOf(shape)) add(p);
    text += "at ";
    add(pose.position);
    std::snprintf(number, sizeof number, "margin %.17g\n", shape.margin);
    text += number;
  }
  return text;
}

template <int D>
void checkMethod(const HullPair<D>& pair, const PairTruth<D>& truth, const Options<D>& options, Trace<D>& trace) {
  const Result<D> r = query(pair.a, pair.pose_a, pair.b, pair.pose_b, options, &trace);
  const Result<D> untraced = query(pair.a, pair.pose_a, pair.b, pair.pose_b, options);
  SCOPED_TRACE(std::string(name(options.method)) + ", " + name(options.sub_distance) + ", acceleration " +
               name(options.acceleration));
  EXPECT_TRUE(sameBits(r, untraced));
  EXPECT_TRUE(sameBits(r, trace.result));
  EXPECT_NEAR(trace.scale, static_cast<double>(truth.scale()), 1e-14 * trace.scale + truth.rounding());
  checkGjkRecords(trace, options);
  if (!r.has_distance) {
    EXPECT_EQ(r.termination, Termination::separating_direction);
    EXPECT_EQ(r.status, Status::separated);
    EXPECT_GT(gapAlong<D>(truth.differences(), r.normal), truth.radius() - truth.rounding());
  } else {
    checkAnswer(pair, truth, r, options.tolerance);
  }
}

/// Runs the query with every method and checks all of them.
template <int D>
void checkPair(const HullPair<D>& pair) {
  const PairTruth<D> truth(pair);
  SCOPED_TRACE(describe(pair));
  Trace<D> trace;
  Options<D> options;
  for (const SubDistance solver : {SubDistance::voronoi, SubDistance::signed_volumes, SubDistance::johnson}) {
    options.sub_distance = solver;
    checkMethod(pair, truth, options, trace);
  }
  for (const Acceleration acceleration : {Acceleration::nesterov, Acceleration::polyak}) {
    Options<D> accelerated;
    accelerated.acceleration = acceleration;
    checkMethod(pair, truth, accelerated, trace);
  }
  Options<D> boolean;
  boolean.method = Method::boolean;
  checkMethod(pair, truth, boolean, trace);
}

}  // namespace gjk::test
