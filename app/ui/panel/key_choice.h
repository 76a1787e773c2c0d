#pragma once
// A line at a pane's lower border that names the thing that keys move.

#include "ui/kit/ui.h"

namespace gjklab {

void drawKeyChoice(const Ui&, Area pane);

}  // namespace gjklab
