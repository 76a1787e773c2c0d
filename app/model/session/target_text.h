#pragma once
// What tooltips say about the things in the panes.

#include "model/session/session.h"

namespace gjklab {

/// What a tooltip says about a target; empty: nothing.
std::string describeTarget(const Session&, Space, const PickTarget&);

/// What a drag has done so far, beside the pointer: "A at (1.5, 2)". `grid`: what it keeps to; 0: nothing.
std::string describeDrag(const Session&, const PickTarget& target, double grid);

}  // namespace gjklab
