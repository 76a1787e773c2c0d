#pragma once
// The lecture that is open: its stops in order, to be gone to, moved, kept anew, and the note of the one that shows.

#include "ui/kit/ui.h"

namespace gjklab {

void lecturePanel(const Ui&, Area);
/// On the stage, where it is asked for: the note of the stop that shows, over the lower edge of the picture.
void lectureNote(const Ui&, Area picture);

}  // namespace gjklab
