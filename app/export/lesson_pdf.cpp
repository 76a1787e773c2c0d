#include "export/lesson_pdf.h"

#include "export/lesson_pdf_pages.h"
#include "export/page_words.h"
#include "export/png.h"
#include "export/vector/cairo_pane.h"
#include "export/vector/pdf_pages.h"

#include <cairo.h>
#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <cstring>
#include <memory>
#include <vector>

namespace gjklab {
namespace {

using CairoSurface = std::unique_ptr<cairo_surface_t, decltype(&cairo_surface_destroy)>;
using CairoContext = std::unique_ptr<cairo_t, decltype(&cairo_destroy)>;

constexpr double kIndent = 12;  // behind a rule
/// Text of up to this many letters is beside a single picture; longer text is above it.
constexpr std::size_t kBesideLetters = 330;

/// cairo keeps a pixel as one number of 32 bits: nothing, red, green, blue.
std::string pngOf(cairo_surface_t* surface) {
  cairo_surface_flush(surface);
  const int width = cairo_image_surface_get_width(surface), height = cairo_image_surface_get_height(surface);
  const unsigned char* row = cairo_image_surface_get_data(surface);
  std::vector<std::uint8_t> rgb;
  for (int y = 0; y < height; ++y, row += cairo_image_surface_get_stride(surface))
    for (int x = 0; x < width; ++x) {
      std::uint32_t pixel = 0;
      std::memcpy(&pixel, row + std::size_t{4} * static_cast<std::size_t>(x), sizeof pixel);
      for (const int shift : {16, 8, 0}) rgb.push_back(static_cast<std::uint8_t>(pixel >> shift));
    }
  return encodePng(rgb, width, height);
}

std::string pngOf(const PagePane& pane) {
  constexpr double kPixels = 3;  // for each unit of the pane
  const CairoSurface surface(
      cairo_image_surface_create(CAIRO_FORMAT_RGB24, static_cast<int>(kPixels * pane.view.size.x),
                                 static_cast<int>(kPixels * pane.view.size.y)),
      &cairo_surface_destroy);
  const CairoContext context(cairo_create(surface.get()), &cairo_destroy);
  cairo_scale(context.get(), kPixels, kPixels);
  drawPane(context.get(), pane.figure, pane.view, theme(ThemeName::light));
  return pngOf(surface.get());
}

class Setter {
 public:
  Setter(const LessonPage& page, const std::vector<std::size_t>& pictures, Pages& pages)
      : page_(page), pictures_(pictures), pages_(pages), figures_(page.beats.size()) {}

  void set() {
    pages_.text("**" + page_.fullTitle() + "**", Pages::kTitle, Pages::kInk);
    pages_.text(goalWords(page_.goal), Pages::kText, Pages::kMuted);
    if (page_.speaksOfScreen()) pages_.text(signWords(), Pages::kSmall, Pages::kMuted);
    for (std::size_t i = 0; i < page_.beats.size(); ++i) beat(i);
    answers();
    pages_.finish();
  }

 private:
  /// A figure: its number and its page.
  struct Placed {
    int number = 0, page = 0;
  };

  void beat(std::size_t i) {
    const PageBeat& beat = page_.beats[i];
    const std::size_t earlier = pictures_[i];
    if (earlier == i && !beat.panes.empty()) figures_[i].number = ++figure_;
    if (!beat.question.empty()) ++question_;
    pages_.together([&] {
      const bool boxed = !beat.goals.empty() && beat.question.empty();
      const auto words = [&] { boxed ? challenge(beat, true) : text(beat); };
      if (earlier != i || beat.panes.empty()) {
        words();
        if (earlier != i && (!beat.question.empty() || !beat.goals.empty())) pointTo(figures_[earlier]);
      } else if (beat.panes.size() == 1 && lettersOf(beat) <= kBesideLetters) {
        pages_.beside(beat.panes.front(), figures_[i].number, words);
      } else if (boxed) {
        pages_.panes(beat.panes, figures_[i].number);
        words();
      } else {
        words();
        pages_.panes(beat.panes, figures_[i].number);
      }
      question(beat);
      if (!boxed) challenge(beat, false);
    });
    figures_[i].page = pages_.page();
  }

  static std::size_t lettersOf(const PageBeat& beat) {
    std::size_t letters = 0;
    for (const PageBeat::Text& part : beat.text) letters += part.code ? kBesideLetters : plainText(part.text).size();
    return letters;
  }

  void pointTo(const Placed& figure) {
    const bool here = figure.page == pages_.page();
    pages_.text(seeFigureWords(figure.number, here ? 0 : figure.page), Pages::kSmall, Pages::kMuted);
    pages_.skip(0.5 * Pages::kGap);
  }

