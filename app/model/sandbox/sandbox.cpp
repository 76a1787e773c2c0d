#include "model/sandbox/sandbox.h"

#include "model/sandbox/body_axes.h"

#include <algorithm>

namespace gjklab {

namespace {

/// Steps that are done for one picture, at most.
constexpr int kMostSteps = 3;
/// However short the steps are, no more moments than this are kept.
constexpr std::size_t kMostMoments = 3600;
constexpr const char* kThrow = "throwing a body";
/// So many changes can be taken back.
constexpr std::size_t kMostChanges = 60;

}  // namespace

void Sandbox::show(WorldFile file, std::string path) {
  begin(std::move(file));
  path_ = std::move(path);
  opened_ = revision_;
  saved_edits_ = edits_;
}

void Sandbox::restore(WorldFile file, std::string path) {
  show(std::move(file), std::move(path));
  revision_ = ++last_revision_;
  edits_ = ++last_edits_;
}

void Sandbox::begin(WorldFile file) {
  moments_.clear();
  past_.clear();
  future_.clear();
  gesture_ = Gesture::none;
  revision_ = ++last_revision_;
  world_.emplace(file);
  moments_.push_back(
      std::make_shared<const Kept>(Kept{0, world_->state(), std::make_shared<const WorldFile>(std::move(file))}));
  position_ = 0;
  playing_ = false;
  owed_ = 0;
  hold_ = {};
  in_lab_.reset();
  ++number_;
}

void Sandbox::close() {
  world_.reset();
  moments_.clear();
  past_.clear();
  future_.clear();
  position_ = 0;
  hold_ = {};
  in_lab_.reset();
  path_.clear();
  saved_edits_ = edits_;
  playing_ = false;
}

void Sandbox::markSaved(std::string path) {
  path_ = std::move(path);
  saved_edits_ = edits_;
}

void Sandbox::seek(int position) {
  position_ = std::clamp(position, 0, last());
  playing_ = false;
}

void Sandbox::stepBy(int steps) {
  playing_ = false;
  for (; steps < 0; ++steps) position_ = std::max(position_ - 1, 0);
  for (; steps > 0; --steps) {
    if (position_ < last())
      ++position_;
    else
      simulate();
  }
}

void Sandbox::simulate() {
  const double time = moments_.back()->time + file().world.time_step;
  world_->step();
  moments_.push_back(std::make_shared<const Kept>(Kept{time, world_->state(), moments_.back()->file}));
  while (moments_.size() > kMostMoments || (moments_.size() > 2 && time - moments_.front()->time > kKept))
    moments_.pop_front();
  position_ = last();
}

void Sandbox::advance(double seconds) {
  if (!playing_ || inLab()) return;
  const double step = file().world.time_step;
  owed_ = std::min(owed_ + seconds * pace_, kMostSteps * step);
  // A step that is all but due is done now: a picture a step, where the clock and the steps are as good as even.
  for (; owed_ >= 0.999 * step; owed_ -= step) {
    if (position_ < last())
      ++position_;
    else
      simulate();
  }
}

void Sandbox::goOnFromHere() {
  if (position_ == last()) return;
  moments_.erase(moments_.begin() + position_ + 1, moments_.end());
  world_.emplace(asFile());
}

void Sandbox::beginGesture() { gesture_ = Gesture::begun; }

void Sandbox::cancelGesture() {
  if (gesture_ == Gesture::remembered) {
    undo();
    future_.clear();
  }
  endGesture();
}

/// Before anything is changed.
void Sandbox::remember(const char* name, Deed deed) {
  future_.clear();
  if (gesture_ != Gesture::remembered) past_.push_back({name, moments_, position_, revision_, edits_, *world_});
  if (past_.size() > kMostChanges) past_.pop_front();
  if (gesture_ == Gesture::begun) gesture_ = Gesture::remembered;
  revision_ = ++last_revision_;
  if (deed == Deed::edit) edits_ = ++last_edits_;
}

void Sandbox::stepHistory(std::deque<Memory>& from, std::deque<Memory>& to) {
  letGo();
  endGesture();
  if (from.empty()) return;
  playing_ = false;
  Memory memory = std::move(from.back());
  from.pop_back();
  to.push_back({memory.name, std::move(moments_), position_, revision_, edits_, *world_});
  moments_ = std::move(memory.moments);
  position_ = memory.position;
  revision_ = memory.revision;
  edits_ = memory.edits;
  world_.emplace(std::move(memory.world));
}

void Sandbox::change(WorldFile file, const char* name, Deed deed) {
  remember(name, deed);
  goOnFromHere();
  world_.emplace(file);
  moments_.back() = std::make_shared<const Kept>(
      Kept{moments_.back()->time, world_->state(), std::make_shared<const WorldFile>(std::move(file))});
  hold_ = {};
}

void Sandbox::grab(int body, dvec3 point) {
  remember(kThrow, Deed::play);
  goOnFromHere();
  const WorldBodyState& state = this->state().bodies[static_cast<std::size_t>(body)];
  hold_ = {body, glm::transpose(axesOf(state, file().dimension)) * (point - state.position), point};
  drag(point);
}

void Sandbox::drag(dvec3 target) {
  if (hold_.body < 0) return;
  hold_.target = target;
  world_->pull(hold_.body, hold_.anchor, target);
}

/// Who took hold of a body while the world stood has changed nothing: what was before comes back.
void Sandbox::letGo() {
  const bool nothing =
      hold_.body >= 0 && !past_.empty() && past_.back().name == kThrow && last() == past_.back().position;
  hold_ = {};
  if (world_) world_->letGo();
  if (!nothing) return;
  const bool playing = playing_;
  undo();
  playing_ = playing;
  future_.clear();
}

dvec3 Sandbox::heldPoint() const {
  const WorldBodyState& body = state().bodies[static_cast<std::size_t>(hold_.body)];
  return body.position + axesOf(body, file().dimension) * hold_.anchor;
}

void Sandbox::append(WorldBody body, const char* name, Deed deed) {
  WorldFile file = asFile();
  file.bodies.push_back(std::move(body));
  clearUnusedCoordinates(file);
  change(std::move(file), name, deed);
}

void Sandbox::add(WorldBody body) { append(std::move(body), "adding a body", Deed::edit); }

void Sandbox::shoot(WorldBody body) { append(std::move(body), "a shot", Deed::play); }

void Sandbox::remove(int body) {
  WorldFile file = asFile();
  if (file.bodies.size() < 2) return;  // a world has one body or more
  file.bodies.erase(file.bodies.begin() + body);
  change(std::move(file), "deleting a body");
}

void Sandbox::push(int body, dvec3 velocity) {
  WorldFile file = asFile();
  WorldBody& pushed = file.bodies[static_cast<std::size_t>(body)];
  if (pushed.fixed) return;
  pushed.body.linear_velocity += velocity;
  clearUnusedCoordinates(file);
  const bool plays = playing_;
  change(std::move(file), "a knock", Deed::play);
  playing_ = plays;
}

void Sandbox::set(const WorldSettings& settings) {
  WorldFile file = asFile();
  file.world = settings;
  clearUnusedCoordinates(file);
  change(std::move(file), "a setting of the world");
}

void Sandbox::set(int body, const WorldBody& changed) {
  WorldFile file = asFile();
  file.bodies[static_cast<std::size_t>(body)] = changed;
  clearUnusedCoordinates(file);
  if (firstFault(file).sentence.empty()) change(std::move(file), "changing a body");
}

Scene Sandbox::lookAt(BodyPair pair) {
  playing_ = false;
  letGo();
  in_lab_ = pair;
  WorldState moment = state();
  moment.time = now().time;
  return sceneOf(file(), moment, pair.a, pair.b);
}

void Sandbox::stepAside() {
  playing_ = false;
  letGo();
  in_lab_ = BodyPair{};
}

}  // namespace gjklab
