// What is opened: files, text, runs that are not ours, worlds.

#include "desk/desk.h"
#include "model/replay/replay_words.h"
#include "model/store/files.h"
#include "model/text/file_kind.h"
#include "model/text/link.h"
#include "model/text/paths.h"
#include "model/text/translate.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace gjklab {
namespace fs = std::filesystem;
namespace {

/// A scene, right or wrong: what is wrong with it is said then, rather than that its numbers may be points.
bool looksLikeScene(const std::string& text) {
  const std::size_t first = text.find_first_not_of(" \t\r\n");
  return text[first] == '{' &&
         (text.find("\"gjklab\"") != std::string::npos || text.find("\"shape\"") != std::string::npos);
}

}  // namespace

void Desk::openFile(const std::string& path) {
  if (asking()) return waitForAnswer(path);
  if (namesLink(path)) return openText(path, TextOrigin::link);
  // Points change a body at most, and that can be undone.
  if (isPointsFile(path)) return importing_.openFile(absolutePath(path));
  guarded([this, path] { load(path, false); });
}

void Desk::load(const std::string& path, bool replay) {
  giveUpOpening();
  opening_ = std::make_unique<FileReading>(absolutePath(path), OpeningTerms{replay, session_.scene()});
  opening_for_ = 0;
  opened_over_ = revisions();
  update(0);
}

/// Does not wait for cancelled readings to end.
void Desk::giveUpOpening() {
  if (!opening_) return;
  opening_->stop();
  given_up_.push_back(std::move(opening_));
}

void Desk::update(double seconds) {
  std::erase_if(given_up_, [](const auto& each) { return each->ended(); });
  if (!opening_) {
    openNext();
    return offerRecovered();
  }
  opening_for_ += seconds;
  if (opening_->ended() && !asking()) return finishOpening();
  constexpr double kPatience = 1;
  if (opening_for_ < kPatience) return;
  const std::string name = fileNameOf(opening_->path());
  const double share = opening_->share();
  const bool prepares = share > 0.99;
  news_.offer(prepares
                  ? tr("{file} has been read. Preparing its run and its picture.", arg("file", name))
                  : tr("Opening {file}: {percent}%.", arg("file", name), arg("percent", static_cast<int>(100 * share))),
              {{tr("Stop"), Do{Task::stop_opening}, true}}, share);
}

double Desk::idleSeconds() const {
  constexpr double kBetweenLooks = 0.1;
  const bool waits = opening_ || (!several_.left.empty() && !asking()) || (recovered_ && news_.empty());
  return waits ? kBetweenLooks : -1;
}

/// Asks about changes made while the file was read.
void Desk::finishOpening() {
  const std::string path = opening_->path();
  const auto opened = std::make_shared<OpenedFile>(opening_->take());
  opening_.reset();
  if (news_.share() >= 0) news_.dismiss();
  const auto showIt = [this, opened, path] { show(std::move(*opened), path); };
  return revisions() == opened_over_ ? showIt() : guarded(showIt);
}

/// `path`: empty for what has no file.
void Desk::show(OpenedFile opened, const std::string& path) {
  if (!opened.fault.empty()) return refuse(opened.fault);
  if (const auto* run = std::get_if<std::shared_ptr<const GivenRun>>(&opened.content)) return show(*run);
  if (const auto* run = std::get_if<std::shared_ptr<const ReplayedRun>>(&opened.content)) return show(*run);
  const auto* scene = std::get_if<Scene>(&opened.content);
  if (const auto* world = std::get_if<WorldFile>(&opened.content))
    show(*world, path);
  else if (const auto* lecture = std::get_if<Lecture>(&opened.content))
    show(*lecture, path);
  else
    show(*scene, path, std::move(opened.track));
  if (!path.empty()) seen_.saw(session_.shown().number, path, opened.print);
  news_.dismiss();
  if (scene) goTo(opened.at.empty() ? session_.scene().view.step : opened.at);
  if (!path.empty()) remember(path);
}

/// The moment at which a file or a link opens, where it says one.
void Desk::goTo(const std::string& moment) {
  const std::string fault = moment.empty() ? "" : session_.seekTo(moment);
  if (!fault.empty())
    news_.say(tr("The scene opens at its first step: {reason}.", arg("reason", fault)), News::Mood::error);
}

void Desk::show(const std::shared_ptr<const ReplayedRun>& run) {
  leave();
  session_.open(run);
  news_.say(fmt::format("{}: {}", nameOf(*run), summaryOf(run->report)), News::Mood::plain);
}

void Desk::show(const std::shared_ptr<const GivenRun>& run) {
  leave();
  session_.open(run);
  news_.say(
      tr("This is a run read from {file}, shown as recorded. Once you edit the scene, gjklab runs its own method.",
         arg("file", fileNameOf(run->file))),
      News::Mood::plain);
}

void Desk::openText(const std::string& text, TextOrigin origin) {
  const OriginWords words = wordsOf(origin);
  if (asking()) return news_.say(words.waiting, News::Mood::error);  // its answer is about what shows
  if (text.find_first_not_of(" \t\r\n") == std::string::npos) return news_.say(words.empty, News::Mood::error);
  const bool ours = isLink(text) || kindOf(text) != FileKind::scene || looksLikeScene(text);
  if (!ours && importing_.openText(text, words.source)) return;
  openNamed(text, words.name);
}

void Desk::openNamed(const std::string& text, const std::string& name) {
  ReadWatch unwatched;
  show(openedText(text, name, {false, session_.scene()}, unwatched), "");
}

void Desk::show(Scene scene, const std::string& path, std::unique_ptr<RunTrack> ready) {
  leave();
  session_.open(std::move(scene), path, std::move(ready));
}

void Desk::show(const WorldFile& world, const std::string& path) {
  leave();
  session_.open(world, path);
  session_.apply(
      InWorld{PlayWorld{!session_.settings().reduce_motion}});  // where motion is reduced nothing starts by itself
}

void Desk::show(const Lecture& lecture, const std::string& path) {
  leave();
  session_.open(lecture, path);
}

/// Not where files are the page's own copies, which go with it.
void Desk::remember(const std::string& path) {
  if (clipboard_.hand_over) return;
  Settings settings = session_.settings();
  std::vector<std::string>& recent = settings.recent;
  recent.erase(std::remove(recent.begin(), recent.end(), path), recent.end());
  recent.insert(recent.begin(), path);
  if (recent.size() > kMostRecent) recent.resize(kMostRecent);
  session_.apply(ChangeSettings{std::move(settings)});
}

}  // namespace gjklab
