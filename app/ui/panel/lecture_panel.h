#pragma once
// The open lecture: its stops, which can be opened, moved and changed, and the note of the current one.

#include "ui/kit/ui.h"

namespace gjklab {

void lecturePanel(const Ui&, Area);
/// Draws the note of the current stop over the lower edge of the picture, on the Stage: small, because it is for the
/// lecturer and not for the room.
void lectureNote(const Ui&, Area picture);
/// Draws the current stop's question over the upper part of its world's picture, until the world runs.
void worldQuestion(const Ui&, Area picture);

}  // namespace gjklab
