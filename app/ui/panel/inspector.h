#pragma once
// The inspector: what happens at this step and why, with its numbers.

#include "model/caption/caption.h"
#include "ui/kit/ui.h"

namespace gjklab {

/// Tables of tests, of a solver's bookkeeping and of axes: expressions, values and verdicts; those that have rows.
void testsTables(const Ui&, const Caption&, Space = Space::difference);

/// While a question stands over the picture: shows its answer.
void answerButton(const Ui&);
/// Of a hard case of the gallery: what goes wrong in plain implementations, and the way there.
void hardCase(const Ui&);

void inspector(const Ui&, Area area, const Caption&);
/// Tests and numbers alone: beside the panes on the stage.
void numbersPanel(const Ui&, Area area, const Caption&);

}  // namespace gjklab
