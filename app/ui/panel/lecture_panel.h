#pragma once
// The open lecture: its stops, which can be opened, moved and changed, and the note of the current one.

#include "ui/kit/ui.h"

namespace gjklab {

void lecturePanel(const Ui&, Area);
/// Draws the note of the current stop over the lower edge of the picture, on the stage.
void lectureNote(const Ui&, Area picture);

}  // namespace gjklab
