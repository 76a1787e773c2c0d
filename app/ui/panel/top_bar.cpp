#include "ui/panel/top_bar.h"

#include "model/text/translate.h"
#include "ui/kit/text_lines.h"
#include "ui/kit/widgets.h"
#include "ui/panel/activities.h"
#include "ui/panel/lesson_menu.h"
#include "ui/panel/menus.h"

#include <algorithm>
#include <cmath>

namespace gjklab {
namespace {

constexpr float kNamed = 900;  ///< if only the window's title has the program's name, there is room for others
/// The names' share of the bar's width: of the scene, and of the method's details. Neither moves with what it says.
constexpr float kNameShare = 0.21f, kDetailShare = 0.135f, kLeastName = 170, kMostName = 330, kLeastDetail = 96,
                kMostDetail = 176;
/// At scale 1, where the row would not fit.
constexpr float kNarrowName = 96, kNarrowDetail = 64;

const char* tipOf(Activity activity) {
  switch (activity) {
    case Activity::pair:
      return tr("Two shapes: their distance or depth, step by step, and the proof");
    case Activity::motion:
      return tr("Two moving shapes: the time of impact (T)");
    case Activity::world:
      return tr("Many bodies that move, collide and come to rest");
    case Activity::lesson:
      return tr("Lessons and practice (F9)");
  }
  return "";
}

/// The current tab is underlined and has the background of the row below it.
void tab(const Ui& ui, Activity activity, float height) {
  const bool now = activityOf(ui) == activity;
  ImFont* font = ui.fonts.bold;
  const char* word = activityName(activity);
  const ImVec2 at = ImGui::GetCursorScreenPos(), size{textSize(font, word).x + ui.px(28), height};
  ImGui::PushStyleColor(ImGuiCol_Button, now ? vec4(ui.theme.pane) : ImVec4(0, 0, 0, 0));
  ImGui::PushStyleColor(ImGuiCol_Border, ImVec4(0, 0, 0, 0));
  ImGui::PushStyleVar(ImGuiStyleVar_FrameRounding, 0);
  ImGui::PushID(word);
  const bool pressed = ImGui::Button("##tab", size);
  itemTip(ui, tipOf(activity));
  ImGui::PopID();
  ImGui::PopStyleVar();
  ImGui::PopStyleColor(2);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  drawText(list, font, {at.x + ui.px(14), at.y + (size.y - font->FontSize) / 2},
           ink(now ? ui.theme.text : ui.theme.muted), word);
  if (now)
    list.AddRectFilled({at.x + ui.px(14), at.y + size.y - ui.px(6)},
                       {at.x + size.x - ui.px(14), at.y + size.y - ui.px(3)}, ink(ui.theme.accent));
  if (pressed && !now) ui.send(TurnTo{activity});
}

/// The controls of every activity, at the right edge.
void forAll(const Ui& ui, float width) {
  const float gap = ImGui::GetStyle().ItemSpacing.x;
  const float room =
      buttonWidth(tr("Stage")) + gap + menuButtonWidth(tr("File")) + buttonWidth(" … ") + buttonWidth(" ? ") + 2 * gap;
  ImGui::SetCursorPosX(std::max(ImGui::GetCursorPosX(), width - room - ui.px(14)));
  if (button(ui, tr("Stage"), false, tr("For an audience: the picture with two lines of text (S)")))
    ui.send(toggled(ui.session, &Settings::stage));
  ImGui::SameLine();
  fileMenu(ui);
  ImGui::SameLine();
  if (button(ui, " … ", false, tr("All commands, by name (Ctrl K)"))) ui.send(Do{Task::toggle_commands});
  ImGui::SameLine();
  if (button(ui, " ? ", false, tr("Keys and mouse (?)"))) ui.send(Do{Task::toggle_help});
}

/// The widths of the names in the row. Where its buttons would leave the bar, both give way: `missing` is by how much
/// they would.
struct NameWidths {
  float scene = 0, detail = 0, given = 0;
};

NameWidths nameWidths(const Ui& ui, float width, float missing) {
  NameWidths names{std::round(std::clamp(kNameShare * width, ui.px(kLeastName), ui.px(kMostName))),
                   std::clamp(kDetailShare * width, ui.px(kLeastDetail), ui.px(kMostDetail))};
  const float of_scene = std::clamp(missing, 0.0f, names.scene - ui.px(kNarrowName));
  const float of_detail = std::clamp(missing - of_scene, 0.0f, names.detail - ui.px(kNarrowDetail));
  return {names.scene - of_scene, names.detail - of_detail, of_scene + of_detail};
}

/// The controls of the current activity.
void ownControls(const Ui& ui, float width) {
  const Activity activity = activityOf(ui);
  ImGuiStorage& kept = *ImGui::GetStateStorage();
  const ImGuiID key = ImGui::GetID("missing");  // room, in the frame before
  const NameWidths names = nameWidths(ui, width, activity == Activity::world ? 0 : kept.GetFloat(key));
  if (activity == Activity::lesson) return lessonMenu(ui, 2 * names.scene);
  sceneMenu(ui, activity == Activity::world ? 2 * names.scene : names.scene);
  ImGui::SameLine(0, ui.px(18));
  if (activity != Activity::world) {
    methodBar(ui, names.detail);
    ImGui::SameLine(0, ui.px(18));
    if (button(ui, tr("Compare"), ui.session.comparing(), tr("A second method beside this one (C)")))
      ui.send(ToggleCompare{});
    ImGui::SameLine();
  }
  if (button(ui, tr("Edit"), ui.session.settings().scene_panel,
             tr("Shows or hides the panel at the left: shapes, numbers, undo")))
    ui.send(toggled(ui.session, &Settings::scene_panel));
  ImGui::SameLine();
  if (button(ui, tr("Pen"), ui.session.lectern().tool() == Tool::pen, tr("Draws on the pictures (D)")))
    ui.send(ChooseTool{Tool::pen});
  const float end = ImGui::GetItemRectMax().x + names.given, edge = ImGui::GetWindowPos().x + width - ui.px(14);
  kept.SetFloat(key, std::max(0.0f, end - edge));
}

}  // namespace

void topBar(const Ui& ui, Area area) {
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(ui.px(14), 0));
  const bool visible = beginPanel(ui, "top", area, Edge::bottom, false);
  ImGui::PopStyleVar();  // menus that open from it have their own
  if (visible) {
    const float row = std::round(area.height / 2), frame = ImGui::GetFrameHeight();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float line = std::max(1.0f, std::round(ui.scale));
    list.PushClipRect({area.x, area.y}, {area.right(), area.bottom()});
    list.AddRectFilled({area.x, area.y + row}, {area.right(), area.bottom() - line}, ink(ui.theme.pane));
    list.AddRectFilled({area.x, area.y + row - line}, {area.right(), area.y + row}, ink(ui.theme.border));
    list.PopClipRect();
    if (area.width >= ui.px(kNamed)) {
      ImGui::SetCursorPosY((row - ui.fonts.bold->FontSize) / 2);
      ImGui::PushFont(ui.fonts.bold);
      ImGui::TextUnformatted("gjklab");
      ImGui::PopFont();
      ImGui::SameLine(0, ui.px(22));
    }
    ImGui::SetCursorPosY(0);
    for (const Activity activity : kActivities) {
      tab(ui, activity, row);
      ImGui::SameLine(0, ui.px(2));
    }
    ImGui::SetCursorPosY((row - frame) / 2);
    forAll(ui, area.width);
    ImGui::SetCursorPos({ui.px(14), row + (row - frame) / 2});
    ownControls(ui, area.width);
  }
  endPanel();
}

}  // namespace gjklab
