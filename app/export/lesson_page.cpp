#include "export/lesson_page.h"

#include <fmt/format.h>

#include <cstdint>
#include <string_view>

namespace gjklab {
namespace {

constexpr const char* kStyle =
    "body{font:12pt/1.45 Georgia,'DejaVu Serif',serif;max-width:46rem;margin:2rem auto;padding:0 1rem;color:#1d2433}"
    "h1{font-size:1.9rem;margin:0 0 .3rem}.goal{color:#667;font-size:1.15rem;margin-top:0}"
    "figure{margin:.8rem 0;break-inside:avoid}img{max-width:100%;border:1px solid #ccc}"
    ".ask{border-left:4px solid #0072b2;padding:.1rem 0 .1rem .9rem;margin:.8rem 0;break-inside:avoid}"
    "section{break-inside:avoid}pre{background:#f4f4f0;padding:.5rem}"
    ".answers{break-before:page;page-break-before:always}li{margin:.2rem 0}"
    "@media print{body{margin:0;max-width:none}}";

std::string escaped(std::string_view text) {
  std::string out;
  for (const char c : text) switch (c) {
      case '<':
        out += "&lt;";
        break;
      case '>':
        out += "&gt;";
        break;
      case '&':
        out += "&amp;";
        break;
      case '"':
        out += "&quot;";
        break;
      default:
        out += c;
    }
  return out;
}

std::string marked(std::string_view text) {
  std::string out;
  for (const TextRun& run : parseRichText(text)) {
    std::string piece = escaped(run.text);
    if (run.subscript) piece = fmt::format("<sub>{}</sub>", piece);
    if (run.italic) piece = fmt::format("<em>{}</em>", piece);
    if (run.bold) piece = fmt::format("<strong>{}</strong>", piece);
    out += piece;
  }
  return out;
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

std::string textHtml(const PageBeat::Text& part) {
  if (part.heading) return fmt::format("<h2>{}</h2>\n", marked(part.text));
  if (part.item) return fmt::format("<ul><li>{}</li></ul>\n", marked(part.text));
  if (part.code) return fmt::format("<pre>{}</pre>\n", escaped(part.text));
  return fmt::format("<p>{}</p>\n", marked(part.text));
}

std::string listHtml(const char* kind, const std::vector<std::string>& items) {
  std::string out = fmt::format("<{}>", kind);
  for (const std::string& item : items) out += fmt::format("<li>{}</li>", marked(item));
  return out + fmt::format("</{}>", kind);
}

std::string questionHtml(const PageBeat& beat, int number) {
  std::string out;
  if (!beat.question.empty()) {
    out += fmt::format("<div class=\"ask\"><p><strong>Question {}.</strong> {}</p>", number, marked(beat.question));
    if (!beat.choices.empty()) out += listHtml("ul", beat.choices);
    out += "</div>\n";
  }
  if (!beat.goals.empty())
    out += fmt::format("<div class=\"ask\"><p><strong>Your turn.</strong> In the program:</p>{}</div>\n",
                       listHtml("ul", beat.goals));
  return out;
}

}  // namespace

std::string lessonHtml(const LessonPage& page) {
  std::string out = fmt::format(
      "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><title>{0}</title><style>{1}</style></head>"
      "<body>\n<h1>{0}</h1>\n<p class=\"goal\">{2}</p>\n",
      marked(page.title), kStyle, marked(page.goal));
  std::string answers;
  int number = 0;
  for (const PageBeat& beat : page.beats) {
    out += "<section>\n";
    for (const PageBeat::Text& part : beat.text) out += textHtml(part);
    if (!beat.png.empty())
      out += fmt::format("<figure><img alt=\"\" src=\"data:image/png;base64,{}\"></figure>\n", base64(beat.png));
    if (!beat.question.empty()) {
      ++number;
      answers += fmt::format("<p><strong>Question {}.</strong> {}</p>\n", number, marked(beat.answer));
    }
    out += questionHtml(beat, number);
    if (!beat.solution.empty())
      answers += fmt::format("<p><strong>Your turn.</strong> One way of many: {}</p>\n", listHtml("ul", beat.solution));
    out += "</section>\n";
  }
  if (!answers.empty()) out += "<div class=\"answers\"><h2>Answers</h2>\n" + answers + "</div>\n";
  return out + "</body></html>\n";
}

}  // namespace gjklab
