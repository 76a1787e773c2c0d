#pragma once
// The plot of a motion: the distance over time, the bound on it that each advance proves, and under the axis of time
// the span in which the advance proves that there is no contact. A large one has words and numbers, a small one only
// lines.

#include "model/chart/chart.h"
#include "model/playback/impact_plot.h"

namespace gjklab {

/// The plot's own area; the rest is for the numbers of its axes, and for the proven spans.
struct ImpactAxes {
  ImpactAxes(const ImpactPlot&, const ChartRoom&);
  double x(double time) const { return corner.x + size.x * time / plot.duration; }
  double y(double distance) const;
  /// The time at this many pixels from the left, clamped to the motion.
  double timeAt(double pixel) const;

  const ImpactPlot& plot;
  bool large;
  dvec2 corner, size;
};

/// `time`: that of the bodies shown.
Chart impactChart(const ImpactPlot&, double time, const ChartRoom&);

}  // namespace gjklab
