#pragma once
// A lesson as a printable A4 PDF: text, the pictures of its beats as vectors, its questions, and the answers on a
// separate page.

#include "export/lesson_page.h"

#include <string>

namespace gjklab {

/// The SVG drawings of all panes, for detecting equal pictures and for pages in a browser.
void drawPanes(LessonPage&);

/// The bytes of the file; empty on failure.
std::string lessonPdf(const LessonPage&);

}  // namespace gjklab
