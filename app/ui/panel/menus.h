#pragma once
// The menus of the top bar: scene, method, files.

#include "ui/kit/ui.h"

namespace gjklab {

/// The name of the scene or world, on a button of this width that opens the gallery.
void sceneMenu(const Ui&, float width);
/// The short list of methods, and a menu of this width with everything else.
void methodBar(const Ui&, float detail_width);
/// Its whole content, in an open menu.
void methodItems(const Ui&);
/// While two methods are compared: the method of each side, named by `label`.
void ownMethodMenu(const Ui&, const std::string& label, float width);
void rivalMenu(const Ui&, const std::string& label, float width);
void fileMenu(const Ui&);

}  // namespace gjklab
