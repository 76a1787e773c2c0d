#pragma once
// What the top bar's menus choose: the scene, its method, files.

#include "ui/kit/ui.h"

namespace gjklab {

/// Opens the gallery: the name of the scene or world, in this width whatever its length.
void sceneMenu(const Ui&, float width);
/// The short list of methods, and what it leaves open in a menu of this width.
void methodBar(const Ui&, float detail_width);
/// While two methods are compared: the method of each side, named by `label`.
void ownMethodMenu(const Ui&, const std::string& label, float width);
void rivalMenu(const Ui&, const std::string& label, float width);
void fileMenu(const Ui&);

}  // namespace gjklab
