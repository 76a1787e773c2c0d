#include "ui/desk.h"

#include "export/trace_reader.h"
#include "model/gallery/gallery.h"
#include "model/scene/scene_io.h"
#include "model/store/files.h"
#include "ui/kit/widgets.h"

#include <fmt/format.h>
#include <algorithm>
#include <filesystem>
#include <utility>

namespace gjklab {
namespace fs = std::filesystem;
namespace {

constexpr std::size_t kMostRecent = 10;
constexpr const char* kQuestion = "unsaved changes";

std::string shortName(const Document& document) {
  if (!document.path().empty()) return fs::path(document.path()).filename().string();
  return document.scene().title.empty() ? "the scene" : document.scene().title;
}

std::string absolutePath(const std::string& path) {
  std::error_code failure;
  const fs::path absolute = fs::absolute(path, failure);
  return failure ? path : absolute.lexically_normal().string();
}

/// A file name from a title: letters, digits, dashes.
std::string suggestedName(const Document& document) {
  if (!document.path().empty()) return document.path();
  std::string name;
  for (const char c : document.scene().title) {
    const bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
    if (plain) name += static_cast<char>(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
    if (!plain && !name.empty() && name.back() != '-') name += '-';
  }
  while (!name.empty() && name.back() == '-') name.pop_back();
  return (name.empty() ? "scene" : name) + ".json";
}

}  // namespace

Desk::Desk(Session& session, Banner& banner, const std::string& directory, Clipboard clipboard)
    : session_(session),
      banner_(banner),
      clipboard_(std::move(clipboard)),
      keeps_(!directory.empty()),
      kept_{Recovery(directory), Recovery(directory), Recovery(directory)},
      left_behind_(directory) {}

void Desk::perform(Task task) {
  switch (task) {
    case Task::new_scene:
      return guarded([this] { session_.open(defaultScene(session_.scene().dimension), ""); });
    case Task::open:
      return guarded([this] {
        dialog_saves_ = false;
        dialog_.start(FileDialog::Purpose::open, session_.document().path());
      });
    case Task::save:
      return save();
    case Task::save_as:
      return saveAs();
    case Task::copy_scene: {
      const std::string error = clipboard_.write(writeScene(session_.scene()));
      return error.empty() ? banner_.say("The scene is on the clipboard as text.")
                           : banner_.say(error, Banner::Mood::error);
    }
    case Task::paste_scene:
      return openText(clipboard_.read(), "clipboard");
    case Task::restore_recovered:
      if (recovered_) session_.restore(recovered_->scene, recovered_->path);
      [[fallthrough]];
    case Task::discard_recovered:
      if (task == Task::restore_recovered) keepWork();
      left_behind_.clear();
      recovered_.reset();
      banner_.dismiss();
      return offerRecovered();  // a crash can leave work in more than one dimension
    case Task::quit:
      return quit();
    case Task::dismiss_banner:
      return banner_.dismiss();
    case Task::toggle_help:
      break;
  }
}

/// Asks about every dimension that was left with changes, each on the screen, then ends.
void Desk::quit() {
  guarded([this] {
    session_.forgetChanges();
    for (int dimension = 1; dimension <= 3; ++dimension) {
      if (!session_.unsaved(dimension)) continue;
      session_.apply(ShowDimension{dimension});
      return quit();
    }
    quitting_ = true;
  });
}

void Desk::endNow() {
  keepWork();
  for (Recovery& kept : kept_) kept.leave();
  keeps_ = false;
  quitting_ = true;
}

/// Does it at once when nothing is unsaved, otherwise after the question.
void Desk::guarded(std::function<void()> action) {
  after_ = std::move(action);
  if (session_.document().modified())
    asking_ = true;
  else
    proceed();
}

void Desk::proceed() {
  asking_ = false;
  const auto action = std::move(after_);
  after_ = nullptr;
  if (action) action();
}

void Desk::cancel() {
  if (!asking()) return;
  asking_ = false;
  after_ = nullptr;
  dialog_.stop();
}

void Desk::openFile(const std::string& path) {
  guarded([this, path] { load(path); });
}

void Desk::load(const std::string& path) {
  const std::string full = absolutePath(path);
  const auto text = readFile(full);
  if (const auto* error = std::get_if<FileError>(&text)) return banner_.say(error->message, Banner::Mood::error);
  if (looksLikeTrace(std::get<std::string>(text))) return openRun(std::get<std::string>(text), full);
  auto scene = readScene(std::get<std::string>(text), full);
  if (const auto* error = std::get_if<SceneError>(&scene)) return banner_.say(error->message, Banner::Mood::error);
  session_.open(std::get<Scene>(std::move(scene)), full);
  banner_.dismiss();
  remember(full);
}

void Desk::openRun(const std::string& text, const std::string& source) {
  auto trace = readTrace(text, source);
  if (const auto* error = std::get_if<TraceError>(&trace)) return banner_.say(error->message, Banner::Mood::error);
  show(std::make_shared<const GivenRun>(std::get<GivenRun>(std::move(trace))));
}

void Desk::show(const std::shared_ptr<const GivenRun>& run) {
  session_.open(run);
  banner_.say(
      fmt::format("A {}: it shows as it stands there. Once the scene is edited, the run is our own.", sourceText(*run)),
      Banner::Mood::news);
}

void Desk::openText(const std::string& text, const std::string& source) {
  if (text.find_first_not_of(" \t\r\n") == std::string::npos)
    return banner_.say(fmt::format("The {} holds no text.", source), Banner::Mood::error);
  if (looksLikeTrace(text)) return openRun(text, source);
  auto scene = readScene(text, source);
  if (const auto* error = std::get_if<SceneError>(&scene)) return banner_.say(error->message, Banner::Mood::error);
  session_.open(std::get<Scene>(std::move(scene)), "");
  banner_.dismiss();
}

void Desk::remember(const std::string& path) {
  std::vector<std::string> recent = session_.settings().recent;
  recent.erase(std::remove(recent.begin(), recent.end(), path), recent.end());
  recent.insert(recent.begin(), path);
  if (recent.size() > kMostRecent) recent.resize(kMostRecent);
  session_.setRecent(std::move(recent));
}

void Desk::save() {
  if (session_.document().path().empty()) return saveAs();
  saveTo(session_.document().path());
}

void Desk::saveAs() {
  dialog_saves_ = true;
  dialog_.start(FileDialog::Purpose::save, suggestedName(session_.document()));
}

bool Desk::saveTo(const std::string& path) {
  const std::string full = absolutePath(path);
  const std::string error = writeFile(full, writeScene(session_.scene()));
  if (!error.empty()) {
    banner_.say(error, Banner::Mood::error);
    return false;
  }
  session_.markSaved(full);
  remember(full);
  keepWork();
  banner_.say(fmt::format("Saved as {}.", full));
  return true;
}

void Desk::show(const Ui& ui, float window_width, float window_height) {
  if (asking_ && !dialog_.active()) askAboutChanges(ui, window_width, window_height);
  switch (dialog_.show(ui, window_width, window_height, std::exchange(confirmed_, false))) {
    case FileDialog::Outcome::none:
      break;
    case FileDialog::Outcome::cancelled:
      if (dialog_saves_) after_ = nullptr;
      break;
    case FileDialog::Outcome::chosen:
      if (!dialog_saves_)
        load(dialog_.path());
      else if (saveTo(dialog_.path()))
        proceed();
      break;
  }
}

void Desk::askAboutChanges(const Ui& ui, float window_width, float window_height) {
  if (!ImGui::IsPopupOpen(kQuestion)) ImGui::OpenPopup(kQuestion);
  ImGui::SetNextWindowPos({window_width / 2, window_height * 0.4f}, ImGuiCond_Always, {0.5f, 0.5f});
  const float width = std::min(ui.px(440), window_width - ui.px(24));
  ImGui::SetNextWindowSizeConstraints({width, 0}, {width, window_height});
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, ImVec2(ui.px(20), ui.px(16)));
  const bool open = ImGui::BeginPopupModal(
      kQuestion, nullptr, ImGuiWindowFlags_NoTitleBar | ImGuiWindowFlags_AlwaysAutoResize | ImGuiWindowFlags_NoMove);
  ImGui::PopStyleVar();
  if (!open) return;
  ImGui::PushTextWrapPos(0);
  ImGui::TextUnformatted(fmt::format("Save the changes to {}?", shortName(session_.document())).c_str());
  ImGui::PopTextWrapPos();
  ImGui::Dummy({0, ui.px(4)});
  const bool save_now = button(ui, "Save", true) || std::exchange(confirmed_, false);
  ImGui::SameLine();
  const bool drop = button(ui, "Don't save");
  ImGui::SameLine();
  const bool cancel = button(ui, "Cancel");
  if (save_now || drop || cancel) {
    asking_ = false;
    ImGui::CloseCurrentPopup();
  }
  ImGui::EndPopup();
  if (cancel) after_ = nullptr;
  if (drop) proceed();
  if (!save_now) return;
  if (session_.document().path().empty())
    saveAs();
  else if (saveTo(session_.document().path()))
    proceed();
}

void Desk::offerRecovered() {
  if (!keeps_) return;
  recovered_ = left_behind_.claim();
  if (!recovered_) return;
  const std::string name = recovered_->scene.title.empty() ? recovered_->path : recovered_->scene.title;
  banner_.offer(name.empty() ? "The program ended with unsaved work."
                             : fmt::format("The program ended with unsaved work: {}.", name),
                {{"Restore it", Do{Task::restore_recovered}}, {"Discard it", Do{Task::discard_recovered}}});
}

void Desk::keepWork() {
  if (!keeps_) return;
  std::string error;
  for (int dimension = 1; dimension <= 3; ++dimension) {
    Recovery& kept = kept_[static_cast<std::size_t>(dimension - 1)];
    const std::optional<Work> work = session_.unsaved(dimension);
    if (work && !quitting_)
      kept.keep(work->scene, work->path);
    else
      kept.clear();
    if (!kept.error().empty()) error = kept.error() + ".";
  }
  if (!error.empty() && !keep_failed_) banner_.say(error, Banner::Mood::error);
  keep_failed_ = !error.empty();
}

}  // namespace gjklab
