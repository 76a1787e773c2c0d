#pragma once
// The lines above the two difference panes while two methods are compared. Each has a menu of its method, and shows its
// progress.

#include "ui/kit/ui.h"

namespace gjklab {

void ownMethodHeader(const Ui&, Area area);
void rivalHeader(const Ui&, Area area);

}  // namespace gjklab