  void part(const PageBeat::Text& part, double indent) {
    if (part.heading) {
      pages_.text("**" + part.text + "**", Pages::kHeading, Pages::kInk, indent);
    } else if (part.item) {
      pages_.text(part.text, Pages::kText, Pages::kInk, indent + 16, "•");
    } else if (part.code) {
      pages_.code(part.text);
    } else {
      pages_.text(part.text, Pages::kText, Pages::kInk, indent);
    }
    pages_.skip(0.6 * Pages::kGap);
  }

  void text(const PageBeat& beat) {
    for (const PageBeat::Text& each : beat.text) part(each, 0);
  }

  void question(const PageBeat& beat) {
    if (beat.question.empty()) return;
    pages_.ruled([&] {
      pages_.text(questionWords(question_, beat.question, beat.several), Pages::kText, Pages::kInk, kIndent);
      if (!beat.choices.empty()) pages_.boxes(beat.choices, kIndent);
      for (const std::string& word : beat.blanks) pages_.blank(word, kIndent);
    });
    pages_.skip(0.5 * Pages::kGap);
  }

  /// `with_text`: the beat's text describes the challenge.
  void challenge(const PageBeat& beat, bool with_text) {
    if (beat.goals.empty()) return;
    pages_.ruled([&] {
      pages_.text(turnWords(with_text), Pages::kText, Pages::kInk, kIndent);
      if (with_text)
        for (const PageBeat::Text& each : beat.text) part(each, kIndent);
      for (const std::string& goal : beat.goals) pages_.text(goal, Pages::kText, Pages::kInk, kIndent + 16, "□");
    });
    pages_.skip(0.5 * Pages::kGap);
  }

  void answers() {
    bool any = false;
    int number = 0;
    for (std::size_t i = 0; i < page_.beats.size(); ++i) {
      const PageBeat& beat = page_.beats[i];
      if (beat.question.empty() && beat.solution.empty()) continue;
      if (!any) {
        pages_.newPage();
        pages_.text("**" + answersHeading(page_.number) + "**", Pages::kHeading, Pages::kInk);
      }
      any = true;
      if (!beat.question.empty()) ++number;
      pages_.together([&] {
        if (!beat.question.empty()) answer(beat, number);
        if (!beat.solution.empty()) solution(beat);
      });
    }
  }

  void answer(const PageBeat& beat, int number) {
    pages_.text(questionWords(number, beat.question), Pages::kText, Pages::kMuted);
    pages_.text(fmt::format("**{}**{} {}", beat.answer, beat.answer.ends_with(".") ? "" : ".", beat.why), Pages::kText,
                Pages::kInk);
    for (const PageBeat::Refuted& wrong : beat.refuted)
      pages_.text(refutedWords(wrong.choice, wrong.why), Pages::kSmall, Pages::kMuted, 16, "•");
  }

  void solution(const PageBeat& beat) {
    pages_.text(turnWords(beat.goals), Pages::kText, Pages::kMuted);
    pages_.text(solutionWords(beat.solution, beat.reason), Pages::kText, Pages::kInk);
  }

  const LessonPage& page_;
  const std::vector<std::size_t>& pictures_;
  Pages& pages_;
  std::vector<Placed> figures_;  ///< by beat
  int figure_ = 0, question_ = 0;
};

/// Pictures are as large as they can be without a page more than smaller ones need.
void write(cairo_t* context, const LessonPage& page) {
  constexpr double kShares[] = {1, 0.95, 0.9, 0.85, 0.8, 0.75};
  const std::vector<std::size_t> pictures = page.firstPictures();
  double share = 1;
  std::vector<PageRoom> rooms;
  for (const double tried : kShares) {
    Pages measured(context, page.fullTitle(), tried);
    Setter(page, pictures, measured).set();
    if (!rooms.empty() && measured.rooms().size() >= rooms.size()) continue;
    share = tried;
    rooms = measured.rooms();
  }
  Pages pages(context, page.fullTitle(), share, rooms);
  Setter(page, pictures, pages).set();
}

}  // namespace

void drawPanes(LessonPage& page) {
  for (PageBeat& beat : page.beats)
    for (PagePane& pane : beat.panes) pane.png = pngOf(pane);
}

std::string lessonPdf(const LessonPage& page) {
  PdfPages pdf(Pages::kWidth, Pages::kHeight, plainText(page.fullTitle()));
  write(pdf.context(), page);
  return pdf.finish();
}

}  // namespace gjklab
