#include "ui/panel/lesson_panel.h"

#include "model/lesson/practice.h"
#include "model/lesson/shelf.h"
#include "model/lesson/subtitles.h"
#include "model/text/translate.h"
#include "ui/kit/lesson_layout.h"
#include "ui/kit/widgets.h"
#include "ui/panel/lesson_answers.h"
#include "ui/panel/lesson_bar.h"
#include "ui/panel/lesson_pages.h"
#include "ui/panel/lesson_plot.h"
#include "ui/panel/lesson_text.h"
#include "ui/panel/number_handle.h"

#include <algorithm>
#include <optional>

namespace gjklab {
namespace {

/// "6 of 14", of the shelf's lessons.
std::string numberOf(const Ui& ui) {
  if (ui.practice && ui.practice->ended()) return tr("Practice");
  if (ui.practice) {
    const int minutes = ui.practice->minutesLeft();
    return minutes > 0 ? tr("Practice · {minutes} min left", arg("minutes", minutes))
                       : tr("Practice · the last question");
  }
  const auto& entries = ui.shelf->entries();
  for (std::size_t i = 0; i < entries.size(); ++i)
    if (entries[i].file == ui.classroom->lesson().file)
      return tr("Lesson {lesson} of {count}", arg("lesson", i + 1), arg("count", entries.size()));
  return tr("Lesson");
}

/// One dot for each beat; a click goes there.
void beatDots(const Ui& ui) {
  const int beats = ui.classroom->beats();
  const float room = contentWidth(), height = ui.px(12);
  const float each = std::min(ui.px(22), room / static_cast<float>(beats));
  const ImVec2 at = ImGui::GetCursorScreenPos();
  ImDrawList& list = *ImGui::GetWindowDrawList();
  for (int i = 0; i < beats; ++i) {
    ImGui::SetCursorScreenPos({at.x + each * static_cast<float>(i), at.y});
    ImGui::PushID(i);
    if (ImGui::InvisibleButton("beat", {each, height})) ui.send(Teach{Teach::What::go, {}, i});
    const bool hovered = ImGui::IsItemHovered();
    ImGui::PopID();
    const float x = at.x + each * static_cast<float>(i);
    const Color color = i == ui.classroom->beat()  ? ui.theme.accent
                        : i < ui.classroom->beat() ? mixed(ui.theme.accent, ui.theme.panel, 0.55f)
                                                   : ui.theme.border;
    const float thick = i == ui.classroom->beat() || hovered ? ui.px(5) : ui.px(3);
    list.AddRectFilled({x, at.y + (height - thick) / 2}, {x + each - ui.px(4), at.y + (height + thick) / 2}, ink(color),
                       thick / 2);
  }
  ImGui::SetCursorScreenPos(at);
  ImGui::Dummy({room, height});
}

void heading(const Ui& ui) {
  ImGui::PushFont(ui.fonts.small);
  ImGui::AlignTextToFramePadding();
  ImGui::TextColored(vec4(ui.theme.muted), "%s", inCapitals(numberOf(ui)).c_str());
  ImGui::PopFont();
  const float width = ImGui::GetFrameHeight();
  ImGui::SameLine(ImGui::GetStyle().WindowPadding.x + contentWidth() - width);
  if (ImGui::Button("×##leave", {width, 0})) ui.send(Teach{Teach::What::close});
  itemTip(ui, ui.practice ? tr("Leaves practice; every answer is kept")
                          : tr("Leaves the lesson; your scenes are as you left them"));
  if (!ui.practice) beatDots(ui);
  lessonGap(ui, 4);
}

void title(const Ui& ui) {
  const Lesson& lesson = ui.classroom->lesson();
  ImGui::PushFont(ui.fonts.title);
  ImGui::PushTextWrapPos(0);
  ImGui::TextUnformatted(lesson.title.c_str());
  ImGui::PopTextWrapPos();
  ImGui::PopFont();
  lessonGap(ui, 2);
  if (!lesson.goal.empty()) largeText(ui, ui.theme.muted, lesson.goal);
  lessonGap(ui, 10);
}

void textPart(const Ui& ui, const LessonText& part) {
  const std::string words = withFacts(part.text, ui.classroom->shown(ui.session), Draggable::marked);
  const std::vector<std::string> dragged = draggedIn(part.text);
  switch (part.kind) {
    case LessonText::Kind::heading:
      largeText(ui, ui.theme.text, "**" + words + "**");
      break;
    case LessonText::Kind::item:
      ImGui::GetWindowDrawList()->AddCircleFilled(
          {ImGui::GetCursorScreenPos().x + ui.px(6), ImGui::GetCursorScreenPos().y + ui.fonts.lesson->FontSize * 0.55f},
          ui.px(2.5f), ink(ui.theme.muted));
      largeText(ui, ui.theme.text, words, ui.px(18), dragged);
      break;
    case LessonText::Kind::code:
      ImGui::PushFont(ui.fonts.mono);
      ImGui::TextUnformatted(words.c_str());
      ImGui::PopFont();
      break;
    case LessonText::Kind::plot:
      lessonPlot(ui, part.text);
      break;
    case LessonText::Kind::paragraph:
      largeText(ui, ui.theme.text, words, 0, dragged);
      break;
  }
  lessonGap(ui, 8);
}

/// The beat's text, part by part, with its question last but for the challenge. `column`: without the Stage's
/// subtitles.
std::vector<LessonPart> partsOf(const Classroom& room, LessonChoice& chosen, bool column) {
  std::vector<LessonPart> parts;
  if (room.beat() == 0 && !column) parts.emplace_back(title);
  for (const LessonText& text : room.current().text)
    if (!column || needsColumn(text)) parts.emplace_back([&text](const Ui& ui) { textPart(ui, text); });
  if (room.current().predict)
    parts.emplace_back([&chosen](const Ui& ui) {
      prediction(ui, chosen);
      lessonGap(ui, 8);
    });
  if (room.current().reach) parts.emplace_back(challenge);
  if (room.beat() + 1 == room.beats()) parts.emplace_back(skippedNote);
  return parts;
}

void column(const Ui& ui, LessonChoice& chosen) {
  const std::vector<LessonPart> parts = partsOf(*ui.classroom, chosen, true);
  const Beat& beat = ui.classroom->current();
  std::optional<std::size_t> question;
  if (beat.predict) question = static_cast<std::size_t>(std::count_if(beat.text.begin(), beat.text.end(), needsColumn));
  lessonPages(ui, parts, question, chosen);
}

void content(const Ui& ui, LessonChoice& chosen) {
  if (ui.large_type) return column(ui, chosen);
  if (!ui.session.lectern().presenting()) chosen.page = 0, chosen.pages = 1;
  for (const LessonPart& part : partsOf(*ui.classroom, chosen, false)) part(ui);
}

/// What moves the cursor in the answers, or answers in the picture, brings the column on that has the question.
void turnToQuestion(const Ui& ui, LessonChoice& chosen) {
  if (chosen.page >= chosen.subtitles || !hasColumn(ui.classroom->current())) return;
  if (chosen.moved || chosen.seen != verdictOf(*ui.classroom)) chosen.page = chosen.subtitles;
}

/// True if the page is a subtitle, which is then drawn.
bool subtitle(const Ui& ui, Area area, LessonChoice& chosen) {
  const Classroom& room = *ui.classroom;
  const std::vector<Subtitle>& subtitles = room.subtitles();
  chosen.subtitles = static_cast<int>(subtitles.size());
  turnToQuestion(ui, chosen);
  if (lessonStageText(room, chosen.page) != StageText::subtitle) return false;
  const int columns = !hasColumn(room.current()) ? 0 : std::max(1, chosen.pages - chosen.subtitles);
  chosen.pages = std::max(1, chosen.subtitles + columns);
  chosen.page = std::min(chosen.page, chosen.pages - 1);
  if (beginPanel(ui, "lesson", area, Edge::bottom, false) && !subtitles.empty())
    lessonSubtitle(ui, area, subtitles[static_cast<std::size_t>(chosen.page)]);
  endPanel();
  return true;
}

}  // namespace

bool lessonKey(const Ui& ui, const KeyPress& press, LessonChoice& chosen) {
  if (!ui.classroom || !ui.classroom->open() || press.control || press.alt) return false;
  if (numberKey(ui, press, chosen.number)) return true;
  if (press.shift && (press.key == SDLK_DOWN || press.key == SDLK_UP)) {
    chosen.scroll += press.key == SDLK_DOWN ? 1 : -1;
    return true;
  }
  if (press.shift) return false;
  const int count = answerPlaces(*ui.classroom);
  if (press.key == SDLK_a) {
    askForHelp(ui);
    return true;
  }
  if (count == 0) return false;
  if (press.key == SDLK_DOWN || press.key == SDLK_UP) {
    chosen.cursor =
        press.key == SDLK_DOWN ? (chosen.cursor + 1) % count : (std::max(0, chosen.cursor) + count - 1) % count;
    chosen.moved = true;
    return true;
  }
  if ((press.key != SDLK_RETURN && press.key != SDLK_KP_ENTER) || chosen.cursor < 0) return false;
  chooseAtCursor(ui, chosen);
  return true;
}

void lessonPanel(const Ui& ui, Area area, Area bar, LessonChoice& chosen) {
  if (!ui.classroom || !ui.classroom->open()) return;
  if (chosen.beat != &ui.classroom->current()) {
    chosen = {};
    chosen.beat = &ui.classroom->current();
    chosen.seen = verdictOf(*ui.classroom);
  }
  if (ui.large_type && subtitle(ui, area, chosen)) return;
  if (bar.empty()) {
    const float height = ImGui::GetFrameHeight() + ui.px(20);
    bar = {area.x, area.bottom() - height, area.width, height};
    area.height -= height;
  }
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(ui.px(22), ui.px(12)));
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImVec2(ui.px(6), ui.px(4)));
  if (beginPanel(ui, "lesson", area, Edge::right, !ui.large_type)) {
    if (chosen.scroll != 0) ImGui::SetScrollY(ImGui::GetScrollY() + 60 * ui.scale * static_cast<float>(chosen.scroll));
    chosen.scroll = 0;
    heading(ui);
    content(ui, chosen);
    lessonGap(ui, 6);
    // A page is set closer rather than scrolled. Large type has pages instead, and a phone's text always scrolls.
    if (area.height > chosen.too_low) chosen.too_low = 0;
    if (!ui.large_type && !ui.handheld && ImGui::GetCursorPosY() + ImGui::GetStyle().WindowPadding.y > area.height)
      chosen.too_low = area.height;
  }
  endPanel();
  if (beginPanel(ui, "lesson bar", bar, Edge::right, false)) lessonBar(ui, bar.height, chosen.page + 1 < chosen.pages);
  endPanel();
  ImGui::PopStyleVar(2);
}

}  // namespace gjklab
