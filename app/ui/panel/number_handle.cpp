#include "ui/panel/number_handle.h"

#include "model/lesson/classroom.h"
#include "model/lesson/dragged_number.h"
#include "model/text/translate.h"
#include "ui/kit/widgets.h"
#include "ui/panel/lesson_choice.h"

#include <algorithm>
#include <cmath>
#include <variant>
#include <vector>

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
    ui.send(BeginGesture{});
  }
  if (ImGui::IsItemActive()) {
    const float way = (ImGui::GetIO().MousePos.x - ImGui::GetIO().MouseClickedPos[0].x) / ui.scale;
    const double value = afterDrag(number, static_cast<double>(*before), static_cast<double>(way));
    const auto command = commandFor(number, value, ui.session.scene());
    if (way != 0 && command) ui.send(Edit{*command});
  }
  if (ImGui::IsItemDeactivated()) ui.send(EndGesture{});
}

/// Of the page's numbers, each once.
std::vector<std::string> numbersOf(const Beat& beat) {
  std::vector<std::string> names;
  for (const LessonText& part : beat.text)
    for (const std::string& name : draggedIn(part.text))
      if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
  return names;
}

void change(const Ui& ui, const std::string& fact, int by, bool fine) {
  const DraggedNumber* number = draggedNumber(fact);
  const auto now = factOf(fact, ui.classroom->shown(ui.session));
  if (!number || !now || !std::holds_alternative<double>(*now)) return;
  const double steps = number->steps * (fine ? 10 : 1);
  const double value = (std::round(std::get<double>(*now) * steps) + by) / steps;
  if (const auto command = commandFor(*number, value, ui.session.scene())) ui.send(Edit{*command});
}

}  // namespace

bool numberKey(const Ui& ui, const KeyPress& press, std::string& number) {
  const std::vector<std::string> names = numbersOf(ui.classroom->current());
  if (names.empty()) return false;
  if (press.key == SDLK_TAB) {
    const int places = static_cast<int>(names.size()) + 1;  // the last one: none
    const int at = static_cast<int>(std::find(names.begin(), names.end(), number) - names.begin());
    const int next = (at + (press.shift ? places - 1 : 1)) % places;
    number = next + 1 < places ? names[static_cast<std::size_t>(next)] : std::string();
    return true;
  }
  if (number.empty()) return false;
  if (press.key == SDLK_ESCAPE) number.clear();
  if (press.key != SDLK_LEFT && press.key != SDLK_RIGHT) return false;
  change(ui, number, press.key == SDLK_RIGHT ? 1 : -1, press.shift);
  return true;
}

float numberPad(const Ui& ui) { return ui.px(6); }

float dragNumber(const Ui& ui, ImVec2 at, const TextRun& number, TextLook look, const std::string& fact) {
  const ImVec2 size = measureText({number}, look);
  const float pad = numberPad(ui), end = at.x + size.x + 2 * pad;
  ImGui::PushID(fact.c_str());
  ImGui::SetCursorScreenPos(at);
  ImGui::InvisibleButton("number", {end - at.x, look.line_height + ui.px(6)});
  const bool hot = ImGui::IsItemHovered() || ImGui::IsItemActive();
  if (hot) ImGui::SetMouseCursor(ImGuiMouseCursor_ResizeEW);
  const DraggedNumber* handle = draggedNumber(fact);
  if (handle && ui.classroom) follow(ui, ImGui::GetID("before"), *handle, fact);
  itemTip(ui, ImGui::IsItemActive() ? "" : tr("Drag it sideways, or press Tab and ← →: the picture follows"));
  ImGui::PopID();
  const Color color = ui.theme.style(roleOf(fact)).text;
  ImGui::GetWindowDrawList()->AddRectFilled(at, {end, at.y + look.line_height}, ink(color, hot ? 0.24f : 0.13f),
                                            ui.px(4));
  if (ui.choice && ui.choice->number == fact) {
    const float out = ui.px(3);
    ImGui::GetWindowDrawList()->AddRect({at.x - out, at.y - out}, {end + out, at.y + look.line_height + out},
                                        ink(ui.theme.text), ui.px(6), 0, ui.px(2));
  }
  look.color = packed(color);
  drawText(*ImGui::GetWindowDrawList(), {at.x + pad, at.y}, {number}, look);
  drawArrow(ui, at.x + pad, end - pad, at.y + look.line_height + ui.px(3), color);
  return end;
}

}  // namespace gjklab
