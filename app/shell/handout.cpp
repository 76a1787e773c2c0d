#include "shell/handout.h"

#include "cli/output.h"
#include "export/lesson_pdf.h"
#include "export/page_beat.h"
#include "export/png.h"
#include "model/gallery/gallery.h"
#include "model/store/files.h"
#include "platform/headless.h"
#include "render/target.h"
#include "ui/workbench.h"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

namespace gjklab {
namespace {

constexpr int kWidth = 1720, kHeight = 860, kFrames = 3;

/// The panes out of a picture of the window, as the bytes of a PNG file.
std::string cutOut(const std::vector<std::uint8_t>& rgb, const Layout& layout) {
  float left = kWidth, right = 0, top = kHeight, bottom = 0;
  for (const Area& pane : {layout.world, layout.difference, layout.rival}) {
    if (pane.empty()) continue;
    left = std::min(left, pane.x), right = std::max(right, pane.right());
    top = std::min(top, pane.y), bottom = std::max(bottom, pane.bottom());
  }
  const int x = static_cast<int>(left), y = static_cast<int>(top);
  const int width = static_cast<int>(right) - x, height = static_cast<int>(bottom) - y;
  if (width <= 0 || height <= 0) return {};
  std::vector<std::uint8_t> cut;
  cut.reserve(static_cast<std::size_t>(width) * static_cast<std::size_t>(height) * 3);
  for (int row = y; row < y + height; ++row) {
    const auto from = rgb.begin() + (static_cast<std::ptrdiff_t>(row) * kWidth + x) * 3;
    cut.insert(cut.end(), from, from + static_cast<std::ptrdiff_t>(width) * 3);
  }
  return encodePng(cut, width, height);
}

std::string draw(Workbench& bench, Target& target) {
  for (int i = 0; i < kFrames; ++i) {
    target.bind();
    bench.frame(Input{}, {kWidth, kHeight, 1}, 1.0 / 60);
  }
  return cutOut(target.readPixels(), bench.layout());
}

/// Needs no OpenGL.
int writePdf(const Lesson& lesson, const std::string& output) {
  const std::string bytes = lessonPdf(vectorPage(lesson));
  const std::string error = bytes.empty() ? output + ": the page cannot be written" : writeFile(output, bytes);
  return error.empty() ? 0 : complain(error, 1);
}

/// Words as in the PDF, pictures as the window draws them.
int writeHtml(const Lesson& lesson, const std::string& path, const std::string& output) {
  std::string error;
  const auto headless = Headless::create(error);
  if (!headless) return complain(error, 1);
  const auto toolkit = Toolkit::create(error);
  if (!toolkit) return complain(error, 1);
  Target target;
  if (!target.resize(kWidth, kHeight)) return complain("the pictures do not fit the graphics memory", 1);
  Settings settings;
  settings.reduce_motion = true;
  settings.figure.handles = false;
  Workbench bench(Session(defaultScene(2), "", settings), *toolkit, "",
                  {[] { return ""; }, [](const std::string&) { return ""; }});
  bench.lessons().openPath(path);
  LessonPage page = vectorPage(lesson);
  for (std::size_t i = 0; i < page.beats.size(); ++i) {
    bench.lessons().perform({Teach::What::go, {}, static_cast<int>(i)});
    page.beats[i].png = draw(bench, target);
  }
  error = writeFile(output, lessonHtml(page));
  return error.empty() ? 0 : complain(error, 1);
}

}  // namespace

int handoutCommand(const std::string& lesson, const std::string& output) {
  std::error_code failure;
  if (!std::filesystem::is_regular_file(lesson, failure))
    return complain(fmt::format("{}: there is no such lesson", lesson));
  const LessonShelf shelf(lesson);
  const LessonReading reading = shelf.read(shelf.entries().front().file);
  if (!reading.faults.empty())
    return complain(fmt::format("{}:{}: {}", lesson, reading.faults.front().line, reading.faults.front().sentence));

  return output.ends_with(".pdf") ? writePdf(reading.lesson, output) : writeHtml(reading.lesson, lesson, output);
}

}  // namespace gjklab
