// One store of works, scenes and worlds: which is on the screen, which are unsaved, and the way between lab and world.

#include "model/session/session.h"

#include <utility>

namespace gjklab {

std::vector<UnsavedWork> Session::unsaved() const {
  std::vector<UnsavedWork> all = aside_ ? aside_->works.unsaved() : left_.unsaved();
  if (!aside_ && document_.modified())
    all.push_back({document_.number(), document_.path(), document_.scene(), nullptr});
  if (world_.open() && world_.modified()) all.push_back({world_.number(), world_.path(), {}, world_.toKeep()});
  return all;
}

/// A scene of a lesson, or a pair of a world, is nobody's work.
ShownWork Session::shown() const {
  if (showsWorld()) return {world_.number(), world_.path(), world_.file().title, true, world_.modified()};
  return {document_.number(), document_.path(), document_.scene().title, false, !aside_ && document_.modified()};
}

void Session::forget(std::uint64_t number) {
  works().remove(number);
  if (world_.inLab() && world_.number() == number) world_.close();
}

void Session::forgetChanges() {
  if (showsWorld())
    world_.forgetChanges();
  else
    document_.forgetChanges();
}

void Session::markSaved(std::string path) {
  if (showsWorld())
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

void Session::leaveWorld() {
  if (!world_.open()) return;
  const bool pair = world_.inLab() && world_.pairInLab()->a >= 0;
  if (pair) takeWorkUp();
  world_.stepAside();
}

void Session::comeBackToWorld() {
  if (!world_.inLab()) return;
  leaveWorld();
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
  leaveWorld();
  if (const Work* work = left_.find(wanted.number)) show(Work(*work));
}

}  // namespace gjklab
