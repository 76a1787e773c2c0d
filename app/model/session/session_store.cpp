// One store of works, scenes and worlds: which is on the screen, which are unsaved, and the way between lab and world.

#include "model/session/session.h"

#include <utility>

namespace gjklab {

std::vector<UnsavedWork> Session::unsaved() const {
  std::vector<UnsavedWork> all = aside_ ? aside_->works.unsaved() : left_.unsaved();
  if (!aside_ && document_.modified()) all.push_back({document_.number(), document_.path(), document_.scene()});
  if (lecture_.number() != 0 && lecture_.modified())
    all.push_back({lecture_.number(), lecture_.path(), {}, nullptr, lecture_.shared()});
  if (world_.open() && shown_stop_ != ShownStop::world && world_.modified())
    all.push_back({world_.number(), world_.path(), {}, world_.toKeep()});
  return all;
}

/// A scene of a lesson, or a pair of a world, is nobody's work; what a stop shows is its lecture's.
ShownWork Session::shown() const {
  if (atStop()) return {lecture_.number(), lecture_.path(), lecture_.lecture().title, false, lecture_.modified(), true};
  if (showsWorld()) return {world_.number(), world_.path(), world_.file().title, true, world_.modified()};
  return {document_.number(), document_.path(), document_.scene().title, false, !aside_ && document_.modified()};
}

void Session::forget(std::uint64_t number) {
  works().remove(number);
  if (number == lecture_.number()) {
    lecture_.forgetChanges();
    take(CloseLecture{});
  }
  if (world_.inLab() && world_.number() == number) world_.close();
}

void Session::forgetChanges() {
  if (atStop())
    lecture_.forgetChanges();
  else if (showsWorld())
    world_.forgetChanges();
  else
    document_.forgetChanges();
}

void Session::markSaved(std::string path) {
  if (atStop())
    lecture_.markSaved(std::move(path));
  else if (showsWorld())
    world_.markSaved(std::move(path));
  else
    document_.markSaved(std::move(path));
}

void Session::open(WorldFile file, std::string path) {
  putWorldAway();
  world_.show(std::move(file), std::move(path), document_.newNumber());
}

void Session::restore(WorldFile file, std::string path) {
  putWorldAway();
  world_.restore(std::move(file), std::move(path), document_.newNumber());
}

void Session::putWorldAway() {
  if (!world_.open()) return;
  leaveWorld();
  works().put(world_.takeOut());
}

/// The stop that shows is left, too.
void Session::leaveWorld() {
  stepOutOfWorld();
  leaveStop();
}

void Session::stepOutOfWorld() {
  if (!world_.open()) return;
  const bool pair = world_.inLab() && world_.pairInLab()->a >= 0;
  if (pair) takeWorkUp();
  world_.stepAside();
}

void Session::comeBackToWorld() {
  if (!world_.inLab()) return;
  shown_stop_ == ShownStop::world ? stepOutOfWorld() : leaveWorld();
  world_.comeBack();
}

void Session::lookAt(Scene pair) {
  putScenesAside();
  show({std::move(pair), {}, {}}, "");
  document_.forgetChanges();
}

void Session::take(const ShowWork& wanted) {
  if (world_.open() && wanted.number == world_.number()) return comeBackToWorld();
  if (std::optional<WorldWork> world = works().takeWorld(wanted.number)) {
    putWorldAway();
    return world_.bring(std::move(*world));
  }
  if (wanted.number == lecture_.number()) return take(GoToStop{lecture_.at()});
  if (std::optional<LectureWork> lecture = works().takeLecture(wanted.number)) return bring(std::move(*lecture));
  leaveWorld();
  if (const Work* work = left_.find(wanted.number)) show(Work(*work));
}

}  // namespace gjklab
