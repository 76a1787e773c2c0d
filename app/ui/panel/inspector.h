#pragma once
// The inspector: what happens at this step and why, with its numbers.

#include "model/caption/caption.h"
#include "ui/kit/ui.h"

namespace gjklab {

/// The non-empty tables of tests, of a solver's values and of axes: expressions, values and verdicts.
void testsTables(const Ui&, const Caption&, Space = Space::difference);

/// While a question is shown above the picture: a button that shows its answer.
void answerButton(const Ui&);
/// For a hard case of the gallery: what goes wrong in plain implementations, and a button that goes there.
void hardCase(const Ui&);

void inspector(const Ui&, Area area, const Caption&);
/// Only tests and numbers, beside the panes on the Stage.
void numbersPanel(const Ui&, Area area, const Caption&);

/// A number for what the column is about: another one for another scene, study or comparison.
std::uint64_t contentOf(const Session&);

}  // namespace gjklab
