#pragma once
// The small plot of lower and upper bound against the iteration.

#include "model/bounds_plot.h"
#include "ui/ui.h"

namespace gjklab {

/// An item of the current window; nothing where there is nothing to plot.
void boundsChart(const Ui&, const BoundsPlot&);

}  // namespace gjklab
