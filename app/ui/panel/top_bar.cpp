#include "ui/panel/top_bar.h"

#include "model/sandbox/sandbox.h"
#include "ui/kit/widgets.h"
#include "ui/panel/lesson_menu.h"
#include "ui/panel/menus.h"

#include <fmt/format.h>
#include <algorithm>

namespace gjklab {
namespace {

constexpr const char* kMore = "…";
constexpr float kFewestNames = 185;  ///< likewise, where all that can be is in menus
constexpr float kNamed = 1050;      ///< where the window's title alone has the program's name, there is room for others
constexpr float kLeastNames = 200;  ///< for the names of scene and method

void dimensions(const Ui& ui) {
  for (int dimension = 1; dimension <= 3; ++dimension) {
    const std::string label = fmt::format("{}-D", dimension);
    if (dimension > 1) ImGui::SameLine(0, ui.px(6));
    const std::string tip = fmt::format("{}-D scenes (key {})", dimension, dimension);
    if (button(ui, label.c_str(), !ui.world && ui.session.scene().dimension == dimension, tip.c_str()))
      ui.ask(ShowDimension{dimension});
  }
}

void toggleEditing(const Ui& ui) {
  Settings settings = ui.session.settings();
  settings.scene_panel = !settings.scene_panel;
  ui.ask(ChangeSettings{settings});
}

/// The switches, where there is no room for them.
void moreMenu(const Ui& ui) {
  ImGui::SameLine();
  if (!beginMenuButton(ui, "more", kMore, 0, "Edit, compare")) return;
  if (menuItem("Edit: shapes, numbers, options", "", ui.session.settings().scene_panel)) toggleEditing(ui);
  if (!ui.world && menuItem("Compare with a second method", "C", ui.session.comparing())) ui.ask(ToggleCompare{});
  endMenuButton();
}

void switches(const Ui& ui) {
  ImGui::SameLine();
  if (button(ui, "Edit", ui.session.settings().scene_panel,
             "Shows or hides the panel at the left: shapes, numbers, options"))
    toggleEditing(ui);
  if (ui.world) return;  // what follows is the lab's
  ImGui::SameLine();
  if (button(ui, "Compare", ui.session.comparing(), "A second method beside this one (C)")) ui.ask(ToggleCompare{});
}

void history(const Ui& ui) {
  const Document& document = ui.session.document();
  const std::string undo = ui.world ? ui.world->undoName() : document.undoName();
  const std::string redo = ui.world ? ui.world->redoName() : document.redoName();
  ImGui::SameLine();
  if (signButton(ui, Sign::undo, "undo", ("Undo " + undo + " (Ctrl Z)").c_str(), false,
                 ui.world ? !undo.empty() : document.canUndo()))
    ui.ask(Undo{});
  ImGui::SameLine();
  if (signButton(ui, Sign::redo, "redo", ("Redo " + redo + " (Ctrl Y)").c_str(), false,
                 ui.world ? !redo.empty() : document.canRedo()))
    ui.ask(Redo{});
}

void setTheme(const Ui& ui, ThemeName name) { ui.ask(ChangeSettings{withTheme(ui.session.settings(), name)}); }

void appearance(const Ui& ui, bool wide) {
  const ThemeName now = ui.session.settings().theme;
  const bool projector = now == ThemeName::projector;
  const char* tip = projector ? "Back to the light theme" : "Projector: thicker lines, larger text, more contrast";
  if (wide ? button(ui, "Projector", projector, tip) : signButton(ui, Sign::projector, "projector", tip, projector))
    setTheme(ui, projector ? ThemeName::light : ThemeName::projector);
  ImGui::SameLine();
  const bool dark = now == ThemeName::dark;
  if (signButton(ui, dark ? Sign::sun : Sign::moon, "theme", dark ? "Light theme" : "Dark theme"))
    setTheme(ui, dark ? ThemeName::light : ThemeName::dark);
  ImGui::SameLine();
  if (button(ui, " ? ", false, "Keys and mouse (?)")) ui.ask(Do{Task::toggle_help});
}

float rightWidth(bool wide) {
  const float gap = ImGui::GetStyle().ItemSpacing.x, sign = ImGui::GetFrameHeight() * 1.15f;
  return menuButtonWidth("View") + (wide ? buttonWidth("Projector") : sign) + gap + sign + buttonWidth(" ? ") + 3 * gap;
}

}  // namespace

void topBar(const Ui& ui, Area area) {
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(ui.px(14), ui.px(7)));
  if (beginPanel(ui, "top", area, Edge::bottom, false)) {
    ImGui::SetCursorPosY((area.height - ImGui::GetFrameHeight()) / 2);
    if (area.width >= ui.px(kNamed)) {
      ImGui::AlignTextToFramePadding();
      ImGui::PushFont(ui.fonts.bold);
      ImGui::TextUnformatted("gjklab");
      ImGui::PopFont();
      ImGui::SameLine(0, ui.px(18));
    }
    dimensions(ui);
    const bool wide = area.width >= ui.px(1120);
    const float gap = ImGui::GetStyle().ItemSpacing.x, sign = ImGui::GetFrameHeight() * 1.15f;
    const float fixed =
        menuButtonWidth("File") + menuButtonWidth("Lessons") + gap + 2 * (sign + gap) + 5 * gap + ui.px(32);
    const float switches_width = buttonWidth("Edit") + buttonWidth("Compare") + 2 * gap;
    ImGui::SameLine(0, ui.px(16));
    float room = area.width - ImGui::GetCursorPosX() - fixed - rightWidth(wide);
    // Where the names of scene and method would not be read any more, the switches are in a menu.
    const bool switched = room - switches_width >= ui.px(kLeastNames);
    room -= switched ? switches_width : menuButtonWidth(kMore) + gap;
    // Where even then they would not, the File menu alone has undo and redo.
    const bool tight = room < ui.px(kFewestNames);
    if (tight) room += 2 * (sign + gap);
    // The method's short name is whole where the scene's title keeps enough to be known by.
    const float method = ui.world ? 0 : methodMenuWidth(ui);
    const float title = std::min(sceneMenuWidth(ui), std::max({ui.px(70), 0.54f * room, room - method}));
    sceneMenu(ui, title);
    ImGui::SameLine();
    if (!ui.world) {
      methodMenu(ui, std::max(ui.px(70), room - title));
      ImGui::SameLine();
    }
    fileMenu(ui);
    ImGui::SameLine();
    lessonMenu(ui);
    switched ? switches(ui) : moreMenu(ui);
    if (!tight) history(ui);
    ImGui::SameLine();
    ImGui::SetCursorPosX(std::max(ImGui::GetCursorPosX(), area.width - rightWidth(wide) - ui.px(14)));
    viewMenu(ui);
    ImGui::SameLine();
    appearance(ui, wide);
  }
  endPanel();
  ImGui::PopStyleVar();
}

}  // namespace gjklab
