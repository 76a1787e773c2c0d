#pragma once
// The motions that a drag allows, and the displacement for a position of the pointer.

#include "model/session/drag.h"

#include <optional>
#include <string>

namespace gjklab {

/// The unit vector of a world axis, 0 to 2.
dvec3 axisVector(int axis);

/// At most one of them; if none: the plane of the screen.
struct DragWay {
  std::optional<int> axis;    ///< along this world axis
  std::optional<int> normal;  ///< 3-D: in the plane perpendicular to this axis; 1: parallel to the floor
};

/// A key held down takes precedence over the grabbed arrow or plane. In 3-D a body keeps its height above the floor. If
/// the floor is seen edge-on, it moves in the vertical coordinate plane that faces the viewer most.
DragWay dragWay(const Drag&, AxisLock);

/// Whether this coordinate may change.
bool allows(const DragWay&, int coordinate);

/// "parallel to the floor", "along z"
std::string wordsOf(const DragWay&);

/// World displacement for a pointer that has moved by `pixels` since it grabbed `hit`. The grabbed point stays under
/// the pointer as far as the constraint allows, and never passes the horizon of its plane.
dvec3 displacement(const View&, dvec2 pixels, const DragWay&, dvec3 hit);

}  // namespace gjklab
