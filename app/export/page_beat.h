#pragma once
// The printed content of a lesson's beat.

#include "export/lesson_page.h"
#include "model/lesson/classroom.h"

namespace gjklab {

/// Text, question, answer and challenge of a classroom's present beat, without a picture.
PageBeat pageBeat(const Classroom&, const Session&);

/// Every beat of a lesson with its picture as vectors.
LessonPage vectorPage(const Lesson&);

}  // namespace gjklab
