#pragma once
// The plot of a motion: distance over time, and under it what each advance has proven.

#include "model/chart/chart.h"
#include "model/playback/impact_plot.h"

namespace gjklab {

/// Where the plot's own area lies in its room, whose rest is for the numbers at its axes.
struct ImpactAxes {
  ImpactAxes(const ImpactPlot&, const ChartRoom&);
  double x(double time) const { return corner.x + size.x * time / plot.duration; }
  double y(double distance) const;
  /// At this many pixels from the left; within the motion.
  double timeAt(double pixel) const;

  const ImpactPlot& plot;
  dvec2 corner, size;
};

/// `time`: at which the bodies show. `says_distance`: beside the advance that shows.
Chart impactChart(const ImpactPlot&, double time, const ChartRoom&, bool says_distance);

}  // namespace gjklab
