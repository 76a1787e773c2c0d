#include "export/lesson_pdf.h"

#include "export/vector/cairo_pane.h"
#include "export/vector/cairo_text.h"

#include <cairo-pdf.h>
#include <cairo.h>
#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <memory>

namespace gjklab {
namespace {

// Points, 72 an inch.
constexpr double kWidth = 595, kHeight = 842, kMargin = 56, kRoom = kWidth - 2 * kMargin, kFoot = 40;
constexpr float kText = 14.5f, kSmall = 11.5f, kHeading = 18, kTitle = 28;  // heights of lines of letters
constexpr float kSpacing = 1.25f;
constexpr double kGap = 8, kPictureGap = 8;
const Color kInk{0.11f, 0.14f, 0.2f, 1}, kMuted{0.4f, 0.43f, 0.48f, 1}, kRule{0.0f, 0.45f, 0.7f, 1},
    kFrame{0.78f, 0.8f, 0.83f, 1};

using Surface = std::unique_ptr<cairo_surface_t, decltype(&cairo_surface_destroy)>;
using Context = std::unique_ptr<cairo_t, decltype(&cairo_destroy)>;

cairo_status_t append(void* into, const unsigned char* bytes, unsigned length) {
  static_cast<std::string*>(into)->append(reinterpret_cast<const char*>(bytes), length);
  return CAIRO_STATUS_SUCCESS;
}

/// A row of things one under the other, on as many pages as they need.
class Pages {
 public:
  explicit Pages(cairo_t* context) : context_(context) {}

  void newPage() {
    foot();
    cairo_show_page(context_);
    y_ = kMargin;
  }
  bool atTop() const { return y_ <= kMargin; }
  /// A new page where less than this is left.
  void need(double height) {
    if (!atTop() && y_ + height > kHeight - kMargin - kFoot / 2) newPage();
  }
  void skip(double height) {
    if (!atTop()) y_ += height;
  }

  double textHeight(const std::string& marked, float size, double indent = 0) const {
    return static_cast<double>(kSpacing * size) * static_cast<double>(lines(marked, size, indent).size());
  }
  void text(const std::string& marked, float size, const Color& color, double indent = 0, const char* sign = nullptr) {
    const double step = static_cast<double>(kSpacing * size);
    for (const std::vector<TextRun>& line : lines(marked, size, indent)) {
      need(step);
      if (sign) face().show({kMargin + indent - 16, y_}, {{sign}}, size, color);
      sign = nullptr;
      face().show({kMargin + indent, y_}, line, size, color);
      y_ += step;
    }
  }
  /// As it stands, one line each.
  void code(const std::string& text) {
    const double step = static_cast<double>(kSpacing * kSmall);
    const CairoText mono(context_, "DejaVu Sans Mono");
    for (std::size_t from = 0; from <= text.size();) {
      const std::size_t to = std::min(text.find('\n', from), text.size());
      need(step);
      mono.show({kMargin + 8, y_}, {{text.substr(from, to - from)}}, kSmall, kInk);
      y_ += step;
      from = to + 1;
    }
  }
  /// A line beside what `draw` sets.
  void ruled(const std::function<void()>& draw) {
    const double from = y_;
    draw();
    if (y_ < from) return;  // it went over to another page
    setColor(context_, kRule);
    cairo_rectangle(context_, kMargin, from, 2.5, y_ - from - 3);
    cairo_fill(context_);
  }
  void panes(const std::vector<PagePane>& panes) {
    if (panes.empty()) return;
    need(paneHeight(panes) + kPictureGap);
    double x = kMargin;
    const double scale = paneScale(panes);
    for (const PagePane& pane : panes) {
      const double width = pane.view.size.x * scale, height = pane.view.size.y * scale;
      cairo_save(context_);
      cairo_translate(context_, x, y_);
      cairo_scale(context_, scale, scale);
      drawPane(context_, pane.figure, pane.view, theme(ThemeName::light));
      cairo_restore(context_);
      setColor(context_, kFrame);
      cairo_set_line_width(context_, 0.6);
      cairo_set_dash(context_, nullptr, 0, 0);
      cairo_rectangle(context_, x, y_, width, height);
      cairo_stroke(context_);
      face().show({x + 5, y_ + 3}, {{pane.heading}}, kSmall, kMuted);
      x += width + kPictureGap;
    }
    y_ += paneHeight(panes) + kPictureGap;
  }
  static double paneHeight(const std::vector<PagePane>& panes) {
    double height = 0;
    for (const PagePane& pane : panes) height = std::max(height, pane.view.size.y * paneScale(panes));
    return height;
  }
  void finish() {
    foot();
    cairo_show_page(context_);
  }

