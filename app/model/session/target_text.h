#pragma once
// What tooltips say about the things in the panes.

#include "model/session/drag.h"
#include "model/session/session.h"

namespace gjklab {

/// What a tooltip says about a target; empty: nothing.
std::string describeTarget(const Session&, Space, const PickTarget&);

/// What a drag has done so far, beside the pointer, with what it keeps to: "A at (1.5, 2) · grid 0.5", "A turned by 30°
/// about y".
std::string describeDrag(const Session&, const Drag&, const Snap&, AxisLock lock = AxisLock::none);

}  // namespace gjklab
