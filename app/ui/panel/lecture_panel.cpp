#include "ui/panel/lecture_panel.h"

#include "model/text/characters.h"
#include "model/text/translate.h"
#include "ui/kit/text_lines.h"
#include "ui/kit/widgets.h"

#include <imgui_stdlib.h>

#include <algorithm>

namespace gjklab {
namespace {

constexpr const char* kDragged = "stop of a lecture";
constexpr float kStopRow = 40, kNoteLines = 7;

void change(const Ui& ui, LectureEdit edit) { ui.send(EditLecture{std::move(edit)}); }

/// The first line, without what follows it.
std::string firstLine(const std::string& text) { return text.substr(0, text.find('\n')); }

void stopWords(const Ui& ui, ImVec2 low, float width, int number, const LectureStop& stop, bool now) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const ImU32 color = ink(now ? ui.theme.on_accent : ui.theme.text);
  const float left = low.x + ui.px(30), room = width - ui.px(36);
  ImFont *font = ImGui::GetFont(), *small = ui.fonts.small;
  drawText(list, font, {low.x + ui.px(6), low.y + ui.px(3)}, color, std::to_string(number));
  const std::string name = nameOf(stop), step = stepNameOf(stop);
  const std::string words = !stop.ask.empty() ? stop.ask : firstLine(stop.note);
  const std::string under = words.empty() ? step : step.empty() ? name : step + " · " + name;
  drawText(list, font, {left, low.y + ui.px(3)}, color, shortened(font, words.empty() ? name : words, room));
  drawText(list, small, {left, low.y + ui.px(3) + font->FontSize}, now ? color : ink(ui.theme.muted),
           shortened(small, under, room));
}

void stopRow(const Ui& ui, const LectureWork& work, int place) {
  const bool now = place == work.at() && ui.session.atStop();
  const float width = ImGui::GetContentRegionAvail().x, height = ui.px(kStopRow);
  const ImVec2 low = ImGui::GetCursorScreenPos();
  ImGui::PushID(place);
  if (ImGui::Selectable("##stop", false, 0, {width, height})) ui.send(GoToStop{place});
  const bool hovered = ImGui::IsItemHovered();
  if (ImGui::BeginDragDropSource(ImGuiDragDropFlags_SourceNoPreviewTooltip)) {
    ImGui::SetDragDropPayload(kDragged, &place, sizeof place);
    ImGui::EndDragDropSource();
  }
  if (ImGui::BeginDragDropTarget()) {
    if (const ImGuiPayload* payload = ImGui::AcceptDragDropPayload(kDragged))
      change(ui, {LectureEdit::What::move, *static_cast<const int*>(payload->Data), place});
    ImGui::EndDragDropTarget();
  }
  if (now || hovered)
    ImGui::GetWindowDrawList()->AddRectFilled(low, {low.x + width, low.y + height},
                                              ink(now ? ui.theme.accent : ui.theme.button_hover), ui.px(4));
  // The one whose question and note are below, also while something else shows.
  if (place == work.at() && !now)
    ImGui::GetWindowDrawList()->AddRect(low, {low.x + width, low.y + height}, ink(ui.theme.accent), ui.px(4));
  stopWords(ui, low, width, place + 1, work.lecture().stops[static_cast<std::size_t>(place)], now);
  if (now && ImGui::GetScrollMaxY() > 0 && !ImGui::IsItemVisible()) ImGui::SetScrollHereY(0.5f);
  ImGui::PopID();
}

void stopButtons(const Ui& ui, const LectureWork& work) {
  using What = LectureEdit::What;
  const int at = work.at();
  if (button(ui, tr("Update"), false, tr("Replaces this stop with what you see, and keeps its note")))
    ui.send(KeepMoment{true});
  ImGui::SameLine();
  if (button(ui, tr("Copy"), false, tr("Copies this stop"))) change(ui, {What::duplicate, at});
  ImGui::SameLine();
  ImGui::BeginDisabled(work.size() == 1);
  if (button(ui, tr("Delete"), false, tr("Deletes this stop; Undo brings it back"))) change(ui, {What::remove, at});
  ImGui::EndDisabled();
}

/// One line over the note.
void shortField(const Ui& ui, const LectureWork& work, LectureEdit::What what, const char* hint, const char* tip) {
  const bool asks = what == LectureEdit::What::ask;
  std::string text = asks ? work.stop().ask : work.stop().answer;
  ImGui::SetNextItemWidth(contentWidth());
  if (ImGui::InputTextWithHint(asks ? "##ask" : "##answer", hint, &text))
    change(ui, {what, work.at(), 0, firstCharacters(text, asks ? kLongestQuestion : kLongestAnswer)});
  // A text that the field cuts is shown whole.
  const bool cut = textSize(ui.fonts.ui, text).x > contentWidth() - ui.px(12);
  if (ImGui::IsItemHovered()) tooltip(ui, cut ? text.c_str() : tip);
}

/// The question to the audience, and its answer.
void questionFields(const Ui& ui, const LectureWork& work) {
  if (std::holds_alternative<std::string>(work.stop().what)) return;  // a lesson asks by itself
  shortField(ui, work, LectureEdit::What::ask, tr("Question, before the step"),
             tr("The audience sees the question alone. The next press shows the step, or runs the world."));
  if (work.stop().ask.empty()) return;
  shortField(ui, work, LectureEdit::What::answer, tr("Answer, in one line"),
             std::holds_alternative<WorldFile>(work.stop().what)
                 ? tr("The audience sees it under the question while the world runs.")
                 : tr("The audience sees it under the question, together with the step. Without it, the step's own "
                      "sentence is shown."));
}

/// The field has the keyboard only some frames after the click.
void awaitTyping(const Ui& ui) {
  if (ui.typing_begins) *ui.typing_begins = true;
}

/// Wrapped text until a click turns it into a field: Dear ImGui's multi-line fields do not wrap.
void noteField(const Ui& ui, const LectureWork& work) {
  overline(ui, tr("STOP {stop}: QUESTION, NOTE", arg("stop", work.at() + 1)).c_str());
  questionFields(ui, work);
  const ImVec2 size{contentWidth(), kNoteLines * ImGui::GetTextLineHeightWithSpacing()};
  ImGuiStorage& kept = *ImGui::GetStateStorage();
  const ImGuiID writes = ImGui::GetID("writes"), begun = ImGui::GetID("begun");
  if (kept.GetInt(writes, -1) == work.at()) {
    std::string note = work.stop().note;
    if (!kept.GetBool(begun)) {
      ImGui::SetKeyboardFocusHere();
      awaitTyping(ui);
    }
    if (ImGui::InputTextMultiline("##note", &note, size)) change(ui, {LectureEdit::What::note, work.at(), 0, note});
    if (kept.GetBool(begun) && !ImGui::IsItemActive()) kept.SetInt(writes, -1);
    if (ImGui::IsItemActive()) kept.SetBool(begun, true);
    return;
  }
  ImGui::BeginChild("note", size);
  const bool none = work.stop().note.empty();
  ImGui::PushTextWrapPos(0);
  ImGui::PushStyleColor(ImGuiCol_Text, vec4(none ? ui.theme.muted : ui.theme.text));
  ImGui::TextUnformatted(none ? tr("Click here to write what you want to say.") : work.stop().note.c_str());
  ImGui::PopStyleColor();
  ImGui::PopTextWrapPos();
  if (ImGui::IsWindowHovered() && ImGui::IsMouseClicked(0)) {
    kept.SetInt(writes, work.at());
    kept.SetBool(begun, false);
    awaitTyping(ui);
  }
  ImGui::EndChild();
}

void workButtons(const Ui& ui, const LectureWork& work) {
  ImGui::BeginDisabled(!work.canUndo());
  if (signButton(ui, Sign::undo, "undo", tr("Undoes the last change of the lecture"), false, work.canUndo()))
    ui.send(UndoLecture{});
  ImGui::EndDisabled();
  ImGui::SameLine();
  if (signButton(ui, Sign::redo, "redo", tr("Redoes the last undone change"), false, work.canRedo()))
    ui.send(RedoLecture{});
  ImGui::SameLine();
  if (button(ui, work.modified() ? tr("Save •") : tr("Save"), false,
             tr("Saves the lecture and all its scenes as one file (Ctrl S)"))) {
    if (!ui.session.atStop()) ui.send(GoToStop{work.at()});
    ui.send(Do{Task::save});
  }
  ImGui::SameLine();
  if (button(ui, tr("Close"), false, tr("Closes the lecture. An unsaved lecture stays under File › Unsaved")))
    ui.send(CloseLecture{});
}

}  // namespace

