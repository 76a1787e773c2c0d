#include "desk/desk.h"

#include "model/gallery/gallery.h"
#include "model/scene/scene_io.h"
#include "model/text/paths.h"
#include "model/text/translate.h"

#include <utility>

namespace gjklab {

namespace fs = std::filesystem;

Desk::Desk(Session& session, News& news, const std::string& directory, Clipboard clipboard)
    : session_(session), news_(news), clipboard_(std::move(clipboard)), directory_(directory), left_behind_(directory) {
  if (const ShownWork shown = session_.shown(); !shown.path.empty())
    seen_.check(shown.number, absolutePath(shown.path));
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
      const std::string error = clipboard_.write(textOfShown());
      return error.empty()
                 ? news_.say(session_.showsWorld() ? tr("The world in its current state is on the clipboard as text.")
                                                   : tr("The scene is on the clipboard as text."))
                 : news_.say(error, News::Mood::error);
    }
    case Task::copy_link:
      return copyLink();
    case Task::save_page:
      question_ = Question::page_where;
      return;
    case Task::copy_scores: {
      const std::string error = clipboard_.write(session_.progress().scores.csv());
      return error.empty() ? news_.say(tr("The scores are on the clipboard as CSV."))
                           : news_.say(error, News::Mood::error);
    }
    case Task::save_scores:
      return saveScores();
    case Task::paste:
      return openText(clipboard_.read(), TextOrigin::clipboard);
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
      if (session_.showsWorld()) session_.apply(LeaveWorld{});  // it is a body of the scene behind
      return importing_.answer(task);
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
    case Task::toggle_commands:
    case Task::toggle_topics:
    case Task::choose_picture:  // the window's
    case Task::choose_film:
    case Task::save_picture:
    case Task::copy_picture:
      break;
  }
}

/// Asks about every work that was left with changes, each on the screen, then ends.
void Desk::quit() {
  guarded([this] {
    session_.forgetChanges();
    const std::vector<UnsavedWork> unsaved = session_.unsaved();
    if (unsaved.empty()) {
      quitting_ = true;
      return;
    }
    session_.apply(ShowWork{unsaved.back().number});
    quit();
  });
}

/// Does it at once when nothing is unsaved, otherwise after the question.
void Desk::guarded(std::function<void()> action) {
  after_ = std::move(action);
  if (session_.shown().modified)
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

/// The changes are gone once another work is on the screen: what was to be opened may turn out to be none.
void Desk::dropChanges() {
  const std::uint64_t number = session_.shown().number;
  proceed();
  if (session_.shown().number != number) session_.forget(number);
}

void Desk::cancel() {
  question_ = Question::none;
  after_ = nullptr;
  giveUpSeveral();
}

std::string Desk::sceneName() const {
  const ShownWork shown = session_.shown();
  if (!shown.path.empty()) return fileNameOf(shown.path);
  return !shown.title.empty() ? shown.title : shown.world ? tr("the world") : tr("the scene");
}

void Desk::choose(const std::string& path) {
  const Question question = std::exchange(question_, Question::none);
  if (question == Question::open_where) return load(path, false);
  if (question == Question::replay_where) return load(path, true);
  if (question == Question::picture_where) {
    picture_asked_->path = path;
    // Another ending is another kind.
    for (const PictureKind kind : {PictureKind::png, PictureKind::svg, PictureKind::pdf, PictureKind::gif})
      if (picture_asked_->part != PicturePart::window && path.ends_with(endingOf(kind)) &&
          fits(kind, picture_asked_->span) && (kind != PictureKind::pdf || writesPdf()))
        picture_asked_->kind = kind;
    picture_ready_ = std::exchange(picture_asked_, std::nullopt);
    return;
  }
  if (question == Question::page_where) return savePage(path);
  if (question == Question::import_where) return importing_.openFile(absolutePath(path));
  if (saveTo(path))
    proceed();
  else
    after_ = nullptr;
}

}  // namespace gjklab
