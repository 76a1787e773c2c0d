#pragma once
// The small path: GJK and EPA of two bodies of few points, in plain doubles, with one proof at the end.
//
// Most pairs in the world are small: boxes, capsules, hulls of a few dozen points. For them the careful path (gjk.h,
// epa.h) spends more on vouching for each step than on the steps. But no step needs to be vouched for if the answer is:
//
//   distance   Any weights λ of vertices w give an upper bound |Σ λ w|; any direction d a lower one, −d·w/|d| with
//              the support point w along d. Where the two agree to 1e-14 · S, the answer is proven, however it was
//              found.
//   depth      The height of the support along a facet's normal is an upper bound, the distance of the closest facet of
//              a polytope inside A ⊖ B a lower one. That it is a convex polytope around the origin is kept by exact
//              orientation tests.
//
// If they do not agree, or the answer is too near to zero for a direction found in doubles, the careful path answers
// from the beginning. So this path may take chances, and its steps are made to be fast: no branch that cannot be
// predicted, no division or root, everything side by side in four lanes.
//
// A step of GJK (simplex3.inc; simplex2.inc is the same with an edge for a face). The simplex is the newest vertex w =
// a and up to three others, one to a lane; lanes that are left over hold copies. Lane k has the edge u_k from a to its
// vertex, and the face of u_k and the next lane's v_k = u_k+1. Of every feature with a the textbook's tests are found
// at once (sub_distance_voronoi.h), in the scalar products p = u·w, q = u·u, r = u·v of the lane and the next one's:
//     along the edge            u·ao              = −p
//     beside it, out of face k  u×(u×v)·ao        = p_v q − p r          (and likewise beside v)
//     on which side of it       (u×v)·ao          = −n·w
//     the fourth vertex         n·v_k+1, whose sign says which side is outside
// The bits of "holds the nearest point" of faces, edges and a itself are put in this order; the lowest one that is set
// is the feature, without a branch. A copy makes q q − p p of equal numbers, exactly zero, which no strict test passes.
// No bit: the simplex holds the origin.
//
// Directions need no length: −x is ±n for a face, u p − w q for an edge, −w for a. All seven are stored and the chosen
// one is loaded. Neither do weights until the end: Lagrange's identity (affine_nearest.h) gives those of a face as the
// two numbers "beside" over −|n|², that of an edge as p over −q.
//
// Points are turned into world directions once (R_A a and p_A − p_B − R_B b), so that a support is a look for the
// greatest of a few sums, and a vertex is two loads.
//
// A step of EPA (polytope3.inc) finds who sees w by four heights n·w − n·p at a time. Rounding cannot have changed the
// sign of those beyond 2^−44 g³, with g a bound on all coordinates; the others are decided exactly (predicates.h). The
// rim comes from a table of edges. Facets are made, kept and looked at in groups of four, with empty places rather than
// moved ones. Those at sharp angles, whose planes rounding may tilt, are none for this path.
//
// Up to 128 points are few enough: all of them are gone over for each support, in one pass for the greatest height and
// one for its place. A table of directions (support_table.h) looks at a few of them, but where these are not in the
// caches it waits for each, while points in a row come ahead of their use.
//
// A log (recorder.h) is told of each step with the numbers that it went by. It changes nothing: the run with a log is
// the same code in baseline lanes, and all lanes have the same bits (four_lanes.h).
//
// What was tried and did not help: working in A's frame, starting at the nearest pair of vertices, leaving out single
// checks, choosing the next direction by masks instead of loading it (in 2-D neither), looking at more than one group
// of facets in one go, and fused multiply-add, which would also make the bits depend on the machine.

#include "gjk/overlap.h"
#include "gjk/query.h"
#include "gjk/toi.h"

namespace gjk::small {

/// Which instructions a run uses; the bits are the same.
enum class Instructions : std::uint8_t {
  best,      ///< AVX2 where the processor has it
  baseline,  ///< SSE2 on x86-64
  plain,     ///< one double at a time
};

/// As query() does, where the small path answers: hulls of up to 128 points, boxes, segments, points, and with their
/// radii taken off spheres and capsules, with any margins. If not, nothing is changed but the trace, which is empty,
/// and what is returned means nothing. That does not depend on the trace, the instructions, or whether hulls are
/// prepared.
template <int D>
Result<D> answer(const Shape<D>& a, const Pose<D>& pose_a, const Shape<D>& b, const Pose<D>& pose_b,
                 const Options<D>& options, Trace<D>* trace, WarmStart<D>* warm, bool& answered,
                 Instructions instructions = Instructions::best);

/// As query() does with Options::closed_forms, where a formula answers (closed_form.h). If not, what is returned means
/// nothing.
template <int D>
Result<D> answerClosed(const Shape<D>& a, const Pose<D>& pose_a, const Shape<D>& b, const Pose<D>& pose_b,
                       const Options<D>& options, bool& answered);

/// As shapeCast() does, where formulas tell how far the shapes are apart (closed_cast.cpp). If not, what is in the
/// result means nothing.
template <int D>
bool castClosed(const Shape<D>& a, const Pose<D>& pose_a, const Shape<D>& b, const Pose<D>& pose_b, const Vec<D>& step,
                double tolerance, ImpactResult<D>& result);

/// As overlap() does, where the small path answers: GJK with the radii as its limit, and no EPA. If not, what is
/// returned means nothing.
template <int D>
Overlap<D> decide(const Shape<D>& a, const Pose<D>& pose_a, const Shape<D>& b, const Pose<D>& pose_b,
                  const Options<D>& options, bool& answered);

}  // namespace gjk::small
