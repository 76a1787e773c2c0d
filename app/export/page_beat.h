#pragma once
// What a beat of a lesson gives to a page that is to be printed.

#include "export/lesson_page.h"
#include "model/lesson/classroom.h"

namespace gjklab {

/// Text, question, answer and challenge of the beat that a classroom stands at; no picture.
PageBeat pageBeat(const Classroom&, const Session&);

/// Every beat of a lesson with its picture as vectors.
LessonPage vectorPage(const Lesson&);

}  // namespace gjklab
