#pragma once
// The lessons as a web site that is read like an essay: a page of contents, a page for each lesson, and its pictures
// in vectors. It asks no server for anything.

#include "export/lesson_page.h"

#include <string>
#include <vector>

namespace gjklab {

struct BookFile {
  std::string name;  ///< "lesson-6.html", "pictures/6-3-1.svg"
  std::string bytes;
};

/// `live`: gjklab.html, the program as a page, will stand beside the files, and the pictures become live when they are
/// read. The lessons are numbered by their order. Empty where the program lacks the book's style.
std::vector<BookFile> lessonBook(const std::vector<LessonPage>&, bool live);

}  // namespace gjklab
