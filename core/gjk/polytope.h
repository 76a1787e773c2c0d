#pragma once
// The growing convex polytope of EPA and of the convex hull, in D = 1, 2, 3 dimensions.
//
// Beneath-beyond (Grünbaum 1961; Preparata and Shamos 1985, §3.4.2; as in Quickhull, Barber, Dobkin, Huhdanpaa 1996): a
// point p beyond the polytope sees some of its facets. These are removed, and p is joined to each ridge of the horizon,
// that is, each ridge between a removed facet and a remaining one.
//
// A facet has D vertices, a ridge D − 1. Vertices and neighbours of a facet correspond: beyond[i] lies beyond the ridge
// opposite to vertices[i]. Three things depend on the dimension: the orientation test, the plane of a facet, and how
// the new facets connect to each other (build).
//
// Every orientation test is exact (predicates.h), and a point in the plane of a facet does not see it. Hence the
// surface is the boundary of the exact convex hull of the points added, whatever their position:
//   · The facets that p sees form a disc, and the horizon is one simple cycle: the projection from p maps these facets
//     one to one, and turns those in whose plane p lies into segments on the rim.
//   · No new facet is degenerate: if p lay on the line of a horizon ridge it would lie in the plane of the seen facet
//     beside it, and would not see that facet.
//   · Coplanar facets may meet, and a vertex may end up inside a flat part; it remains a vertex of the surface.

#include "gjk/detail/inline_vector.h"
#include "gjk/numeric/plane.h"
#include "gjk/numeric/predicates.h"
#include "gjk/numeric/vector.h"
#include "gjk/tolerances.h"

#include <algorithm>
#include <array>
#include <limits>

namespace gjk::detail {

/// Up to this many vertices, a polytope needs no allocation.
inline constexpr int kInlineVertices = 72;

template <int D>
class Polytope {
  static constexpr int kInlineFacets = D == 3 ? 2 * kInlineVertices - 4 : kInlineVertices;  // Euler

 public:
  struct Facet {
    Vec<D> normal;                ///< unit, outward
    double distance;              ///< of the plane from the origin along the normal
    std::array<int, D> vertices;  ///< counter-clockwise from outside (2-D and 3-D)
    std::array<int, D> beyond;    ///< the neighbour's side of the ridge opposite to that vertex
    int mark;                     ///< of the last sweep that tested it; kDead for a free slot
  };

  /// A ridge as a side of one of its two facets: the facet, and the position in it of the vertex opposite.
  static constexpr int side(int facet, int position) { return facet << 2 | position; }
  static constexpr int facetOf(int side) { return side >> 2; }
  static constexpr int positionOf(int side) { return side & 3; }
  int neighbour(int facet, int position) const { return facetOf(facets_[facet].beyond[position]); }

  /// A ridge of the horizon, in cyclic order in 3-D, with the facet that joins it to the new vertex.
  struct HorizonRidge {
    std::array<int, D> vertices;  ///< of that facet; in 3-D the new vertex is the last
    int outer;                    ///< the ridge as a side of the remaining facet beyond it
    int position() const { return D == 3 ? 2 : D - 1 - positionOf(outer); }  ///< of the new vertex
  };

  /// Begins with a simplex of D + 1 affinely independent points.
  void start(const std::array<Vec<D>, D + 1>& corners);
  /// The same if their orientation (in 1-D: their order) is already known.
  void start(const std::array<Vec<D>, D + 1>& corners, int turn);

  /// Whether p lies strictly above the plane of a facet: exactly.
  bool above(int facet, const Vec<D>& p) const {
    return sees(p, facets_[facet], kHeightError * std::max(scale_, largestCoordinate<D>(p)));
  }

  /// Adds a point that lies strictly above the facet `seen`; returns the index of the new vertex.
  int add(const Vec<D>& p, int seen);

