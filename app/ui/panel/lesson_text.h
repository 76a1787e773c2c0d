#pragma once
// Lessons' type: large text, and buttons that are as wide as a column.

#include "ui/kit/ui.h"

#include <string_view>

namespace gjklab {

/// Wrapped text in the large face; **bold**, *italics* and subscripts as in captions.
void largeText(const Ui&, Color, std::string_view text, float indent = 0);
/// Plain text in the panels' face, likewise.
void smallText(const Ui&, Color, std::string_view text);
/// A button over the whole width whose label wraps; `number`: the key that presses it, 0 for none.
bool wideButton(const Ui&, std::string_view label, int number, bool lit);
/// A box with or without its tick, and text beside it.
void tickedText(const Ui&, bool ticked, std::string_view text);

}  // namespace gjklab
