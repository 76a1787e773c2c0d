#include "shell/handout.h"

#include "cli/output.h"
#include "export/lesson_pdf.h"
#include "export/page_beat.h"
#include "model/lesson/shelf.h"
#include "model/store/files.h"

#include <fmt/format.h>

#include <filesystem>

namespace gjklab {

int handoutCommand(const std::string& lesson, const std::string& output) {
  std::error_code failure;
  if (!std::filesystem::is_regular_file(lesson, failure))
    return complain(fmt::format("{}: there is no such lesson", lesson));
  const LessonShelf shelf(lesson);
  const LessonReading reading = shelf.read(shelf.entries().front().file);
  if (!reading.faults.empty())
    return complain(fmt::format("{}:{}: {}", lesson, reading.faults.front().line, reading.faults.front().sentence));

  LessonPage page = vectorPage(reading.lesson);
  drawPanes(page);
  const std::string bytes = output.ends_with(".pdf") ? lessonPdf(page) : lessonHtml(page);
  const std::string error = bytes.empty() ? output + ": the page cannot be written" : writeFile(output, bytes);
  return error.empty() ? 0 : complain(error, 1);
}

}  // namespace gjklab
