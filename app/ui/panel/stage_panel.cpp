#include "ui/panel/stage_panel.h"

#include "render/text.h"
#include "ui/kit/flow_text.h"
#include "ui/kit/widgets.h"
#include "ui/panel/inspector.h"
#include "ui/panel/predict_panel.h"
#include "ui/panel/pseudocode_view.h"

#include <algorithm>
#include <cmath>

namespace gjklab {
namespace {

constexpr float kPaddingX = 18, kPaddingY = 8, kBetween = 32;
constexpr float kTextSpacing = 1.22f, kLeastPitch = 1.1f, kGreatestPitch = 1.42f;
/// Of the body's letters, in sizes of the large font: the first that fits.
constexpr float kSizes[] = {1, 0.82f, 0.64f};
constexpr float kLeastStageCode = 0.28f,
                kMostCode = 0.5f;  // of the panel's width: the words do not move with the algorithm

bool beginPart(const char* name, ImVec2 at, ImVec2 size) {
  ImGui::SetCursorPos(at);
  return ImGui::BeginChild(name, size, false, ImGuiWindowFlags_NoNav);
}

TextLook bodyLook(const Ui& ui, float size) {
  TextLook look;
  look.regular.cuts[0] = ui.fonts.large;
  look.bold.cuts[0] = ui.fonts.title;
  look.line_height = std::round(ui.fonts.large->FontSize * size);
  look.color = ink(ui.theme.text);
  return look;
}

/// As large as its room allows.
void body(const Ui& ui, const std::string& text, float width, float room) {
  TextLook look = bodyLook(ui, 1);
  for (const float size : kSizes) {
    look = bodyLook(ui, size);
    const auto lines = static_cast<float>(wrapText(text, look, width).size());
    if (lines * look.line_height * kTextSpacing <= room) break;
  }
  const ImVec2 at = ImGui::GetCursorScreenPos();
  ImDrawList& list = *ImGui::GetWindowDrawList();
  ImGui::Dummy({width, drawWrappedText(list, at, text, look, width, kTextSpacing)});
  tellTerms(ui, list, at, wrapText(text, look, width), look, look.line_height * kTextSpacing);
}

void subtitle(const Ui& ui, const Caption& caption, float width, float height) {
  ImFont* small = ui.fonts.small;
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const ImVec2 at = ImGui::GetCursorScreenPos();
  drawText(list, small, at, ink(ui.theme.muted), shortened(small, inCapitals(caption.overline), width));
  ImGui::Dummy({width, small->FontSize});
  flowText(ui, ui.fonts.title, ink(ui.theme.text), caption.title, kTextSpacing);
  const float asked = ui.session.asking() ? ImGui::GetFrameHeight() + ui.px(12) : 0;
  body(ui, caption.body, width, height - (ImGui::GetCursorScreenPos().y - at.y) - asked);
  answerButton(ui);
}

/// As large and as loose as its room allows.
CodeLook codeLook(const Ui& ui, const Pseudocode& code, float height) {
  const float pitch = height / static_cast<float>(std::max<std::size_t>(1, code.lines.size()));
  const float size = std::min(ui.fonts.mono->FontSize, pitch / kLeastPitch);
  return {size, std::min(pitch, kGreatestPitch * size)};
}

}  // namespace

void stagePanel(const Ui& ui, Area area, const Caption& caption) {
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(0, 0));
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2(ui.px(6), ui.px(2)));
  if (beginPanel(ui, "stage", area, Edge::top, false)) {
    const float x = ui.px(kPaddingX), y = ui.px(kPaddingY), height = area.height - 2 * y;
    const CodeLook look = codeLook(ui, caption.pseudocode, height);
    const float wanted = codeLinesWidth(ui, caption.pseudocode, look);
    const float code =
        caption.pseudocode.lines.empty() ? 0 : std::clamp(wanted, kLeastStageCode * area.width, kMostCode * area.width);
    const float words = area.width - 2 * x - (code > 0 ? code + ui.px(kBetween) : 0);
    beginPart("subtitle", {x, y}, {words, height});
    const Game* game = ui.session.game();
    predictPanel(ui, true);
    if (!game || !(game->asking() || game->card().finished()))
      subtitle(ui, caption, words, height - (ImGui::GetCursorPosY() - ImGui::GetCursorStartPos().y));
    ImGui::EndChild();
    if (code > 0) {
      const float side = ui.px(10);  // of the lit line, beyond its text
      beginPart("algorithm", {area.width - x - code - side, y}, {code + 2 * side, height});
      ImGui::SetCursorPosX(side);
      codeLines(ui, caption.pseudocode, code, look);
      ImGui::EndChild();
    }
  }
  endPanel();
  ImGui::PopStyleVar(2);
}

}  // namespace gjklab
