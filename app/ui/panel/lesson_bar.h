#pragma once
// The bar below a lesson's text: Back and Next, and at the end the skipped questions.

#include "ui/kit/ui.h"

namespace gjklab {

/// At the lesson's end, if something was skipped; otherwise nothing.
void skippedNote(const Ui&);
/// Back and Next, or those of practice. `more`: the text continues on another page of the Stage.
void lessonBar(const Ui&, float height, bool more);

}  // namespace gjklab
