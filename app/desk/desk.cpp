#include "desk/desk.h"

#include "model/gallery/gallery.h"
#include "model/scene/scene_io.h"

#include <filesystem>
#include <utility>

namespace gjklab {

namespace fs = std::filesystem;

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
    case Task::toggle_gallery:
    case Task::save_picture:  // the window's
    case Task::copy_picture:
      break;
  }
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

std::string Desk::sceneName() const {
  if (onWorld()) {
    if (!sandbox_->path().empty()) return fs::path(sandbox_->path()).filename().string();
    return sandbox_->file().title.empty() ? "the world" : sandbox_->file().title;
  }
  const Document& document = session_.document();
  if (!document.path().empty()) return fs::path(document.path()).filename().string();
  return document.scene().title.empty() ? "the scene" : document.scene().title;
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

}  // namespace gjklab
