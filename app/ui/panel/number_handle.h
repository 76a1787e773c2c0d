#pragma once
// A number in a lesson's text that is dragged sideways, or changed by keys.

#include "platform/input.h"
#include "render/text.h"
#include "ui/kit/ui.h"

#include <string>

namespace gjklab {

/// Draws the number on a tint, a two-way arrow below it, and changes the fact with the hand. Returns where it ends.
float dragNumber(const Ui&, ImVec2 at, const TextRun& number, TextLook, const std::string& fact);

/// Tab goes to the next number of the page that can be dragged, and behind the last to none; Shift Tab goes back. ← →
/// then change it by a step, with Shift by a tenth of one. `number`: the fact that keys are at, empty for none. Whether
/// the press was one of them.
bool numberKey(const Ui&, const KeyPress&, std::string& number);

}  // namespace gjklab
