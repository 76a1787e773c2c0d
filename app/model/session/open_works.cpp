#include "model/session/open_works.h"

#include <utility>

namespace gjklab {
namespace {

/// Works whose place is remembered; more than the history holds.
constexpr std::size_t kMostPlaces = 1000;

}  // namespace

OpenWorks::OpenWorks(Scene scene, std::string path) { document_.reset(std::move(scene), std::move(path)); }

/// A scene of a lesson or a pair of a world is not a work of the user; the content of a stop belongs to its lecture.
ShownWork OpenWorks::shown() const {
  if (atStop()) return {lecture_.number(), lecture_.path(), lecture_.lecture().title, false, lecture_.modified(), true};
  if (showsWorld())
    return {world_.number(), world_.path(), world_.file().title, true, !lessonOpen() && world_.modified()};
  return {document_.number(), document_.path(), document_.scene().title, false, !aside_ && document_.modified()};
}

std::vector<UnsavedWork> OpenWorks::unsaved() const {
  std::vector<UnsavedWork> all = aside_ ? aside_->works.unsaved() : left_.unsaved();
  if (!aside_ && document_.modified()) all.push_back({document_.number(), document_.path(), document_.scene()});
  if (lecture() && lecture_.modified())
    all.push_back({lecture_.number(), lecture_.path(), {}, nullptr, lecture_.shared()});
  if (const Sandbox& world = ownWorld(); world.open() && stop_ != Stop::world && world.modified())
    all.push_back({world.number(), world.path(), {}, world.toKeep()});
  return all;
}

// Scenes.

WorkPlace OpenWorks::current() const {
  const auto found = places_.find(document_.number());
  return found == places_.end() ? WorkPlace() : found->second;
}

void OpenWorks::leave(WorkPlace place) {
  places_[document_.number()] = std::move(place);
  if (places_.size() > kMostPlaces) places_.erase(places_.begin());
}

void OpenWorks::show(Work work, const std::optional<WorkPlace>& fresh) {
  left_.put(document_.work());
  left_.remove(work.number);
  const bool first = aside_ && document_.number() == aside_->document.number();
  document_.replace(std::move(work));
  if (first) document_.forgetHistory();  // undo must not lead from such a scene to the works set aside
  if (fresh) places_[document_.number()] = *fresh;
  ++scenes_shown_;
}

bool OpenWorks::keepAside(Work& work) {
  if (!aside_) return false;
  work.number = document_.newNumber();
  aside_->works.put(std::move(work));
  return true;
}

/// A step that leads to another work takes that up where and as it was left.
void OpenWorks::stepHistory(void (Document::*step)()) {
  const Work former = document_.work();
  (document_.*step)();
  if (document_.number() == former.number) return;
  left_.put(former);
  left_.remove(document_.number());
  ++scenes_shown_;
}

void OpenWorks::putScenesAside() {
  if (aside_) return;
  aside_ = SetAside{std::exchange(left_, {}), document_, {}};
  aside_->works.put(document_.work());
}

void OpenWorks::takeUp() {
  if (!aside_) return;
  if (stop_ == Stop::lesson) stop_ = Stop::none;
  SetAside aside = std::move(*aside_);
  aside_.reset();
  aside.document.goOnAfter(document_);
  document_ = std::move(aside.document);
  left_ = std::move(aside.works);
  left_.remove(document_.number());
  if (aside.world) world_ = std::move(*aside.world);
  ++scenes_shown_;
}

void OpenWorks::apply(const PutWorkAside&) {
  apply(LeaveWorld{});
  putScenesAside();
  if (!aside_->world) aside_->world = std::exchange(world_, {});
}

void OpenWorks::apply(const TakeWorkUp&) { takeUp(); }

// Worlds.

void OpenWorks::open(WorldFile file, std::string path) {
  putWorldAway();
  ownWorld().show(std::move(file), std::move(path), document_.newNumber());
}

void OpenWorks::restore(WorldFile file, std::string path) {
  putWorldAway();
  ownWorld().restore(std::move(file), std::move(path), document_.newNumber());
}

/// Continues in the recording as long as nothing has been changed.
void OpenWorks::apply(const StageWorld& staged) {
  if (!lessonOpen()) return;
  if (!staged.world) return world_.close();
  const bool goes_on = world_.open() && staged_ == staged.world && !world_.touched() && world_.timeAt(0) == 0;
  if (!goes_on) world_.show(*staged.world, "", document_.newNumber());
  staged_ = staged.world;
  world_.seek(staged.step);
  world_.stepBy(staged.step - world_.position());
  world_.setSights(staged.sights);
  if (staged.pair)
    world_.lookAt(*staged.pair);
  else
    world_.comeBack();
}

bool OpenWorks::showWorld(std::uint64_t number) {
  if (world_.open() && number == world_.number()) {
    apply(ReturnToWorld{});
    return true;
  }
  std::optional<WorldWork> world = works().takeWorld(number);
  if (!world) return false;
  putWorldAway();
  ownWorld().bring(std::move(*world));
  return true;
}

void OpenWorks::putWorldAway() {
  Sandbox& world = ownWorld();
  if (!world.open()) return;
  if (!lessonOpen()) apply(LeaveWorld{});
  if (world.open()) works().put(world.takeOut());  // that of a stop is gone
}

/// The stop that shows is left, too.
void OpenWorks::apply(const LeaveWorld&) {
  stepOutOfWorld();
  leaveStop();
}

/// A pair of a lesson's world stays the lesson's, whatever scene shows it.
void OpenWorks::stepOutOfWorld() {
  if (!world_.open() || (lessonOpen() && world_.inLab())) return;
  if (world_.inLab() && world_.pairInLab()->a >= 0) takeUp();
  world_.stepAside();
}

void OpenWorks::apply(const ReturnToWorld&) {
  if (!world_.inLab()) return;
  stepOutOfWorld();
  if (stop_ != Stop::world) leaveStop();
  world_.comeBack();
}

// The lecture.

LectureWork OpenWorks::newLecture(Lecture lecture, std::string path) {
  return {document_.newNumber(), std::move(lecture), std::move(path)};
}

void OpenWorks::open(LectureWork lecture) {
  apply(CloseLecture{});
  lecture_ = std::move(lecture);
}

void OpenWorks::apply(const CloseLecture&) {
  apply(LeaveWorld{});
  if (lecture()) works().put(std::exchange(lecture_, {}));
}

void OpenWorks::apply(const EditLecture& change) {
  if (lecture()) lecture_.apply(change.edit);
}

void OpenWorks::keep(LectureStop stop, bool replaces) {
  if (!lecture()) {
    lecture_ = newLecture(Lecture{"", {std::move(stop)}});
    return lecture_.markUnsaved();
  }
  using What = LectureEdit::What;
  const int at = lecture_.at();
  lecture_.apply({replaces ? What::replace : What::insert, replaces ? at : at + 1, 0, {}, std::move(stop)});
}

const LectureStop& OpenWorks::goTo(int stop) {
  apply(LeaveWorld{});
  lecture_.go(stop);
  ++stops_shown_;
  return lecture_.stop();
}

void OpenWorks::showsStop() {
  const auto& what = lecture_.stop().what;
  stop_ = std::holds_alternative<Scene>(what)       ? Stop::scene
          : std::holds_alternative<WorldFile>(what) ? Stop::world
                                                    : Stop::lesson;
}

/// Brings the user's own work back. Changes made at the stop are dropped.
void OpenWorks::leaveStop() {
  const Stop left = std::exchange(stop_, Stop::none);
  if (left == Stop::scene) takeUp();
  if (left == Stop::world) world_.close();
}

// What is saved, and given up.

void OpenWorks::forget(std::uint64_t number) {
  works().remove(number);
  if (number == lecture_.number()) {
    lecture_.forgetChanges();
    apply(CloseLecture{});
  }
  if (Sandbox& world = ownWorld(); world.inLab() && world.number() == number) world.close();
}

void OpenWorks::forgetChanges() {
  if (atStop())
    lecture_.forgetChanges();
  else if (showsWorld())
    world_.forgetChanges();
  else
    document_.forgetChanges();
}

void OpenWorks::markSaved(std::string path) {
  if (atStop())
    lecture_.markSaved(std::move(path));
  else if (showsWorld())
    world_.markSaved(std::move(path));
  else
    document_.markSaved(std::move(path));
}

}  // namespace gjklab
