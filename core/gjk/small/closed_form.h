#pragma once
// Pairs whose answer is a formula (Options::closed_forms): no GJK, no EPA, the same proof at the end.
//
//   segments    Spheres, capsules, points and segments, with any margins, are points or segments with a radius. The
//               nearest points of two segments: C. Ericson, Real-Time Collision Detection, 2005, §5.1.9. Proof: the
//               least support of A ⊖ B along x, over its four corners, is |x|. Two points need neither: their
//               distance is |p_A − p_B| (betweenBalls() in rod.h).
//   boxes       Boxes that touch or overlap, by their 15 axes: S. Gottschalk, M. C. Lin, D. Manocha, OBBTree, 1996.
//               The axes are the normals of the faces of A ⊖ B, so the least overlap is the depth. Each overlap has a
//               bound on its rounding, which grows as two edges become parallel. If this bound affects the answer, EPA
//               answers instead.
//
// If only the radii overlap, or if bodies touch, the answer is as accurate as otherwise, because S is known here.

#include "gjk/overlap.h"
#include "gjk/query.h"

namespace gjk::small {

/// Like overlap(), for two bodies that are points or segments with radii. If `answered` is false, the returned value is
/// meaningless.
template <int D>
Overlap<D> decideRods(const Shape<D>& a, const Pose<D>& pose_a, const Shape<D>& b, const Pose<D>& pose_b,
                      const Options<D>& options, bool& answered);

}  // namespace gjk::small
