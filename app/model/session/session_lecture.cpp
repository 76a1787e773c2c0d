// The open lecture: shows, adds and changes its stops.

#include "model/playback/address.h"
#include "model/session/session.h"

#include <utility>

namespace gjklab {
namespace {

/// Switches off what the stop does not mention: the user's preferences must not change a lecture.
Opening openingOf(const LectureStop& stop, const Scene& scene) {
  Opening opening = stop.shows;
  opening.study = studyOf(scene);
  opening.compare = opening.compare.value_or(false);
  opening.warm_start = opening.warm_start.value_or(false);
  opening.contacts = opening.contacts.value_or(false);
  opening.mass = opening.mass.value_or(false);
  return opening;
}

/// The parts of the inquiry that are switched on.
Opening shownBeside(const Inquiry& inquiry) {
  Opening shows;
  if (inquiry.compare) {
    shows.compare = true;
    shows.rival = Rival{inquiry.rival.method, {}, RivalStart::same};
  }
  if (inquiry.warm_start) shows.warm_start = true;
  if (inquiry.contacts) shows.contacts = true;
  if (inquiry.mass) shows.mass = true;
  return shows;
}

}  // namespace

void Session::open(Lecture lecture, std::string path) {
  leaveWorld();
  bring(LectureWork(document_.newNumber(), std::move(lecture), std::move(path)));
}

void Session::restore(Lecture lecture, std::string path) {
  leaveWorld();
  LectureWork work(document_.newNumber(), std::move(lecture), std::move(path));
  work.markUnsaved();
  bring(std::move(work));
}

void Session::bring(LectureWork work) {
  putLectureAway();
  lecture_ = std::move(work);
  take(GoToStop{lecture_.at()});
}

void Session::putLectureAway() {
  leaveWorld();
  if (lecture_.number() != 0) works().put(std::exchange(lecture_, {}));
}

/// Brings the user's own work back. Changes made at the stop are dropped.
void Session::leaveStop() {
  const ShownStop left = std::exchange(shown_stop_, ShownStop::none);
  if (left == ShownStop::scene) takeWorkUp();
  if (left == ShownStop::world) world_.close();
}

void Session::take(const GoToStop& wanted) {
  if (lecture_.number() == 0 || wanted.stop < 0 || wanted.stop >= lecture_.size()) return;
  leaveWorld();
  lecture_.go(wanted.stop);
  const LectureStop& stop = lecture_.stop();
  ++stops_shown_;
  if (const auto* kept = std::get_if<Scene>(&stop.what)) {
    putScenesAside();
    show(ShowScene{*kept, openingOf(stop, *kept), {}}, "");
    document_.forgetChanges();
    shown_stop_ = ShownStop::scene;
    if (!stop.step.empty()) seekTo(stop.step);
    lectern_.setInk(inkPage(), stop.ink);
  } else if (const auto* world = std::get_if<WorldFile>(&stop.what)) {
    open(*world, "");
    shown_stop_ = ShownStop::world;
    world_.play(!settings_.reduce_motion);
  } else {
    shown_stop_ = ShownStop::lesson;  // the window opens the lesson
  }
}

void Session::take(const StepLecture& step) {
  if (lecture_.number() != 0) take(GoToStop{lecture_.at() + step.by});
}

LectureStop Session::momentAsStop(const KeepMoment& keep) const {
  LectureStop stop;
  if (!keep.lesson.empty()) {
    stop.what = keep.lesson;
    stop.step = std::to_string(keep.beat);
    return stop;
  }
  if (showsWorld()) {
    stop.what = world_.asFile();
    return stop;
  }
  Scene kept = scene();
  kept.view = viewToKeep();
  stop.what = std::move(kept);
  stop.step = addressOf(moment());
  stop.shows = shownBeside(inquiry_);
  stop.ink = lectern_.ink(inkPage());
  return stop;
}

void Session::take(const KeepMoment& keep) {
  LectureStop stop = momentAsStop(keep);
  if (lecture_.number() == 0) {
    lecture_ = LectureWork(document_.newNumber(), Lecture{"", {std::move(stop)}}, "");
    lecture_.markUnsaved();
    return;
  }
  using What = LectureEdit::What;
  const int at = lecture_.at();
  lecture_.apply({keep.replaces ? What::replace : What::insert, keep.replaces ? at : at + 1, 0, {}, std::move(stop)});
}

void Session::take(const EditLecture& change) {
  if (lecture_.number() != 0) lecture_.apply(change.edit);
}
void Session::take(const UndoLecture&) { lecture_.undo(); }
void Session::take(const RedoLecture&) { lecture_.redo(); }

void Session::take(const CloseLecture&) { putLectureAway(); }

}  // namespace gjklab
