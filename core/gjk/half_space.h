#pragma once
// A shape against a half-space, such as the ground: a single support point gives the exact answer.

#include "gjk/query.h"

namespace GJK_API gjk {

/// All points x with normal · x ≤ offset.
template <int D>
struct HalfSpace {
  Vec<D> normal{0.0};  ///< outward, of any length but zero; `offset` scales with this length
  double offset = 0;
};

/// The distance or depth of a placed shape A and a half-space B, in a Result as from query(): the normal points from A
/// into the half-space, and point_b lies on its plane. S depends on the shape and its distance from the plane.
/// Status::invalid if the shape, the pose or the half-space is invalid.
template <int D>
Result<D> query(const Shape<D>& a, const Pose<D>& pose_a, const HalfSpace<D>& b, double tolerance = 1e-10);

}  // namespace gjk
