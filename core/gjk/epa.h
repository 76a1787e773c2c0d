#pragma once
// EPA, the expanding polytope algorithm: depth, normal and witness points of an overlap.

#include "gjk/trace.h"

namespace gjk {

/// What EPA found. Depths are of what was run on (the cores under Rounding::core).
template <int D>
struct EpaOutcome {
  double lower = 0;  ///< proven lower bound on the depth, at least 0
  double depth =
      0;  ///< upper bound: the support distance along `normal`; slightly negative where the origin lies outside
  Vec<D> normal{0.0};   ///< unit, from A to B
  Vec<D> point_a{0.0};  ///< witness points: point_a − point_b = depth · normal
  Vec<D> point_b{0.0};
  int iterations = 0;
  Termination termination = Termination::converged;
};

/// Expands a polytope inside A ⊖ B from the simplex that GJK ended with, until the boundary point nearest to the origin
/// is found. `source.support(Vec<D> d)` answers a Support<D> for a direction of any length but zero. `start` has one to
/// D + 1 vertices and holds the origin, or nearly; flat and repeated ones are allowed. Stops at depth − lower ≤
/// tolerance · S, S the largest coordinate seen. Fills `trace->epa` and `trace->polytope` when a trace is given.
template <int D, class Source>
EpaOutcome<D> expandPolytope(Source& source, const InlineList<SimplexVertex<D>, kSimplexSize<D>>& start,
                             double tolerance, int max_iterations, Trace<D>* trace);

}  // namespace gjk
