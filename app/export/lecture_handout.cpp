#include "export/lecture_handout.h"

#include "export/lesson_pdf_pages.h"
#include "export/vector/pdf_pages.h"
#include "model/text/translate.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace gjklab {
namespace {

constexpr double kTitleHeight = 40;
/// Three fit below a title.
constexpr double kRowHeight = (Pages::kHeight - 2 * Pages::kMargin - Pages::kFoot / 2 - kTitleHeight) / 3;

void set(Pages& pages, const std::string& title, const std::vector<HandoutStop>& stops,
         const std::function<ComposedPicture(int)>& picture, bool draws) {
  pages.text("**" + title + "**", Pages::kTitle, Pages::kInk);
  pages.skip(0.5 * Pages::kGap);
  for (std::size_t i = 0; i < stops.size(); i += 2) {
    std::vector<PageCell> cells;
    for (std::size_t k = i; k < std::min(i + 2, stops.size()); ++k) {
      const HandoutStop& stop = stops[k];
      ComposedPicture drawn = draws ? picture(static_cast<int>(k)) : ComposedPicture();
      const std::string heading = !stop.ask.empty() ? stop.ask : !drawn.question.empty() ? drawn.question : stop.name;
      cells.push_back({fmt::format("{}  {}", stop.number, heading),
                       stop.step.empty() ? stop.name : stop.name + " · " + stop.step, stop.note, std::move(drawn)});
    }
    pages.row(cells, kRowHeight);
  }
  pages.finish();
}

}  // namespace

std::string lectureHandout(const std::string& title, const std::vector<HandoutStop>& stops,
                           const std::function<ComposedPicture(int)>& picture) {
  const std::string shown = title.empty() ? tr("Lecture") : title;
  PdfPages pdf(Pages::kWidth, Pages::kHeight, shown);
  Pages measured(pdf.context(), shown, 1);
  set(measured, shown, stops, picture, false);
  Pages pages(pdf.context(), shown, 1, measured.rooms());
  set(pages, shown, stops, picture, true);
  return pdf.finish();
}

}  // namespace gjklab
