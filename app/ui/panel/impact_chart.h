#pragma once
// The plot of a motion: distance over time, what each advance has proven under it; its axis is a slider for time.

#include "model/playback/impact_plot.h"
#include "ui/kit/ui.h"

namespace gjklab {

void impactChart(const Ui&, const ImpactPlot&);

}  // namespace gjklab
