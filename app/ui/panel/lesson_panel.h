#pragma once
// The text of a lesson beside the panes, with its questions and goals.

#include "platform/input.h"
#include "ui/kit/layout.h"
#include "ui/panel/lesson_choice.h"

namespace gjklab {

/// Keys that change the text's numbers (number_handle.h), that answer, and Shift ↑ ↓ that scroll the text: ↑ ↓ move
/// through the answers, Return chooses, A shows a hint and then the answer or the solution. Returns whether the key was
/// one of these.
bool lessonKey(const Ui&, const KeyPress&, LessonChoice&);
/// `bar`: the area of Back and Next; if empty, they are below the text, within its area.
void lessonPanel(const Ui&, Area, Area bar, LessonChoice&);

}  // namespace gjklab
