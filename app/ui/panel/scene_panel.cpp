#include "ui/panel/scene_panel.h"

#include "model/text/translate.h"
#include "ui/kit/fields.h"
#include "ui/kit/widgets.h"
#include "ui/panel/history_buttons.h"

#include <imgui_stdlib.h>

namespace gjklab {
namespace {

constexpr float kRowForFinger = 13;  // above and below the text of a field

bool section(const Ui& ui, const char* title, Color color) {
  ImGui::PushFont(ui.fonts.bold);
  ImGui::PushStyleColor(ImGuiCol_Text, vec4(color));
  ImGui::PushStyleColor(ImGuiCol_Border, ImVec4(0, 0, 0, 0));
  ImGui::PushStyleColor(ImGuiCol_Header, ImVec4(0, 0, 0, 0));
  const bool open = ImGui::CollapsingHeader(title, ImGuiTreeNodeFlags_DefaultOpen);
  ImGui::PopStyleColor(3);
  ImGui::PopFont();
  return open;
}

void titleField(const Ui& ui) {
  rowLabel(ui, tr("title"));
  std::string title = ui.session.scene().title;
  ImGui::SetNextItemWidth(ImGui::GetContentRegionAvail().x);
  const bool changed = ImGui::InputText("##title", &title);
  gestureOfItem(ui);
  if (!changed) return;
  Scene scene = ui.session.scene();
  scene.title = title;
  ui.send(Edit{ReplaceScene{scene}});
}

}  // namespace

void scenePanel(const Ui& ui, Area area) {
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(ui.px(14), ui.px(12)));
  ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, ImVec2(ui.px(7), ui.px(ui.handheld ? kRowForFinger : 3)));
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2(ui.px(6), ui.px(5)));
  if (beginPanel(ui, "scene panel", area, Edge::right, true)) {
    historyButtons(ui);
    titleField(ui);
    for (const Which which : {Which::a, Which::b}) {
      const bool first = which == Which::a;
      ImGui::PushID(first ? "a" : "b");
      ImGui::Dummy({0, ui.px(2)});
      if (section(ui, first ? tr("Shape A") : tr("Shape B"), ui.theme.style(first ? Role::body_a : Role::body_b).text))
        bodyEditor(ui, which);
      ImGui::PopID();
    }
    ImGui::Dummy({0, ui.px(2)});
    if (section(ui, tr("Query"), ui.theme.text)) queryEditor(ui);
    fadeEnds(ui);
  }
  endPanel();
  ImGui::PopStyleVar(3);
}

}  // namespace gjklab