  /// What the last add() did: the slots of the removed facets (now free or reused), the horizon, and the slots of the
  /// new facets, one for each ridge of the horizon, in the same order.
  const InlineVector<int, kInlineFacets>& removed() const { return removed_; }
  const InlineVector<HorizonRidge, D * kInlineFacets>& horizon() const { return horizon_; }
  const InlineVector<int, kInlineFacets>& added() const { return added_; }

  /// Facets are in slots 0 … slotCount() − 1, some of which are free.
  int slotCount() const { return facets_.size(); }
  bool alive(int slot) const { return facets_[slot].mark != kDead; }
  const Facet& facet(int slot) const { return facets_[slot]; }
  const Vec<D>& vertex(int index) const { return vertices_[index]; }
  int vertexCount() const { return vertices_.size(); }
  std::array<Vec<D>, D> cornersOf(const std::array<int, D>& vertices) const {
    std::array<Vec<D>, D> corners;
    for (int i = 0; i < D; ++i) corners[i] = vertices_[vertices[i]];
    return corners;
  }

  /// The facet of least distance; the first slot if several are equal.
  int closestFacet() const {
    const double* const d = distances_.begin();
    const int count = distances_.size();
    // Two chains of comparisons side by side, without branches that depend on the position of the least one.
    double even = d[0], odd = d[1];
    int i = 2;
    for (; i + 2 <= count; i += 2) {
      even = d[i] < even ? d[i] : even;
      odd = d[i + 1] < odd ? d[i + 1] : odd;
    }
    if (i < count) even = d[i] < even ? d[i] : even;
    const double least = odd < even ? odd : even;
    int slot = 0;
    for (i = count - 1; i >= 0; --i) slot = d[i] <= least ? i : slot;
    return slot;
  }

  /// The largest coordinate of the vertices in magnitude.
  double scale() const { return scale_; }
  /// Announces the greatest magnitude of all coordinates to come, so that above() need not compute it for each point.
  void widenScale(double magnitude) { scale_ = std::max(scale_, magnitude); }

 private:
  static constexpr int kDead = -1;

  bool sees(const Vec<D>& p, const Facet& f, double slack) const {
    const double height = glm::dot(f.normal, p) - f.distance;
    if (std::abs(height) > slack) return height > 0;
    return seesExactly(p, f);
  }
  bool seesExactly(const Vec<D>& p, const Facet& f) const;

  static constexpr int after(int position) { return position + 1 < D ? position + 1 : 0; }

  int allocate();
  void release(int slot);
  void sweep(int seen, const Vec<D>& p, int vertex);
  static HorizonRidge ridgeBeyond(const Facet& fallen, int position, int outer, int vertex);
  void build();
  void fit();
  void fitTwo(int first, int second, int shared_in_first, int shared_in_second);
  void setPlane(int slot, const Plane<D>& plane);
  Plane<D> planeOf(const Facet& facet) const;

