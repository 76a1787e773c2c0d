#pragma once
// Dragging: computes a command from the grabbed target, its position and the pointer's present position. Pure: the
// command is based on the scene at the start of the drag, so no errors accumulate.

#include "model/session/intent.h"

#include <optional>

namespace gjklab {

/// 3-D: a key held down constrains the motion to one world axis.
enum class AxisLock : std::uint8_t { none, x, y, z };

struct Drag {
  PickTarget target;
  Space space = Space::world;
  Scene scene;            ///< at the start of the drag, as shown
  View view;              ///< likewise
  dvec2 grab;             ///< pointer at the start of the drag, pixels in the pane
  dvec3 hit{0.0};         ///< point of the target that was grabbed
  bool reversed = false;  ///< the pane shows a run with the opposite of the scene's first direction
  double time = 0;        ///< of its motion; `scene` has the bodies' poses at this time
};

/// Whether dragging this moves something; otherwise the view moves.
bool canDrag(const PickTarget& target, Space space);

/// What a drag snaps to.
struct Snap {
  bool turn = false;  ///< rotates in steps of 15°
  double grid = 0;    ///< a body's origin or a vertex snaps to multiples of this in the world; 0: no snapping
};

/// The command for a pointer that is now at `pointer`.
std::optional<Command> dragCommand(const Drag&, dvec2 pointer, AxisLock lock, const Snap& snap = {});

/// The matching view: dragging the origin keeps A ⊖ B fixed on the screen, so the camera moves instead.
std::optional<View> dragView(const Drag&, dvec2 pointer, AxisLock lock, const Snap& snap = {});

/// Moves a body or a vertex by this vector in the world; empty if it cannot be moved.
std::optional<Command> moveCommand(const Scene&, const PickTarget& target, dvec3 moved);

/// Rotates a body by an angle about the centre of its drawn shape; 3-D: about the target's axis.
Command turnCommand(const Scene&, const TurnTarget&, double angle);
/// Rotates the first direction, so far `direction`, by an angle towards an arrow key's direction; 1-D: sets it to that
/// side.
Command aimCommand(const Scene&, const View&, dvec3 direction, dvec2 arrow, double angle);

/// The world axis nearest to an arrow key's direction on the screen, (1, 0) for right, (0, 1) for up; zero if the
/// dimension has none.
dvec3 nudgeDirection(const View&, dvec2 arrow);

/// Adds a vertex to the body's edge at the point nearest to `world` (double-click). A box becomes a hull first.
std::vector<Command> insertVertex(const Scene&, const EdgeTarget&, dvec3 world);

}  // namespace gjklab
