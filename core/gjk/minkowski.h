#pragma once
// The Minkowski difference of two placed shapes, known only by its support points.
//
// Support of A ⊖ B in direction d (van den Bergen 2003, §2.3.1): s_A(d) − s_B(−d), each asked for in its own frame:
//     w = R_A s_A(R_Aᵀ d) − R_B s_B(−R_Bᵀ d) + (p_A − p_B).
// The positions enter only by their difference, taken first: a pair far from the world origin loses nothing, since the
// world coordinates of the two points are never subtracted from each other.

#include "gjk/simplex.h"
#include "gjk/support.h"

namespace gjk {

/// ShapeA, ShapeB: any type with `SupportPoint<D> support(Vec<D>) const`. Refers to the shapes; keep them alive.
template <int D, class ShapeA, class ShapeB>
class Difference {
 public:
  Difference(const ShapeA& a, const Pose<D>& pose_a, const ShapeB& b, const Pose<D>& pose_b)
      : a_(a), b_(b), pose_a_(pose_a), pose_b_(pose_b), offset_(pose_a.position - pose_b.position) {}

  /// Support point in direction d (any length but zero); counted.
  LocalSupport<D> localSupport(Vec<D> d) {
    ++calls_;
    return evaluate(d);
  }
  Support<D> support(Vec<D> d) { return placed(localSupport(d)); }

  /// The same point with its pair in world space.
  Support<D> placed(const LocalSupport<D>& s) const {
    return {s.w, pose_a_.toWorld(s.local_a), pose_b_.toWorld(s.local_b), s.index_a, s.index_b};
  }

  /// The point of A ⊖ B that a pair of points of the bodies makes where they are now.
  Vec<D> difference(Vec<D> local_a, Vec<D> local_b) const {
    return (pose_a_.rotation.apply(local_a) - pose_b_.rotation.apply(local_b)) + offset_;
  }

  /// How many times support() was called.
  int calls() const { return calls_; }

  const Pose<D>& poseA() const { return pose_a_; }
  const Pose<D>& poseB() const { return pose_b_; }
  /// p_A − p_B
  Vec<D> offset() const { return offset_; }

  /// S: the largest coordinate of A ⊖ B in magnitude, from its supports along the axes (not counted).
  double scale() const {
    double largest = 0;
    for (int axis = 0; axis < D; ++axis) {
      Vec<D> d(0.0);
      for (const double sign : {1.0, -1.0}) {
        d[axis] = sign;
        largest = std::max(largest, std::abs(evaluate(d).w[axis]));
      }
    }
    return largest;
  }

 private:
  LocalSupport<D> evaluate(Vec<D> d) const {
    const SupportPoint<D> a = a_.support(pose_a_.rotation.applyInverse(d));
    const SupportPoint<D> b = b_.support(pose_b_.rotation.applyInverse(-d));
    return {difference(a.point, b.point), a.point, b.point, a.index, b.index};
  }

  const ShapeA& a_;
  const ShapeB& b_;
  const Pose<D>& pose_a_;
  const Pose<D>& pose_b_;
  Vec<D> offset_;
  int calls_ = 0;
};

}  // namespace gjk
