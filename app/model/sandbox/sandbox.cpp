#include "model/sandbox/sandbox.h"

#include "model/sandbox/body_axes.h"
#include "model/text/translate.h"

#include <algorithm>
#include <utility>

namespace gjklab {

namespace {

/// Steps that are done for one picture, at most.
constexpr int kMostSteps = 3;
/// The greatest number of moments kept, however short the steps are.
constexpr int kMostMoments = 3600;
constexpr const char* kThrow = translatable("throwing a body");
/// The number of changes that can be undone.
constexpr std::size_t kMostChanges = 60;
/// The greatest memory for undo beyond the recording, except the last change.
constexpr std::size_t kMostHistoryBytes = 16 << 20;

}  // namespace

void Sandbox::show(WorldFile file, std::string path, std::uint64_t number) {
  close();
  work_.number = number != 0 ? number : ++counted_;
  work_.path = std::move(path);
  work_.recording.restart(std::move(file));
  work_.revision = work_.opened = ++last_revision_;
  work_.edits = work_.saved_edits = last_edits_;
}

void Sandbox::restore(WorldFile file, std::string path, std::uint64_t number) {
  show(std::move(file), std::move(path), number);
  work_.revision = ++last_revision_;
  work_.edits = ++last_edits_;
}

void Sandbox::close() {
  work_ = {};
  player_ = {};
  kept_ = {};
  gesture_ = Gesture::none;
  playing_ = false;
  owed_ = 0;
  hold_ = {};
  in_lab_.reset();
}

WorldWork Sandbox::takeOut() {
  playing_ = false;
  letGo();
  work_.kept = toKeep();
  WorldWork out = std::move(work_);
  close();
  return out;
}

void Sandbox::bring(WorldWork work) {
  close();
  work_ = std::move(work);
}

std::shared_ptr<const WorldFile> Sandbox::toKeep() const {
  const bool same = kept_.number == work_.number && kept_.revision == work_.revision;
  if (kept_.file && same && (playing_ || kept_.position == position())) return kept_.file;
  const std::shared_ptr<const WorldFile> shown = sharedFile();
  const Recording::Moment& last = player_.at(work_.recording, work_.recording.last());
  const bool before_a_change = last.file != shown;
  WorldFile file = before_a_change ? fileOf(*last.file, last.state) : asFile();
  kept_ = {std::make_shared<const WorldFile>(std::move(file)), work_.number, work_.revision, position()};
  return kept_.file;
}

void Sandbox::markSaved(std::string path) {
  work_.path = std::move(path);
  work_.saved_edits = work_.edits;
}

void Sandbox::seek(int position) {
  work_.moment = work_.recording.first() + std::clamp(position, 0, last());
  playing_ = false;
}

void Sandbox::stepBy(int steps) {
  playing_ = false;
  for (; steps < 0; ++steps) work_.moment = std::max(work_.moment - 1, work_.recording.first());
  for (; steps > 0; --steps) {
    if (work_.moment < work_.recording.last())
      ++work_.moment;
    else
      simulate();
  }
}

void Sandbox::simulate() {
  player_.step(work_.recording, hold_);
  pulled_ = true;
  work_.moment = work_.recording.last();
  forgetOldMoments();
}

void Sandbox::forgetOldMoments() {
  const double since = work_.recording.timeAt(work_.moment) - kKept;
  const auto forget = [since](Recording& recording, int most) {
    int first = std::max(recording.first(), std::min(most, recording.last() + 1 - kMostMoments));
    while (first < most && recording.timeAt(first) < since) ++first;
    recording.forgetBefore(first);
  };
  forget(work_.recording, work_.moment - 1);
  for (auto* memories : {&work_.past, &work_.future})
    for (Memory& memory : *memories) forget(memory.recording, memory.moment);
}

void Sandbox::advance(double seconds) {
  if ((!playing_ && hold_.body < 0) || inLab()) return;
  const double step = file().world.time_step;
  owed_ = std::min(owed_ + seconds * pace_, kMostSteps * step);
  // A step that is all but due is done now: a picture a step, where the clock and the steps are as good as even.
  for (; owed_ >= 0.999 * step; owed_ -= step) {
    if (work_.moment < work_.recording.last())
      ++work_.moment;
    else
      simulate();
  }
}

void Sandbox::goOnFromHere() {
  if (work_.moment < work_.recording.last()) work_.recording.cutAfter(work_.moment, asFile());
}

void Sandbox::beginGesture() { gesture_ = Gesture::begun; }

void Sandbox::cancelGesture() {
  if (gesture_ == Gesture::remembered) {
    undo();
    work_.future.clear();
  }
  endGesture();
}

/// Before anything is changed.
void Sandbox::remember(const char* name, ChangeKind kind) {
  work_.future.clear();
  if (gesture_ != Gesture::remembered)
    work_.past.push_back({name, work_.recording, work_.moment, work_.revision, work_.edits});
  if (work_.past.size() > kMostChanges) work_.past.pop_front();
  boundHistory();
  if (gesture_ == Gesture::begun) gesture_ = Gesture::remembered;
  work_.revision = ++last_revision_;
  if (kind == ChangeKind::edit) work_.edits = ++last_edits_;
}

void Sandbox::stepHistory(std::deque<Memory>& from, std::deque<Memory>& to) {
  letGo();
  endGesture();
  if (from.empty()) return;
  playing_ = false;
  Memory memory = std::move(from.back());
  from.pop_back();
  to.push_back({memory.name, std::move(work_.recording), work_.moment, work_.revision, work_.edits});
  work_.recording = std::move(memory.recording);
  work_.moment = memory.moment;
  work_.revision = memory.revision;
  work_.edits = memory.edits;
  boundHistory();
}

std::size_t Sandbox::recordingBytes() const {
  std::unordered_set<const void*> counted;
  return work_.recording.bytes(counted);
}

std::size_t Sandbox::historyBytes() const {
  std::unordered_set<const void*> counted;
  work_.recording.bytes(counted);
  std::size_t bytes = 0;
  for (const auto* memories : {&work_.past, &work_.future})
    for (const Memory& memory : *memories) bytes += memory.recording.bytes(counted);
  return bytes;
}

/// The oldest changes are forgotten first.
void Sandbox::boundHistory() {
  std::unordered_set<const void*> counted;
  work_.recording.bytes(counted);
  std::size_t bytes = 0;
  for (auto* memories : {&work_.past, &work_.future}) {
    auto kept = memories->rbegin();
    for (; kept != memories->rend(); ++kept) {
      bytes += kept->recording.bytes(counted);
      if (bytes > kMostHistoryBytes && kept != memories->rbegin()) break;
    }
    memories->erase(memories->begin(), kept.base());
  }
}

void Sandbox::change(WorldFile file, const char* name, ChangeKind kind) {
  remember(name, kind);
  goOnFromHere();
  work_.recording.restart(std::move(file));
  hold_ = {};
}

void Sandbox::grab(int body, dvec3 point) {
  remember(tr(kThrow), ChangeKind::play);
  goOnFromHere();
  const WorldBodyState& state = this->state().bodies[static_cast<std::size_t>(body)];
  hold_ = {body, glm::transpose(axesOf(state, file().dimension)) * (point - state.position), point};
  pulled_ = false;
}

void Sandbox::drag(dvec3 target) {
  if (hold_.body >= 0) hold_.target = target;
}

/// Grabbing a body while the world is paused changes nothing, so the previous state is restored.
void Sandbox::letGo() {
  const bool nothing = hold_.body >= 0 && !pulled_ && !work_.past.empty() && work_.past.back().name == tr(kThrow);
  hold_ = {};
  if (!nothing) return;
  const bool playing = playing_;
  undo();
  playing_ = playing;
  work_.future.clear();
}

dvec3 Sandbox::heldPoint() const {
  const WorldBodyState& body = state().bodies[static_cast<std::size_t>(hold_.body)];
  return body.position + axesOf(body, file().dimension) * hold_.anchor;
}

void Sandbox::append(WorldBody body, const char* name, ChangeKind kind) {
  WorldFile file = asFile();
  file.bodies.push_back(std::move(body));
  clearUnusedCoordinates(file);
  change(std::move(file), name, kind);
}

void Sandbox::add(WorldBody body) { append(std::move(body), tr("adding a body"), ChangeKind::edit); }

void Sandbox::shoot(WorldBody body) { append(std::move(body), tr("a shot"), ChangeKind::play); }

void Sandbox::remove(int body) {
  WorldFile file = asFile();
  if (file.bodies.size() < 2) return;  // a world has one body or more
  file.bodies.erase(file.bodies.begin() + body);
  change(std::move(file), tr("deleting a body"));
}

void Sandbox::push(int body, dvec3 velocity) {
  WorldFile file = asFile();
  WorldBody& pushed = file.bodies[static_cast<std::size_t>(body)];
  if (pushed.fixed) return;
  pushed.body.linear_velocity += velocity;
  clearUnusedCoordinates(file);
  const bool plays = playing_;
  change(std::move(file), tr("a knock"), ChangeKind::play);
  playing_ = plays;
}

void Sandbox::set(const WorldSettings& settings) {
  WorldFile file = asFile();
  file.world = settings;
  clearUnusedCoordinates(file);
  change(std::move(file), tr("a setting of the world"));
}

void Sandbox::set(int body, const WorldBody& changed) {
  WorldFile file = asFile();
  file.bodies[static_cast<std::size_t>(body)] = changed;
  clearUnusedCoordinates(file);
  if (firstFault(file).sentence.empty()) change(std::move(file), tr("changing a body"));
}

bool Sandbox::shows(BodyPair pair) const {
  const int bodies = shows() ? static_cast<int>(file().bodies.size()) : 0;
  return pair.a >= 0 && pair.b >= 0 && pair.a < bodies && pair.b < bodies;
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
