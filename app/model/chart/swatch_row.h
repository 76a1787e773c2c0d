#pragma once
// A legend in one row.

#include "model/chart/chart.h"
#include "model/figure/swatch.h"

#include <vector>

namespace gjklab {

/// Extends from the area's corner to the right, one line high; may be wider than the area.
Chart swatchRow(const std::vector<Swatch>&, const ChartRoom&);

}  // namespace gjklab
