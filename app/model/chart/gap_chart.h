#pragma once
// The plot of the gap between the bounds against the iteration, in powers of ten: of one method, or of two.

#include "model/chart/chart.h"
#include "model/playback/gap_plot.h"

#include <array>

namespace gjklab {

/// How a method's line is drawn: the second is dashed, so that they differ without colour, too.
struct MethodLine {
  Color color;
  bool dashed = false;
};
std::array<MethodLine, 2> methodLines(const Theme&);
/// A piece of it, as beside its name.
ChartLine sampleOf(const MethodLine&, dvec2 from, double length, double width);

/// What the names of the powers take at the left.
double gapAxisWidth(const ChartRoom&);

/// What each method has reached strong, what is still to come faint. The room is the plot's own area, right of the
/// names of its powers. `reached`: iterations of each method.
Chart gapChart(const GapPlot&, const ChartRoom&, const std::array<std::size_t, 2>& reached,
               const std::array<MethodLine, 2>&);
/// All that the moment shows.
std::size_t reachedOf(const GapPlot::Curve&);

/// Two methods on the stage: how many iterations are to come is not told.
GapPlot gapPlotOnStage(const BoundsPlot& own, const BoundsPlot& rival);

}  // namespace gjklab