void lecturePanel(const Ui& ui, Area area) {
  const LectureWork* work = ui.session.lecture();
  if (work == nullptr) return;
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(ui.px(12), ui.px(12)));
  const bool visible = beginPanel(ui, "lecture", area, Edge::right, false);
  ImGui::PopStyleVar();
  if (visible) {
    std::string title = work->lecture().title;
    ImGui::SetNextItemWidth(contentWidth());
    if (ImGui::InputTextWithHint("##title", tr("Title of the lecture"), &title))
      change(ui, {LectureEdit::What::title, 0, 0, title});
    if (button(ui, tr("Keep this moment"), false, tr("Adds what you see as a stop (G)"), contentWidth()))
      ui.send(KeepMoment{});
    const float line = ImGui::GetFrameHeightWithSpacing();
    const bool notes = !ui.session.lectern().presenting();  // otherwise they are beside the panes
    const float below = 2 * line + (notes ? kNoteLines * ImGui::GetTextLineHeightWithSpacing() + 4 * line : 0);
    ImGui::BeginChild("stops", {0, std::max(ui.px(2 * kStopRow), ImGui::GetContentRegionAvail().y - below)});
    for (int place = 0; place < work->size(); ++place) stopRow(ui, *work, place);
    ImGui::EndChild();
    stopButtons(ui, *work);
    if (notes) noteField(ui, *work);
    workButtons(ui, *work);
  }
  endPanel();
}

