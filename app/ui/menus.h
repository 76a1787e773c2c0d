#pragma once
// The menus of the top bar.

#include "ui/ui.h"

namespace gjklab {

void sceneMenu(const Ui&, float width);
void methodMenu(const Ui&, float width);
void fileMenu(const Ui&);
void viewMenu(const Ui&);

}  // namespace gjklab