  InlineVector<Vec<D>, kInlineVertices> vertices_;
  InlineVector<Facet, kInlineFacets> facets_;
  InlineVector<double, kInlineFacets> distances_;  ///< by slot; infinite where free
  InlineVector<int, kInlineFacets> free_, removed_, added_;
  InlineVector<HorizonRidge, D * kInlineFacets> horizon_;
  InlineVector<int, D * kInlineFacets> steps_;  ///< sides to cross
  double scale_ = 0;
  int sweep_ = 0;
};

template <int D>
void Polytope<D>::start(const std::array<Vec<D>, D + 1>& corners) {
  if constexpr (D == 1) start(corners, orientation(corners[0], corners[1]));
  if constexpr (D == 2) start(corners, orientation(corners[0], corners[1], corners[2]));
  if constexpr (D == 3) start(corners, orientation(corners[0], corners[1], corners[2], corners[3]));
}

template <int D>
void Polytope<D>::start(const std::array<Vec<D>, D + 1>& corners, int turn) {
  std::array<int, D + 1> order;
  for (int i = 0; i <= D; ++i) {
    vertices_.push(corners[i]);
    widenScale(largestCoordinate<D>(corners[i]));
    order[i] = i;
  }
  // Order the corners so that those before the last look outwards, away from the last (1-D: so that they grow).
  const bool inward = D == 3 ? turn > 0 : turn < 0;
  if (inward) std::swap(order[0], order[1]);
  constexpr auto kFacets = [] {  // facet m lacks corner m
    if constexpr (D == 1) return std::array<std::array<int, 1>, 2>{{{1}, {0}}};
    if constexpr (D == 2) return std::array<std::array<int, 2>, 3>{{{1, 2}, {2, 0}, {0, 1}}};
    if constexpr (D == 3) return std::array<std::array<int, 3>, 4>{{{1, 3, 2}, {2, 3, 0}, {0, 3, 1}, {0, 1, 2}}};
  }();
  for (int m = 0; m <= D; ++m) {
    Facet& f = facets_[allocate()];
    for (int i = 0; i < D; ++i) {
      const int beyond = kFacets[m][i];  // beyond the ridge without corner c lies the facet that lacks c
      int back = 0;
      while (kFacets[beyond][back] != m) ++back;
      f.vertices[i] = order[beyond];
      f.beyond[i] = side(beyond, back);
    }
    f.mark = 0;
  }
  if constexpr (D == 3) {
    fitTwo(0, 1, 1, 1);
    fitTwo(2, 3, 0, 0);
  } else {
    for (int m = 0; m <= D; ++m) setPlane(m, planeOf(facets_[m]));
  }
}

template <int D>
int Polytope<D>::add(const Vec<D>& p, int seen) {
  widenScale(largestCoordinate<D>(p));
  const int vertex = vertices_.size();
  vertices_.push(p);
  sweep(seen, p, vertex);
  build();
  fit();
  return vertex;
}

/// Floods the facets that p sees, depth first and counter-clockwise, so that the horizon is in cyclic order.
template <int D>
inline void Polytope<D>::sweep(int seen, const Vec<D>& p, int vertex) {
  const int visible = 2 * ++sweep_, hidden = visible + 1;
  const double slack = kHeightError * scale_;
  Facet* const facets = facets_.begin();
  // Each facet is removed once, and each of its sides is crossed once.
  int* removed = removed_.overwrite(facets_.size());
  int* step = steps_.overwrite(D * facets_.size());
  HorizonRidge* ridge = horizon_.overwrite(D * facets_.size());
  const int* const last = step;
  facets[seen].mark = visible;
  *removed++ = seen;
  for (int i = D; i-- > 0;) *step++ = side(seen, i);
  while (step != last) {
    const int crossed = *--step;
    const Facet& from = facets[facetOf(crossed)];
    const int entered = from.beyond[positionOf(crossed)];
    Facet& next = facets[facetOf(entered)];
    if (next.mark == visible) continue;
    if (next.mark != hidden && sees(p, next, slack)) {
      next.mark = visible;
      *removed++ = facetOf(entered);
      const int first = after(positionOf(entered));
      if constexpr (D == 3) *step++ = side(facetOf(entered), after(first));
      if constexpr (D > 1) *step++ = side(facetOf(entered), first);
    } else {
      next.mark = hidden;
      *ridge++ = ridgeBeyond(from, positionOf(crossed), entered, vertex);
    }
  }
  removed_.end(removed);
  horizon_.end(ridge);
}

template <int D>
inline typename Polytope<D>::HorizonRidge Polytope<D>::ridgeBeyond(const Facet& fallen, int position, int outer,
                                                                   int vertex) {
  if constexpr (D == 3) {
    const int first = after(position);
    return {{fallen.vertices[first], fallen.vertices[after(first)], vertex}, outer};
  }
  HorizonRidge ridge{fallen.vertices, outer};
  ridge.vertices[position] = vertex;
  return ridge;
}

/// Adds the new facets, in the slots of the removed ones first.
template <int D>
inline void Polytope<D>::build() {
  const int count = horizon_.size(), fallen = removed_.size();
  for (int i = fallen - 1; i >= count; --i) release(removed_[i]);
  int* const added = added_.overwrite(count);
  for (int k = 0; k < count; ++k) added[k] = k < fallen ? removed_[k] : allocate();
  added_.end(added + count);
  Facet* const facets = facets_.begin();
  const HorizonRidge* const horizon = horizon_.begin();
  int previous = added[count - 1];
  for (int k = 0; k < count; ++k) {
    const HorizonRidge& ridge = horizon[k];
    const int slot = added[k], position = ridge.position();
    Facet& f = facets[slot];
    f.vertices = ridge.vertices;
    f.mark = 0;
    f.beyond[position] = ridge.outer;
    facets[facetOf(ridge.outer)].beyond[positionOf(ridge.outer)] = side(slot, position);
    if constexpr (D == 2) f.beyond[1 - position] = side(added[1 - k], position);
    if constexpr (D == 3) {  // each ridge begins where the previous one ends
      f.beyond[1] = side(previous, 0);
      facets[previous].beyond[0] = side(slot, 1);
      previous = slot;
    }
  }
}

/// The planes of the new facets: in 3-D two at a time.
template <int D>
inline void Polytope<D>::fit() {
  const int count = added_.size();
  if constexpr (D == 3) {
    for (int k = 0; k < count; k += 2) fitTwo(added_[k], added_[k + 1 < count ? k + 1 : k], 2, 2);
  } else {
    for (int k = 0; k < count; ++k) setPlane(added_[k], planeOf(facets_[added_[k]]));
  }
}

/// The planes of two facets that share a vertex, given by its position in each.
template <int D>
inline void Polytope<D>::fitTwo(int first, int second, int shared_in_first, int shared_in_second) {
  const std::array<int, D>&v = facets_[first].vertices, &w = facets_[second].vertices;
  const int i = after(shared_in_first), j = after(shared_in_second);
  TwoPlanes planes;
  if (scale_ < kGreatestQuick && quickPlanes(vertices_[v[shared_in_first]], {&vertices_[v[i]], &vertices_[w[j]]},
                                             {&vertices_[v[after(i)]], &vertices_[w[after(j)]]}, planes)) {
    setPlane(first, planes[0]);
    setPlane(second, planes[1]);
  } else {
    setPlane(first, planeOf(facets_[first]));
    setPlane(second, planeOf(facets_[second]));
  }
}

template <int D>
inline int Polytope<D>::allocate() {
  if (!free_.empty()) return free_.pop();
  facets_.grow();
  distances_.grow();
  return facets_.size() - 1;
}

template <int D>
bool Polytope<D>::seesExactly(const Vec<D>& p, const Facet& f) const {
  return numeric::above(cornersOf(f.vertices), f.normal, p);
}

template <int D>
inline void Polytope<D>::release(int slot) {
  facets_[slot].mark = kDead;
  distances_[slot] = std::numeric_limits<double>::infinity();
  free_.push(slot);
}

template <int D>
inline void Polytope<D>::setPlane(int slot, const Plane<D>& plane) {
  facets_[slot].normal = plane.normal;
  facets_[slot].distance = plane.distance;
  distances_[slot] = plane.distance;
}

template <int D>
Plane<D> Polytope<D>::planeOf(const Facet& f) const {
  if constexpr (D == 1) {  // outward is away from the other end
    const double x = vertices_[f.vertices[0]].x, other = vertices_[facets_[facetOf(f.beyond[0])].vertices[0]].x;
    const double sign = x > other ? 1 : -1;
    return {Vec<1>(sign), sign * x};
  } else if constexpr (D == 2) {
    return facetPlane(cornersOf(f.vertices));
  } else {
    return facetPlane(vertices_[f.vertices[0]], vertices_[f.vertices[1]], vertices_[f.vertices[2]]);
  }
}

}  // namespace gjk::detail
