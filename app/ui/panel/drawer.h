#pragma once
// A phone's access to everything except the picture: five labels along the edge of the screen.

#include "ui/kit/ui.h"

namespace gjklab {

void drawer(const Ui&, Area area);

}  // namespace gjklab
