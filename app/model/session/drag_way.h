#pragma once
// Which motions of what is dragged a drag allows, and how far it goes for a pointer on the screen.

#include "model/session/drag.h"

#include <optional>
#include <string>

namespace gjklab {

/// The unit vector of a world axis, 0 to 2.
dvec3 axisVector(int axis);

/// At most one of them; none: the plane of the screen.
struct DragWay {
  std::optional<int> axis;    ///< along this world axis
  std::optional<int> normal;  ///< 3-D: in the plane square to this axis; 1: parallel to the floor
};

/// A key that is held goes first, then the arrow or plane that was grabbed. In space a body keeps its height over the
/// floor; where the floor is seen from its edge, it moves in the upright plane of two axes that faces the viewer.
DragWay dragWay(const Drag&, AxisLock);

/// Whether this coordinate may change.
bool allows(const DragWay&, int coordinate);

/// "parallel to the floor", "along z"
std::string wordsOf(const DragWay&);

/// World displacement of a pointer that has moved by `pixels` since it took hold of `hit`. The point that was grabbed
/// stays under the pointer, as far as the way allows, and never passes the horizon of its plane.
dvec3 displacement(const View&, dvec2 pixels, const DragWay&, dvec3 hit);

}  // namespace gjklab
