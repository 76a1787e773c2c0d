#include "ui/panel/help_page.h"

#include "model/glossary/glossary.h"
#include "model/text/rich_text.h"
#include "model/text/translate.h"
#include "ui/kit/shortcuts.h"
#include "ui/kit/widgets.h"

#include <algorithm>
#include <cstring>
#include <string_view>
#include <vector>

namespace gjklab {
namespace {

/// Widths at scale 1: from which on there are two columns, and of the page.
constexpr float kTwoColumns = 720, kGreatestHelp = 1120;
/// The groups that are not of the table of keys.
constexpr const char *kWorlds = translatable("Worlds"), *kDrags = translatable("Dragging"),
                     *kClicks = translatable("Pointing and clicking");
constexpr float kKeysWidth = 162, kMouseWidth = 150;

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
  overline(ui, trc("keys", group));
  if (!beginRows(ui, group, kKeysWidth)) return;
  for (const Shortcut& shortcut : shortcuts())
    if (*shortcut.keys && std::strcmp(group, shortcut.group) == 0)
      row(ui, keyText(shortcut.keys).c_str(), tr(shortcut.meaning));
  ImGui::EndTable();
}

/// The actions of gestures, or of the keys of a world.
void list(const Ui& ui, const char* title, const std::vector<Gesture>& gestures) {
  overline(ui, tr(title));
  if (!beginRows(ui, title, kMouseWidth)) return;
  for (const Gesture& gesture : gestures) row(ui, keyText(tr(gesture.gesture)).c_str(), tr(gesture.meaning));
  ImGui::EndTable();
}

/// Those of the mouse that drag, or the others.
std::vector<Gesture> gesturesOf(bool drags) {
  std::vector<Gesture> some;
  for (const Gesture& gesture : gestures())
    if ((std::string_view(gesture.gesture).find("drag") != std::string_view::npos) == drags) some.push_back(gesture);
  return some;
}

using Column = std::vector<const char*>;  // titles of groups

void column(const Ui& ui, const Column& groups) {
  ImGui::TableNextColumn();
  for (const char* group : groups) {
    if (group == kDrags || group == kClicks)
      list(ui, group, gesturesOf(group == kDrags));
    else if (group == kWorlds)
      list(ui, group, gesturesOfWorlds());
    else
      keys(ui, group);
  }
}

/// One page, with two columns if there is room, so that an ordinary window needs no scrolling.
void page(const Ui& ui, float width, const char* name, const Column& left, const Column& right) {
  if (!ImGui::BeginTabItem(name)) return;
  const bool beside = width > ui.px(kTwoColumns);
  if (ImGui::BeginTable("columns", beside ? 2 : 1, ImGuiTableFlags_SizingStretchSame)) {
    column(ui, left);
    column(ui, right);
    ImGui::EndTable();
  }
  ImGui::EndTabItem();
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
  const float width = std::min(ui.px(kGreatestHelp), window_width - ui.px(24));
  ImGui::SetNextWindowPos({window_width / 2, window_height / 2}, ImGuiCond_Always, {0.5f, 0.5f});
  ImGui::SetNextWindowSizeConstraints({width, 0}, {width, window_height - ui.px(24)});
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(ui.px(22), ui.px(16)));
  ImGui::PushStyleVar(ImGuiStyleVar_CellPadding, ImVec2(ui.px(6), ui.px(2.5f)));
  if (ImGui::BeginPopup("help")) {
    ImGui::PushFont(ui.fonts.title);
    ImGui::TextUnformatted(tr("Help"));
    ImGui::PopFont();
    ImGui::SameLine(ImGui::GetContentRegionAvail().x - buttonWidth(tr("Close")));
    if (!open || ImGui::Button(tr("Close"))) {
      open = false;
      ImGui::CloseCurrentPopup();
    }
    scrollByKeys();
    if (ImGui::BeginTabBar("pages")) {
      page(ui, width, tr("Steps and view"), {translatableIn("keys", "Steps")}, {translatableIn("keys", "View")});
      page(ui, width, tr("Scene, predictions"), {translatableIn("keys", "Scene")}, {translatableIn("keys", "Predict")});
      page(ui, width, tr("Mouse"), {kDrags}, {kClicks});
      page(ui, width, tr("Lectures and worlds"), {translatableIn("keys", "Lectern")}, {kWorlds});
      if (ImGui::BeginTabItem(tr("Words"))) {
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
