#pragma once
// The list of arriving pairs, beside the panes.

#include "desk/watching.h"
#include "ui/kit/ui.h"

namespace gjklab {

void watchPanel(const Ui&, Area area, const Watching&);

}  // namespace gjklab
