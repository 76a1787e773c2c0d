#pragma once
// A phone's way to everything that is not the picture: five words along the edge of the screen.

#include "ui/kit/ui.h"

namespace gjklab {

void drawer(const Ui&, Area area);

}  // namespace gjklab
