#include "ui/panel/help_page.h"

#include "ui/kit/shortcuts.h"
#include "ui/kit/widgets.h"

#include <algorithm>
#include <cstring>

namespace gjklab {
namespace {

constexpr float kTwoColumns = 720;

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

void keys(const Ui& ui) {
  const char* group = "";
  bool open = false;
  for (const Shortcut& shortcut : shortcuts()) {
    if (!*shortcut.keys) continue;
    if (std::strcmp(group, shortcut.group) != 0) {
      if (open) ImGui::EndTable();
      group = shortcut.group;
      overline(ui, group);
      open = beginRows(ui, group, 178);
    }
    if (open) row(ui, shortcut.keys, shortcut.meaning);
  }
  if (open) ImGui::EndTable();
}

void mouse(const Ui& ui) {
  overline(ui, "Mouse");
  if (!beginRows(ui, "mouse", 168)) return;
  for (const Gesture& gesture : gestures()) row(ui, gesture.gesture, gesture.meaning);
  ImGui::EndTable();
}

}  // namespace

void helpPage(const Ui& ui, float window_width, float window_height, bool& open) {
  if (open && !ImGui::IsPopupOpen("help")) ImGui::OpenPopup("help");
  const float width = std::min(ui.px(900), window_width - ui.px(24));
  ImGui::SetNextWindowPos({window_width / 2, window_height / 2}, ImGuiCond_Always, {0.5f, 0.5f});
  ImGui::SetNextWindowSizeConstraints({width, 0}, {width, window_height - ui.px(24)});
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(ui.px(22), ui.px(16)));
  ImGui::PushStyleVar(ImGuiStyleVar_CellPadding, ImVec2(ui.px(6), ui.px(3)));
  if (ImGui::BeginPopup("help")) {
    ImGui::PushFont(ui.fonts.title);
    ImGui::TextUnformatted("Keys and mouse");
    ImGui::PopFont();
    ImGui::SameLine(ImGui::GetContentRegionAvail().x - buttonWidth("Close"));
    if (!open || ImGui::Button("Close")) {
      open = false;
      ImGui::CloseCurrentPopup();
    }
    if (width > ui.px(kTwoColumns) && ImGui::BeginTable("columns", 2, ImGuiTableFlags_SizingStretchSame)) {
      ImGui::TableNextColumn();
      keys(ui);
      ImGui::TableNextColumn();
      mouse(ui);
      ImGui::EndTable();
    } else {
      keys(ui);
      mouse(ui);
    }
    ImGui::EndPopup();
  } else {
    open = false;
  }
  ImGui::PopStyleVar(2);
}

}  // namespace gjklab
