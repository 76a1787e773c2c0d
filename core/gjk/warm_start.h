#pragma once
// Warm start: what a pair of bodies that move a little keeps from query to query.
//
// Source: G. van den Bergen, A Fast and Robust GJK Implementation for Collision Detection of Convex Objects, Journal of
// Graphics Tools 4(2), 1999 (the last separating direction and simplex as the next start).
//
//   WarmStart<3> warm;                                    // one for each pair, empty at first
//   while (…) query(a, pose_a, b, pose_b, {}, nullptr, &warm);
//
// The simplex is kept as pairs of points of the two bodies, in their own frames. Wherever the bodies have moved since,
// the pairs still make points of A ⊖ B, which is all that GJK asks of a simplex; the nearer the poses, the nearer it is
// to the answer. Of an overlap the corners of EPA's closest facet are kept in place of GJK's last simplex: GJK goes on
// from them across the origin, so that EPA begins with a simplex that has the facet of the answer. The answer is as
// exact and as proven as that of a cold start; it may differ in the last digits, and among equally near points.
// Options::initial_direction is used only when there is nothing to start from.
//
// The points must be of the shapes that are asked about: call clear() when a shape, a margin or Options::rounding
// changes.

#include "gjk/local_support.h"
#include "gjk/trace.h"

namespace gjk {

template <int D>
struct WarmStart {
  /// The last simplex or EPA's last closest facet, oldest vertex first (their `w` are of the former poses and are not
  /// read).
  InlineList<LocalSupport<D>, kSimplexSize<D>> simplex;
  /// The last search direction, in A's frame; used where the simplex gives none. Zero: nothing known.
  Vec<D> direction{0.0};

  bool empty() const { return simplex.empty() && direction == Vec<D>(0.0); }
  void clear() { *this = {}; }
};

}  // namespace gjk
