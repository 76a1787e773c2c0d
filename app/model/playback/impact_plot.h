#pragma once
// Data of the plot of a motion: the true distance over time, and under it the lines along which each advance knows the
// gap to stay open.

#include "model/playback/disclosure.h"

#include <vector>

namespace gjklab {

struct ImpactPlot {
  struct Point {
    double time = 0, distance = 0;
  };
  /// One advance: at its time the distance, which falls to `left` at most by the time of the next.
  struct Advance {
    Point at;
    double until = 0, left = 0;
  };
  std::vector<Point> distance;    ///< less the depth; in order of time
  std::vector<Advance> advances;  ///< of the search, in order; the last may have no step
  double duration = 1;
  double low = 0, top = 1;  ///< range of the vertical axis, low < top, low ≤ 0
  int current = -1;         ///< the advance that shows; −1: none
};

/// Empty where the run is none of a motion. Unless everything is told, no further than the moment.
ImpactPlot impactPlot(const Run&, const Moment&, Disclosure = Disclosure::everything);

}  // namespace gjklab
