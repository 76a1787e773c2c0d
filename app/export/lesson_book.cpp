#include "export/lesson_book.h"

#include "export/lesson_html.h"
#include "export/markup.h"
#include "export/page_words.h"
#include "export/paint/paint_pane.h"
#include "export/paint/svg_pen.h"
#include "export/screen_words.h"
#include "model/assets/assets.h"
#include "model/assets/language.h"
#include "model/text/translate.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <string_view>
#include <utility>
#include <variant>

namespace gjklab {
namespace {

std::string paneSvg(const PagePane& pane) {
  SvgPen pen({pane.view.size, pane.heading});
  pen.openPane("pane", {0, 0}, pane.view.size);
  paintPane(pen, pane.figure, pane.view, theme(ThemeName::light));
  pen.close();
  return pen.finish();
}

std::string pageOf(const std::string& title, const std::string& body) {
  return fmt::format(
      "<!doctype html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n"
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{}</title>\n"
      "<link rel=\"icon\" href=\"icon.png\">\n<link rel=\"stylesheet\" href=\"book.css\">\n</head>\n<body>\n{}</body>\n"
      "</html>\n",
      spokenLanguage(), title, body);
}

std::string bookTitle() { return tr("GJK and EPA, step by step"); }

std::string disclosed(const char* kind, const std::string& word, const std::string& text) {
  return fmt::format("<details class=\"{}\"><summary>{}</summary><p>{}</p></details>\n", kind, word, text);
}

/// The sentence after an answer; it ends with a full stop.
std::string answerWords(const PageBeat& beat) {
  return fmt::format("<strong>{}</strong>{} {}", marked(beat.answer), beat.answer.ends_with('.') ? "" : ".",
                     marked(beat.why));
}

/// Each choice is followed by whether it is right, and why. Without choices, or with several right ones, a single word
/// reveals the answer.
std::string askedHtml(const PageBeat& beat) {
  if (beat.question.empty()) return {};
  std::string out = fmt::format("<div class=\"ask\"><p>{}</p>\n", marked(beat.question));
  const bool single = !beat.right.empty();
  for (std::size_t i = 0; single && i < beat.choices.size(); ++i) {
    const bool right = std::find(beat.right.begin(), beat.right.end(), i) != beat.right.end();
    std::string why = marked(right ? tr("Right. {why}", arg("why", beat.why)) : tr("No."));
    for (const PageBeat::Refuted& refuted : beat.refuted)
      if (!right && refuted.choice == beat.choices[i]) why = marked(tr("No. {why}", arg("why", refuted.why)));
    out += disclosed(right ? "choice right" : "choice wrong", marked(beat.choices[i]), why);
  }
  if (!single && !beat.choices.empty()) out += listHtml("ul", beat.choices);
  if (!single) out += disclosed("answer", tr("Show the answer"), answerWords(beat));
  return out + "</div>\n";
}

std::string tasksHtml(const PageBeat& beat, const std::string& text) {
  if (beat.goals.empty()) return {};
  std::string moves;
  for (const std::string& move : beat.solution) moves += marked(move) + " ";
  return fmt::format("<div class=\"ask\"><p>{}</p>\n{}{}\n{}</div>\n",
                     marked(text.empty() ? tr("**Your turn**, until this is so:") : tr("**Your turn**.")), text,
                     listHtml("ul", beat.goals),
                     disclosed("answer", tr("Show one way of many"), moves + marked(beat.reason)));
}

/// Writes the pages of one lesson after the other, and keeps the pictures that they show.
class BookWriter {
 public:
  BookWriter(const std::vector<LessonPage>& lessons, bool live) : lessons_(lessons), live_(live) {}

  std::vector<BookFile> write() {
    for (const auto& [name, asset] : {std::pair("book.css", "book/book.css"), std::pair("book.js", "book/book.js"),
                                      std::pair("icon.png", "icon-64.png")}) {
      if (!live_ && std::string_view(name) == "book.js") continue;
      const auto bytes = assets().read(asset);
      if (!std::holds_alternative<std::string>(bytes)) return {};
      add(name, std::get<std::string>(bytes));
    }
    add("index.html", pageOf(bookTitle(), contents()));
    for (std::size_t i = 0; i < lessons_.size(); ++i)
      add(fileOf(i), pageOf(escapedMarkup(plainText(titleOf(i))), lesson(i)));
    return std::move(files_);
  }

 private:
  static std::string fileOf(std::size_t lesson) { return fmt::format("lesson-{}.html", lesson + 1); }
  std::string titleOf(std::size_t lesson) const {
    return lessonTitle(static_cast<int>(lesson) + 1, lessons_[lesson].title);
  }
  void add(std::string name, std::string bytes) { files_.push_back({std::move(name), std::move(bytes)}); }

