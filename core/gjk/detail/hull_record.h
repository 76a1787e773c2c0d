#pragma once
// Writing the growth of a hull into a trace. Without a trace every call is one branch.

#include "gjk/hull_trace.h"
#include "gjk/polytope.h"

#include <algorithm>
#include <vector>

namespace gjk::detail {

template <int D>
class HullRecorder {
 public:
  explicit HullRecorder(HullTrace<D>* trace) : trace_(trace) {}

  explicit operator bool() const { return trace_ != nullptr; }

  /// The starting simplex; `point` names the vertices of the polytope.
  template <class PointOf>
  void start(const Polytope<D>& polytope, PointOf point) {
    if (!trace_) return;
    for (int vertex = 0; vertex <= D; ++vertex) trace_->simplex.push(point(vertex));
    for (int slot = 0; slot <= D; ++slot) addFacet(polytope, slot, point);
  }

  /// A point that sees no facet to which it could be assigned.
  void inside(int point) {
    if (!trace_) return;
    const bool corner = trace_->steps.empty() &&
                        std::find(trace_->simplex.begin(), trace_->simplex.end(), point) != trace_->simplex.end();
    if (!corner) trace_->dropped.push_back(point);
  }

  /// One of the points assigned to the facet in a slot, the furthest first.
  void outside(int slot, int point) {
    if (!trace_) return;
    HullFacetRecord<D>& facet = trace_->facets[record_of_slot_[slot]];
    if (facet.outside.size() == 0) facet.outside = rangeFrom(trace_->outside.size(), 0);
    ++facet.outside.end;
    ++left_;
    trace_->outside.push_back(point);
  }
  void height(int slot, double height) {
    if (trace_) trace_->facets[record_of_slot_[slot]].height = height;
  }

  /// A point of the facet in `slot` is about to be added.
  void step(int slot, int point, double height) {
    if (!trace_) return;
    if (trace_->steps.empty()) closeStart();
    HullStep<D> step;
    step.facet = record_of_slot_[slot];
    step.point = point;
    step.height = height;
    step.removed = rangeFrom(trace_->removed.size(), 0);
    step.horizon = rangeFrom(trace_->horizons.size(), 0);
    step.added = rangeFrom(trace_->facets.size(), 0);
    step.dropped = rangeFrom(trace_->dropped.size(), 0);
    trace_->steps.push_back(step);
  }

  /// It has been added, and the points of the removed facets are about to be assigned to the new ones.
  template <class PointOf>
  void expansion(const Polytope<D>& polytope, PointOf point) {
    if (!trace_) return;
    HullStep<D>& step = trace_->steps.back();
    const int number = static_cast<int>(trace_->steps.size());
    for (const int slot : polytope.removed()) {
      HullFacetRecord<D>& facet = trace_->facets[record_of_slot_[slot]];
      facet.died = number;
      left_ -= facet.outside.size();
      trace_->removed.push_back(record_of_slot_[slot]);
    }
    step.removed.end = static_cast<int>(trace_->removed.size());
    if constexpr (D > 1) {
      for (const auto& ridge : polytope.horizon()) {
        Ridge<D> corners;
        for (int i = 0; i + 1 < D; ++i) corners[i] = point(ridge.vertices[(ridge.position() + 1 + i) % D]);
        trace_->horizons.push_back(corners);
      }
      step.horizon.end = static_cast<int>(trace_->horizons.size());
    }
    for (const int slot : polytope.added()) addFacet(polytope, slot, point, number);
    step.added.end = static_cast<int>(trace_->facets.size());
  }

  /// The points have been assigned.
  void closeStep() {
    if (!trace_) return;
    trace_->steps.back().dropped.end = static_cast<int>(trace_->dropped.size());
    trace_->steps.back().left = left_;
  }

  /// No facet has points outside it any more.
  void finish() {
    if (trace_ && trace_->steps.empty()) closeStart();
  }

 private:
  static IndexRange rangeFrom(std::size_t begin, int count) {
    return {static_cast<int>(begin), static_cast<int>(begin) + count};
  }

  void closeStart() {
    trace_->dropped_at_start = rangeFrom(0, static_cast<int>(trace_->dropped.size()));
    trace_->left_at_start = left_;
  }

  template <class PointOf>
  void addFacet(const Polytope<D>& polytope, int slot, PointOf point, int born = 0) {
    const auto& facet = polytope.facet(slot);
    if (slot >= static_cast<int>(record_of_slot_.size())) record_of_slot_.resize(slot + 1);
    record_of_slot_[slot] = static_cast<int>(trace_->facets.size());
    HullFacetRecord<D> record;
    for (int i = 0; i < D; ++i) record.vertices[i] = point(facet.vertices[i]);
    record.normal = facet.normal;
    record.distance = facet.distance;
    record.born = born;
    trace_->facets.push_back(record);
  }

  HullTrace<D>* trace_;
  std::vector<int> record_of_slot_;  ///< the trace's facet in a slot of the polytope
  int left_ = 0;
};

}  // namespace gjk::detail
