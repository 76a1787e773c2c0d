#pragma once
// Pairs whose answer is a formula (Options::closed_forms): no GJK, no EPA, the same proof at the end.
//
//   segments    Spheres, capsules, points and segments, with any margins, are points or segments with a radius. The
//               nearest points of two segments: C. Ericson, Real-Time Collision Detection, 2005, §5.1.9. Proof: the
//               least support of A ⊖ B along x, over its four corners, is |x|. Two points need neither: their
//               distance is |p_A − p_B|.
//   boxes       Boxes that touch or overlap, by their 15 axes: S. Gottschalk, M. C. Lin, D. Manocha, OBBTree, 1996. The
//               faces of A ⊖ B are square to these, so the least overlap is the depth. Each overlap comes with a bound
//               on its rounding, which grows as two edges become parallel; where it reaches the answer, EPA answers.
//
// Where radii alone overlap, or bodies touch, the answer is as exact as elsewhere: S is known here.

#include "gjk/overlap.h"
#include "gjk/query.h"

namespace gjk::small {

/// As query() does, without counts of iterations. If not answered, what is returned means nothing.
template <int D>
Result<D> closedForm(const Shape<D>& a, const Pose<D>& pose_a, const Shape<D>& b, const Pose<D>& pose_b,
                     const Options<D>& options, bool& answered);

/// As overlap() does, of two bodies that are points or segments with radii. If not answered, what is returned means
/// nothing.
template <int D>
Overlap<D> decideRods(const Shape<D>& a, const Pose<D>& pose_a, const Shape<D>& b, const Pose<D>& pose_b,
                      const Options<D>& options, bool& answered);

}  // namespace gjk::small
