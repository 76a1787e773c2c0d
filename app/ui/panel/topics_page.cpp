#include "ui/panel/topics_page.h"

#include "model/lesson/practice.h"
#include "model/text/translate.h"
#include "ui/kit/widgets.h"
#include "ui/panel/lesson_text.h"

#include <fmt/format.h>

#include <algorithm>

namespace gjklab {
namespace {

constexpr float kGreatestWidth = 760, kTwoTopicColumns = 560;  // pixels at scale 1

/// Empty, a half and a full disc: what the words say, once more for the eye.
void mark(const Ui& ui, const Ability& ability) {
  const float size = ImGui::GetTextLineHeight(), radius = 0.32f * size;
  const ImVec2 at = ImGui::GetCursorScreenPos(), middle(at.x + size / 2, at.y + size / 2);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const bool all = ability.asked > 0 && ability.right == ability.asked;
  if (ability.lately) {
    list.AddCircleFilled(middle, radius, ink(ui.theme.good), 24);
  } else if (all) {
    list.PathArcTo(middle, radius, 1.5708f, 4.7124f, 16);
    list.PathFillConvex(ink(ui.theme.good));
  }
  list.AddCircle(middle, radius, ink(ability.lately || all ? ui.theme.good : ui.theme.muted), 24, ui.px(1.5f));
  ImGui::Dummy({size, size});
}

std::string shownOf(const Ability& ability) {
  if (ability.lately) return tr("Recently right in practice");
  if (ability.asked > 0 && ability.right == ability.asked) return tr("Right in the lesson");
  return ability.right == 0
             ? tr("Not yet")
             : tr("{right} of {all} right in the lesson", arg("right", ability.right), arg("all", ability.asked));
}

void row(const Ui& ui, const TopicInfo& info, bool wide) {
  const Ability ability = abilityIn(info.topic, *ui.shelf, ui.session.progress());
  ImGui::TableNextRow();
  ImGui::TableNextColumn();
  mark(ui, ability);
  ImGui::TableNextColumn();
  ImGui::PushTextWrapPos(0);
  ImGui::TextUnformatted(tr(info.question));
  if (!wide) ImGui::TextColored(vec4(ui.theme.muted), "%s", shownOf(ability).c_str());
  ImGui::PopTextWrapPos();
  if (wide) {
    ImGui::TableNextColumn();
    ImGui::TextColored(vec4(ability.right > 0 || ability.lately ? ui.theme.text : ui.theme.muted), "%s",
                       shownOf(ability).c_str());
  }
  ImGui::TableNextColumn();
  if (ability.asked == 0) return;
  ImGui::PushID(info.word);
  const std::string label =
      tr("Lesson {lesson}, page {page}", arg("lesson", ability.lesson + 1), arg("page", ability.beat + 1));
  const std::string narrow = fmt::format("{}.{}", ability.lesson + 1, ability.beat + 1);
  const char* words = wide ? label.c_str() : narrow.c_str();
  if (ui.handheld ? ImGui::Button(words) : ImGui::SmallButton(words)) {
    ui.send(Teach{Teach::What::start, ui.shelf->entries()[ability.lesson].file, ability.beat});
    ImGui::CloseCurrentPopup();
  }
  ImGui::PopID();
}

void rows(const Ui& ui, bool wide) {
  if (!ImGui::BeginTable("topics", wide ? 4 : 3, ImGuiTableFlags_RowBg)) return;
  ImGui::TableSetupColumn("", ImGuiTableColumnFlags_WidthFixed);
  ImGui::TableSetupColumn("", ImGuiTableColumnFlags_WidthStretch);
  if (wide) ImGui::TableSetupColumn("", ImGuiTableColumnFlags_WidthFixed);
  ImGui::TableSetupColumn("", ImGuiTableColumnFlags_WidthFixed);
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2(ui.px(6), ui.px(2)));
  for (const TopicInfo& info : topicTable()) row(ui, info, wide);
  ImGui::PopStyleVar();
  ImGui::EndTable();
}

void page(const Ui& ui, bool wide, bool& open) {
  ImGui::PushFont(ui.fonts.title);
  ImGui::TextUnformatted(tr("What you can do"));
  ImGui::PopFont();
  ImGui::SameLine(ImGui::GetContentRegionAvail().x - buttonWidth(tr("Close")));
  if (!open || ImGui::Button(tr("Close"))) {
    open = false;
    ImGui::CloseCurrentPopup();
  }
  const bool possible = Practice::possible(*ui.shelf, ui.session.progress());
  if (!possible) {
    smallText(ui, ui.theme.muted, tr("Practice begins once you have answered a question in a lesson."));
  } else if (button(ui, tr("Practise for five minutes"), true)) {
    ui.send(Teach{Teach::What::practise});
    ImGui::CloseCurrentPopup();
  }
  ImGui::Dummy({0, ui.px(4)});
  rows(ui, wide);
}

}  // namespace

void topicsPage(const Ui& ui, float window_width, float window_height, bool& open) {
  if (open && !ImGui::IsPopupOpen("topics")) ImGui::OpenPopup("topics");
  const float width = std::min(ui.px(kGreatestWidth), window_width - ui.px(16));
  ImGui::SetNextWindowPos({window_width / 2, window_height / 2}, ImGuiCond_Always, {0.5f, 0.5f});
  ImGui::SetNextWindowSizeConstraints({width, 0}, {width, window_height - ui.px(16)});
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(ui.px(18), ui.px(14)));
  ImGui::PushStyleVar(ImGuiStyleVar_CellPadding, ImVec2(ui.px(6), ui.px(3)));
  if (ImGui::BeginPopup("topics")) {
    page(ui, width > ui.px(kTwoTopicColumns), open);
    ImGui::EndPopup();
  } else {
    open = false;
  }
  ImGui::PopStyleVar(2);
}

}  // namespace gjklab
