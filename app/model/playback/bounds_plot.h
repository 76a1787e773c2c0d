#pragma once
// Data of the inspector's small plot: lower and upper bound against the iteration, for the phase shown.

#include "model/playback/disclosure.h"

#include <string>
#include <vector>

namespace gjklab {

struct BoundsPlot {
  struct Point {
    int iteration = 0;  ///< from 1
    double lower = 0, upper = 0;
  };
  std::string title;          ///< "Bounds on the distance"; empty if there is nothing to plot
  bool on_depth = false;      ///< whether they are bounds on the depth, or on the distance
  std::vector<Point> points;  ///< in order; both numbers finite
  int current = -1;           ///< the point of the moment shown; −1: none
  int ended = 0;              ///< iterations up to the run's answer; 0 if that is not shown
  std::string answer;         ///< in a word, if it has ended
  double low = 0, top = 1;    ///< range of the vertical axis, low < top
};

/// Whether a run's GJK proves bounds: not the boolean method's, a textbook's or the separating axes.
bool provesBounds(const Run&);

/// Empty for the boolean method's GJK, which has no bounds, and for a textbook run, which proves none.
/// Unless everything is disclosed, ends at the moment.
BoundsPlot boundsPlot(const Run&, const Moment&, Disclosure = Disclosure::everything);

}  // namespace gjklab
