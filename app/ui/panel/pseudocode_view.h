#pragma once
// The algorithm's lines, with the one lit that a moment stands at.

#include "model/caption/caption.h"
#include "ui/kit/ui.h"

namespace gjklab {

/// With its heading, that folds it. Nothing where there are no lines.
void pseudocode(const Ui&, const Pseudocode&);
/// Height that this takes in a panel with that much room, the space under it included.
float pseudocodeHeight(const Ui&, const Pseudocode&, float width);

}  // namespace gjklab
