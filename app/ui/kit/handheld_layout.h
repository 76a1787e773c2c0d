#pragma once
// A phone's screen, upright or on its side: two lines of words, the panes, the steps under the thumbs, and a drawer
// with everything else. As on the stage nothing is told before its step.

#include "model/lesson/lesson.h"
#include "ui/kit/stage_layout.h"

namespace gjklab {

/// `words_beside`: the game's questions or the numbers of a step take the place of world space.
Layout layOutHandheld(float width, float height, float scale, const Settings&, StagePicture, bool words_beside);

/// The text of a lesson above the panes that `look` names, or beside them where the screen lies on its side. `asks`:
/// the text is longer by a question or a task.
Layout layOutHandheldLesson(float width, float height, float scale, bool comparing, Look, bool asks);

}  // namespace gjklab
