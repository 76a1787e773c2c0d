#include "ui/kit/flow_text.h"

#include "model/glossary/glossary.h"
#include "ui/kit/widgets.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace gjklab {
namespace {

TextLook lookOf(const Ui& ui, ImFont* font, ImU32 color) {
  TextLook look;
  look.regular.cuts[0] = font;
  look.bold.cuts[0] = font == ui.fonts.ui ? ui.fonts.bold : font;
  look.line_height = font->FontSize;
  look.color = color;
  return look;
}

/// How wide a line is up to one of its bytes.
float widthUpTo(const std::vector<TextRun>& line, std::size_t bytes, const TextLook& look) {
  std::vector<TextRun> part;
  for (const TextRun& run : line) {
    if (bytes == 0) break;
    part.push_back(run);
    part.back().text.resize(std::min(bytes, run.text.size()));
    bytes -= part.back().text.size();
  }
  return measureText(part, look).x;
}

void underline(const Ui& ui, ImDrawList& list, float from, float to, float y, ImU32 color) {
  const float dot = std::max(1.0f, std::round(ui.px(1))), step = std::round(ui.px(3));
  for (float x = std::round(from); x < to; x += step) list.AddRectFilled({x, y}, {x + dot, y + dot}, color);
}

}  // namespace

void tellTerms(const Ui& ui, ImDrawList& list, ImVec2 at, const std::vector<std::vector<TextRun>>& lines,
               const TextLook& look, float pitch, TermMarks marks) {
  std::vector<std::string> texts;
  for (const std::vector<TextRun>& line : lines) {
    std::string& text = texts.emplace_back();
    for (const TextRun& run : line) text += run.text;
  }
  std::set<const Term*> seen;
  const Term* last = nullptr;  // the second half of a term that is broken over two lines belongs to the first
  for (const TermPlace& place : glossary().find(texts)) {
    const std::vector<TextRun>& line = lines[static_cast<std::size_t>(place.line)];
    const float left = at.x + widthUpTo(line, place.begin, look), right = at.x + widthUpTo(line, place.end, look);
    const float top = at.y + pitch * static_cast<float>(place.line), bottom = top + look.line_height;
    const bool first = seen.insert(place.term).second || (last == place.term && place.begin == 0);
    if (marks == TermMarks::underlined && first && !place.term->quiet)
      underline(ui, list, left, right, std::round(bottom), ink(ui.theme.muted, 0.8f));
    last = place.term;
    if (ui.pointing && ImGui::IsWindowHovered() && ImGui::IsMouseHoveringRect({left, top}, {right, bottom + ui.px(3)}))
      tooltip(ui, (place.term->word + ": " + plainText(place.term->meaning)).c_str());
  }
}

void tellTerms(const Ui& ui, ImDrawList& list, ImFont* font, ImVec2 at, ImU32 color, std::string_view text) {
  tellTerms(ui, list, at, {parseRichText(text)}, lookOf(ui, font, color), 0);
}

float drawMarked(const Ui& ui, ImDrawList& list, ImFont* font, ImVec2 at, ImU32 color, std::string_view text) {
  const std::vector<TextRun> runs = parseRichText(text);
  const TextLook look = lookOf(ui, font, color);
  drawText(list, at, runs, look);
  return measureText(runs, look).x;
}

float markedWidth(const Ui& ui, ImFont* font, std::string_view text) {
  return measureText(parseRichText(text), lookOf(ui, font, 0)).x;
}

int markedLines(const Ui& ui, ImFont* font, std::string_view text, float width) {
  return static_cast<int>(wrapText(text, lookOf(ui, font, 0), width).size());
}

void drawMarkedLines(const Ui& ui, ImDrawList& list, ImFont* font, ImVec2 at, ImU32 color, std::string_view text,
                     float width, float line_spacing) {
  drawWrappedText(list, at, text, lookOf(ui, font, color), width, line_spacing);
}

float flowHeight(const Ui& ui, ImFont* font, std::string_view text, float width, float line_spacing) {
  return font->FontSize * line_spacing * static_cast<float>(markedLines(ui, font, text, width));
}

void flowText(const Ui& ui, ImFont* font, ImU32 color, std::string_view text, float line_spacing) {
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float room = contentWidth();
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const TextLook look = lookOf(ui, font, color);
  const float height = drawWrappedText(list, at, text, look, room, line_spacing);
  ImGui::Dummy({room, height});
  tellTerms(ui, list, at, wrapText(text, look, room), look, look.line_height * line_spacing);
}

}  // namespace gjklab
