#pragma once
// The lines above the panes: their names, and the answer in a word.

#include "ui/kit/ui.h"

namespace gjklab {

void worldHeader(const Ui&, Area area);
void differenceHeader(const Ui&, Area area);

}  // namespace gjklab
