#include "shell/handout.h"

#include "cli/output.h"
#include "export/lesson_pdf.h"
#include "export/page_beat.h"
#include "model/lesson/shelf.h"
#include "model/store/files.h"
#include "model/text/paths.h"
#include "model/text/translate.h"

#include <fmt/format.h>

#include <filesystem>

namespace gjklab {
namespace {

constexpr std::size_t kMostBeats = 300;  ///< of a handout: about half a minute of drawing

}  // namespace

int handoutCommand(const std::string& lesson, const std::string& output) {
  std::error_code failure;
  if (std::filesystem::is_directory(pathOf(lesson), failure))
    return complain(tr("{file}: is a folder; lesson handout needs one lesson file", arg("file", lesson)));
  if (const auto text = readFile(lesson); const auto* fault = std::get_if<FileError>(&text))
    return complain(fault->message);
  const LessonShelf shelf(lesson);
  const LessonReading reading = shelf.read(shelf.entries().front().file);
  if (!reading.faults.empty())
    return complain(fmt::format("{}:{}: {}", lesson, reading.faults.front().line, reading.faults.front().sentence));
  if (const std::size_t beats = reading.lesson.beats.size(); beats > kMostBeats)
    return complain(
        tr("{file}: has {beats} beats; a handout can have at most {most}. Divide the lesson into several files",
           arg("file", lesson), arg("beats", beats), arg("most", kMostBeats)));
  LessonPage page = vectorPage(reading.lesson);
  drawPanes(page);
  const std::string bytes = output.ends_with(".pdf") ? lessonPdf(page) : lessonHtml(page);
  const std::string error =
      bytes.empty() ? tr("{file}: could not make the handout", arg("file", output)) : writeFile(output, bytes);
  return error.empty() ? 0 : complain(error, 1);
}

}  // namespace gjklab
