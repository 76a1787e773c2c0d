#include "export/lesson_html.h"

#include "export/markup.h"
#include "model/text/rich_text.h"

#include <fmt/format.h>

namespace gjklab {

std::string marked(std::string_view text) {
  std::string out;
  for (const TextRun& run : parseRichText(text)) {
    std::string piece = escapedMarkup(run.text);
    if (run.subscript) piece = fmt::format("<sub>{}</sub>", piece);
    if (run.italic) piece = fmt::format("<em>{}</em>", piece);
    if (run.bold) piece = fmt::format("<strong>{}</strong>", piece);
    out += piece;
  }
  return out;
}

std::string textHtml(const PageBeat::Text& part) {
  if (part.heading) return fmt::format("<h2>{}</h2>\n", marked(part.text));
  if (part.item) return fmt::format("<ul><li>{}</li></ul>\n", marked(part.text));
  if (part.code) return fmt::format("<pre>{}</pre>\n", escapedMarkup(part.text));
  return fmt::format("<p>{}</p>\n", marked(part.text));
}

std::string listHtml(const char* kind, const std::vector<std::string>& items) {
  std::string out = fmt::format("<{}>", kind);
  for (const std::string& item : items) out += fmt::format("<li>{}</li>", marked(item));
  return out + fmt::format("</{}>", kind);
}

}  // namespace gjklab
