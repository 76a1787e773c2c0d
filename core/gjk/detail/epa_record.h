#pragma once
// Writing EPA's run into a trace. Without a trace every call is one branch.

#include "gjk/detail/epa_start.h"
#include "gjk/polytope.h"
#include "gjk/trace.h"

#include <vector>

namespace gjk::detail {

template <int D>
class EpaRecorder {
 public:
  explicit EpaRecorder(Trace<D>* trace) : trace_(trace) {}

  /// The starting polytope.
  template <class Source>
  void start(const Polytope<D>& polytope, const Source& source, const EpaSupports<D>& corners) {
    if (!trace_) return;
    for (const LocalSupport<D>& corner : corners) trace_->polytope.vertices.push_back(source.placed(corner));
    for (int slot = 0; slot < polytope.slotCount(); ++slot) addFacet(polytope, slot, 0);
  }

  /// One iteration, before the polytope changes.
  template <class Source>
  void iteration(int iteration, int closest, const Vec<D>& direction, const Source& source,
                 const LocalSupport<D>& support, double lower, double upper, EpaDecision decision) {
    if (!trace_) return;
    EpaRecord<D> record;
    record.iteration = iteration;
    record.closest_facet = record_of_slot_[closest];
    record.direction = direction;
    record.support = source.placed(support);
    record.lower_bound = lower;
    record.upper_bound = upper;
    record.removed = rangeFrom(trace_->polytope.removed.size(), 0);
    record.added = rangeFrom(trace_->polytope.facets.size(), 0);
    record.horizon = rangeFrom(trace_->polytope.horizons.size(), 0);
    record.decision = decision;
    trace_->epa.push_back(record);
  }

  /// The effect of the last recorded iteration on the polytope.
  void expansion(int iteration, const Polytope<D>& polytope) {
    if (!trace_) return;
    PolytopeRecord<D>& record = trace_->polytope;
    EpaRecord<D>& step = trace_->epa.back();
    step.new_vertex = static_cast<int>(record.vertices.size());
    record.vertices.push_back(step.support);
    for (const int slot : polytope.removed()) {
      const int facet = record_of_slot_[slot];
      record.facets[facet].died = iteration;
      record.removed.push_back(facet);
    }
    step.removed = rangeFrom(step.removed.begin, polytope.removed().size());
    for (const int slot : polytope.added()) addFacet(polytope, slot, iteration);
    step.added = rangeFrom(step.added.begin, polytope.added().size());
    if constexpr (D > 1) {
      for (const auto& ridge : polytope.horizon()) {
        Ridge<D> vertices;
        for (int i = 0; i + 1 < D; ++i) vertices[i] = ridge.vertices[(ridge.position() + 1 + i) % D];
        record.horizons.push_back(vertices);
      }
      step.horizon = rangeFrom(step.horizon.begin, polytope.horizon().size());
    }
  }

 private:
  static IndexRange rangeFrom(std::size_t begin, int count) {
    return {static_cast<int>(begin), static_cast<int>(begin) + count};
  }

  void addFacet(const Polytope<D>& polytope, int slot, int iteration) {
    const auto& facet = polytope.facet(slot);
    if (slot >= static_cast<int>(record_of_slot_.size())) record_of_slot_.resize(slot + 1);
    record_of_slot_[slot] = static_cast<int>(trace_->polytope.facets.size());
    trace_->polytope.facets.push_back({facet.vertices, facet.normal, facet.distance, iteration, -1});
  }

  Trace<D>* trace_;
  std::vector<int> record_of_slot_;  ///< the record's facet in a slot of the polytope
};

}  // namespace gjk::detail
