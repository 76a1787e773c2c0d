#pragma once
// Rays and shapes that move along a straight line, against a shape: one call each on the machinery of toi.h.
//
//   const ImpactResult<3> hit = rayCast(shape, pose, origin, step);
//   if (hit.status == ImpactStatus::hit) …   // at origin + hit.time * step
//
// `time` is the part of the step up to the first contact, 0 to 1, and never late: up to it there is none. A is the
// shape that stands, so the normal points out of it towards what is cast, and point_a is the point that is hit. What
// overlaps at the start is `overlapping`, at time 0. The tolerance is relative to S of the pair at the start: a ray
// that begins far away ends as far before the surface as its length makes it.

#include "gjk/toi.h"

namespace GJK_API gjk {

/// From `origin` to `origin + step`.
template <int D>
ImpactResult<D> rayCast(const Shape<D>& shape, const Pose<D>& pose, const std::type_identity_t<Vec<D>>& origin,
                        const std::type_identity_t<Vec<D>>& step, double tolerance = 1e-8);

/// B moves by `step` and does not turn.
template <int D>
ImpactResult<D> shapeCast(const Shape<D>& a, const Pose<D>& pose_a, const Shape<D>& b, const Pose<D>& pose_b,
                          const std::type_identity_t<Vec<D>>& step, double tolerance = 1e-8);

}  // namespace gjk
