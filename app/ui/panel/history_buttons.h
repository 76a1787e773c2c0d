#pragma once
// Undo and redo, where something is edited.

#include "ui/kit/ui.h"

namespace gjklab {

/// Of the scene or world that shows, side by side from the cursor on.
void historyButtons(const Ui&);

}  // namespace gjklab
