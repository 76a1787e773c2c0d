#pragma once
// The lessons as a web site: a page of contents, a page for each lesson, and its pictures as vectors. It loads nothing
// from other servers.

#include "export/lesson_page.h"

#include <string>
#include <vector>

namespace gjklab {

struct BookFile {
  std::string name;  ///< "lesson-6.html", "pictures/6-3-1.svg"
  std::string bytes;
};

/// `live`: gjklab.html, the program as a page, will be beside the files, and pictures become live when the reader
/// reaches them. The lessons are numbered by their order. Empty if the program lacks the book's style.
std::vector<BookFile> lessonBook(const std::vector<LessonPage>&, bool live);

}  // namespace gjklab