 private:
  CairoText face() const { return CairoText(context_); }
  std::vector<std::vector<TextRun>> lines(const std::string& marked, float size, double indent) const {
    return wrapText(marked, face(), size, static_cast<float>(kRoom - indent));
  }
  /// All panes side by side across the page; one alone across two thirds of it.
  static double paneScale(const std::vector<PagePane>& panes) {
    double width = 0;
    for (const PagePane& pane : panes) width += pane.view.size.x;
    const double gaps = kPictureGap * static_cast<double>(panes.size() - 1);
    return (panes.size() == 1 ? 0.66 * kRoom : kRoom - gaps) / width;
  }
  void foot() {
    const std::vector<TextRun> number{{std::to_string(++page_)}};
    const double width = static_cast<double>(face().width(number, kSmall));
    face().show({(kWidth - width) / 2, kHeight - kFoot}, number, kSmall, kMuted);
  }

  cairo_t* context_;
  double y_ = kMargin;
  int page_ = 0;
};

void textOf(const PageBeat::Text& part, Pages& pages) {
  if (part.heading) {
    pages.skip(kGap);
    pages.need(3 * static_cast<double>(kHeading));
    pages.text("**" + part.text + "**", kHeading, kInk);
  } else if (part.item) {
    pages.text(part.text, kText, kInk, 16, "•");
  } else if (part.code) {
    pages.code(part.text);
  } else {
    pages.text(part.text, kText, kInk);
  }
  pages.skip(0.6 * kGap);
}

std::string questionWords(const PageBeat& beat, int number) {
  return fmt::format("**Question {}.** {}", number, beat.question);
}

/// Of the question with all its choices, which stay on one page.
double questionHeight(const PageBeat& beat, int number, const Pages& pages) {
  if (beat.question.empty()) return 0;
  double height = pages.textHeight(questionWords(beat, number), kText, 12);
  for (const std::string& choice : beat.choices) height += pages.textHeight(choice, kText, 30);
  return height + kGap;
}

/// Text, picture and question belong together.
double heightOf(const PageBeat& beat, int number, const Pages& pages) {
  double height = Pages::paneHeight(beat.panes) + kGap + questionHeight(beat, number, pages);
  for (const PageBeat::Text& part : beat.text) height += pages.textHeight(part.text, kText) + kGap;
  return height;
}

void questionOf(const PageBeat& beat, int number, Pages& pages) {
  if (!beat.question.empty()) {
    pages.need(questionHeight(beat, number, pages));
    pages.ruled([&] {
      pages.text(questionWords(beat, number), kText, kInk, 12);
      for (const std::string& choice : beat.choices) pages.text(choice, kText, kInk, 30, "□");
    });
    pages.skip(kGap);
  }
  if (beat.goals.empty()) return;
  pages.need(3 * static_cast<double>(kText));
  pages.ruled([&] {
    pages.text("**Your turn.** In the program, until this is so:", kText, kInk, 12);
    for (const std::string& goal : beat.goals) pages.text(goal, kText, kInk, 30, "□");
  });
  pages.skip(kGap);
}

void answersOf(const LessonPage& page, Pages& pages) {
  bool any = false;
  int number = 0;
  for (const PageBeat& beat : page.beats) {
    if (beat.question.empty() && beat.solution.empty()) continue;
    if (!any) {
      pages.newPage();
      pages.text("**Answers**", kHeading, kInk);
      pages.skip(kGap);
    }
    any = true;
    if (!beat.question.empty()) pages.text(fmt::format("**Question {}.** {}", ++number, beat.answer), kText, kInk);
    if (!beat.solution.empty()) {
      pages.text("**Your turn.** One way of many:", kText, kInk);
      for (const std::string& move : beat.solution) pages.text(move, kText, kInk, 16, "•");
    }
    pages.skip(kGap);
  }
}

void write(cairo_t* context, const LessonPage& page) {
  Pages pages(context);
  pages.text("**" + page.title + "**", kTitle, kInk);
  pages.text(page.goal, kText, kMuted);
  pages.skip(2 * kGap);
  int number = 0;
  for (const PageBeat& beat : page.beats) {
    pages.need(std::min(heightOf(beat, number + 1, pages), 0.8 * kHeight));
    for (const PageBeat::Text& part : beat.text) textOf(part, pages);
    pages.panes(beat.panes);
    if (!beat.question.empty()) ++number;
    questionOf(beat, number, pages);
    pages.skip(kGap);
  }
  answersOf(page, pages);
  pages.finish();
}

}  // namespace

std::string lessonPdf(const LessonPage& page) {
  std::string bytes;
  const Surface surface(cairo_pdf_surface_create_for_stream(append, &bytes, kWidth, kHeight), &cairo_surface_destroy);
  cairo_pdf_surface_set_metadata(surface.get(), CAIRO_PDF_METADATA_TITLE, plainText(page.title).c_str());
  const Context context(cairo_create(surface.get()), &cairo_destroy);
  write(context.get(), page);
  cairo_surface_finish(surface.get());
  const bool written = cairo_status(context.get()) == CAIRO_STATUS_SUCCESS &&
                       cairo_surface_status(surface.get()) == CAIRO_STATUS_SUCCESS;
  return written ? bytes : "";
}

}  // namespace gjklab
