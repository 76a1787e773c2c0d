#include "ui/panel/lesson_bar.h"

#include "model/lesson/practice.h"
#include "model/text/translate.h"
#include "ui/kit/widgets.h"
#include "ui/panel/lesson_text.h"

namespace gjklab {

namespace {

/// Practice has no Back.
void practiceBar(const Ui& ui) {
  const bool ended = ui.practice->ended();
  if (button(ui, tr("What you can do"), false, tr("All topics, and which of them you know")))
    ui.send(Do{Task::toggle_topics});
  const float padding = ImGui::GetStyle().WindowPadding.x;
  const bool open =
      !ended && (ui.classroom->answered() == Answered::open || ui.classroom->answered() == Answered::wrong);
  const char* forward = ended ? tr("Five more minutes") : open ? tr("Skip") : tr("Next question");
  ImGui::SameLine(padding + contentWidth() - buttonWidth(forward));
  if (button(ui, forward, !open, ended ? nullptr : tr("Page Down or Space")))
    ui.send(Teach{ended ? Teach::What::practise : Teach::What::next});
}

}  // namespace

void skippedNote(const Ui& ui) {
  const Classroom& room = *ui.classroom;
  if (ui.practice || room.beat() + 1 < room.beats()) return;
  for (const LessonShelf::Entry& entry : ui.shelf->entries()) {
    if (entry.file != room.lesson().file) continue;
    const auto place = ui.session.progress().lessons.find(entry.file);
    if (place == ui.session.progress().lessons.end()) return;
    const std::size_t open = skippedBefore(room.beat(), entry, place->second).size();
    if (open == 0) return;
    ImGui::Dummy({0, ui.px(6)});
    largeText(ui, ui.theme.text,
              trn("You skipped **{n} question**.", "You skipped **{n} questions**.", static_cast<long long>(open)));
    ImGui::Dummy({0, ui.px(2)});
    if (button(ui, open == 1 ? tr("Go to it") : tr("Go to the first"), false,
               tr("The question stays open until you answer it")))
      ui.send(Teach{Teach::What::skipped});
  }
}

void lessonBar(const Ui& ui, float height, bool more) {
  const Classroom& room = *ui.classroom;
  ImGui::SetCursorPosY(ImGui::GetWindowHeight() - height);
  const ImVec2 at = ImGui::GetCursorScreenPos();
  ImGui::GetWindowDrawList()->AddLine({ImGui::GetWindowPos().x, at.y}, {at.x + contentWidth(), at.y},
                                      ink(ui.theme.border));
  ImGui::SetCursorPosY(ImGui::GetWindowHeight() - (height + ImGui::GetFrameHeight()) / 2);
  if (ui.practice && !more) return practiceBar(ui);
  const bool last = room.beat() + 1 == room.beats();
  const bool last_lesson = ui.shelf->entries().empty() || ui.shelf->entries().back().file == room.lesson().file;
  const char* forward = more ? tr("More") : !last ? tr("Next") : last_lesson ? tr("Open a pair") : tr("Next lesson");
  const bool first_lesson = ui.shelf->entries().empty() || ui.shelf->entries().front().file == room.lesson().file;
  ImGui::BeginDisabled(room.beat() == 0 && first_lesson);
  const char* before = room.beat() == 0 ? tr("The last page of the previous lesson (Page Up)") : tr("Page Up");
  if (button(ui, tr("Back"), false, before)) ui.send(Teach{Teach::What::back});
  ImGui::EndDisabled();
  if (room.strayed(ui.session)) {
    ImGui::SameLine();
    if (button(ui, tr("Back to the lesson"), false, tr("Restores the picture of this page (Backspace)")))
      ui.send(Teach{Teach::What::restore});
  }
  const float padding = ImGui::GetStyle().WindowPadding.x;
  ImGui::SameLine(padding + contentWidth() - buttonWidth(forward));
  if (button(ui, forward, true, tr("Page Down or Space"))) ui.send(Teach{Teach::What::next});
}

}  // namespace gjklab
