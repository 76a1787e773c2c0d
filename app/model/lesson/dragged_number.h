#pragma once
// Numbers of a lesson's text that the learner drags: "{drag b.x}". Each is a fact that a command can set.

#include "model/document/command.h"

#include <optional>
#include <string>
#include <string_view>

namespace gjklab {

struct DraggedNumber {
  const char* name;  ///< of the fact
  double steps;      ///< to one unit: 20 for steps of 0.05
  double per_pixel;  ///< units to a pixel of the hand's way
};

/// The fact that a name in braces makes draggable, "b.x" of "drag b.x"; empty: it is no such name.
std::string draggedName(std::string_view in_braces);
/// null: this fact cannot be dragged.
const DraggedNumber* draggedNumber(std::string_view fact);
/// "a.x, a.y, …", for messages.
std::string draggedNames();

/// The number after the hand has gone so many pixels to the right, at a whole step.
double afterDrag(const DraggedNumber&, double before, double pixels);
/// What makes the fact this number; nothing where the scene does not have it.
std::optional<Command> commandFor(const DraggedNumber&, double value, const Scene&);

}  // namespace gjklab
