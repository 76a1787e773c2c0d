#pragma once
// The recording of a convex hull (hull.h): the starting simplex, which points lie outside of which facet, and for every
// point that is added what falls, what grows, and which points turn out to lie inside.
//
// Like EPA's polytope (trace.h) it is append-only: facets with the steps of their birth and death, lists with a range
// for each step, so that the hull at any moment is a filter over it. All points are indices into those given to
// convexHull. Pass a HullTrace to convexHull to fill it; the hull has the same bits either way.

#include "gjk/trace.h"

#include <array>
#include <vector>

namespace gjk {

/// A facet of the growing hull, of `rank` corners: where the points span fewer than D dimensions, the hull grows in the
/// plane that they span, a facet is an edge of the polygon, and the last corner is −1.
template <int D>
struct HullFacetRecord {
  std::array<int, D> vertices{};  ///< counter-clockwise from outside
  Vec<D> normal{0.0};             ///< unit, outward, within the span of the points
  double distance = 0;            ///< of the facet's plane from the coordinates' origin along the normal
  int born = 0;                   ///< step that added it, from 1; 0: a facet of the starting simplex
  int died = -1;                  ///< step that removed it; −1: a facet of the last polytope
  IndexRange outside;             ///< its points, in HullTrace::outside, the furthest first: for all its life
  double height = 0;              ///< of the furthest above its plane; 0 where it has none
  bool aliveBefore(int step) const { return born < step && (died < 0 || died >= step); }
};

/// One point added: the state before it, and what it does.
template <int D>
struct HullStep {
  int facet = -1;      ///< whose furthest point is added
  int point = -1;      ///< that point
  double height = 0;   ///< above the facet's plane
  IndexRange removed;  ///< facets that the point sees, in HullTrace::removed
  IndexRange horizon;  ///< ridges, in HullTrace::horizons, each of rank − 1 corners; empty in 1-D
  IndexRange added;    ///< facet indices begin … end − 1
  IndexRange dropped;  ///< points that had been outside and see none of the new facets, in HullTrace::dropped
  int left = 0;        ///< points that are still outside after this step
};

template <int D>
struct HullTrace {
  int rank = -1;                           ///< of the hull: as in HullMesh
  InlineList<int, D + 1> simplex;          ///< the rank + 1 points that it starts from
  std::vector<int> repeated;               ///< points equal to an earlier one: left out
  std::vector<int> unusable;               ///< points with a coordinate that is no number, or out of range: left out
  std::vector<HullFacetRecord<D>> facets;  ///< in order of birth; none for a point or a segment in space
  IndexRange dropped_at_start;             ///< points inside the starting simplex, in `dropped`
  int left_at_start = 0;                   ///< points outside of it
  std::vector<HullStep<D>> steps;
  /// Vertices of the last polytope that are no corners of the hull: they lie inside a flat part or a straight edge.
  std::vector<int> flat;

  std::vector<int> outside, removed, dropped;
  std::vector<Ridge<D>> horizons;
};

}  // namespace gjk
