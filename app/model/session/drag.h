#pragma once
// Dragging: from what was grabbed, where, and where the pointer is now, to the command that puts it there. Pure: the
// command is computed from the scene as it was when the drag began, so nothing adds up on the way.

#include "model/session/intent.h"

#include <optional>

namespace gjklab {

/// 3-D: a key held down keeps the motion to one world axis.
enum class AxisLock : std::uint8_t { none, x, y, z };

struct Drag {
  PickTarget target;
  Space space = Space::world;
  Scene scene;            ///< when the drag began, as it was seen
  View view;              ///< likewise
  dvec2 grab;             ///< pointer when the drag began, pixels in the pane
  dvec3 hit{0.0};         ///< point of the target that was grabbed
  bool reversed = false;  ///< the pane shows a run whose first direction is the scene's turned round
  double time = 0;        ///< of its motion: `scene` has the bodies where they are then
};

/// Whether dragging this moves something. What cannot be dragged lets the background move instead.
bool canDrag(const PickTarget& target, Space space);

/// What a drag keeps to.
struct Snap {
  bool turn = false;  ///< turns in steps of 15°
  double grid = 0;    ///< a body's origin or a vertex goes to multiples of this in the world; 0: anywhere
};

/// The command for a pointer that is now at `pointer`.
std::optional<Command> dragCommand(const Drag&, dvec2 pointer, AxisLock lock, const Snap& snap = {});

/// The view that goes with it: dragging the origin leaves A ⊖ B where it is on the screen, so the camera moves instead.
std::optional<View> dragView(const Drag&, dvec2 pointer, AxisLock lock, const Snap& snap = {});

/// Moves a body or a vertex by so much in the world; nothing for what cannot be moved.
std::optional<Command> moveCommand(const Scene&, const PickTarget& target, dvec3 moved);

/// A body turned by an angle about the middle of what is drawn of it, 3-D: about the target's axis.
Command turnCommand(const Scene&, const TurnTarget&, double angle);
/// The first direction, `direction` until now, turned by an angle the way that an arrow key points; 1-D: to that side.
Command aimCommand(const Scene&, const View&, dvec3 direction, dvec2 arrow, double angle);

/// The world axis that runs most nearly along an arrow key, (1, 0) for right, (0, 1) for up, as the view shows it; zero
/// where the dimension has none.
dvec3 nudgeDirection(const View&, dvec2 arrow);

/// Adds a vertex to the body's edge at the point nearest to `world` (double-click). A box becomes a hull first.
std::vector<Command> insertVertex(const Scene&, const EdgeTarget&, dvec3 world);

}  // namespace gjklab
