#include "model/sandbox/sandbox.h"

#include "model/sandbox/body_axes.h"

#include <algorithm>

namespace gjklab {

namespace {

/// Steps that are done for one picture, at most.
constexpr int kMostSteps = 3;
/// However short the steps are, no more moments than this are kept.
constexpr int kMostMoments = 3600;
constexpr const char* kThrow = "throwing a body";
/// So many changes can be taken back.
constexpr std::size_t kMostChanges = 60;
/// What undo holds beyond the recording, but for the last change, takes no more than this.
constexpr std::size_t kMostHistoryBytes = 16 << 20;

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
  past_.clear();
  future_.clear();
  gesture_ = Gesture::none;
  revision_ = ++last_revision_;
  recording_ = {};
  recording_.restart(std::move(file));
  moment_ = 0;
  playing_ = false;
  owed_ = 0;
  hold_ = {};
  in_lab_.reset();
  ++number_;
}

void Sandbox::close() {
  recording_ = {};
  player_ = {};
  past_.clear();
  future_.clear();
  moment_ = 0;
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
  moment_ = recording_.first() + std::clamp(position, 0, last());
  playing_ = false;
}

void Sandbox::stepBy(int steps) {
  playing_ = false;
  for (; steps < 0; ++steps) moment_ = std::max(moment_ - 1, recording_.first());
  for (; steps > 0; --steps) {
    if (moment_ < recording_.last())
      ++moment_;
    else
      simulate();
  }
}

void Sandbox::simulate() {
  player_.step(recording_, hold_);
  pulled_ = true;
  moment_ = recording_.last();
  forgetOldMoments();
}

void Sandbox::forgetOldMoments() {
  const double since = recording_.timeAt(moment_) - kKept;
  const auto forget = [since](Recording& recording, int most) {
    int first = std::max(recording.first(), std::min(most, recording.last() + 1 - kMostMoments));
    while (first < most && recording.timeAt(first) < since) ++first;
    recording.forgetBefore(first);
  };
  forget(recording_, moment_ - 1);
  for (auto* memories : {&past_, &future_})
    for (Memory& memory : *memories) forget(memory.recording, memory.moment);
}

void Sandbox::advance(double seconds) {
  if (!playing_ || inLab()) return;
  const double step = file().world.time_step;
  owed_ = std::min(owed_ + seconds * pace_, kMostSteps * step);
  // A step that is all but due is done now: a picture a step, where the clock and the steps are as good as even.
  for (; owed_ >= 0.999 * step; owed_ -= step) {
    if (moment_ < recording_.last())
      ++moment_;
    else
      simulate();
  }
}

void Sandbox::goOnFromHere() {
  if (moment_ < recording_.last()) recording_.cutAfter(moment_, asFile());
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
  if (gesture_ != Gesture::remembered) past_.push_back({name, recording_, moment_, revision_, edits_});
  if (past_.size() > kMostChanges) past_.pop_front();
  boundHistory();
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
  to.push_back({memory.name, std::move(recording_), moment_, revision_, edits_});
  recording_ = std::move(memory.recording);
  moment_ = memory.moment;
  revision_ = memory.revision;
  edits_ = memory.edits;
  boundHistory();
}

std::size_t Sandbox::recordingBytes() const {
  std::unordered_set<const void*> counted;
  return recording_.bytes(counted);
}

std::size_t Sandbox::historyBytes() const {
  std::unordered_set<const void*> counted;
  recording_.bytes(counted);
  std::size_t bytes = 0;
  for (const auto* memories : {&past_, &future_})
    for (const Memory& memory : *memories) bytes += memory.recording.bytes(counted);
  return bytes;
}

/// The oldest changes are forgotten first.
void Sandbox::boundHistory() {
  std::unordered_set<const void*> counted;
  recording_.bytes(counted);
  std::size_t bytes = 0;
  for (auto* memories : {&past_, &future_}) {
    auto kept = memories->rbegin();
    for (; kept != memories->rend(); ++kept) {
      bytes += kept->recording.bytes(counted);
      if (bytes > kMostHistoryBytes && kept != memories->rbegin()) break;
    }
    memories->erase(memories->begin(), kept.base());
  }
}

void Sandbox::change(WorldFile file, const char* name, Deed deed) {
  remember(name, deed);
  goOnFromHere();
  recording_.restart(std::move(file));
  hold_ = {};
}

void Sandbox::grab(int body, dvec3 point) {
  remember(kThrow, Deed::play);
  goOnFromHere();
  const WorldBodyState& state = this->state().bodies[static_cast<std::size_t>(body)];
  hold_ = {body, glm::transpose(axesOf(state, file().dimension)) * (point - state.position), point};
  pulled_ = false;
}

void Sandbox::drag(dvec3 target) {
  if (hold_.body >= 0) hold_.target = target;
}

/// Who took hold of a body while the world stood has changed nothing: what was before comes back.
void Sandbox::letGo() {
  const bool nothing = hold_.body >= 0 && !pulled_ && !past_.empty() && past_.back().name == kThrow;
  hold_ = {};
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
