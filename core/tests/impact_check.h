#pragma once
// What is promised of a time of impact, checked without the library: motion, support heights and containment in long
// double.
//
// A direction along which the bodies are apart at a moment proves that they are, wherever it came from: the library's
// own normal is taken as a first guess and judged by heights of our own.

#include "gjk/numeric/vector.h"
#include "gjk/toi.h"

#include "internals.h"
#include "shape_truth.h"

#include <gtest/gtest.h>

#include <sstream>

namespace gjk::test {

template <int D>
using LongMatrix = std::array<LongVec<D>, D>;  ///< by columns

template <int D>
struct MovingCase {
  Shape<D> a, b;
  Pose<D> pose_a, pose_b;
  Motion<D> motion_a, motion_b;
  ImpactOptions<D> options;

  ImpactResult<D> run(ImpactTrace<D>* trace = nullptr, WarmStart<D>* warm = nullptr) const {
    return impact(a, pose_a, motion_a, b, pose_b, motion_b, options, trace, warm);
  }
};

/// exp(angle · unit axis) by the unit quaternion of half the angle.
inline LongMatrix<3> rotationAbout(const LongVec<3>& axis, Long angle) {
  const Long w = std::cos(angle / 2), s = std::sin(angle / 2);
  const Long x = s * axis[0], y = s * axis[1], z = s * axis[2];
  return {LongVec<3>{1 - 2 * (y * y + z * z), 2 * (x * y + w * z), 2 * (x * z - w * y)},
          LongVec<3>{2 * (x * y - w * z), 1 - 2 * (x * x + z * z), 2 * (y * z + w * x)},
          LongVec<3>{2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y)}};
}

template <int D>
LongVec<D> applied(const LongMatrix<D>& m, const LongVec<D>& v) {
  LongVec<D> out{};
  for (int k = 0; k < D; ++k)
    for (int i = 0; i < D; ++i) out[i] += m[k][i] * v[k];
  return out;
}
template <int D>
LongVec<D> appliedInverse(const LongMatrix<D>& m, const LongVec<D>& v) {
  LongVec<D> out{};
  for (int k = 0; k < D; ++k) out[k] = dotLong<D>(m[k], v);
  return out;
}

template <int D>
LongMatrix<D> rotationAt(const Pose<D>& start, const Motion<D>& motion, Long time) {
  LongMatrix<D> r;
  for (int k = 0; k < D; ++k) r[k] = toLong<D>(start.rotation.column(k));
  if constexpr (D == 2) {
    const Long c = std::cos(time * motion.angular), s = std::sin(time * motion.angular);
    for (LongVec<2>& column : r) column = {c * column[0] - s * column[1], s * column[0] + c * column[1]};
  }
  if constexpr (D == 3) {
    const LongVec<3> spin = toLong<3>(motion.angular);
    const Long speed = lengthLong<3>(spin);
    if (!(speed > 0)) return r;
    const LongMatrix<3> turn = rotationAbout({spin[0] / speed, spin[1] / speed, spin[2] / speed}, time * speed);
    for (LongVec<3>& column : r) column = applied<3>(turn, column);
  }
  return r;
}

/// (least of B) − (greatest of A) along n (any length), over |n|, at a time.
template <int D>
Long separationAt(const MovingCase<D>& c, const LongVec<D>& n, Long time) {
  const LongMatrix<D> ra = rotationAt(c.pose_a, c.motion_a, time), rb = rotationAt(c.pose_b, c.motion_b, time);
  LongVec<D> minus_n = n;
  for (Long& x : minus_n) x = -x;
  Long along = 0;
  for (int i = 0; i < D; ++i)
    along += n[i] * (static_cast<Long>(c.pose_b.position[i]) - c.pose_a.position[i] +
                     time * (static_cast<Long>(c.motion_b.linear[i]) - c.motion_a.linear[i]));
  return (along - height<D>(c.a, appliedInverse<D>(ra, n)) - height<D>(c.b, appliedInverse<D>(rb, minus_n))) /
         lengthLong<D>(n);
}

/// S at the start.
template <int D>
Long scaleAtStart(const MovingCase<D>& c) {
  Long scale = 0;
  for (int i = 0; i < D; ++i)
    for (const Long sign : {Long(1), Long(-1)}) {
      LongVec<D> n{};
      n[i] = sign;
      scale = std::max(scale, std::abs(separationAt<D>(c, n, 0)));
    }
  return scale;
}

/// The best of a few directions: the library's normal, then small turns of it.
template <int D>
Long greatestSeparation(const MovingCase<D>& c, double time) {
  // As seen from A: far from the world's origin, rounding of the positions would change which side B is on.
  Pose<D> pose_a = poseAt(c.pose_a, c.motion_a, time), pose_b = poseAt(c.pose_b, c.motion_b, time);
  for (int i = 0; i < D; ++i) {
    pose_a.position[i] = 0;
    pose_b.position[i] = static_cast<double>(static_cast<Long>(c.pose_b.position[i]) - c.pose_a.position[i] +
                                             time * (static_cast<Long>(c.motion_b.linear[i]) - c.motion_a.linear[i]));
  }
  const Result<D> hint = query(c.a, pose_a, c.b, pose_b);
  LongVec<D> n = toLong<D>(hint.normal);
  if (!(lengthLong<D>(n) > 0)) n[0] = 1;
  Long best = separationAt<D>(c, n, time);
  Random random(5);
  for (double step = 1e-3; step > 1e-12 && best <= 0; step *= 0.3)
    for (int turn = 0; turn < 8; ++turn) {
      LongVec<D> other = n;
      for (int i = 0; i < D; ++i) other[i] += step * random.uniform(-1, 1);
      const Long separation = separationAt<D>(c, other, time);
      if (separation > best) best = separation, n = other;
    }
  return best;
}

