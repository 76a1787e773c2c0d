#include "ui/panel/drawer.h"

#include "model/text/translate.h"
#include "ui/kit/text_lines.h"
#include "ui/kit/widgets.h"
#include "ui/panel/lesson_menu.h"
#include "ui/panel/menus.h"

#include <cmath>

namespace gjklab {
namespace {

constexpr int kWords = 5;

/// The part of the drawer that a word has.
Area cellOf(Area all, int at) {
  const auto k = static_cast<float>(at), n = static_cast<float>(kWords);
  if (all.width >= all.height) return {all.x + std::floor(all.width / n) * k, all.y, all.width / n, all.height};
  return {all.x, all.y + std::floor(all.height / n) * k, all.width, all.height / n};
}

/// True when it is pressed. `lit`: what it shows is on.
bool word(const Ui& ui, Area cell, const char* text, bool lit = false, bool enabled = true) {
  ImGui::SetCursorScreenPos({cell.x, cell.y});
  const bool pressed = ImGui::InvisibleButton(text, {cell.width, cell.height}) && enabled;
  ImDrawList& list = *ImGui::GetWindowDrawList();
  ImFont* font = ui.fonts.small;
  const ImVec2 size = textSize(font, text);
  const float x = cell.x + (cell.width - size.x) / 2, y = cell.y + (cell.height - size.y) / 2;
  const Color color = lit ? ui.theme.accent : ui.theme.text;
  drawText(list, font, {x, y}, ink(color, enabled ? 1.0f : 0.4f), text);
  if (lit) list.AddRectFilled({x, y + size.y + ui.px(3)}, {x + size.x, y + size.y + ui.px(6)}, ink(color));
  return pressed;
}

}  // namespace

void drawer(const Ui& ui, Area area) {
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(0, 0));
  const bool visible = beginPanel(ui, "drawer", area, area.width >= area.height ? Edge::top : Edge::left, false);
  ImGui::PopStyleVar();
  if (visible) {
    const bool pair = !ui.session.showsWorld();
    if (word(ui, cellOf(area, 0), tr("Gallery"))) ui.send(Do{Task::toggle_gallery});
    if (beginMenu(ui, "method", word(ui, cellOf(area, 1), tr("Method"), false, pair))) {
      methodItems(ui);
      endMenuButton();
    }
    if (word(ui, cellOf(area, 2), tr("Numbers"), pair && ui.session.settings().stage_numbers, pair))
      ui.send(toggled(ui.session, &Settings::stage_numbers));
    if (beginMenu(ui, "lessons", word(ui, cellOf(area, 3), tr("Lessons")))) {
      lessonItems(ui);
      endMenuButton();
    }
    if (word(ui, cellOf(area, 4), tr("More"))) ui.send(Do{Task::toggle_commands});
  }
  endPanel();
}

}  // namespace gjklab
