#include "export/lesson_page.h"

#include "export/lesson_html.h"
#include "export/markup.h"
#include "export/page_words.h"
#include "export/screen_words.h"
#include "model/assets/language.h"
#include "model/text/translate.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <string_view>

namespace gjklab {
namespace {

constexpr const char* kStyle =
    "body{font:12pt/1.45 Georgia,'DejaVu Serif',serif;max-width:46rem;margin:2rem auto;padding:0 1rem;color:#1d2433}"
    "h1{font-size:1.9rem;margin:0 0 .3rem}.goal{color:#667;font-size:1.15rem;margin:0}"
    ".sign{color:#667;font-size:.9rem;margin-top:.3rem}"
    "figure{margin:.8rem 0;break-inside:avoid;display:flex;gap:.6rem}figure div{flex:0 1 32rem}"
    "img{max-width:100%;border:1px solid #ccc}"
    "figcaption,.see,.not{color:#667;font-size:.9rem}"
    ".ask{border-left:4px solid #0072b2;padding:.1rem 0 .1rem .9rem;margin:.8rem 0;break-inside:avoid}"
    ".ask ul{list-style:none;padding:0;margin:.3rem 0}.ask li{display:inline-block;margin:.2rem 1.6rem .2rem 0}"
    ".ask li::before{content:'□ '}"
    ".line{display:flex;color:#667;margin:.6rem 0 0}.line::after{content:'';flex:1;border-bottom:1px solid #667;"
    "margin-left:.5rem}"
    "section{break-inside:avoid}pre{background:#f4f4f0;padding:.5rem}"
    ".answers{break-before:page;page-break-before:always}li{margin:.2rem 0}"
    "@media print{body{margin:0;padding:0;max-width:none;font-size:11pt}img{max-height:95mm}}";

/// On paper: the lesson at the foot of each page, and which page of how many it is.
std::string footStyle(const std::string& title) {
  std::string quoted;
  for (const char c : plainText(title)) {
    if (c == '<') {
      quoted += "\\3c ";  // no tag can end the style
      continue;
    }
    if (c == '"' || c == '\\') quoted += '\\';
    quoted += c;
  }
  return fmt::format(
      "@page{{size:A4;margin:18mm 18mm 20mm;@bottom-left{{content:\"{}\";font:9pt sans-serif;color:#667}}"
      "@bottom-right{{content:\"{}\";font:9pt sans-serif;color:#667}}}}",
      quoted, tr("page {page} of {count}", arg("page", "\" counter(page) \""), arg("count", "\" counter(pages) \"")));
}

std::string base64(std::string_view bytes) {
  constexpr char kSigns[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  std::string out;
  for (std::size_t i = 0; i < bytes.size(); i += 3) {
    const auto byte = [&](std::size_t k) {
      return i + k < bytes.size() ? static_cast<std::uint32_t>(static_cast<unsigned char>(bytes[i + k])) : 0u;
    };
    const std::uint32_t three = byte(0) << 16 | byte(1) << 8 | byte(2);
    for (unsigned k = 0; k < 4; ++k) out += i + k > bytes.size() ? '=' : kSigns[three >> (18 - 6 * k) & 63u];
  }
  return out;
}

std::string questionHtml(const PageBeat& beat, int number) {
  if (beat.question.empty()) return {};
  std::string out =
      fmt::format("<div class=\"ask\"><p>{}</p>", marked(questionWords(number, beat.question, beat.several)));
  if (!beat.choices.empty()) out += listHtml("ul", beat.choices);
  for (const std::string& word : beat.blanks) out += fmt::format("<div class=\"line\">{}</div>", marked(word));
  return out + "</div>\n";
}

std::string challengeHtml(const PageBeat& beat, const std::string& text) {
  if (beat.goals.empty()) return {};
  return fmt::format("<div class=\"ask\"><p>{}</p>{}{}</div>\n", marked(turnWords(!text.empty())), text,
                     listHtml("ul", beat.goals));
}

std::string figureHtml(const std::vector<PagePane>& panes, int number) {
  std::string out = fmt::format("<figure id=\"figure{}\">", number);
  for (const PagePane& pane : panes) {
    const std::string caption = escapedMarkup(&pane == &panes[0] ? figureWords(number, pane.heading) : pane.heading);
    out += fmt::format("<div><img alt=\"{0}\" src=\"data:image/png;base64,{1}\"><figcaption>{0}</figcaption></div>",
                       caption, base64(pane.png));
  }
  return out + "</figure>\n";
}

/// The pictures by number: one that shows what an earlier one shows is that one.
class Figures {
 public:
  explicit Figures(const LessonPage& page) : page_(page), first_(page.firstPictures()), numbers_(page.beats.size()) {}

  std::string html(std::size_t i) {
    const PageBeat& beat = page_.beats[i];
    if (beat.panes.empty()) return {};
    if (first_[i] == i) return figureHtml(beat.panes, numbers_[i] = ++count_);
    if (beat.question.empty() && beat.goals.empty()) return {};
    const int number = numbers_[first_[i]];
    return fmt::format("<p class=\"see\"><a href=\"#figure{}\">{}</a></p>\n", number, seeFigureWords(number));
  }

 private:
  const LessonPage& page_;
  std::vector<std::size_t> first_;
  std::vector<int> numbers_;
  int count_ = 0;
};

std::string answerHtml(const PageBeat& beat, int number) {
  std::string out;
  if (!beat.question.empty()) {
    out += fmt::format("<p class=\"not\">{}</p>\n<p><strong>{}</strong>{} {}</p>\n",
                       marked(questionWords(number, beat.question)), marked(beat.answer),
                       beat.answer.ends_with('.') ? "" : ".", marked(beat.why));
    std::vector<std::string> wrong;
    for (const PageBeat::Refuted& each : beat.refuted) wrong.push_back(refutedWords(each.choice, each.why));
    if (!wrong.empty()) out += "<div class=\"not\">" + listHtml("ul", wrong) + "</div>\n";
  }
  if (!beat.solution.empty())
    out += fmt::format("<p class=\"not\">{}</p>\n<p>{}</p>\n", marked(turnWords(beat.goals)),
                       marked(solutionWords(beat.solution, beat.reason)));
  return out;
}

std::string beatHtml(const PageBeat& beat, int number, const std::string& picture) {
  std::string text;
  for (const PageBeat::Text& part : beat.text) text += textHtml(part);
  const bool boxed = !beat.goals.empty() && beat.question.empty();
  return "<section>\n" +
         (boxed ? picture + challengeHtml(beat, text)
                : text + picture + questionHtml(beat, number) + challengeHtml(beat, "")) +
         "</section>\n";
}

}  // namespace

std::string LessonPage::fullTitle() const { return number > 0 ? lessonTitle(number, title) : title; }

bool LessonPage::speaksOfScreen() const {
  for (const PageBeat& beat : beats) {
    if (!beat.goals.empty()) return true;
    for (const PageBeat::Text& part : beat.text)
      if (part.text.find(kScreenSign) != std::string::npos) return true;
  }
  return false;
}

std::vector<std::size_t> LessonPage::firstPictures() const {
  const auto same = [](const PageBeat& a, const PageBeat& b) {
    return std::equal(a.panes.begin(), a.panes.end(), b.panes.begin(), b.panes.end(),
                      [](const PagePane& p, const PagePane& q) { return p.heading == q.heading && p.png == q.png; });
  };
  std::vector<std::size_t> first;
  for (std::size_t i = 0; i < beats.size(); ++i) {
    std::size_t k = 0;
    while (k < i && (beats[i].panes.empty() || !same(beats[k], beats[i]))) ++k;
    first.push_back(k);
  }
  return first;
}

std::string lessonHtml(const LessonPage& page) {
  std::string out = fmt::format(
      "<!doctype html>\n<html lang=\"{5}\"><head><meta charset=\"utf-8\"><title>{4}</title><style>{1}{2}</style></head>"
      "<body>\n<h1>{0}</h1>\n<p class=\"goal\">{3}</p>\n",
      marked(page.fullTitle()), kStyle, footStyle(page.fullTitle()), marked(goalWords(page.goal)),
      escapedMarkup(plainText(page.fullTitle())), spokenLanguage());
  if (page.speaksOfScreen()) out += fmt::format("<p class=\"sign\">{}</p>\n", signWords());
  std::string answers;
  Figures figures(page);
  int number = 0;
  for (std::size_t i = 0; i < page.beats.size(); ++i) {
    const PageBeat& beat = page.beats[i];
    if (!beat.question.empty()) ++number;
    out += beatHtml(beat, number, figures.html(i));
    answers += answerHtml(beat, number);
  }
  if (!answers.empty())
    out += fmt::format("<div class=\"answers\"><h2>{}</h2>\n{}</div>\n", answersHeading(page.number), answers);
  return out + "</body></html>\n";
}

}  // namespace gjklab
