#pragma once
// A legend in one row.

#include "model/chart/chart.h"
#include "model/figure/swatch.h"

#include <vector>

namespace gjklab {

/// From the room's corner to the right, as high as a line; it may be wider than the room.
Chart swatchRow(const std::vector<Swatch>&, const ChartRoom&);

}  // namespace gjklab
