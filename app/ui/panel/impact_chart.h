#pragma once
// The plot of a motion: distance over time, what each advance has proven under it; its axis is a slider for time.

#include "model/playback/impact_plot.h"
#include "ui/kit/ui.h"

namespace gjklab {

void impactChart(const Ui&, const ImpactPlot&);
/// The same without its heading, as high as this: on the stage.
void impactChart(const Ui&, const ImpactPlot&, float height);

}  // namespace gjklab
