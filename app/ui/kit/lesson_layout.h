#pragma once
// Where everything stands while a lesson is gone through: its text at the left, over the whole height, and beside it
// the panes that the beat is about, with the timeline.

#include "model/lesson/lesson.h"
#include "ui/kit/layout.h"

namespace gjklab {

Layout layOutLesson(float width, float height, float scale, const Settings&, bool comparing, Look);

}  // namespace gjklab
