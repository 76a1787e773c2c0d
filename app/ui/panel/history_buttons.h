#pragma once
// The Undo and Redo buttons of the panels that edit.

#include "ui/kit/ui.h"

namespace gjklab {

/// For the current scene or world, side by side at the cursor.
void historyButtons(const Ui&);

}  // namespace gjklab
