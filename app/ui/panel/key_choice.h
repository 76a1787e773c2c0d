#pragma once
// What the keys move: said at a pane's lower border as long as they have it.

#include "ui/kit/ui.h"

namespace gjklab {

void drawKeyChoice(const Ui&, Area pane);

}  // namespace gjklab
