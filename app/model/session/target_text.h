#pragma once
// The tooltips of the things in the panes.

#include "model/session/drag.h"
#include "model/session/session.h"

namespace gjklab {

/// The tooltip of a target; may be empty.
std::string describeTarget(const Session&, Space, const PickTarget&);

/// The text beside the pointer during a drag, with its snapping: "A at (1.5, 2) · grid 0.5", "A turned by 30° about y".
std::string describeDrag(const Session&, const Drag&, const Snap&, AxisLock lock = AxisLock::none);

}  // namespace gjklab
