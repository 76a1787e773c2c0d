#pragma once
// A shape against a half-space, the ground of most worlds: one support point answers it, exactly.

#include "gjk/query.h"

namespace GJK_API gjk {

/// All points x with normal · x ≤ offset.
template <int D>
struct HalfSpace {
  Vec<D> normal{0.0};  ///< outward, of any length but zero; `offset` is measured in it
  double offset = 0;
};

/// Distance or depth of a placed shape A and a half-space B, with the fields of Result as query() fills them: the
/// normal points from A into the half-space, point_b lies on its plane. S is that of the shape and its distance from
/// the plane. Status::invalid where the shape, the pose or the half-space is none.
template <int D>
Result<D> query(const Shape<D>& a, const Pose<D>& pose_a, const HalfSpace<D>& b, double tolerance = 1e-10);

}  // namespace gjk
