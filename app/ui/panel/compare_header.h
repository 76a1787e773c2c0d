#pragma once
// The lines over the two difference panes while two methods are compared: each names its method, which is chosen there,
// and says how far it has got.

#include "ui/kit/ui.h"

namespace gjklab {

void ownMethodHeader(const Ui&, Area area);
void rivalHeader(const Ui&, Area area);

}  // namespace gjklab
