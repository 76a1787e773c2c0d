#pragma once
// The plot of the gap between the bounds against the iteration, in powers of ten: of one method, or of two.

#include "model/chart/chart.h"
#include "model/playback/gap_plot.h"

#include <array>

namespace gjklab {

/// The style of a method's line: the second is dashed, so that the lines also differ without colour.
struct MethodLine {
  Color color;
  bool dashed = false;
};
std::array<MethodLine, 2> methodLines(const Theme&);
/// A sample of the line, for the legend.
ChartLine sampleOf(const MethodLine&, dvec2 from, double length, double width);

/// The width of the labels of the powers at the left.
double gapAxisWidth(const ChartRoom&);

/// Draws the iterations reached by each method strong and later ones faint. The area is that of the plot, to the right
/// of the labels of its powers. `reached`: iterations of each method.
Chart gapChart(const GapPlot&, const ChartRoom&, const std::array<std::size_t, 2>& reached,
               const std::array<MethodLine, 2>&);
/// Everything up to the present moment.
std::size_t reachedOf(const GapPlot::Curve&);

/// Two methods on the Stage: does not show how many iterations follow.
GapPlot gapPlotOnStage(const BoundsPlot& own, const BoundsPlot& rival);

}  // namespace gjklab
