#pragma once
// The log of the small path: builds a Trace from the steps that a kernel reports.
//
// It makes no decisions. It computes what the path itself does not need, because only the end is proven: the weights of
// a step and the length of x, with one division each.

#include "gjk/detail/sign_test_log.h"
#include "gjk/small/positions.h"
#include "gjk/small/steps.h"
#include "gjk/trace.h"

namespace gjk::small {

template <int D>
class Recorder {
 public:
  static constexpr bool kListens = true;

  /// Refers to both; the trace is empty.
  Recorder(const Question<D>& question, Trace<D>& trace) : question_(question), trace_(trace) {}

  // GJK. A run reports each support point, then the step that adds it; for the last one only the proof.
  void first(const Vec<D>& direction, VertexPair pair, const Vec<D>& w);
  void found(const Vec<D>& direction, VertexPair pair, const Vec<D>& w);
  void step(const Step<D>& step);

  // EPA. A run reports the starting polytope, then the measurements of each iteration and the vertex and facets that it
  // adds.
  void vertex(VertexPair pair, const Vec<D>& w);
  void facet(int slot, const std::uint8_t* corner, const Vec<D>& normal, double rank);
  void measured(int slot, VertexPair pair, const Vec<D>& w, double height);  ///< the height: along the unit normal
  void fallen(int slot);
  void moved(int from, int to);

  void proven(const Answer<D>& answer);
  /// The last support point proves that the distance exceeds the limit; it is not added to the simplex.
  void parted(const Answer<D>& answer);

 private:
  static constexpr int kMostSlots = 64 * kMostWords;
  struct MadeFacet {
    int slot;
    FacetRecord<D> record;
  };

  Support<D> placed(VertexPair pair, const Vec<D>& w) const;
  void noteTests(const Step<D>& step, SignTests& tests, int size) const;
  void keep(const Step<D>& step, GjkRecord<D>& record);
  void addFacets();

  const Question<D>& question_;
  Trace<D>& trace_;
  InlineList<SimplexVertex<D>, D + 1> kept_;  ///< newest first
  Vec<D> closest_{0.0};
  double lower_ = 0, upper_ = 0;
  InlineList<MadeFacet, kMostSlots> made_;  ///< in this iteration, in no particular order
  int record_of_slot_[kMostSlots] = {};
};

}  // namespace gjk::small
