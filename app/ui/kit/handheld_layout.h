#pragma once
// The layout of a phone's screen, in portrait or landscape: two lines of text, the panes, the steps under the thumbs,
// and a drawer with everything else. As on the Stage, nothing appears before its step.

#include "model/lesson/lesson.h"
#include "ui/kit/stage_layout.h"

namespace gjklab {

/// `words_beside`: the questions of a prediction or the numbers of a step replace world space.
Layout layOutHandheld(float width, float height, float scale, const Settings&, StagePicture, bool words_beside);

/// The text of a lesson above the panes that `look` names, or beside them in landscape. `asks`: the text also has a
/// question or a challenge.
Layout layOutHandheldLesson(float width, float height, float scale, bool comparing, Look, bool asks);

}  // namespace gjklab
