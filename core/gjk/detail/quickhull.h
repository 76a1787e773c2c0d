#pragma once
// Quickhull: C. B. Barber, D. P. Dobkin, H. Huhdanpaa, The Quickhull Algorithm for Convex Hulls, ACM TOMS 22, 1996.
//   1. Find D + 1 affinely independent points, far apart; without them the hull is of lower dimension.
//   2. Assign each other point to one facet that it sees, if any.
//   3. While a facet has points: add the furthest of them to the polytope, and assign the points of the removed facets
//      to the new facets that they see. A point that sees none of these is inside: if it were outside, it would see a
//      removed and a remaining facet at some ridge of the horizon, and so also the new facet at that ridge, whose
//      normal is between theirs.
// Deviation: the sides are decided exactly (polytope.h), so no facets are merged. Coplanar points count as inside, and
// vertices that are not corners are removed at the end (hull.cpp).

#include "gjk/detail/far_simplex.h"
#include "gjk/detail/hull_record.h"

#include <vector>

namespace gjk::detail {

/// The polytope of a full-dimensional set of distinct points. `trace`, if given, records its growth.
template <int D>
class Quickhull {
 public:
  Quickhull(const std::vector<Vec<D>>& points, const FarSimplex<D>& simplex, HullTrace<D>* trace = nullptr)
      : points_(points), recorder_(trace), next_(points.size(), kNone) {
    std::array<Vec<D>, D + 1> corners;
    for (int i = 0; i <= D; ++i) {
      corners[i] = simplex.point(i);
      point_of_vertex_.push_back(simplex[i]);
    }
    polytope_.start(corners);
    for (const Vec<D>& p : points) polytope_.widenScale(largestCoordinate<D>(p));
    recorder_.start(polytope_, [this](int vertex) { return point(vertex); });
    for (int slot = 0; slot <= D; ++slot) open(slot);
    for (int i = 0; i < static_cast<int>(points.size()); ++i) assign(i, 0, D + 1, [](int k) { return k; });
    for (int slot = 0; slot <= D; ++slot) record(slot);
    while (!work_.empty()) step();
    recorder_.finish();
  }

  const Polytope<D>& polytope() const { return polytope_; }
  /// Index of a vertex of the polytope among the points.
  int point(int vertex) const { return point_of_vertex_[vertex]; }

 private:
  static constexpr int kNone = -1;

  /// The points assigned to a facet, as a list through next_ with the furthest first.
  struct Outside {
    int first = kNone;
    double height = 0;
  };

  void open(int slot) {
    if (slot >= static_cast<int>(outside_.size())) outside_.resize(slot + 1);
    outside_[slot] = {};
  }

  /// Assigns a point to the first of `count` facets that it sees.
  template <class SlotOf>
  void assign(int point, int begin, int count, SlotOf slotOf) {
    for (int k = begin; k < count; ++k) {
      const int slot = slotOf(k);
      if (!polytope_.above(slot, points_[point])) continue;
      const auto& facet = polytope_.facet(slot);
      const double height = glm::dot(facet.normal, points_[point]) - facet.distance;
      Outside& outside = outside_[slot];
      if (outside.first == kNone) work_.push_back(slot);
      if (outside.first == kNone || height > outside.height) {
        next_[point] = outside.first;
        outside = {point, height};
      } else {
        next_[point] = next_[outside.first];
        next_[outside.first] = point;
      }
      return;
    }
    recorder_.inside(point);
  }

  /// Records the points assigned to a new facet in the trace.
  void record(int slot) {
    if (!recorder_) return;
    for (int i = outside_[slot].first; i != kNone; i = next_[i]) recorder_.outside(slot, i);
    if (outside_[slot].first != kNone) recorder_.height(slot, outside_[slot].height);
  }

  /// Adds the furthest point of one facet.
  void step() {
    const int slot = work_.back();
    work_.pop_back();
    if (!polytope_.alive(slot) || outside_[slot].first == kNone) return;  // it has been removed meanwhile
    const int furthest = outside_[slot].first;
    recorder_.step(slot, furthest, outside_[slot].height);
    polytope_.add(points_[furthest], slot);
    point_of_vertex_.push_back(furthest);
    recorder_.expansion(polytope_, [this](int vertex) { return point(vertex); });
    orphans_.clear();
    for (const int removed : polytope_.removed()) {
      for (int i = outside_[removed].first; i != kNone; i = next_[i])
        if (i != furthest) orphans_.push_back(i);
      outside_[removed] = {};
    }
    const auto& added = polytope_.added();
    for (const int facet : added) open(facet);
    for (const int i : orphans_) assign(i, 0, added.size(), [&](int k) { return added[k]; });
    for (const int facet : added) record(facet);
    recorder_.closeStep();
  }

  const std::vector<Vec<D>>& points_;
  Polytope<D> polytope_;
  HullRecorder<D> recorder_;
  std::vector<int> point_of_vertex_;
  std::vector<Outside> outside_;  ///< by slot
  std::vector<int> next_;         ///< by point
  std::vector<int> work_;         ///< slots with assigned points
  std::vector<int> orphans_;
};

}  // namespace gjk::detail