  std::string contents() const {
    const std::string how =
        live_ ? tr("How a program finds out whether two convex shapes meet, how far apart they are, and how deep they "
                   "overlap: {count} lessons in pictures that become live as you read.",
                   arg("count", lessons_.size()))
              : tr("How a program finds out whether two convex shapes meet, how far apart they are, and how deep they "
                   "overlap: {count} lessons in pictures.",
                   arg("count", lessons_.size()));
    std::string out = fmt::format("<main>\n<h1>{}</h1>\n<p class=\"goal\">{}</p>\n", bookTitle(), marked(how));
    out += "<ol class=\"lessons\">\n";
    for (std::size_t i = 0; i < lessons_.size(); ++i) {
      out += fmt::format("<li><h2><a href=\"{0}\">{1}. {2}</a></h2>\n<p>{3}</p>\n<div class=\"beats\">", fileOf(i),
                         i + 1, marked(lessons_[i].title), marked(lessons_[i].goal));
      for (std::size_t k = 1; k <= lessons_[i].beats.size(); ++k)
        out += fmt::format("<a href=\"{0}#beat-{1}\" aria-label=\"{3}\">{2}.{1}</a> ", fileOf(i), k, i + 1,
                           tr("Lesson {lesson}, part {part}", arg("lesson", i + 1), arg("part", k)));
      out += "</div></li>\n";
    }
    return out + "</ol>\n</main>\n";
  }

  std::string lesson(std::size_t i) {
    const LessonPage& page = lessons_[i];
    figures_.clear();
    std::string out = fmt::format("<nav><a href=\"index.html\">{}</a></nav>\n<main>\n", bookTitle());
    out += fmt::format("<h1><span class=\"number\">{}</span>{}</h1>\n<p class=\"goal\">{}</p>\n",
                       tr("LESSON {number}", arg("number", i + 1)), marked(page.title), marked(page.goal));
    if (page.speaksOfScreen())
      out += fmt::format(
          "<p class=\"note\">{}</p>\n",
          live_ ? tr("{sign} marks what you do in a live picture.", arg("sign", kScreenSign)) : signWords());
    for (std::size_t k = 0; k < page.beats.size(); ++k) out += beat(page.beats[k], i + 1, k + 1);
    out += "</main>\n<nav class=\"end\">";
    if (i > 0) out += fmt::format("<a rel=\"prev\" href=\"{}\">← {}</a>", fileOf(i - 1), marked(lessons_[i - 1].title));
    if (i + 1 < lessons_.size())
      out += fmt::format("<a rel=\"next\" href=\"{}\">{} →</a>", fileOf(i + 1), marked(lessons_[i + 1].title));
    out += "</nav>\n";
    return live_ ? out + "<script src=\"book.js\"></script>\n" : out;
  }

  std::string beat(const PageBeat& beat, std::size_t lesson, std::size_t number) {
    std::string text;
    for (const PageBeat::Text& part : beat.text) text += textHtml(part);
    const std::string figure = figureOf(beat, lesson, number);
    const bool boxed = !beat.goals.empty() && beat.question.empty();
    return fmt::format("<section id=\"beat-{1}\">\n<a class=\"anchor\" href=\"#beat-{1}\">{0}.{1}</a>\n", lesson,
                       number) +
           (boxed ? figure + tasksHtml(beat, text) : text + figure + askedHtml(beat) + tasksHtml(beat, "")) +
           "</section>\n";
  }

  /// A picture of an earlier beat is shown only there; a question refers to it.
  std::string figureOf(const PageBeat& beat, std::size_t lesson, std::size_t number) {
    if (beat.panes.empty()) return {};
    std::vector<std::string> drawn;
    std::string all, heading;
    for (const PagePane& pane : beat.panes) {
      all += drawn.emplace_back(paneSvg(pane));
      heading += (heading.empty() ? "" : "; ") + pane.heading;
    }
    const auto [known, is_new] = figures_.emplace(all, figures_.size() + 1);
    if (!is_new && beat.question.empty() && beat.goals.empty()) return {};
    if (!is_new)
      return fmt::format("<p class=\"note\"><a href=\"#figure-{}\">{}</a></p>\n", known->second,
                         seeFigureWords(static_cast<int>(known->second)));
    std::string out = fmt::format("<figure id=\"figure-{}\" data-beat=\"{}.{}\">\n<div class=\"panes {}\">",
                                  known->second, lesson, number, drawn.size() > 1 ? "two" : "one");
    for (std::size_t i = 0; i < drawn.size(); ++i) {
      const std::string name = fmt::format("pictures/{}-{}-{}.svg", lesson, number, i + 1);
      out += fmt::format("<img src=\"{}\" alt=\"{}\" width=\"{}\" height=\"{}\" loading=\"lazy\">", name,
                         escapedMarkup(beat.panes[i].heading), beat.panes[i].view.size.x, beat.panes[i].view.size.y);
      add(name, std::move(drawn[i]));
    }
    return out + fmt::format("</div>\n<figcaption>{}</figcaption>\n</figure>\n",
                             escapedMarkup(figureWords(static_cast<int>(known->second), heading)));
  }

  const std::vector<LessonPage>& lessons_;
  bool live_;
  std::vector<BookFile> files_;
  std::map<std::string, std::size_t> figures_;  ///< of the lesson: a picture's bytes, and its number
};

}  // namespace

std::vector<BookFile> lessonBook(const std::vector<LessonPage>& lessons, bool live) {
  return BookWriter(lessons, live).write();
}

}  // namespace gjklab
