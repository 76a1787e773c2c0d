#pragma once
// The small plot of the gap between lower and upper bound against the iteration, in powers of ten.

#include "model/playback/bounds.h"
#include "model/playback/bounds_plot.h"
#include "ui/kit/ui.h"

namespace gjklab {

/// An item of the current window; nothing if there is nothing to plot. `now`: the bounds proven at the present moment,
/// which its iteration may still improve; they are shown beside the plot.
void boundsChart(const Ui&, const BoundsPlot&, const MomentBounds& now);

/// Two methods in one plot, with their names below it.
void gapChart(const Ui&, const BoundsPlot& own, const BoundsPlot& rival, const RivalNames& names);
/// The same without heading and names, with this height, for the Stage.
void gapChart(const Ui&, const BoundsPlot& own, const BoundsPlot& rival, float height);

}  // namespace gjklab
