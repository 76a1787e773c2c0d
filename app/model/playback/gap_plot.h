#pragma once
// Data of the plot of the gap between the bounds against the iteration, on a logarithmic scale: a method that converges
// is a falling line, and two methods can be distinguished even where their bounds look alike.

#include "model/playback/bounds_plot.h"

#include <string>
#include <vector>

namespace gjklab {

struct GapPlot {
  struct Curve {
    std::vector<double> gaps;  ///< upper − lower of each iteration, ≥ 0
    int current = -1;          ///< the iteration of the moment shown; −1: none
    int ended = 0;             ///< iterations up to the run's answer; 0 if that is not shown
    std::string answer;        ///< in a word, if it has ended
  };
  std::string title;          ///< "Gap of the bounds on the depth"; empty if there is nothing to plot
  std::vector<Curve> curves;  ///< one for each run; empty if it has no bounds
  int iterations = 0;         ///< of the longest curve
  bool names_axes = false;    ///< where no heading says what is plotted
  int low = 0, top = 1;       ///< powers of ten at the lower and the upper end of the axis, low < top
  bool closed = false;        ///< some gap is zero, which is drawn below the powers of ten

  /// Fraction of the axis below its powers of ten, with zero at its lower end.
  double foot() const;
  /// The position of a gap on the axis, from 0 (a zero gap) to 1.
  double share(double gap) const;
};

/// The plot of one run's bounds, or of several runs together.
GapPlot gapPlot(const std::vector<BoundsPlot>&);

}  // namespace gjklab
