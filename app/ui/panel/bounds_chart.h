#pragma once
// The small plot of the gap between lower and upper bound against the iteration, in powers of ten.

#include "model/playback/bounds.h"
#include "model/playback/bounds_plot.h"
#include "ui/kit/ui.h"

namespace gjklab {

/// An item of the current window; nothing where there is nothing to plot. `now`: what is proven at the moment that
/// shows, which may be less than what its iteration goes on to prove; the bounds stand beside the plot.
void boundsChart(const Ui&, const BoundsPlot&, const MomentBounds& now);

/// Two methods in one plot, their names under it.
void gapChart(const Ui&, const BoundsPlot& own, const BoundsPlot& rival, const RivalNames& names);
/// The same without heading and names, as high as this: on the stage.
void gapChart(const Ui&, const BoundsPlot& own, const BoundsPlot& rival, float height);

}  // namespace gjklab
