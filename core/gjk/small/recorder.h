#pragma once
// The log of the small path: makes a Trace of what a kernel tells of its run.
//
// Nothing is decided here. What the path never asks for, since a proof at the end does without, is found from its
// numbers: the weights of a step and the length of x by one division each.

#include "gjk/detail/sign_test_log.h"
#include "gjk/small/steps.h"
#include "gjk/trace.h"

namespace gjk::small {

template <int D>
class Recorder {
 public:
  static constexpr bool kListens = true;

  /// Refers to both; the trace is empty.
  Recorder(const Question<D>& question, Trace<D>& trace) : question_(question), trace_(trace) {}

  // GJK. A run tells of each support point, then of the step that takes it up; of the last one the proof alone.
  void first(const Vec<D>& direction, VertexPair pair, const Vec<D>& w);
  void found(const Vec<D>& direction, VertexPair pair, const Vec<D>& w);
  void step(const Step<D>& step);

  // EPA: the starting polytope, then what each iteration measures, and the vertex and the facets that it adds.
  void vertex(VertexPair pair, const Vec<D>& w);
  void facet(int slot, const std::uint8_t* corner, const Vec<D>& normal, double rank);
  void measured(int slot, VertexPair pair, const Vec<D>& w, double height);  ///< the height: along the unit normal
  void fallen(std::uint64_t slots);
  void moved(int from, int to);

  void proven(const Answer<D>& answer);
  /// The last support point proves the limit to be passed: none of it finds its way into the simplex.
  void parted(const Answer<D>& answer);

 private:
  static constexpr int kMostSlots = 64;
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
  InlineList<MadeFacet, kMostSlots> made_;  ///< in this iteration, in no order
  int record_of_slot_[kMostSlots] = {};
};

}  // namespace gjk::small
