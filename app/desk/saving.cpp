// What leaves the desk: scenes and worlds as files, as text and as links; pictures and scores.

#include "desk/desk.h"
#include "export/png.h"
#include "model/assets/titles.h"
#include "model/lecture/lecture.h"
#include "model/playback/address.h"
#include "model/sandbox/world_gallery.h"
#include "model/scene/scene_io.h"
#include "model/store/files.h"
#include "model/text/paths.h"
#include "model/text/translate.h"

#include <fmt/format.h>

#include <cstdlib>
#include <filesystem>

namespace gjklab {
namespace fs = std::filesystem;
std::string slugOf(const std::string& title, const char* otherwise) {
  std::string name;
  for (const char c : title) {
    const bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
    if (plain) name += static_cast<char>(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
    if (!plain && !name.empty() && name.back() != '-') name += '-';
  }
  while (!name.empty() && name.back() == '-') name.pop_back();
  return name.empty() ? otherwise : name;
}

std::string Desk::textOfShown(bool spaced) const {
  if (session_.atStop()) return writeLecture(session_.lecture()->lecture(), spaced);
  if (session_.showsWorld()) {
    WorldFile file = session_.world().asFile();
    file.title = titleInFiles(file.title);
    for (WorldBody& each : file.bodies) each.name = bodyNameInFiles(each.name);
    return writeWorld(file, spaced);
  }
  Scene scene = session_.scene();
  scene.title = titleInFiles(scene.title);
  return writeScene(scene, spaced);
}

Link Desk::linkToShown() const {
  const bool steps = !session_.showsWorld() && !session_.atStop();
  return {textOfShown(false), steps ? addressOf(session_.moment()) : "", {}, {}};
}

void Desk::copyLink() {
  const bool world = session_.showsWorld(), lecture = session_.atStop();
  const Link link = linkToShown();
  if (link.content.size() > kMostLinkContent)
    return news_.say(tr("This is too large for a link. Save it as a file."), News::Mood::error);
  const std::string error = clipboard_.write(writeLink(link));
  error.empty() ? news_.say(lecture ? tr("A link to the lecture is on the clipboard.")
                            : world ? tr("A link to the world in its current state is on the clipboard.")
                                    : tr("A link to this step of the scene is on the clipboard."))
                : news_.say(error, News::Mood::error);
}

void Desk::savePage(const std::string& given) {
  const std::string path = absolutePath(given);
  const Link link = linkToShown();
  if (link.content.size() > kMostLinkContent)
    return news_.say(tr("This is too large for a page. Save it as a file."), News::Mood::error);
  std::string error;
  const std::string page = clipboard_.make_page(link, error);
  if (page.empty()) return news_.say(error, News::Mood::error);
  error = writeFile(path, page);
  report(pathOf(path), tr("The page is saved:"), error);
}

/// Beside the file of the scene or the world, or where the program was started.
fs::path Desk::besideScene(const std::string& name) const {
  const std::string file = session_.shown().path;
  return (file.empty() ? fs::path() : pathOf(file).parent_path()) / pathOf(name);
}

/// The file was written, or could not be. Where folders are not the user's, it becomes a download.
void Desk::report(const fs::path& path, const char* what, const std::string& error) {
  if (!error.empty()) return news_.say(error, News::Mood::error);
  if (!clipboard_.hand_over) return news_.say(fmt::format("{} {}.", what, absolutePath(textOf(path))));
  clipboard_.hand_over(absolutePath(textOf(path)));
  news_.say(tr("{saved} {file}, among your downloads.", arg("saved", what), arg("file", textOf(path.filename()))));
}

void Desk::saveScores() {
  const fs::path path = besideScene("gjklab-scores.csv");
  report(path, tr("The scores are in"), writeFile(textOf(path), session_.progress().scores.csv()));
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
  std::string error = writePng(textOf(path), rgb, width, height);
  if (const std::string home = homeFolder(); !error.empty() && !home.empty()) {
    const fs::path other = untaken(pathOf(home));
    if (writePng(textOf(other), rgb, width, height).empty()) {
      path = other;
      error.clear();
    }
  }
  report(path, tr("The picture is saved:"), error);
}

void Desk::copyPicture(const std::vector<std::uint8_t>& rgb, int width, int height) {
  const std::string error = clipboard_.write_picture ? clipboard_.write_picture(encodePng(rgb, width, height))
                                                     : tr("There is no clipboard for pictures; Ctrl P saves them.");
  return error.empty() ? news_.say(tr("The picture is on the clipboard.")) : news_.say(error, News::Mood::error);
}

std::string Desk::suggestedPath() const {
  const ShownWork shown = session_.shown();
  if (question_ == Question::picture_where && picture_asked_) return suggestedPicture(session_, *picture_asked_);
  if (question_ == Question::page_where) {
    const std::string name = !shown.path.empty() ? fileStemOf(shown.path) : slugOf(shown.title, "gjklab");
    return textOf(besideScene(name + ".html"));
  }
  return !shown.path.empty() || question_ != Question::save_where ? shown.path : slugOf(shown.title, "scene") + ".json";
}

void Desk::saveChanges() {
  const ShownWork shown = session_.shown();
  if (shown.path.empty())
    question_ = Question::save_where;
  else if (whyNotRead().empty() && seen_.change(shown.number, absolutePath(shown.path)) != SeenFiles::Change::none)
    question_ = Question::changed_file;
  else
    overwrite();
}

std::string Desk::whatChanged() const {
  const ShownWork shown = session_.shown();
  const std::string name = fileNameOf(shown.path);
  return seen_.change(shown.number, absolutePath(shown.path)) == SeenFiles::Change::removed
             ? tr("{file} has been moved or deleted since you opened it.", arg("file", name))
             : tr("Another window or program has changed {file} since you opened it.", arg("file", name));
}

void Desk::overwrite() {
  question_ = Question::none;
  if (saveTo(session_.shown().path))
    proceed();
  else
    after_ = nullptr;  // what was to follow would lose what could not be saved
}

/// Why what shows could not be opened again once it were saved; empty: it could.
std::string Desk::whyNotRead() const {
  if (session_.atStop()) return "";  // its scenes could be opened when they were kept
  if (!session_.showsWorld()) return validate(session_.scene());
  const SceneFault fault = firstFault(session_.world().asFile());
  return fault.sentence.empty() ? "" : fault.path + ": " + fault.sentence;
}

bool Desk::saveTo(const std::string& path) {
  const std::string full = absolutePath(path);
  const std::string bytes = textOfShown();
  std::string error;
  if (const std::string fault = whyNotRead(); !fault.empty())
    error = tr("{file} was not saved, because it could not be opened again: {reason}", arg("file", full),
               arg("reason", fault));
  else
    error = writeFile(full, bytes);
  if (!error.empty()) {
    news_.say(error, News::Mood::error);
    return false;
  }
  session_.markSaved(full);
  seen_.saw(session_.shown().number, full, SeenFiles::printOf(bytes));
  remember(full);
  keepWork();
  report(pathOf(full), tr("Saved as"), "");
  return true;
}

}  // namespace gjklab
