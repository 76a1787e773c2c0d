#pragma once
// A lesson as a PDF to be printed, on A4: text, the pictures of its beats as vectors, its questions, the answers on a
// page of their own.

#include "export/lesson_page.h"

#include <string>

namespace gjklab {

/// The drawings of all panes: what tells equal pictures, and what a page in a browser shows.
void drawPanes(LessonPage&);

/// The bytes of the file; empty where the page cannot be written.
std::string lessonPdf(const LessonPage&);

}  // namespace gjklab