template <int D>
std::string describe(const MovingCase<D>& c) {
  std::ostringstream out;
  out.precision(17);
  const auto vector = [&](const Vec<D>& v) {
    for (int i = 0; i < D; ++i) out << (i ? ", " : "{") << v[i];
    out << "}";
  };
  const auto body = [&](const char* word, const Shape<D>& shape, const Pose<D>& pose, const Motion<D>& motion) {
    out << word << ": kind " << shape.kind.index() << " margin " << shape.margin << " at ";
    vector(pose.position);
    out << " columns";
    for (int k = 0; k < D; ++k) out << " ", vector(pose.rotation.column(k));
    out << " linear ";
    vector(motion.linear);
    if constexpr (D == 2) out << " angular " << motion.angular;
    if constexpr (D == 3) out << " angular ", vector(motion.angular);
    out << "\n";
  };
  body("a", c.a, c.pose_a, c.motion_a);
  body("b", c.b, c.pose_b, c.motion_b);
  out << "duration " << c.options.duration << " tolerance " << c.options.tolerance;
  return out.str();
}

/// Apart at many moments before `time`, spread evenly and ever closer to it.
template <int D>
void expectApartUntil(const MovingCase<D>& c, double time, int samples) {
  const auto check = [&](double at) {
    if (at < time) {
      ASSERT_GT(greatestSeparation<D>(c, at), 0) << "at " << at << ", before " << time << "\n" << describe(c);
    }
  };
  for (int i = 0; i < samples; ++i) check(time * (i + 0.5) / samples);
  for (double part = 0.5; part > 1e-9; part *= 0.25) check(time * (1 - part));
}

/// By how much, at most, the gap along a record's axis falls below what its bound on the closing speed leaves (swept:
/// below zero) on the way; not above zero where the bound holds.
template <int D>
Long missingOfBound(const MovingCase<D>& c, const ImpactRecord<D>& record) {
  constexpr int kSamples = 16;
  const Long at_start = separationAt<D>(c, toLong<D>(record.normal), record.time);
  Long missing = -std::numeric_limits<Long>::infinity();
  for (int i = 1; i <= kSamples; ++i) {
    const double later = record.advance * i / kSamples;
    const Vec<D> n = turned<D>(record.normal, record.axis_spin, later);
    const Long gap = separationAt<D>(c, toLong<D>(n), static_cast<Long>(record.time) + later);
    missing = std::max(missing, (record.swept ? 0 : at_start - record.speed_bound * later) - gap);
  }
  return missing;
}

template <int D>
LongVec<D> localAt(const Pose<D>& start, const Motion<D>& motion, double time, const Vec<D>& world) {
  LongVec<D> p;
  for (int i = 0; i < D; ++i)
    p[i] = static_cast<Long>(world[i]) - start.position[i] - static_cast<Long>(time) * motion.linear[i];
  return appliedInverse<D>(rotationAt(start, motion, time), p);
}

/// The points given are of the bodies, as they are at `time`, and no further apart than the tolerance allows.
template <int D>
void expectContact(const MovingCase<D>& c, const ImpactResult<D>& result, Long scale) {
  const double far = std::max({largestCoordinate<D>(c.pose_a.position), largestCoordinate<D>(c.pose_b.position),
                               result.time * largestCoordinate<D>(c.motion_a.linear),
                               result.time * largestCoordinate<D>(c.motion_b.linear)});
  const Long slack = 1e-9L * scale + 1e-15L * far;
  EXPECT_LE(outside<D>(c.a, localAt(c.pose_a, c.motion_a, result.time, result.point_a)), slack) << describe(c);
  EXPECT_LE(outside<D>(c.b, localAt(c.pose_b, c.motion_b, result.time, result.point_b)), slack) << describe(c);
  EXPECT_LE(glm::length(result.point_b - result.point_a), c.options.tolerance * scale * (1 + 1e-12L) + slack);
  EXPECT_NEAR(glm::length(result.normal), 1, 1e-12);
}

/// Everything promised of an answer to bodies that are apart at the start.
template <int D>
void expectNeverLate(const MovingCase<D>& c, const ImpactResult<D>& result, int samples) {
  ASSERT_NE(result.termination, ImpactTermination::invalid_input) << describe(c);
  expectApartUntil<D>(c, result.time, samples);
  if (result.status == ImpactStatus::miss) {
    EXPECT_EQ(result.time, c.options.duration);
    EXPECT_EQ(result.termination, ImpactTermination::duration_passed);
  }
  const Long scale = scaleAtStart<D>(c);
  if (result.termination != ImpactTermination::converged) return;
  EXPECT_LE(result.distance, c.options.tolerance * scale * (1 + 1e-12L));
  expectContact<D>(c, result, scale);
}

}  // namespace gjk::test
