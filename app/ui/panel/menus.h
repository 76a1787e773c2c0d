#pragma once
// The menus of the top bar.

#include "ui/kit/ui.h"

namespace gjklab {

void sceneMenu(const Ui&, float width);
void methodMenu(const Ui&, float width);
/// How wide the title wants to be, and the least that the method's name is readable in.
float sceneMenuWidth(const Ui&);
float methodMenuWidth(const Ui&);
/// While two methods are compared: the method of each side, named by `label`.
void ownMethodMenu(const Ui&, const std::string& label, float width);
void rivalMenu(const Ui&, const std::string& label, float width);
void fileMenu(const Ui&);
void viewMenu(const Ui&);

}  // namespace gjklab
