#include "ui/panel/desk_dialogs.h"

#include "ui/kit/widgets.h"

#include <fmt/format.h>
#include <algorithm>
#include <utility>

namespace gjklab {
namespace {

constexpr const char* kPopup = "unsaved changes";

FileDialog::Purpose purposeOf(Desk::Question question) {
  if (question == Desk::Question::replay_where) return FileDialog::Purpose::replay;
  if (question == Desk::Question::import_where) return FileDialog::Purpose::import;
  return question == Desk::Question::open_where ? FileDialog::Purpose::open : FileDialog::Purpose::save;
}

}  // namespace

void DeskDialogs::show(const Ui& ui, float window_width, float window_height) {
  const Desk::Question question = desk_.question();
  const bool of_files = question != Desk::Question::none && question != Desk::Question::unsaved_changes;
  if (question == Desk::Question::unsaved_changes) askAboutChanges(ui, window_width, window_height);
  if (of_files && !dialog_.active()) dialog_.start(purposeOf(question), desk_.suggestedPath());
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

void DeskDialogs::askAboutChanges(const Ui& ui, float window_width, float window_height) {
  if (!ImGui::IsPopupOpen(kPopup)) ImGui::OpenPopup(kPopup);
  ImGui::SetNextWindowPos({window_width / 2, window_height * 0.4f}, ImGuiCond_Always, {0.5f, 0.5f});
  const float width = std::min(ui.px(440), window_width - ui.px(24));
  ImGui::SetNextWindowSizeConstraints({width, 0}, {width, window_height});
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(ui.px(20), ui.px(16)));
  const bool open = ImGui::BeginPopupModal(
      kPopup, nullptr, ImGuiWindowFlags_NoTitleBar | ImGuiWindowFlags_AlwaysAutoResize | ImGuiWindowFlags_NoMove);
  ImGui::PopStyleVar();
  if (!open) return;
  ImGui::PushTextWrapPos(0);
  ImGui::TextUnformatted(fmt::format("Save the changes to {}?", desk_.sceneName()).c_str());
  ImGui::PopTextWrapPos();
  ImGui::Dummy({0, ui.px(4)});
  const bool save = button(ui, "Save", true) || std::exchange(confirmed_, false);
  ImGui::SameLine();
  const bool drop = button(ui, "Don't save");
  ImGui::SameLine();
  const bool cancel = button(ui, "Cancel");
  if (save || drop || cancel) ImGui::CloseCurrentPopup();
  ImGui::EndPopup();
  if (save) return desk_.saveChanges();
  if (drop) return desk_.dropChanges();
  if (cancel) desk_.cancel();
}

}  // namespace gjklab
