#pragma once
// The algorithm's lines, with the one lit that a moment stands at.

#include "model/caption/caption.h"
#include "ui/kit/ui.h"

namespace gjklab {

/// How it is set: the size of its font and the distance of its lines, in pixels.
struct CodeLook {
  float size = 16, pitch = 22;
};
CodeLook ordinaryCode(const Ui&);

/// Its lines alone, as an item of the current window; `width` of the whole.
void codeLines(const Ui&, const Pseudocode&, float width, CodeLook);
/// As wide as the longest line.
float codeLinesWidth(const Ui&, const Pseudocode&, CodeLook);

/// With its heading, that folds it. Nothing where there are no lines.
void pseudocode(const Ui&, const Pseudocode&);
/// Height that this takes in a panel with that much room, the space under it included.
float pseudocodeHeight(const Ui&, const Pseudocode&, float width);

}  // namespace gjklab
