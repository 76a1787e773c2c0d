#pragma once
// The growing convex polytope of EPA and of the convex hull, in D = 1, 2, 3 dimensions.
//
// Beneath-beyond (Grünbaum 1961; Preparata and Shamos 1985, §3.4.2; as in Quickhull, Barber, Dobkin, Huhdanpaa 1996):
// a point p beyond the polytope sees some of its facets. They fall, and p is joined to each ridge of the horizon, the
// ridges between a facet that falls and one that stays.
//
// A facet has D vertices, a ridge D − 1. Facet and neighbours are numbered alike: neighbours[i] lies beyond the ridge
// opposite to vertices[i]. What differs per dimension: the orientation test, the plane of a facet, and in which order
// the new facets meet each other (link).
//
// Every side is decided exactly (predicates.h), and a point in the plane of a facet does not see it. Hence the surface
// is the boundary of the exact convex hull of the points added, whatever their position:
//   · The facets that p sees form a disc, and the horizon is one simple cycle: seen from p the facets it sees are
//     mapped one to one, and those in whose plane it lies become segments on the rim.
//   · No new facet is degenerate: if p lay on the line of a horizon ridge it would lie in the plane of the seen facet
//     beside it, and would not see that facet.
//   · Coplanar facets may meet, and a vertex may come to lie inside a flat part; it stays a vertex of the surface.

#include "gjk/inline_vector.h"
#include "gjk/predicates.h"
#include "gjk/vector.h"

#include <algorithm>
#include <array>
#include <limits>

namespace gjk {

template <int D>
class Polytope {
 public:
  struct Facet {
    std::array<int, D> vertices;    ///< counter-clockwise from outside (2-D and 3-D)
    std::array<int, D> neighbours;  ///< facet beyond the ridge opposite to that vertex
    Vec<D> normal;                  ///< unit, outward
    double distance;                ///< of the plane from the origin along the normal
    int mark;                       ///< of the last sweep that tested it; kDead for a free slot
  };

  /// A ridge of the horizon, in cyclic order in 3-D, with the facet that replaces the one that falls.
  struct HorizonRidge {
    std::array<int, D> vertices;  ///< of the new facet: those of the fallen one, with the new vertex in `position`
    int position;
    int outer;  ///< the facet beyond the ridge, which stays
    int outer_position;
    double sign;  ///< 1-D: outward direction
  };

  /// Begins with a simplex of D + 1 affinely independent points.
  void start(const std::array<Vec<D>, D + 1>& corners);

  /// Whether p lies strictly above the plane of a facet: exactly.
  bool above(int facet, const Vec<D>& p) const {
    const Facet& f = facets_[facet];
    const double height = glm::dot(f.normal, p) - f.distance;
    if (std::abs(height) > kHeightError * std::max(scale_, largestCoordinate<D>(p))) return height > 0;
    return gjk::above(cornersOf(f.vertices), f.normal, p);
  }

  /// Adds a point that lies strictly above the facet `seen`; gives the index of the new vertex.
  int add(const Vec<D>& p, int seen);

  /// What the last add() did: slots of the facets that fell (free by now, or used again), the horizon, and the slots of
  /// the new facets, one for each ridge of the horizon and in its order.
  const InlineVector<int, 128>& removed() const { return removed_; }
  const InlineVector<HorizonRidge, 128>& horizon() const { return horizon_; }
  const InlineVector<int, 128>& added() const { return added_; }

  /// Facets live in slots 0 … slotCount() − 1, some of them free.
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

  /// The facet of least distance, of equal ones the first slot.
  int closestFacet() const {
    return static_cast<int>(std::min_element(distances_.begin(), distances_.end()) - distances_.begin());
  }

  /// The largest coordinate of the vertices in magnitude.
  double scale() const { return scale_; }
  /// Coordinates up to this magnitude are to come: sharpens nothing, but spares above() looking at each point's.
  void widenScale(double magnitude) { scale_ = std::max(scale_, magnitude); }

 private:
  /// Error of a height above a facet's plane over the scale: the normal's times a length of at most 2√3, and rounding.
  static constexpr double kHeightError = 8 * kNormalError;
  static constexpr int kDead = -1;

  struct Step {
    int facet, edge, left;
  };

  int allocate();
  void sweep(int seen, const Vec<D>& p, int vertex);
  void build();
  void link();
  void setPlane(int slot, double sign);

