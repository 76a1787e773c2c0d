#pragma once
// Warm start: what a slowly moving pair keeps from query to query.
//
// Source: G. van den Bergen, A Fast and Robust GJK Implementation for Collision Detection of Convex Objects, Journal of
// Graphics Tools 4(2), 1999 (the last separating direction and simplex as the next start).
//
//   WarmStart<3> warm;                                    // one for each pair, empty at first
//   while (…) query(a, pose_a, b, pose_b, {}, nullptr, &warm);
//
// The simplex is stored as pairs of points of the two bodies, in their own frames. Wherever the bodies have moved
// since, the pairs still give points of A ⊖ B, which is all that GJK requires of a simplex; the nearer the poses, the
// nearer it is to the answer. After an overlap, the corners of EPA's nearest facet replace GJK's last simplex. GJK
// continues from them across the origin, so that EPA begins with a simplex that contains the facet of the answer.
//
// Bodies of few points (small/small_query.h) also keep EPA's last polytope, by the indices of its vertices. EPA begins
// with it, moved to the present poses, and usually ends after one iteration. The bounds need no convexity: the facets
// form a closed surface of points of A ⊖ B, and every facet's plane has the origin strictly on its inner side. So the
// surface winds around the origin, and the ball up to the closest plane lies within its convex hull, which lies in A ⊖
// B. EPA tests both at the end. If either test or an expansion fails, the run begins again without the polytope.
//
// The answer is as accurate as that of a cold start, and its bounds are proven. It may differ in the last digits, and
// in the choice among equally near points. Options::initial_direction is used only if there is nothing to start from.
//
// The points must belong to the shapes of the query: call clear() when a shape, a margin or Options::rounding changes.

#include "gjk/local_support.h"
#include "gjk/trace.h"

#include <array>
#include <cstdint>

namespace gjk {

/// EPA's polytope by the vertices of the bodies. Larger ones are not kept, because EPA on few points has no room for
/// them.
template <int D>
struct WarmPolytope {
  static constexpr int kMostVertices = D == 3 ? 60 : 32;
  struct Vertex {
    int index_a = -1, index_b = -1;  ///< as in Support
  };
  InlineList<Vertex, kMostVertices> vertices;
  /// Indices into `vertices`, counter-clockwise from outside. Empty: none kept.
  InlineList<std::array<std::uint8_t, D>, (D == 3 ? 2 * kMostVertices - 4 : kMostVertices)> facets;

  void clear() {
    vertices.clear();
    facets.clear();
  }
};

template <int D>
struct WarmStart {
  /// The last simplex or EPA's last nearest facet, oldest vertex first (their `w` belong to the former poses and are
  /// not read).
  InlineList<LocalSupport<D>, kSimplexSize<D>> simplex;
  /// The last search direction, in A's frame; used if the simplex gives none. Zero: none stored.
  Vec<D> direction{0.0};
  /// EPA's last polytope, if the previous query ran EPA on bodies of few points.
  WarmPolytope<D> polytope;

  bool empty() const { return simplex.empty() && direction == Vec<D>(0.0) && polytope.facets.empty(); }
  void clear() { *this = {}; }
};

}  // namespace gjk
