#pragma once
// The plot of a motion: distance over time, and below it the bound that each advance proves.

#include "model/chart/chart.h"
#include "model/playback/impact_plot.h"

namespace gjklab {

/// The plot's own area; the rest is for the numbers of its axes.
struct ImpactAxes {
  ImpactAxes(const ImpactPlot&, const ChartRoom&);
  double x(double time) const { return corner.x + size.x * time / plot.duration; }
  double y(double distance) const;
  /// The time at this many pixels from the left, clamped to the motion.
  double timeAt(double pixel) const;

  const ImpactPlot& plot;
  dvec2 corner, size;
};

/// `time`: that of the bodies shown. `says_distance`: writes the distance beside the present advance.
Chart impactChart(const ImpactPlot&, double time, const ChartRoom&, bool says_distance);

}  // namespace gjklab
