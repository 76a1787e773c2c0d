#pragma once
// Casts a ray, or a shape that moves along a straight line, against a shape, with one call each (based on toi.h).
//
//   const ImpactResult<3> hit = rayCast(shape, pose, origin, step);
//   if (hit.status == ImpactStatus::hit) …   // at origin + hit.time * step
//
// `time` is the fraction of the step, 0 to 1, up to the first contact. It is never late: there is no contact before it.
// A is the shape at rest, so the normal points out of it towards the moving one, and point_a is the point hit. A pair
// that overlaps at the start is `overlapping`, at time 0. The tolerance is relative to S of the pair at the start, so
// the further from the shape the ray starts, the further before the surface it may stop.

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
