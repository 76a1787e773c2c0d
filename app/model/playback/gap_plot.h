#pragma once
// Data of the plot of the gap between the bounds against the iteration, on a logarithmic scale: a method that converges
// is a line that falls, and two methods can be told apart where both bounds look alike.

#include "model/playback/bounds_plot.h"

#include <string>
#include <vector>

namespace gjklab {

struct GapPlot {
  struct Curve {
    std::vector<double> gaps;  ///< upper − lower of each iteration, ≥ 0
    int current = -1;          ///< the iteration of the moment that is showing; −1: none
  };
  std::string title;          ///< "Gap of the bounds on the depth"; empty: there is nothing to plot
  std::vector<Curve> curves;  ///< one for each run; empty where it has no bounds
  int iterations = 0;         ///< of the longest curve
  int low = 0, top = 1;       ///< powers of ten at the lower and the upper end of the axis, low < top
  bool closed = false;        ///< some gap is zero, which is no power of ten: it has a place below them

  /// Share of the axis below its powers of ten, at whose lower end zero stands.
  double foot() const;
  /// Where a gap stands on the axis: 0, where a closed gap stands, to 1.
  double share(double gap) const;
};

/// Of the bounds of one run, or of several beside each other.
GapPlot gapPlot(const std::vector<BoundsPlot>&);

}  // namespace gjklab
