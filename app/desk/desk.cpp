#include "desk/desk.h"

#include "export/png.h"
#include "export/replay_reader.h"
#include "model/gallery/gallery.h"
#include "model/playback/address.h"
#include "model/replay/replay_words.h"
#include "model/sandbox/world_gallery.h"
#include "model/scene/scene_io.h"
#include "model/store/files.h"
#include "model/text/file_kind.h"

#include <fmt/format.h>
#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <utility>

namespace gjklab {
namespace fs = std::filesystem;
namespace {

constexpr std::size_t kMostRecent = 10;

std::string absolutePath(const std::string& path) {
  std::error_code failure;
  const fs::path absolute = fs::absolute(path, failure);
  return failure ? path : absolute.lexically_normal().string();
}

/// A scene, right or wrong: what is wrong with it is said then, rather than that its numbers may be points.
bool looksLikeScene(const std::string& text) {
  const std::size_t first = text.find_first_not_of(" \t\r\n");
  return text[first] == '{' &&
         (text.find("\"gjklab\"") != std::string::npos || text.find("\"shape\"") != std::string::npos);
}

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

Desk::Desk(Session& session, News& news, const std::string& directory, Clipboard clipboard)
    : session_(session),
      news_(news),
      clipboard_(std::move(clipboard)),
      directory_(directory),
      kept_world_(directory),
      left_behind_(directory) {
  if (!shownPath().empty()) seen_.look(shownWork(), absolutePath(shownPath()));
}

void Desk::perform(Task task) {
  switch (task) {
    case Task::new_scene:
      return guarded([this] { show(defaultScene(session_.scene().dimension), ""); });
    case Task::open:
      return guarded([this] { question_ = Question::open_where; });
    case Task::save:
      after_ = nullptr;
      return saveChanges();
    case Task::save_as:
      question_ = Question::save_where;
      return;
    case Task::copy_scene: {
      const bool world = onWorld();
      const std::string error = clipboard_.write(world ? writeWorld(sandbox_->asFile()) : writeScene(session_.scene()));
      return error.empty() ? news_.say(world ? "The world, as it stands, is on the clipboard as text."
                                             : "The scene is on the clipboard as text.")
                           : news_.say(error, News::Mood::error);
    }
    case Task::copy_link:
      return copyLink();
    case Task::copy_scores: {
      const std::string error = clipboard_.write(session_.progress().scores.csv());
      return error.empty() ? news_.say("The scores are on the clipboard as CSV.") : news_.say(error, News::Mood::error);
    }
    case Task::save_scores:
      return saveScores();
    case Task::paste:
      return openText(clipboard_.read(), "clipboard");
    case Task::replay:
      return guarded([this] { question_ = Question::replay_where; });
    case Task::stop_opening:
      giveUpOpening();
      news_.dismiss();
      return giveUpSeveral();
    case Task::import:
      question_ = Question::import_where;
      return;
    case Task::import_as_a:
    case Task::import_as_b:
    case Task::import_other_order:
    case Task::discard_import:
      return importing_.answer(task);
    case Task::restore_recovered:
    case Task::discard_recovered:
      return answerRecovered(task == Task::restore_recovered);
    case Task::quit:
      return quit();
    case Task::dismiss_banner:
      return news_.dismiss();
    case Task::toggle_help:
    case Task::save_picture:  // the window's
    case Task::copy_picture:
      break;
  }
}

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

/// Asks about the world, then about every work that was left with changes, each on the screen, then ends.
void Desk::quit() {
  guarded([this] {
    if (onWorld()) {  // then the scenes behind it
      sandbox_->close();
      return quit();
    }
    session_.forgetChanges();
    if (const std::vector<Work> unsaved = session_.unsaved(); !unsaved.empty()) {
      session_.apply(ShowWork{unsaved.back().number});
      return quit();
    }
    if (sandbox_ && sandbox_->open()) {  // left standing behind the scenes
      returnToWorld();
      return quit();
    }
    quitting_ = true;
  });
}

/// A pair that is looked at in the lab is nobody's work: what comes next concerns its world. So does it where the lab
/// has nothing that could be lost.
void Desk::backToWorld() {
  if (!sandbox_ || !sandbox_->inLab()) return;
  if (sandbox_->pairInLab()->a < 0 && session_.document().modified()) return;
  returnToWorld();
}

void Desk::returnToWorld() {
  const bool pair = sandbox_->inLab() && sandbox_->pairInLab()->a >= 0;
  sandbox_->comeBack();
  if (pair) session_.takeWorkUp();
}

/// A world in place of the one that is open. About one that shows the question is answered by now; one that stands
/// behind the lab with unsaved changes comes back to be asked about.
void Desk::replaceWorld(std::function<void()> action) {
  if (!sandbox_->inLab() || !sandbox_->modified()) return action();
  returnToWorld();
  after_ = std::move(action);
  question_ = Question::unsaved_changes;
}

/// Does it at once when nothing is unsaved, otherwise after the question.
void Desk::guarded(std::function<void()> action) {
  backToWorld();
  after_ = std::move(action);
  if (onWorld() ? sandbox_->modified() : session_.document().modified())
    question_ = Question::unsaved_changes;
  else
    proceed();
}

void Desk::proceed() {
  question_ = Question::none;
  const auto action = std::move(after_);
  after_ = nullptr;
  if (action) action();
}

/// The changes are gone once another scene is on the screen: what was to be opened may turn out to be none.
void Desk::dropChanges() {
  const bool world = onWorld();
  const std::uint64_t number = session_.document().number();
  proceed();
  if (!world && session_.document().number() != number) session_.forget(number);
}

void Desk::cancel() {
  question_ = Question::none;
  after_ = nullptr;
  giveUpSeveral();
}

std::string Desk::suggestedPath() const {
  const Document& document = session_.document();
  if (onWorld() && question_ == Question::save_where)
    return sandbox_->path().empty() ? fileName(sandbox_->file().title) : sandbox_->path();
  if (!document.path().empty() || question_ != Question::save_where) return document.path();
  return fileName(document.scene().title);
}

std::string Desk::sceneName() const {
  if (onWorld()) {
    if (!sandbox_->path().empty()) return fs::path(sandbox_->path()).filename().string();
    return sandbox_->file().title.empty() ? "the world" : sandbox_->file().title;
  }
  const Document& document = session_.document();
  if (!document.path().empty()) return fs::path(document.path()).filename().string();
  return document.scene().title.empty() ? "the scene" : document.scene().title;
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

void Desk::choose(const std::string& path) {
  const Question question = std::exchange(question_, Question::none);
  if (question == Question::open_where) return load(path, false);
  if (question == Question::replay_where) return load(path, true);
  if (question == Question::import_where) return importing_.openFile(absolutePath(path));
  if (saveTo(path))
    proceed();
  else
    after_ = nullptr;
}

void Desk::openFile(const std::string& path) {
  if (asking()) return waitForAnswer(path);
  if (namesLink(path)) return openText(path, "link");
  // Points change a body at most, and that can be undone.
  if (isPointsFile(path)) return importing_.openFile(absolutePath(path));
  guarded([this, path] { load(path, false); });
}

void Desk::load(const std::string& path, bool replay) {
  giveUpOpening();
  opening_ =
      std::make_unique<FileReading>(absolutePath(path), OpeningTerms{sandbox_ != nullptr, replay, session_.scene()});
  opening_for_ = 0;
  opened_over_ = {session_.document().revision(), sandbox_ ? sandbox_->revision() : 0};
  look(0);
}

/// Nobody waits for the end of what was given up.
void Desk::giveUpOpening() {
  if (!opening_) return;
  opening_->stop();
  given_up_.push_back(std::move(opening_));
}

void Desk::look(double seconds) {
  std::erase_if(given_up_, [](const auto& each) { return each->ended(); });
  if (!opening_) return openNext();
  opening_for_ += seconds;
  if (opening_->ended() && !asking()) return finishOpening();
  constexpr double kPatience = 1;
  if (opening_for_ < kPatience) return;
  const std::string name = fs::path(opening_->path()).filename().string();
  const double share = opening_->share();
  const bool prepares = share > 0.99;
  news_.offer(prepares ? fmt::format("{} has been read. Its run and its picture are being prepared.", name)
                       : fmt::format("Opening {}: {:.0f} %.", name, 100 * share),
              {{"Stop", Do{Task::stop_opening}, true}}, share);
}

double Desk::idleSeconds() const {
  constexpr double kBetweenLooks = 0.1;
  return opening_ || (!several_.left.empty() && !asking()) ? kBetweenLooks : -1;
}

/// What has been changed while the file was read is asked about.
void Desk::finishOpening() {
  const std::string path = opening_->path();
  const auto opened = std::make_shared<OpenedFile>(opening_->take());
  opening_.reset();
  if (news_.share() >= 0) news_.dismiss();
  const auto showIt = [this, opened, path] { show(std::move(*opened), path); };
  const std::pair now(session_.document().revision(), sandbox_ ? sandbox_->revision() : 0);
  return now == opened_over_ ? showIt() : guarded(showIt);
}

/// `path`: empty for what has no file.
void Desk::show(OpenedFile opened, const std::string& path) {
  if (!opened.fault.empty()) return refuse(opened.fault);
  if (const auto* run = std::get_if<std::shared_ptr<const GivenRun>>(&opened.content)) return show(*run);
  if (const auto* run = std::get_if<std::shared_ptr<const ReplayedRun>>(&opened.content)) return show(*run);
  if (const auto* world = std::get_if<WorldFile>(&opened.content)) return showWorld(*world, path, opened.print);
  show(std::get<Scene>(std::move(opened.content)), path, std::move(opened.lane));
  if (!path.empty()) seen_.saw(shownWork(), path, opened.print);
  news_.dismiss();
  goTo(opened.at.empty() ? session_.scene().view.step : opened.at);
  if (!path.empty()) remember(path);
}

/// The moment at which a file or a link opens, where it says one.
void Desk::goTo(const std::string& moment) {
  const std::string fault = moment.empty() ? "" : session_.seekTo(moment);
  if (!fault.empty()) news_.say("The scene opens at its first step: " + fault + ".", News::Mood::error);
}

void Desk::show(const std::shared_ptr<const ReplayedRun>& run) {
  if (onWorld()) sandbox_->stepAside();
  session_.open(run);
  news_.say(fmt::format("{}: {}", nameOf(*run), summaryOf(run->report)), News::Mood::plain);
}

void Desk::show(const std::shared_ptr<const GivenRun>& run) {
  if (onWorld()) sandbox_->stepAside();
  session_.open(run);
  news_.say(
      fmt::format("A {}: it shows as it stands there. Once the scene is edited, the run is our own.", sourceText(*run)),
      News::Mood::plain);
}

void Desk::openText(const std::string& text, const std::string& source) {
  if (asking())  // its answer is about what shows
    return news_.say(fmt::format("The {} was not opened: answer the question first.", source), News::Mood::error);
  if (text.find_first_not_of(" \t\r\n") == std::string::npos)
    return news_.say(fmt::format("The {} holds no text.", source), News::Mood::error);
  const bool ours = isLink(text) || kindOf(text) != FileKind::scene || looksLikeScene(text);
  if (!ours && importing_.openText(text, source)) return;
  ReadWatch unwatched;
  const auto opened =
      std::make_shared<OpenedFile>(openedText(text, source, {sandbox_ != nullptr, false, session_.scene()}, unwatched));
  const auto showIt = [this, opened] { show(std::move(*opened), ""); };
  // A scene can be taken back by undo; a world that it takes the place of cannot.
  const bool scene = std::holds_alternative<Scene>(opened->content);
  const bool world = std::holds_alternative<WorldFile>(opened->content);
  return world || (scene && onWorld()) ? guarded(showIt) : showIt();
}

/// A scene in place of what shows, which may have been a world.
void Desk::show(Scene scene, const std::string& path, std::unique_ptr<Lane> ready) {
  if (onWorld()) sandbox_->close();
  session_.open(std::move(scene), path, std::move(ready));
}

void Desk::showWorld(const WorldFile& file, const std::string& path, std::size_t print) {
  replaceWorld([this, file, path, print] {
    sandbox_->show(file, path);
    if (!path.empty()) seen_.saw(0, path, print);
    sandbox_->play(!session_.settings().reduce_motion);  // where motion is reduced nothing starts by itself
    news_.dismiss();
    if (!path.empty()) remember(path);
  });
}

/// Not where files are the page's own copies, which go with it.
void Desk::remember(const std::string& path) {
  if (clipboard_.hand_over) return;
  std::vector<std::string> recent = session_.settings().recent;
  recent.erase(std::remove(recent.begin(), recent.end(), path), recent.end());
  recent.insert(recent.begin(), path);
  if (recent.size() > kMostRecent) recent.resize(kMostRecent);
  session_.setRecent(std::move(recent));
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
