#pragma once
// Data of the plot of a motion: the true distance over time, and below it the lines above which each advance proves the
// gap to stay.

#include "model/playback/disclosure.h"

#include <vector>

namespace gjklab {

struct ImpactPlot {
  struct Point {
    double time = 0, distance = 0;
  };
  /// One advance: there is no contact until its end. Where a speed bounds it throughout, the distance at its time
  /// decreases in a line, or more slowly, to `left` at most.
  struct Advance {
    Point at;
    double until = 0, left = 0;
    bool by_speed = true;  ///< false: only that there is no contact is proven
    bool measured = true;  ///< false: `at` is the gap to a plane of the ray cast, not the distance
    double speed = 0;      ///< the greatest at which the gap can close; nothing to tell if it is not positive
  };
  std::vector<Point> distance;    ///< minus the depth; in order of time
  std::vector<Advance> advances;  ///< of the search, in order; the last may have no step
  double duration = 1;
  double low = 0, top = 1;  ///< range of the vertical axis, low < top, low ≤ 0
  int current = -1;         ///< the advance shown; −1: none
  bool meet = false;        ///< the moment is that of the contact
};

/// Empty if the run is not one of a motion. Unless everything is disclosed, ends at the moment, or at
/// the contact.
ImpactPlot impactPlot(const Run&, const Moment&, Disclosure = Disclosure::everything);

}  // namespace gjklab
