#pragma once
// The record of a convex hull (hull.h): the starting simplex, the points outside each facet, and for every added point
// the facets removed and added, and the points that turn out to lie inside.
//
// Like EPA's polytope (trace.h) it is append-only: facets have the steps of their birth and death, and lists have a
// range for each step, so the hull at any moment is a filter over the trace. All points are indices into those given to
// convexHull. Pass a HullTrace to convexHull to fill it; the hull has the same bits either way.

#include "gjk/trace.h"

#include <array>
#include <vector>

namespace gjk {

/// A facet of the growing hull, with `rank` vertices. If the points span fewer than D dimensions, the hull grows in the
/// plane that they span: a facet is then an edge of the polygon, and its last vertex is −1.
template <int D>
struct HullFacetRecord {
  std::array<int, D> vertices{};  ///< counter-clockwise from outside
  Vec<D> normal{0.0};             ///< unit, outward, within the span of the points
  double distance = 0;            ///< of the facet's plane from the coordinates' origin along the normal
  int born = 0;                   ///< step that added it, from 1; 0: a facet of the starting simplex
  int died = -1;                  ///< step that removed it; −1: a facet of the last polytope
  IndexRange outside;  ///< the points outside it, in HullTrace::outside, the furthest first; constant while it lives
  double height = 0;   ///< of the furthest of these above its plane; 0 if there are none
  bool aliveBefore(int step) const { return born < step && (died < 0 || died >= step); }
};

/// The addition of one point: the state before it, and its effect.
template <int D>
struct HullStep {
  int facet = -1;      ///< the facet whose furthest point is added
  int point = -1;      ///< that point
  double height = 0;   ///< above the facet's plane
  IndexRange removed;  ///< facets that the point sees, in HullTrace::removed
  IndexRange horizon;  ///< ridges, in HullTrace::horizons, each with rank − 1 vertices; empty in 1-D
  IndexRange added;    ///< facet indices begin … end − 1
  IndexRange dropped;  ///< points that were outside and now see no facet, in HullTrace::dropped
  int left = 0;        ///< points that are still outside after this step
};

template <int D>
struct HullTrace {
  int rank = -1;                           ///< of the hull: as in HullMesh
  InlineList<int, D + 1> simplex;          ///< the rank + 1 points that it starts from
  std::vector<int> repeated;               ///< points equal to an earlier one; ignored
  std::vector<int> unusable;               ///< points with a coordinate that is not a number or out of range; ignored
  std::vector<HullFacetRecord<D>> facets;  ///< in order of birth; none for a point or a segment in space
  IndexRange dropped_at_start;             ///< points inside the starting simplex, in `dropped`
  int left_at_start = 0;                   ///< points outside of it
  std::vector<HullStep<D>> steps;
  /// Vertices of the last polytope that are not vertices of the hull, because they lie inside a flat part or a straight
  /// edge.
  std::vector<int> flat;

  std::vector<int> outside, removed, dropped;
  std::vector<Ridge<D>> horizons;
};

}  // namespace gjk
