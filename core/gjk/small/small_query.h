#pragma once
// The small path: GJK and EPA for two bodies of few points, in plain doubles, with one proof at the end.
//
// Most pairs in practice are small: boxes, capsules, hulls of a few dozen points. For them the careful path (gjk.h,
// epa.h) spends more time on checking each step than on the step itself. But the steps need no checks if the answer is
// proven:
//
//   distance   Any weights λ of vertices w give an upper bound |Σ λ w|; any direction d gives a lower bound −d·w/|d|
//              with the support point w along d. If the two agree to 1e-14 · S, the answer is proven, however it was
//              found.
//   depth      The height of the support point along a facet's normal is an upper bound. The distance of the closest
//              facet of a polytope inside A ⊖ B is a lower bound. Exact orientation tests keep it a convex polytope
//              around the origin.
//
// If the bounds do not agree, or if the answer is too near to zero for a direction computed in doubles, the careful
// path answers from the beginning. So this path may fail, and its steps are designed for speed: no unpredictable
// branches, no divisions or square roots, everything side by side in four lanes.
//
// A step of GJK (simplex3.inc; simplex2.inc is the same with an edge for a face). The simplex is the newest vertex w =
// a and up to three others, one per lane; unused lanes hold copies. Lane k has the edge u_k from a to its vertex, and
// the face of u_k and the next lane's v_k = u_k+1. The textbook tests of every feature with a (sub_distance_voronoi.h)
// are computed at once, from the scalar products p = u·w, q = u·u, r = u·v of the lane and the next one's:
//     along the edge            u·ao              = −p
//     beside it, out of face k  u×(u×v)·ao        = p_v q − p r          (and likewise beside v)
//     on which side of it       (u×v)·ao          = −n·w
//     the fourth vertex         n·v_k+1, whose sign says which side is outside
// The bits "contains the nearest point" of the faces, the edges and a itself are arranged in this order. The lowest bit
// that is set selects the feature, without a branch. For a copy, q q − p p is exactly zero, which fails every strict
// test. If no bit is set, the simplex contains the origin.
//
// Directions need not be normalised: −x is ±n for a face, u p − w q for an edge, −w for a. All seven are stored, and
// the chosen one is loaded. Weights are divided only at the end: by Lagrange's identity (affine_nearest.h) those of a
// face are the two "beside" numbers over −|n|², and that of an edge is p over −q.
//
// Points are rotated into world directions once (R_A a and p_A − p_B − R_B b). A support query is then a search for the
// greatest of a few sums, and a vertex takes two loads.
//
// A step of EPA (polytope3.inc) computes four heights n·w − n·p at a time to find the facets that w sees. Rounding
// cannot change the sign of heights beyond 2^−44 g³, where g is a bound on all coordinates; the other facets are
// decided exactly (predicates.h). A table of edges gives the horizon. Facets are built, stored and tested in groups of
// four; slots are left empty rather than filled by moving facets. Facets with sharp angles, whose planes rounding may
// tilt, are left to the careful path.
//
// Each support query scans all of up to 128 points, in one pass for the greatest height and one for its position. A
// table of directions (support_table.h) visits only a few points, but waits for each that is not in the caches, whereas
// consecutive points are prefetched.
//
// A log (recorder.h) receives each step with its numbers. It does not change the answer: a run with a log is the same
// code in baseline lanes, and all lanes give the same bits (four_lanes.h).
//
// Not used, because measurements showed no gain: working in A's frame, starting at the nearest pair of vertices,
// omitting single checks, choosing the next direction by masks instead of loading it (also in 2-D), testing more than
// one group of facets at once, and fused multiply-add, which would also make the bits depend on the machine.

#include "gjk/overlap.h"
#include "gjk/query.h"
#include "gjk/toi.h"

namespace gjk::small {

/// The instructions that a run uses; the bits are the same.
enum class Instructions : std::uint8_t {
  best,      ///< AVX2 if the processor has it
  baseline,  ///< SSE2 on x86-64
  plain,     ///< one double at a time
};

/// Like query(), for pairs that the small path can answer: hulls of up to 128 points, boxes, segments, points, and the
/// cores of spheres and capsules, with any margins. If `answered` is false, the trace is empty, nothing else has
/// changed, and the returned value is meaningless. Whether the path answers does not depend on the trace, the
/// instructions, or whether hulls are prepared; except that Method::boolean is answered only without a trace and a warm
/// start, because the steps are those of the distance method.
template <int D>
Result<D> answer(const Shape<D>& a, const Pose<D>& pose_a, const Shape<D>& b, const Pose<D>& pose_b,
                 const Options<D>& options, Trace<D>* trace, WarmStart<D>* warm, bool& answered,
                 Instructions instructions = Instructions::best);

/// Like query() with Options::closed_forms, for pairs with a formula (closed_form.h) except two balls, which query()
/// answers in line (ballsSuit()). If `answered` is false, the returned value is meaningless.
template <int D>
Result<D> answerClosed(const Shape<D>& a, const Pose<D>& pose_a, const Shape<D>& b, const Pose<D>& pose_b,
                       const Options<D>& options, bool& answered);

/// Like shapeCast(), for shapes whose distance is a formula (closed_cast.cpp). If it returns false, the result is
/// meaningless.
template <int D>
bool castClosed(const Shape<D>& a, const Pose<D>& pose_a, const Shape<D>& b, const Pose<D>& pose_b, const Vec<D>& step,
                double tolerance, ImpactResult<D>& result);

/// Like overlap(), for pairs that the small path can answer: GJK with the radii as its limit, without EPA. If
/// `answered` is false, the returned value is meaningless.
template <int D>
Overlap<D> decide(const Shape<D>& a, const Pose<D>& pose_a, const Shape<D>& b, const Pose<D>& pose_b,
                  const Options<D>& options, bool& answered);

}  // namespace gjk::small
