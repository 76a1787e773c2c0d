#pragma once
// The layout of a lesson: its text at the left over the whole height, and beside it the beat's panes with the timeline.

#include "model/lesson/lesson.h"
#include "ui/kit/layout.h"

namespace gjklab {

/// Embedded in a page, without text beside the panes: the size of their letters relative to the Stage's.
inline constexpr float kEmbeddedType = 0.76f;
/// For an audience: larger text, panes without frames, and the Stage's bar. Without text, the panes take the whole
/// area.
Layout layOutLessonStage(float width, float height, const Settings&, bool comparing, Look, bool with_text);

/// The text beside the panes that `look` names.
Layout layOutLesson(float width, float height, float scale, const Settings&, bool comparing, Look);

}  // namespace gjklab
