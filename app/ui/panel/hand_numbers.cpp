#include "ui/panel/hand_numbers.h"

#include "model/text/translate.h"
#include "ui/kit/widgets.h"
#include "ui/panel/inspector.h"
#include "ui/panel/scene_panel.h"

namespace gjklab {
namespace {

constexpr float kHeadSides = 10, kHeadEnds = 8;

/// The two words over the numbers; true while those of the scene are wanted.
bool wantsScene(const Ui& ui, Area& room) {
  Area head = room;
  head.height = ImGui::GetFrameHeight() + 2 * ui.px(kHeadEnds);
  room.y += head.height;
  room.height -= head.height;
  bool scene = false;
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(ui.px(kHeadSides), ui.px(kHeadEnds)));
  if (beginPanel(ui, "numbers head", head, Edge::none, false)) {
    bool* wanted = ImGui::GetStateStorage()->GetBoolRef(ImGui::GetID("scene"), false);
    if (button(ui, tr("This step"), !*wanted)) *wanted = false;
    ImGui::SameLine(0, ui.px(kHeadSides));
    if (button(ui, tr("Scene"), *wanted)) *wanted = true;
    scene = *wanted;
  }
  endPanel();
  ImGui::PopStyleVar();
  return scene;
}

}  // namespace

void handNumbers(const Ui& ui, Area area, const Caption& caption) {
  if (wantsScene(ui, area))
    scenePanel(ui, area);
  else
    numbersPanel(ui, area, caption);
}

}  // namespace gjklab
