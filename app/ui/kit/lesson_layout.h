#pragma once
// Where everything stands while a lesson is gone through: its text at the left, over the whole height, and beside it
// the panes that the beat is about, with the timeline.

#include "model/lesson/lesson.h"
#include "ui/kit/layout.h"

namespace gjklab {

/// Of the type on the stage, to that of its other words: a page of a lesson is there as a whole.
inline constexpr float kLessonType = 0.76f;
/// The same for an audience: the text in letters that the last row reads, the picture without frames, one bar.
Layout layOutLessonStage(float width, float height, const Settings&, bool comparing, Look);

/// The text beside the picture; `look`: at which of its spaces.
Layout layOutLesson(float width, float height, float scale, const Settings&, bool comparing, Look);

}  // namespace gjklab
