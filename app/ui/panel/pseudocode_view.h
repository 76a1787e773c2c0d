#pragma once
// The algorithm's lines, with the moment's line highlighted.

#include "model/caption/caption.h"
#include "ui/kit/ui.h"

namespace gjklab {

/// With its heading, which folds it. Draws nothing if there are no lines.
void pseudocode(const Ui&, const Pseudocode&);
/// Its height in a panel with this much room, including the space below.
float pseudocodeHeight(const Ui&, const Pseudocode&, float width);

}  // namespace gjklab
