#include "ui/panel/pseudocode_view.h"

#include "model/text/translate.h"
#include "render/text.h"
#include "ui/kit/flow_text.h"
#include "ui/kit/widgets.h"

#include <cmath>

namespace gjklab {
namespace {

constexpr float kPitch = 1.42f;      // of the lines, in lines of the font
constexpr float kCodeIndent = 1.5f;  // the width of the lines' numbers, in font heights
constexpr float kUnder = 12;         // from the last line to the panel's end

float pitchOf(const Ui& ui) { return kPitch * ui.fonts.mono->FontSize; }
float indentOf(const Ui& ui) { return kCodeIndent * ui.fonts.mono->FontSize; }

TextLook textLook(const Ui& ui) {
  TextLook text;
  text.regular.cuts[0] = ui.fonts.mono;
  text.bold.cuts[0] = ui.fonts.mono;
  text.line_height = ui.fonts.mono->FontSize;
  text.color = ink(ui.theme.text);
  return text;
}

float heightOf(const Ui& ui, const char* line, float width) {
  return pitchOf(ui) * static_cast<float>(wrapText(line, textLook(ui), width - indentOf(ui)).size());
}

float noteHeight(const Ui& ui, const Pseudocode& code, float width) {
  return code.note.empty() ? 0 : heightOf(ui, code.note.c_str(), width);
}

float linesHeight(const Ui& ui, const Pseudocode& code, float width) {
  float height = noteHeight(ui, code, width);
  for (const char* line : code.lines) height += heightOf(ui, line, width);
  return height;
}

/// Its lines alone, as an item of the current window.
void codeLines(const Ui& ui, const Pseudocode& code, float width) {
  const float pitch = pitchOf(ui), indent = indentOf(ui), size = ui.fonts.mono->FontSize;
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const ImVec2 start = ImGui::GetCursorScreenPos();
  TextLook text = textLook(ui), number = text;
  number.color = ink(ui.theme.muted);
  float top = start.y;
  for (std::size_t i = 0; i < code.lines.size(); ++i) {
    const bool lit = static_cast<int>(i) == code.current;
    const float line = heightOf(ui, code.lines[i], width);
    const float height = line + (lit ? noteHeight(ui, code, width) : 0);
    if (lit)
      list.AddRectFilled({start.x - ui.px(10), top}, {start.x + width + ui.px(10), top + height}, ink(ui.theme.lit),
                         ui.px(3));
    const float y = std::round(top + (pitch - size) / 2);
    drawText(list, {start.x, y}, parseRichText(std::to_string(i + 1)), number);
    drawWrappedText(list, {start.x + indent, y}, code.lines[i], text, width - indent, pitch / size);
    tellTerms(ui, list, {start.x + indent, y}, wrapText(code.lines[i], text, width - indent), text, pitch);
    if (lit && !code.note.empty())
      drawWrappedText(list, {start.x + indent, y + line}, code.note, number, width - indent, pitch / size);
    top += height;
  }
  ImGui::Dummy({width, top - start.y});
}

/// If not all lines fit, scrolls to the current line whenever it changes.
void followLit(const Ui& ui, const Pseudocode& code) {
  ImGuiStorage& storage = *ImGui::GetStateStorage();
  const ImGuiID id = ImGui::GetID("lit line");
  if (storage.GetInt(id, -1) == code.current) return;
  storage.SetInt(id, code.current);
  float above = 0;
  for (int i = 0; i < code.current && i < static_cast<int>(code.lines.size()); ++i)
    above += heightOf(ui, code.lines[static_cast<std::size_t>(i)], contentWidth());
  ImGui::SetScrollFromPosY(ImGui::GetCursorPosY() - ImGui::GetScrollY() + above, 0.5f);
}

}  // namespace

void pseudocode(const Ui& ui, const Pseudocode& code) {
  if (code.lines.empty() || !section(ui, tr("ALGORITHM"), &Folds::algorithm)) return;
  followLit(ui, code);
  codeLines(ui, code, contentWidth());
}

float pseudocodeHeight(const Ui& ui, const Pseudocode& code, float width) {
  if (code.lines.empty()) return 0;
  const bool open = !ui.session.settings().folds.algorithm;
  return std::ceil(sectionHeight(ui) + (open ? linesHeight(ui, code, width) : 0) + ui.px(kUnder));
}

}  // namespace gjklab
