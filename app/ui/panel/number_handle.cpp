#include "ui/panel/number_handle.h"

#include "model/lesson/classroom.h"
#include "model/lesson/dragged_number.h"
#include "ui/kit/widgets.h"

#include <variant>

namespace gjklab {
namespace {

/// The thing that the fact belongs to.
Role roleOf(const std::string& fact) {
  if (fact.starts_with("a.")) return Role::body_a;
  return fact.starts_with("b.") ? Role::body_b : Role::search_direction;
}

void drawArrow(const Ui& ui, float left, float right, float y, Color color) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const float tip = ui.px(4), half = ui.px(3);
  list.AddLine({left + tip, y}, {right - tip, y}, ink(color), ui.px(1.4f));
  list.AddTriangleFilled({left, y}, {left + tip, y - half}, {left + tip, y + half}, ink(color));
  list.AddTriangleFilled({right, y}, {right - tip, y + half}, {right - tip, y - half}, ink(color));
}

/// The item just made is held: the fact follows the hand from where it was, which `id` keeps.
void follow(const Ui& ui, ImGuiID id, const DraggedNumber& number, const std::string& fact) {
  float* before = ImGui::GetStateStorage()->GetFloatRef(id);
  const auto now = factOf(fact, ui.classroom->shown(ui.session));
  if (!now || !std::holds_alternative<double>(*now)) return;
  if (ImGui::IsItemActivated()) {
    *before = static_cast<float>(std::get<double>(*now));
    ui.ask(BeginGesture{});
  }
  if (ImGui::IsItemActive()) {
    const float way = (ImGui::GetIO().MousePos.x - ImGui::GetIO().MouseClickedPos[0].x) / ui.scale;
    const double value = afterDrag(number, static_cast<double>(*before), static_cast<double>(way));
    const auto command = commandFor(number, value, ui.session.scene());
    if (way != 0 && command) ui.ask(Edit{*command});
  }
  if (ImGui::IsItemDeactivated()) ui.ask(EndGesture{});
}

}  // namespace

float dragNumber(const Ui& ui, ImVec2 at, const TextRun& number, TextLook look, const std::string& fact) {
  const ImVec2 size = measureText({number}, look);
  const float pad = ui.px(6), end = at.x + size.x + 2 * pad;
  ImGui::PushID(fact.c_str());
  ImGui::SetCursorScreenPos(at);
  ImGui::InvisibleButton("number", {end - at.x, look.line_height + ui.px(6)});
  const bool hot = ImGui::IsItemHovered() || ImGui::IsItemActive();
  if (hot) ImGui::SetMouseCursor(ImGuiMouseCursor_ResizeEW);
  const DraggedNumber* handle = draggedNumber(fact);
  if (handle && ui.classroom) follow(ui, ImGui::GetID("before"), *handle, fact);
  itemTip(ui, ImGui::IsItemActive() ? "" : "Drag it sideways: the picture follows");
  ImGui::PopID();
  const Color color = ui.theme.style(roleOf(fact)).text;
  ImGui::GetWindowDrawList()->AddRectFilled(at, {end, at.y + look.line_height}, ink(color, hot ? 0.24f : 0.13f),
                                            ui.px(4));
  look.color = packed(color);
  drawText(*ImGui::GetWindowDrawList(), {at.x + pad, at.y}, {number}, look);
  drawArrow(ui, at.x + pad, end - pad, at.y + look.line_height + ui.px(3), color);
  return end;
}

}  // namespace gjklab
