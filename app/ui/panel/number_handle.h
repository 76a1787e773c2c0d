#pragma once
// A number in a lesson's text that can be dragged sideways or changed with keys.

#include "platform/input.h"
#include "render/text.h"
#include "ui/kit/ui.h"

#include <string>

namespace gjklab {

/// Pixels of tint on either side of a draggable number.
float numberPad(const Ui&);

/// Draws the number on a tint, with a two-way arrow below it, and changes the fact while it is dragged. Returns its
/// right end.
float dragNumber(const Ui&, ImVec2 at, const TextRun& number, TextLook, const std::string& fact);

/// Tab selects the next draggable number of the page, and after the last one none; Shift Tab goes back. ← → then change
/// it by a step, with Shift by a tenth of one. `number`: the selected fact, empty for none. Returns whether the key was
/// one of these.
bool numberKey(const Ui&, const KeyPress&, std::string& number);

}  // namespace gjklab
