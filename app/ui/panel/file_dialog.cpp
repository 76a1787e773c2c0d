#include "ui/panel/file_dialog.h"

#include "model/text/paths.h"
#include "model/text/system_reason.h"
#include "model/text/translate.h"
#include "platform/capabilities.h"
#include "platform/file_exchange.h"
#include "ui/kit/text_lines.h"
#include "ui/kit/widgets.h"

#include <imgui_stdlib.h>
#include <algorithm>
#include <cctype>
#include <system_error>

namespace gjklab {
namespace fs = std::filesystem;
namespace {

/// What a dialog is for, in the order of Purpose.
struct Wanted {
  const char *title, *nothing;
  std::initializer_list<const char*> endings;
};
const Wanted& wantedBy(FileDialog::Purpose purpose) {
  static const Wanted kWanted[] = {
      {translatable("Open a scene"), translatable("No scenes (*.json) and no folders here"), {".json", ".jsonl"}},
      {translatable("Save as"), translatable("No scenes (*.json) and no folders here"), {".json"}},
      {translatable("Replay a run"),
       translatable("No logs (*.jsonl, *.json) and no folders here"),
       {".jsonl", ".json"}},
      {translatable("Import points"),
       translatable("No meshes or tables (*.obj, *.stl, *.ply, *.csv) and no folders here"),
       {".obj", ".stl", ".ply", ".csv", ".tsv", ".txt", ".xyz"}},
      {translatable("Save the picture"),
       translatable("No pictures (*.png, *.svg, *.pdf) and no folders here"),
       {".png", ".svg", ".pdf"}},
      {translatable("Save the film"), translatable("No films (*.gif, *.pdf) and no folders here"), {".gif", ".pdf"}},
      {translatable("Save as a page"), translatable("No pages (*.html) and no folders here"), {".html"}},
  };
  return kWanted[static_cast<std::size_t>(purpose)];
}

std::string lowerCase(std::string text) {
  for (char& c : text) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return text;
}

bool isWanted(const fs::path& path, FileDialog::Purpose purpose) {
  const std::string ending = lowerCase(textOf(path.extension()));
  const auto& endings = wantedBy(purpose).endings;
  return std::any_of(endings.begin(), endings.end(), [&](const char* each) { return ending == each; });
}

fs::path startDirectory(const std::string& path) {
  std::error_code ignored;
  const fs::path parent = path.empty() ? fs::path() : fs::absolute(pathOf(path), ignored).parent_path();
  if (!parent.empty() && fs::is_directory(parent, ignored)) return parent;
  const fs::path here = fs::current_path(ignored);
  if (!here.empty() && here != here.root_path()) return here;
  return pathOf(homeFolder());
}

}  // namespace

std::string withSceneEnding(std::string path) {
  if (!path.empty() && pathOf(path).extension().empty()) path += ".json";
  return path;
}

std::string FileDialog::withEnding(std::string path) const {
  if (purpose_ < Purpose::picture) return withSceneEnding(std::move(path));
  return path.empty() || isWanted(pathOf(path), purpose_) ? path : path + ending_;
}

void FileDialog::start(Purpose purpose, const std::string& path) {
  purpose_ = purpose;
  active_ = opening_ = true;
  error_.clear();
  overwrite_.clear();
  name_ = !saves() ? "" : path.empty() ? "scene.json" : fileNameOf(path);
  ending_ = textOf(pathOf(name_).extension());
  if (capabilities().folders) return enter(startDirectory(path));
  std::string endings;
  for (const char* ending : wantedBy(purpose).endings) endings += (endings.empty() ? "" : ",") + std::string(ending);
  if (purpose != Purpose::save) askForFile(endings);
}

/// The system asks in the dialog's place, and takes what is saved under the name that is suggested.
FileDialog::Outcome FileDialog::answerOfSystem() {
  path_ = withSceneEnding(name_);
  const FileAnswer answer = purpose_ == Purpose::save ? FileAnswer::chosen : answerAboutFile(path_);
  active_ = answer == FileAnswer::none;
  if (active_) return Outcome::none;
  return answer == FileAnswer::chosen ? Outcome::chosen : Outcome::cancelled;
}

void FileDialog::enter(const fs::path& directory) {
  directory_ = directory.lexically_normal();
  if (!directory_.has_filename() && directory_.has_parent_path() && directory_ != directory_.root_path())
    directory_ = directory_.parent_path();
  list();
}

void FileDialog::list() {
  entries_.clear();
  error_.clear();
  std::error_code failure;
  fs::directory_iterator it(directory_, fs::directory_options::skip_permission_denied, failure);
  for (; !failure && it != fs::directory_iterator(); it.increment(failure)) {
    const std::string name = textOf(it->path().filename());
    std::error_code ignored;
    const bool directory = it->is_directory(ignored);
    if (!name.empty() && name[0] != '.' && (directory || isWanted(it->path(), purpose_)))
      entries_.push_back({name, directory});
  }
  if (failure)
    error_ = tr("Could not list {folder}: {reason}.", arg("folder", textOf(directory_)),
                arg("reason", systemReason(failure)));
  std::sort(entries_.begin(), entries_.end(), [](const Entry& p, const Entry& q) {
    return p.directory != q.directory ? p.directory : lowerCase(p.name) < lowerCase(q.name);
  });
}

FileDialog::Outcome FileDialog::accept() {
  if (name_.empty()) return Outcome::none;
  const fs::path named = pathOf(name_);
  fs::path chosen = (named.is_absolute() ? named : directory_ / named).lexically_normal();
  std::error_code ignored;
  if (fs::is_directory(chosen, ignored)) {
    enter(chosen);
    name_.clear();
    return Outcome::none;
  }
  if (saves()) {
    chosen = pathOf(withEnding(textOf(chosen)));
    if (fs::exists(chosen, ignored) && overwrite_ != textOf(chosen)) {
      overwrite_ = textOf(chosen);
      error_ = tr("{name} already exists. Choose it again to overwrite it.", arg("name", textOf(chosen.filename())));
      return Outcome::none;
    }
  } else if (!fs::exists(chosen, ignored)) {
    error_ = tr("There is no file {name} here.", arg("name", textOf(chosen.filename())));
    return Outcome::none;
  }
  path_ = textOf(chosen);
  return Outcome::chosen;
}

void FileDialog::placeRow(const Ui& ui) {
  if (button(ui, tr("Up"))) enter(directory_.parent_path());
  ImGui::SameLine();
  if (button(ui, tr("Home"))) enter(pathOf(homeFolder()));
  ImGui::SameLine();
  const std::string place = textOf(directory_);
  ImGui::AlignTextToFramePadding();
  std::string shown = place;
  const float room = ImGui::GetContentRegionAvail().x;
  while (textSize(ui.fonts.ui, "…" + shown).x > room && shown.find_first_of("/\\", 1) != std::string::npos)
    shown = shown.substr(shown.find_first_of("/\\", 1));
  ImGui::TextColored(vec4(ui.theme.muted), "%s%s", shown == place ? "" : "…", shown.c_str());
  if (shown != place) itemTip(ui, place.c_str());
}

/// True when a file was double-clicked.
bool FileDialog::entries(const Ui& ui, float height) {
  bool opened = false;
  std::string into;
  ImGui::PushStyleColor(ImGuiCol_ChildBg, vec4(ui.theme.pane));
  ImGui::BeginChild("entries", {0, height}, true);
  for (const Entry& entry : entries_) {
    const std::string label = entry.directory ? entry.name + "/" : entry.name;
    if (ImGui::Selectable(label.c_str(), !entry.directory && entry.name == name_,
                          ImGuiSelectableFlags_AllowDoubleClick | ImGuiSelectableFlags_DontClosePopups)) {
      const bool twice = ImGui::IsMouseDoubleClicked(ImGuiMouseButton_Left);
      if (entry.directory) {
        into = entry.name;
      } else {
        name_ = entry.name;
        opened = opened || twice;
      }
    }
  }
  if (entries_.empty()) ImGui::TextColored(vec4(ui.theme.muted), "%s", tr(wantedBy(purpose_).nothing));
  ImGui::EndChild();
  ImGui::PopStyleColor();
  if (!into.empty()) enter(directory_ / pathOf(into));
  return opened;
}

FileDialog::Outcome FileDialog::body(const Ui& ui, bool confirmed) {
  const bool saving = saves();
  ImGui::PushFont(ui.fonts.title);
  ImGui::TextUnformatted(tr(wantedBy(purpose_).title));
  ImGui::PopFont();
  placeRow(ui);
  const float below =
      2 * ImGui::GetFrameHeightWithSpacing() + (error_.empty() ? 0 : 2 * ImGui::GetTextLineHeightWithSpacing());
  bool wanted = confirmed;
  wanted |= entries(ui, std::max(ui.px(60), ImGui::GetContentRegionAvail().y - below));
  ImGui::AlignTextToFramePadding();
  ImGui::TextUnformatted(tr("Name"));
  ImGui::SameLine();
  ImGui::SetNextItemWidth(-1);
  if (opening_) ImGui::SetKeyboardFocusHere();
  opening_ = false;
  wanted |=
      ImGui::InputText("##name", &name_, ImGuiInputTextFlags_EnterReturnsTrue | ImGuiInputTextFlags_AutoSelectAll);
  if (!error_.empty()) {
    ImGui::PushTextWrapPos(0);
    ImGui::TextColored(vec4(ui.theme.bad), "%s", error_.c_str());
    ImGui::PopTextWrapPos();
  }
  const float buttons = buttonWidth(tr("Cancel")) + buttonWidth(saving ? tr("Save") : tr("Open")) + ui.px(8);
  ImGui::SetCursorPosX(ImGui::GetWindowContentRegionMax().x - buttons);
  if (button(ui, tr("Cancel"))) return Outcome::cancelled;
  ImGui::SameLine(0, ui.px(8));
  wanted |= button(ui, saving ? tr("Save") : tr("Open"), true);
  return wanted ? accept() : Outcome::none;
}

FileDialog::Outcome FileDialog::show(const Ui& ui, float window_width, float window_height, bool confirmed) {
  if (!active_) return Outcome::none;
  if (!capabilities().folders) return answerOfSystem();
  const char* title = wantedBy(purpose_).title;
  if (opening_) ImGui::OpenPopup(title);
  const ImVec2 size(std::min(ui.px(640), window_width - ui.px(24)), std::min(ui.px(460), window_height - ui.px(24)));
  ImGui::SetNextWindowPos({window_width / 2, window_height / 2}, ImGuiCond_Always, {0.5f, 0.5f});
  ImGui::SetNextWindowSize(size);
  Outcome outcome = Outcome::none;
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(ui.px(18), ui.px(14)));
  if (ImGui::BeginPopupModal(title, nullptr,
                             ImGuiWindowFlags_NoTitleBar | ImGuiWindowFlags_NoResize | ImGuiWindowFlags_NoMove)) {
    outcome = body(ui, confirmed);
    if (outcome != Outcome::none) ImGui::CloseCurrentPopup();
    ImGui::EndPopup();
  } else {
    outcome = Outcome::cancelled;
  }
  ImGui::PopStyleVar();
  if (outcome != Outcome::none) active_ = false;
  return outcome;
}

}  // namespace gjklab
