#include "ui/panel/desk_dialogs.h"

#include "model/text/translate.h"
#include "ui/kit/widgets.h"

#include <algorithm>
#include <utility>

namespace gjklab {
namespace {

constexpr const char* kQuestionPopup = "question";

FileDialog::Purpose purposeOf(Desk::Question question, bool film) {
  if (question == Desk::Question::replay_where) return FileDialog::Purpose::replay;
  if (question == Desk::Question::import_where) return FileDialog::Purpose::import;
  if (question == Desk::Question::picture_where) return film ? FileDialog::Purpose::film : FileDialog::Purpose::picture;
  if (question == Desk::Question::page_where) return FileDialog::Purpose::page;
  return question == Desk::Question::open_where ? FileDialog::Purpose::open : FileDialog::Purpose::save;
}

}  // namespace

void DeskDialogs::show(const Ui& ui, float window_width, float window_height) {
  const Desk::Question question = desk_.question();
  const bool of_changes = question == Desk::Question::unsaved_changes || question == Desk::Question::changed_file;
  const bool of_files = question != Desk::Question::none && !of_changes;
  if (of_changes) ask(ui, question, window_width, window_height);
  if (of_files && !dialog_.active()) dialog_.start(purposeOf(question, desk_.filmAsked()), desk_.suggestedPath());
  if (!of_files) dialog_.stop();
  switch (dialog_.show(ui, window_width, window_height, std::exchange(confirmed_, false))) {
    case FileDialog::Outcome::none:
      return;
    case FileDialog::Outcome::cancelled:
      return desk_.cancel();
    case FileDialog::Outcome::chosen:
      return desk_.choose(dialog_.path());
  }
}

void DeskDialogs::ask(const Ui& ui, Desk::Question question, float window_width, float window_height) {
  if (!ImGui::IsPopupOpen(kQuestionPopup)) {
    ImGui::OpenPopup(kQuestionPopup);
    sentence_ = question == Desk::Question::changed_file
                    ? desk_.whatChanged()
                    : tr("Save the changes to {name}?", arg("name", desk_.sceneName()));
  }
  ImGui::SetNextWindowPos({window_width / 2, window_height * 0.4f}, ImGuiCond_Always, {0.5f, 0.5f});
  const float width = std::min(ui.px(440), window_width - ui.px(24));
  ImGui::SetNextWindowSizeConstraints({width, 0}, {width, window_height});
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(ui.px(20), ui.px(16)));
  const bool open =
      ImGui::BeginPopupModal(kQuestionPopup, nullptr,
                             ImGuiWindowFlags_NoTitleBar | ImGuiWindowFlags_AlwaysAutoResize | ImGuiWindowFlags_NoMove);
  ImGui::PopStyleVar();
  if (!open) return;
  ImGui::PushTextWrapPos(0);
  ImGui::TextUnformatted(sentence_.c_str());
  ImGui::PopTextWrapPos();
  ImGui::Dummy({0, ui.px(4)});
  const bool of_file = question == Desk::Question::changed_file;
  const bool first = button(ui, of_file ? tr("Save as…") : tr("Save"), true) || std::exchange(confirmed_, false);
  ImGui::SameLine();
  const bool second = button(ui, of_file ? tr("Overwrite") : tr("Don't save"));
  ImGui::SameLine();
  const bool cancel = button(ui, tr("Cancel"));
  if (first || second || cancel) ImGui::CloseCurrentPopup();
  ImGui::EndPopup();
  if (first) return of_file ? desk_.saveElsewhere() : desk_.saveChanges();
  if (second) return of_file ? desk_.overwrite() : desk_.dropChanges();
  if (cancel) desk_.cancel();
}

}  // namespace gjklab
