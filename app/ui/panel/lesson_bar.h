#pragma once
// Below a lesson's text: back and forth, and at its end what was skipped.

#include "ui/kit/ui.h"

namespace gjklab {

/// At the lesson's end, where something was skipped on the way; else nothing.
void skippedNote(const Ui&);
/// Back and Next, or those of practice. `more`: the text goes on on another page of the stage.
void lessonBar(const Ui&, float height, bool more);

}  // namespace gjklab
