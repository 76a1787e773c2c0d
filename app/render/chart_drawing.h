#pragma once
// A chart's marks with ImGui's own means.

#include "model/chart/chart.h"

#include <imgui.h>

namespace gjklab {

/// What `font` and `bold` need, for a chart in this room.
ChartRoom chartRoom(const Theme&, ImFont* font, ImFont* bold, double scale, dvec2 corner, dvec2 size);
void drawChart(ImDrawList&, const Chart&, ImFont* font, ImFont* bold);

}  // namespace gjklab
