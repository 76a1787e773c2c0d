#pragma once
// The grid behind the panes, to which dragging can snap.

#include "model/figure/view.h"

namespace gjklab {

/// The distance between the finest lines of the grid, in 1-D between the finest ticks, as the view shows it.
double gridStep(const View&);

}  // namespace gjklab
