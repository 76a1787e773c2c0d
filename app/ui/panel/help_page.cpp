#include "ui/panel/help_page.h"

#include "model/glossary/glossary.h"
#include "model/text/rich_text.h"
#include "ui/kit/shortcuts.h"
#include "ui/kit/widgets.h"

#include <algorithm>
#include <cstring>
#include <vector>

namespace gjklab {
namespace {

/// Widths at scale 1 from which on there are two and three columns, and of the page with three.
constexpr float kTwoColumns = 720, kThreeColumns = 1120, kGreatest = 1320;
/// The column's group that is not of the table of keys.
constexpr const char* kWorlds = "Worlds";
constexpr float kKeysWidth = 136, kMouseWidth = 150;

void row(const Ui& ui, const char* left, const char* right) {
  ImGui::TableNextRow();
  ImGui::TableNextColumn();
  ImGui::PushTextWrapPos(0);
  ImGui::TextUnformatted(left);
  ImGui::TableNextColumn();
  ImGui::TextColored(vec4(mixed(ui.theme.text, ui.theme.muted, 0.4f)), "%s", right);
  ImGui::PopTextWrapPos();
}

bool beginRows(const Ui& ui, const char* id, float first_column) {
  if (!ImGui::BeginTable(id, 2, ImGuiTableFlags_SizingFixedFit)) return false;
  ImGui::TableSetupColumn("what", ImGuiTableColumnFlags_WidthFixed, ui.px(first_column));
  ImGui::TableSetupColumn("does", ImGuiTableColumnFlags_WidthStretch);
  return true;
}

/// The keys of one group.
void keys(const Ui& ui, const char* group) {
  overline(ui, group);
  if (!beginRows(ui, group, kKeysWidth)) return;
  for (const Shortcut& shortcut : shortcuts())
    if (*shortcut.keys && std::strcmp(group, shortcut.group) == 0) row(ui, shortcut.keys, shortcut.meaning);
  ImGui::EndTable();
}

/// What gestures, or keys of a room, do.
void list(const Ui& ui, const char* title, const std::vector<Gesture>& gestures) {
  overline(ui, title);
  if (!beginRows(ui, title, kMouseWidth)) return;
  for (const Gesture& gesture : gestures) row(ui, gesture.gesture, gesture.meaning);
  ImGui::EndTable();
}

/// As many columns as the width has room for, so that little has to be scrolled.
void columns(const Ui& ui, float width) {
  using Column = std::vector<const char*>;  // groups of keys; null: the mouse
  std::vector<Column> all{{"Steps", "Scene", "Predict", "View", "Lectern", kWorlds, nullptr}};
  if (width > ui.px(kTwoColumns)) all = {{"Steps", "Scene", "Predict", kWorlds}, {"View", "Lectern", nullptr}};
  if (width > ui.px(kThreeColumns)) all = {{"Steps", "View"}, {"Scene", "Predict", "Lectern", kWorlds}, {nullptr}};
  if (!ImGui::BeginTable("columns", static_cast<int>(all.size()), ImGuiTableFlags_SizingStretchSame)) return;
  for (const Column& column : all) {
    ImGui::TableNextColumn();
    for (const char* group : column) {
      if (!group)
        list(ui, "Mouse", gestures());
      else if (group == kWorlds)
        list(ui, "Worlds", gesturesOfWorlds());
      else
        keys(ui, group);
    }
  }
  ImGui::EndTable();
}

/// Every word that tells itself, with what it means.
void words(const Ui& ui) {
  if (!beginRows(ui, "words", 150)) return;
  for (const Term& term : glossary().terms()) row(ui, term.word.c_str(), plainText(term.meaning).c_str());
  ImGui::EndTable();
}

}  // namespace

namespace {

void scrollByKeys() {
  const auto pressed = [](ImGuiKey key) { return ImGui::IsKeyPressed(ImGui::GetKeyIndex(key)); };
  const float page = 0.8f * ImGui::GetWindowHeight();
  if (pressed(ImGuiKey_PageDown)) ImGui::SetScrollY(ImGui::GetScrollY() + page);
  if (pressed(ImGuiKey_PageUp)) ImGui::SetScrollY(ImGui::GetScrollY() - page);
  if (pressed(ImGuiKey_End)) ImGui::SetScrollY(ImGui::GetScrollMaxY());
  if (pressed(ImGuiKey_Home)) ImGui::SetScrollY(0);
}

}  // namespace

void helpPage(const Ui& ui, float window_width, float window_height, bool& open) {
  if (open && !ImGui::IsPopupOpen("help")) ImGui::OpenPopup("help");
  const float width = std::min(ui.px(kGreatest), window_width - ui.px(24));
  ImGui::SetNextWindowPos({window_width / 2, window_height / 2}, ImGuiCond_Always, {0.5f, 0.5f});
  ImGui::SetNextWindowSizeConstraints({width, 0}, {width, window_height - ui.px(24)});
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(ui.px(22), ui.px(16)));
  ImGui::PushStyleVar(ImGuiStyleVar_CellPadding, ImVec2(ui.px(6), ui.px(3)));
  if (ImGui::BeginPopup("help")) {
    ImGui::PushFont(ui.fonts.title);
    ImGui::TextUnformatted("Help");
    ImGui::PopFont();
    ImGui::SameLine(ImGui::GetContentRegionAvail().x - buttonWidth("Close"));
    if (!open || ImGui::Button("Close")) {
      open = false;
      ImGui::CloseCurrentPopup();
    }
    scrollByKeys();
    if (ImGui::BeginTabBar("pages")) {
      if (ImGui::BeginTabItem("Keys and mouse")) {
        columns(ui, width);
        ImGui::EndTabItem();
      }
      if (ImGui::BeginTabItem("Words")) {
        words(ui);
        ImGui::EndTabItem();
      }
      ImGui::EndTabBar();
    }
    ImGui::EndPopup();
  } else {
    open = false;
  }
  ImGui::PopStyleVar(2);
}

}  // namespace gjklab
