#pragma once
// The area that a moving body covers on the screen at another time, and the area that it sweeps.

#include "model/figure/figure_builder.h"

namespace gjklab {

/// A body of the frame's moving pair at a time: the polygon that it covers on the screen, as points in the pane's space
/// at its depth; 1-D: its bar.
std::vector<dvec3> coverAt(FigureBuilder&, Which, double time);

/// The outline of the area that it covers from one time to another, in straight pieces.
std::vector<std::vector<dvec3>> sweptOutline(FigureBuilder&, Which, double from, double to);

}  // namespace gjklab
