#pragma once
// The small plot of lower and upper bound against the iteration.

#include "model/playback/bounds.h"
#include "model/playback/bounds_plot.h"
#include "ui/kit/ui.h"

namespace gjklab {

/// An item of the current window; nothing where there is nothing to plot. `now`: what is proven at the moment that
/// shows, which may be less than what its iteration goes on to prove.
void boundsChart(const Ui&, const BoundsPlot&, const MomentBounds& now);

}  // namespace gjklab
