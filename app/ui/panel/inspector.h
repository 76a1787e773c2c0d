#pragma once
// The inspector: what happens at this step and why, with its numbers.

#include "model/caption/caption.h"
#include "ui/kit/ui.h"

namespace gjklab {

/// Tables of tests, of a solver's bookkeeping and of axes: expressions, values and verdicts; those that have rows.
/// While a question stands over the picture: shows its answer.
void answerButton(const Ui&);
void testsTables(const Ui&, const Caption&, Space = Space::difference);

void inspector(const Ui&, Area area, const Caption&);
/// Tests and numbers alone: beside the panes on the stage.
void numbersPanel(const Ui&, Area area, const Caption&);

}  // namespace gjklab