void lectureNote(const Ui& ui, Area picture) {
  const LectureWork* work = ui.session.lecture();
  if (work == nullptr || !ui.session.atStop() || work->stop().note.empty()) return;
  ImFont* font = ui.fonts.small;  // the audience's text is half as large again
  const std::string& note = work->stop().note;
  const std::string heading =
      tr("FOR THE LECTURER · STOP {stop} OF {count}", arg("stop", work->at() + 1), arg("count", work->size()));
  const float edge = ui.px(9), width = 0.42f * picture.width, line = 1.35f * font->FontSize;
  const ImVec2 size = font->CalcTextSizeA(font->FontSize, FLT_MAX, width, note.c_str());
  const float across = std::max(size.x, textSize(font, heading).x);
  const ImVec2 low{picture.x + edge, picture.bottom() - 3 * edge - line - size.y};
  const ImVec2 high{low.x + across + 2 * edge, low.y + line + size.y + 2 * edge};
  ImDrawList& list = *ImGui::GetForegroundDrawList();
  list.AddRectFilled(low, high, ink(ui.theme.panel, 0.94f), ui.px(4));
  list.AddRect(low, high, ink(ui.theme.border), ui.px(4));
  drawText(list, font, {low.x + edge, low.y + edge}, ink(ui.theme.muted), heading);
  list.AddText(font, font->FontSize, {low.x + edge, low.y + edge + line}, ink(ui.theme.text), note.c_str(), nullptr,
               width);
}

void worldQuestion(const Ui& ui, Area picture) {
  StopAnswer words = ui.session.stopAnswer();
  if (words.answer.empty()) words.question = ui.session.stopQuestion();
  if (words.question.empty()) return;
  ImFont *font = ui.fonts.title, *plain = ui.fonts.lesson;
  const float edge = ui.px(14), room = std::min(0.4f * picture.width, 30 * font->FontSize);
  const ImVec2 size = font->CalcTextSizeA(font->FontSize, FLT_MAX, room, words.question.c_str());
  ImVec2 answer{0, 0};
  if (!words.answer.empty()) answer = plain->CalcTextSizeA(plain->FontSize, FLT_MAX, room, words.answer.c_str());
  const ImVec2 low{picture.x + edge, picture.y + 3 * edge};  // the middle is the world's
  const ImVec2 high{low.x + std::max(size.x, answer.x) + 2 * edge, low.y + size.y + answer.y + 2 * edge};
  ImDrawList& list = *ImGui::GetWindowDrawList();
  list.AddRectFilled(low, high, ink(ui.theme.panel, 0.94f), ui.px(6));
  list.AddRect(low, high, ink(ui.theme.border), ui.px(6));
  list.AddText(font, font->FontSize, {low.x + edge, low.y + edge}, ink(ui.theme.text), words.question.c_str(), nullptr,
               room);
  if (!words.answer.empty())
    list.AddText(plain, plain->FontSize, {low.x + edge, low.y + edge + size.y}, ink(ui.theme.text),
                 words.answer.c_str(), nullptr, room);
}

}  // namespace gjklab
