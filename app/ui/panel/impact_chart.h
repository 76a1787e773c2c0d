#pragma once
// The plot of a motion: distance over time, and below it the bound that each advance proves. Its axis is a slider for
// time.

#include "model/playback/impact_plot.h"
#include "ui/kit/ui.h"

namespace gjklab {

void impactChart(const Ui&, const ImpactPlot&);
/// The same without its heading, with this height, for the Stage.
void impactChart(const Ui&, const ImpactPlot&, float height);

}  // namespace gjklab
