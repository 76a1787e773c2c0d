#pragma once
// A legend in one row, or in several where it would be wider than its area.

#include "model/chart/chart.h"
#include "model/figure/swatch.h"

#include <vector>

namespace gjklab {

/// Extends from the area's corner to the right, and then downwards.
Chart swatchRow(const std::vector<Swatch>&, const ChartRoom&);
/// Of its last row; the area's upper edge if it is empty.
double lowerEdge(const Chart& row, const ChartRoom&);

}  // namespace gjklab
