#pragma once
// Draws a chart's marks with ImGui.

#include "model/chart/chart.h"

#include <imgui.h>

namespace gjklab {

/// The layout parameters for `font` and `bold` in this area.
ChartRoom chartRoom(const Theme&, ImFont* font, ImFont* bold, double scale, dvec2 corner, dvec2 size);
void drawChart(ImDrawList&, const Chart&, ImFont* font, ImFont* bold);

}  // namespace gjklab
