#include "ui/kit/flow_text.h"

#include "render/text.h"
#include "ui/kit/widgets.h"

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

}  // namespace

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
  const float height =
      drawWrappedText(*ImGui::GetWindowDrawList(), at, text, lookOf(ui, font, color), room, line_spacing);
  ImGui::Dummy({room, height});
}

}  // namespace gjklab
