#pragma once
// The Minkowski difference of two placed shapes, represented only by its support function.
//
// Support of A ⊖ B in direction d (van den Bergen 2003, §2.3.1): s_A(d) − s_B(−d), each computed in its own frame:
//     w = R_A s_A(R_Aᵀ d) − R_B s_B(−R_Bᵀ d) + (p_A − p_B).
// The positions enter only as their difference, which is computed first. A pair far from the world origin therefore
// loses no precision: the world coordinates of the two points are never subtracted from each other.
//
// The two rotations are computed side by side, A's in the first lane and B's, negated, in the second: with R = (R_A,
// −R_B) the local directions are Rᵀ d, and w is the sum of the lanes of R (s_A, s_B), plus the offset. Negation is
// exact, so the result is bit-identical to the formula above.

#include "gjk/detail/turned_points.h"
#include "gjk/numeric/lanes.h"
#include "gjk/result.h"
#include "gjk/simplex.h"
#include "gjk/support.h"

namespace gjk::detail {

/// ShapeA, ShapeB: any type with `SupportPoint<D> support(Vec<D>) const`. Refers to the shapes, which must outlive this
/// object.
template <int D, class ShapeA, class ShapeB>
class Difference {
 public:
  /// Whether the shapes' few points may be rotated once for a whole run.
  static constexpr bool kMayTurn = requires(const ShapeA& a, const ShapeB& b) {
    a.fewPoints();
    b.fewPoints();
  };

  Difference(const ShapeA& a, const Pose<D>& pose_a, const ShapeB& b, const Pose<D>& pose_b)
      : a_(a),
        b_(b),
        pose_a_(pose_a),
        pose_b_(pose_b),
        offset_(pose_a.position - pose_b.position),
        reach_(reachOf(a) + reachOf(b)) {
    unrolled<D>([&](auto k) {
      const Vec<D> image_a = pose_a.rotation.column(k), image_b = pose_b.rotation.column(k);
      unrolled<D>([&](auto i) { rotation_[k][i] = lanes(image_a[i], -image_b[i]); });
    });
    if constexpr (kMayTurn) {
      few_a_ = a.fewPoints();
      few_b_ = b.fewPoints();
      turned_ = !few_a_.empty() && !few_b_.empty();
      if (turned_) {
        a.turnPoints(pose_a.rotation, 1, turned_a_);
        b.turnPoints(pose_b.rotation, -1, turned_b_);
      }
    }
  }

  /// The support point in direction d (any length but zero). Counts the call.
  void localSupport(const Vec<D>& d, LocalSupport<D>& into) {
    ++calls_;
    evaluate(d, into);
  }
  LocalSupport<D> localSupport(const Vec<D>& d) {
    LocalSupport<D> s;
    localSupport(d, s);
    return s;
  }
  Support<D> support(Vec<D> d) { return placed(localSupport(d)); }

  /// The same point with its pair in world space.
  Support<D> placed(const LocalSupport<D>& s) const {
    return {s.w, pose_a_.toWorld(s.local_a), pose_b_.toWorld(s.local_b), s.index_a, s.index_b};
  }

  /// The point of A ⊖ B that belongs to a pair of points of the bodies at their present poses.
  Vec<D> difference(const Vec<D>& local_a, const Vec<D>& local_b) const {
    Lanes local[D];
    unrolled<D>([&](auto k) { local[k] = lanes(local_a[k], local_b[k]); });
    Vec<D> w = offset_;
    unrolled<D>([&](auto i) {
      Lanes sum = rotation_[0][i] * local[0];
      unrolled<D - 1>([&](auto k) { sum = sum + rotation_[k + 1][i] * local[k + 1]; });
      w[i] += sum[0] + sum[1];
    });
    return w;
  }

  /// How many times support() was called.
  int calls() const { return calls_; }

  const Pose<D>& poseA() const { return pose_a_; }
  const Pose<D>& poseB() const { return pose_b_; }
  /// p_A − p_B
  Vec<D> offset() const { return offset_; }

  /// An upper bound on |a| + |b| over the points of the bodies, in their own frames (reach()).
  double reach() const { return reach_; }

  /// S: the largest coordinate of A ⊖ B in magnitude, from its support points along the axes (not counted). Axes that
  /// reach() rules out are skipped.
  double scale() const {
    double largest = 0;
    LocalSupport<D> s;
    int first = 0;
    for (int i = 1; i < D; ++i)
      if (std::abs(offset_[i]) > std::abs(offset_[first])) first = i;
    for (int i = 0; i < D; ++i) {
      const int axis = (first + i) % D;
      Vec<D> d(0.0);
      for (const double sign : {offset_[axis] < 0 ? -1.0 : 1.0, offset_[axis] < 0 ? 1.0 : -1.0}) {
        if (largest > sign * offset_[axis] + (1 + 1e-14) * reach_ + 1e-14 * std::abs(offset_[axis])) continue;
        d[axis] = sign;
        evaluate(d, s);
        largest = std::max(largest, std::abs(s.w[axis]));
      }
    }
    return largest;
  }

 private:
  void evaluate(const Vec<D>& direction, LocalSupport<D>& into) const {
    const Vec<D> d = tamed<D>(direction);
    if constexpr (kMayTurn)
      if (turned_) return evaluateTurned(d, into);
    Vec<D> d_a(0.0), d_b(0.0);
    unrolled<D>([&](auto k) {
      Lanes sum = rotation_[k][0] * both(d[0]);
      unrolled<D - 1>([&](auto i) { sum = sum + rotation_[k][i + 1] * both(d[i + 1]); });
      d_a[k] = sum[0];
      d_b[k] = sum[1];
    });
    const SupportPoint<D> a = a_.support(d_a);
    const SupportPoint<D> b = b_.support(d_b);
    unrolled<D>([&](auto k) {  // one by one: a copy of whole vectors would wait for their parts
      into.local_a[k] = a.point[k];
      into.local_b[k] = b.point[k];
    });
    into.index_a = a.index;
    into.index_b = b.index;
    const Vec<D> w = difference(a.point, b.point);
    unrolled<D>([&](auto k) { into.w[k] = w[k]; });
  }

  void evaluateTurned(const Vec<D>& d, LocalSupport<D>& into) const {
    const PointBlocks<D> a = turned_a_.blocks(), b = turned_b_.blocks();
    into.index_a = furthest<D>(a, d);
    into.index_b = furthest<D>(b, d);
    const Vec<D>&local_a = few_a_[static_cast<std::size_t>(into.index_a)],
          &local_b = few_b_[static_cast<std::size_t>(into.index_b)];
    unrolled<D>([&](auto k) {
      into.w[k] = offset_[k] + (a.at(into.index_a, k) + b.at(into.index_b, k));
      into.local_a[k] = local_a[k];
      into.local_b[k] = local_b[k];
    });
  }

  const ShapeA& a_;
  const ShapeB& b_;
  const Pose<D>& pose_a_;
  const Pose<D>& pose_b_;
  Lanes rotation_[D][D];  ///< by column
  Vec<D> offset_;
  double reach_;
  int calls_ = 0;
  bool turned_ = false;                    ///< both bodies are hulls of few points, stored rotated
  std::span<const Vec<D>> few_a_, few_b_;  ///< in their own frames
  TurnedPoints<D> turned_a_, turned_b_;    ///< R_A a and −R_B b
};

}  // namespace gjk::detail
