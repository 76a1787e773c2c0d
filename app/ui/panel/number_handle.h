#pragma once
// A number in a lesson's text that is dragged sideways.

#include "render/text.h"
#include "ui/kit/ui.h"

#include <string>

namespace gjklab {

/// Draws the number on a tint, a two-way arrow below it, and changes the fact with the hand. Returns where it ends.
float dragNumber(const Ui&, ImVec2 at, const TextRun& number, TextLook, const std::string& fact);

}  // namespace gjklab
