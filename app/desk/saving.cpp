// What leaves the desk: scenes and worlds as files, as text and as links; pictures and scores.

#include "desk/desk.h"
#include "export/png.h"
#include "model/playback/address.h"
#include "model/sandbox/world_gallery.h"
#include "model/scene/scene_io.h"
#include "model/store/files.h"

#include <fmt/format.h>

#include <cstdlib>
#include <filesystem>

namespace gjklab {
namespace fs = std::filesystem;
namespace {

/// A file name from a title: letters, digits, dashes.
std::string fileName(const std::string& title) {
  std::string name;
  for (const char c : title) {
    const bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
    if (plain) name += static_cast<char>(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
    if (!plain && !name.empty() && name.back() != '-') name += '-';
  }
  while (!name.empty() && name.back() == '-') name.pop_back();
  return (name.empty() ? "scene" : name) + ".json";
}

}  // namespace

void Desk::copyLink() {
  const bool world = onWorld();
  const Link link{world ? writeWorld(sandbox_->asFile(), false) : writeScene(session_.scene(), false),
                  world ? "" : addressOf(session_.moment()),
                  {},
                  {}};
  if (link.content.size() > kMostLinkContent)
    return news_.say("This is too large for a link. Save it as a file.", News::Mood::error);
  const std::string error = clipboard_.write(writeLink(link));
  error.empty() ? news_.say(world ? "A link to the world, as it stands, is on the clipboard."
                                  : "A link to this step of the scene is on the clipboard.")
                : news_.say(error, News::Mood::error);
}

/// Beside the file of the scene or the world, or where the program was started.
fs::path Desk::besideScene(const std::string& name) const {
  const std::string& file = onWorld() ? sandbox_->path() : session_.document().path();
  return (file.empty() ? fs::path() : fs::path(file).parent_path()) / name;
}

/// The file was written, or could not be. Where folders are not the user's, it becomes a download.
void Desk::tell(const fs::path& path, const char* what, const std::string& error) {
  if (!error.empty()) return news_.say(error, News::Mood::error);
  if (!clipboard_.hand_over) return news_.say(fmt::format("{} {}.", what, absolutePath(path.string())));
  clipboard_.hand_over(absolutePath(path.string()));
  news_.say(fmt::format("{} {}, among your downloads.", what, path.filename().string()));
}

void Desk::saveScores() {
  const fs::path path = besideScene("gjklab-scores.csv");
  tell(path, "The scores are in", writeFile(path.string(), session_.progress().scores.csv()));
}

/// Under a name that is not taken. Where nothing can be written, at home.
void Desk::savePicture(const std::vector<std::uint8_t>& rgb, int width, int height) {
  const auto untaken = [](const fs::path& folder) {
    fs::path path = folder / "gjklab-1.png";
    std::error_code unknown;
    for (int i = 2; fs::exists(path, unknown) && i < 10000; ++i)
      path = folder / ("gjklab-" + std::to_string(i) + ".png");
    return path;
  };
  fs::path path = untaken(besideScene("").parent_path());
  std::string error = writePng(path.string(), rgb, width, height);
  const char* home = std::getenv("HOME");
  if (!error.empty() && home && *home) {
    const fs::path other = untaken(home);
    if (writePng(other.string(), rgb, width, height).empty()) {
      path = other;
      error.clear();
    }
  }
  tell(path, "The picture is saved:", error);
}

void Desk::copyPicture(const std::vector<std::uint8_t>& rgb, int width, int height) {
  const std::string error = clipboard_.write_picture ? clipboard_.write_picture(encodePng(rgb, width, height))
                                                     : "There is no clipboard for pictures; Ctrl P saves them.";
  return error.empty() ? news_.say("The picture is on the clipboard.") : news_.say(error, News::Mood::error);
}

std::string Desk::suggestedPath() const {
  const Document& document = session_.document();
  if (onWorld() && question_ == Question::save_where)
    return sandbox_->path().empty() ? fileName(sandbox_->file().title) : sandbox_->path();
  if (!document.path().empty() || question_ != Question::save_where) return document.path();
  return fileName(document.scene().title);
}

void Desk::saveChanges() {
  const std::string path = shownPath();
  if (path.empty())
    question_ = Question::save_where;
  else if (whyNotRead().empty() && seen_.change(shownWork(), absolutePath(path)) != SeenFiles::Change::none)
    question_ = Question::changed_file;
  else
    overwrite();
}

std::string Desk::whatChanged() const {
  const std::string name = fs::path(shownPath()).filename().string();
  return seen_.change(shownWork(), absolutePath(shownPath())) == SeenFiles::Change::removed
             ? fmt::format("{} has been moved or deleted since it was opened.", name)
             : fmt::format("Another window or program has changed {} since it was opened.", name);
}

void Desk::overwrite() {
  question_ = Question::none;
  if (saveTo(shownPath()))
    proceed();
  else
    after_ = nullptr;  // what was to follow would lose what could not be saved
}

/// Why what shows could not be opened again once it were saved; empty: it could.
std::string Desk::whyNotRead() const {
  if (!onWorld()) return validate(session_.scene());
  const SceneFault fault = firstFault(sandbox_->asFile());
  return fault.sentence.empty() ? "" : fault.path + ": " + fault.sentence;
}

bool Desk::saveTo(const std::string& path) {
  const std::string full = absolutePath(path);
  const bool world = onWorld();
  const std::string bytes = world ? writeWorld(sandbox_->asFile()) : writeScene(session_.scene());
  std::string error;
  if (const std::string fault = whyNotRead(); !fault.empty())
    error = fmt::format("{}: is not written, because it could not be opened again: {}", full, fault);
  else
    error = writeFile(full, bytes);
  if (!error.empty()) {
    news_.say(error, News::Mood::error);
    return false;
  }
  if (world)
    sandbox_->markSaved(full);
  else
    session_.markSaved(full);
  seen_.saw(shownWork(), full, SeenFiles::printOf(bytes));
  remember(full);
  keepWork();
  tell(full, "Saved as", "");
  return true;
}

}  // namespace gjklab