  InlineVector<Vec<D>, 72> vertices_;
  InlineVector<Facet, 128> facets_;
  InlineVector<double, 128> distances_;  ///< by slot; infinite where free
  InlineVector<int, 128> free_;
  InlineVector<int, 128> removed_, added_;
  InlineVector<HorizonRidge, 128> horizon_;
  InlineVector<Step, 128> steps_;
  double scale_ = 0;
  int sweep_ = 0;
};

template <int D>
void Polytope<D>::start(const std::array<Vec<D>, D + 1>& corners) {
  std::array<int, D + 1> order;
  for (int i = 0; i <= D; ++i) {
    vertices_.push(corners[i]);
    widenScale(largestCoordinate<D>(corners[i]));
    order[i] = i;
  }
  // Order the corners so that those before the last look outwards, away from the last (1-D: so that they grow).
  bool inward;
  if constexpr (D == 1) inward = orientation(corners[0], corners[1]) < 0;
  if constexpr (D == 2) inward = orientation(corners[0], corners[1], corners[2]) < 0;
  if constexpr (D == 3) inward = orientation(corners[0], corners[1], corners[2], corners[3]) > 0;
  if (inward) std::swap(order[0], order[1]);
  constexpr auto kFacets = [] {  // facet m lacks corner m
    if constexpr (D == 1) return std::array<std::array<int, 1>, 2>{{{1}, {0}}};
    if constexpr (D == 2) return std::array<std::array<int, 2>, 3>{{{1, 2}, {2, 0}, {0, 1}}};
    if constexpr (D == 3) return std::array<std::array<int, 3>, 4>{{{1, 3, 2}, {2, 3, 0}, {0, 3, 1}, {0, 1, 2}}};
  }();
  for (int m = 0; m <= D; ++m) {
    const int slot = allocate();
    Facet& f = facets_[slot];
    for (int i = 0; i < D; ++i) {
      f.vertices[i] = order[kFacets[m][i]];
      f.neighbours[i] = kFacets[m][i];  // beyond the ridge without corner c lies the facet that lacks c
    }
    setPlane(slot, m == 0 ? 1 : -1);
  }
}

template <int D>
int Polytope<D>::add(const Vec<D>& p, int seen) {
  widenScale(largestCoordinate<D>(p));
  const int vertex = vertices_.size();
  vertices_.push(p);
  sweep(seen, p, vertex);
  build();
  link();
  return vertex;
}

/// Floods the facets that p sees, depth first and counter-clockwise, so that the horizon comes out as a cycle.
template <int D>
void Polytope<D>::sweep(int seen, const Vec<D>& p, int vertex) {
  const int visible = 2 * ++sweep_, hidden = visible + 1;
  removed_.clear();
  horizon_.clear();
  steps_.clear();
  facets_[seen].mark = visible;
  removed_.push(seen);
  steps_.push({seen, 0, D});
  while (!steps_.empty()) {
    Step& step = steps_.back();
    if (step.left == 0) {
      steps_.pop();
      continue;
    }
    const int edge = step.edge;
    step.edge = edge + 1 < D ? edge + 1 : 0;
    --step.left;
    const int from = step.facet, to = facets_[from].neighbours[edge];
    Facet& next = facets_[to];
    if (next.mark == visible) continue;
    int entered = 0;
    while (entered < D - 1 && next.neighbours[entered] != from) ++entered;
    if (next.mark != hidden && above(to, p)) {
      next.mark = visible;
      removed_.push(to);
      steps_.push({to, entered + 1 < D ? entered + 1 : 0, D - 1});
      continue;
    }
    next.mark = hidden;
    HorizonRidge ridge{facets_[from].vertices, edge, to, entered, facets_[from].normal.x};
    ridge.vertices[edge] = vertex;
    horizon_.push(ridge);
  }
}

template <int D>
void Polytope<D>::build() {
  for (int i = removed_.size() - 1; i >= 0; --i) {
    facets_[removed_[i]].mark = kDead;
    distances_[removed_[i]] = std::numeric_limits<double>::infinity();
    free_.push(removed_[i]);
  }
  added_.clear();
  for (const HorizonRidge& ridge : horizon_) {
    const int slot = allocate();
    Facet& f = facets_[slot];
    f.vertices = ridge.vertices;
    f.neighbours[ridge.position] = ridge.outer;
    facets_[ridge.outer].neighbours[ridge.outer_position] = slot;
    setPlane(slot, ridge.sign);
    added_.push(slot);
  }
}

/// Makes the new facets neighbours of each other.
template <int D>
void Polytope<D>::link() {
  const int count = added_.size();
  if constexpr (D == 2) {
    for (int k = 0; k < 2; ++k) facets_[added_[k]].neighbours[1 - horizon_[k].position] = added_[1 - k];
  }
  if constexpr (D == 3) {
    for (int k = 0; k < count; ++k) {  // the ridge runs from corner position + 1 to corner position + 2
      const int next = added_[k + 1 < count ? k + 1 : 0], previous = added_[k > 0 ? k - 1 : count - 1];
      Facet& f = facets_[added_[k]];
      f.neighbours[(horizon_[k].position + 1) % 3] = next;
      f.neighbours[(horizon_[k].position + 2) % 3] = previous;
    }
  }
}

template <int D>
int Polytope<D>::allocate() {
  if (!free_.empty()) {
    const int slot = free_.pop();
    facets_[slot].mark = 0;
    return slot;
  }
  facets_.push({});
  distances_.push(0);
  return facets_.size() - 1;
}

template <int D>
void Polytope<D>::setPlane(int slot, double sign) {
  Facet& f = facets_[slot];
  if constexpr (D == 1) {
    f.normal.x = sign;
    f.distance = sign * vertices_[f.vertices[0]].x;
  } else {
    Plane<D> plane;
    if constexpr (D == 2) plane = facetPlane({vertices_[f.vertices[0]], vertices_[f.vertices[1]]});
    if constexpr (D == 3)
      plane = facetPlane(vertices_[f.vertices[0]], vertices_[f.vertices[1]], vertices_[f.vertices[2]]);
    f.normal = plane.normal;
    f.distance = plane.distance;
  }
  distances_[slot] = f.distance;
}

}  // namespace gjk
