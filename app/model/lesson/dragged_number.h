#pragma once
// Draggable numbers in a lesson's text: "{drag b.x}". Each is a fact that a command can set.

#include "model/document/command.h"

#include <optional>
#include <string>
#include <string_view>

namespace gjklab {

struct DraggedNumber {
  const char* name;  ///< of the fact
  double steps;      ///< per unit: 20 for steps of 0.05
  double per_pixel;  ///< units per pixel of the drag
};

/// The fact that a name in braces makes draggable, "b.x" for "drag b.x"; empty if it is not such a name.
std::string draggedName(std::string_view in_braces);
/// null: this fact cannot be dragged.
const DraggedNumber* draggedNumber(std::string_view fact);
/// "a.x, a.y, …", for messages.
std::string draggedNames();

/// The number after dragging this many pixels to the right, rounded to a whole step.
double afterDrag(const DraggedNumber&, double before, double pixels);
/// The command that sets the fact to this number; empty if the scene does not have it.
std::optional<Command> commandFor(const DraggedNumber&, double value, const Scene&);

}  // namespace gjklab
