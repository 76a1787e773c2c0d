#pragma once
// Where everything stands while a lesson is gone through: its text at the left, over the whole height, and beside it
// the panes that the beat is about, with the timeline.

#include "model/lesson/lesson.h"
#include "ui/kit/layout.h"

namespace gjklab {

/// In a frame of somebody's page, where no text stands beside the panes: their letters relative to the stage's.
inline constexpr float kEmbeddedType = 0.76f;
/// For an audience: larger text, panes without frames, and the stage's bar. Without text the panes have all the room.
Layout layOutLessonStage(float width, float height, const Settings&, bool comparing, Look, bool with_text);

/// The text beside the panes that `look` names.
Layout layOutLesson(float width, float height, float scale, const Settings&, bool comparing, Look);

}  // namespace gjklab
