#include "model/sandbox/recording.h"

#include <algorithm>

namespace gjklab {

namespace {

// How long a stretch is: short enough to be reproduced at a click, long enough for its kept world not to matter.
constexpr std::size_t kLeastStretch = 32, kMostStretch = 128;
/// In queries of GJK, or steps of worlds at rest: some hundredths of a second.
constexpr std::size_t kMostWork = 10000;
/// The saved worlds of a minute take at most this memory, however large the world is (at 60 steps a second).
constexpr std::size_t kMostKeptBytes = 24 << 20, kMinute = 3600;

}  // namespace

bool Recording::Stretch::full() const {
  const std::size_t least = std::max(kLeastStretch, world_bytes * kMinute / kMostKeptBytes);
  return steps.size() >= least && (steps.size() >= kMostStretch || work >= kMostWork);
}

std::size_t Recording::Stretch::bytes() const {
  std::size_t bytes = sizeof(*this) + steps.capacity() * sizeof(Step);
  if (start) bytes += start->bytes();
  if (start && fresh) bytes += start->shapeBytes();
  if (opens) bytes += sizeof(*file) + file->bodies.size() * sizeof(WorldBody);
  return bytes;
}

std::size_t Recording::bytes(std::unordered_set<const void*>& counted) const {
  std::size_t bytes = pieces_.size() * sizeof(Piece);
  for (const Piece& piece : pieces_)
    if (counted.insert(piece.stretch.get()).second) bytes += piece.stretch->bytes();
  return bytes;
}

const Recording::Piece& Recording::pieceOf(int moment) const {
  const auto after = std::upper_bound(pieces_.begin(), pieces_.end(), moment,
                                      [](int number, const Piece& piece) { return number < piece.first; });
  return *std::prev(after);
}

double Recording::timeAt(int moment) const {
  const Piece& piece = pieceOf(moment);
  return piece.stretch->steps[static_cast<std::size_t>(moment - piece.first)].time;
}

void Recording::append(const Step& step) {
  Piece& piece = pieces_.back();
  piece.stretch->steps.push_back(step);
  ++piece.count;
  ++last_;
}

void Recording::restart(WorldFile file) {
  const double time = empty() ? 0 : timeAt(last_);
  if (!empty()) {
    while (pieces_.back().first > last_) pieces_.pop_back();
    if (--pieces_.back().count == 0) pieces_.pop_back();
    --last_;
  }
  const std::size_t bytes = World(file).kept().bytes();
  addStretch({std::nullopt, true, true, std::make_shared<const WorldFile>(std::move(file)), bytes});
  append({time, {}});
}

void Recording::cutAfter(int moment, const WorldFile& from) {
  while (pieces_.back().first > moment) pieces_.pop_back();
  pieces_.back().count = static_cast<std::size_t>(moment - pieces_.back().first + 1);
  last_ = moment;
  KeptWorld kept = World(from).kept();
  const std::size_t bytes = kept.bytes();
  addStretch({std::move(kept), false, true, pieces_.back().stretch->file, bytes});
}

void Recording::forgetBefore(int moment) {
  first_ = std::max(first_, moment);
  while (pieces_.front().first + static_cast<int>(pieces_.front().count) <= first_) pieces_.pop_front();
}

void RecordingPlayer::open(const Recording::Piece& piece) {
  if (stretch_ == piece.stretch) return;
  stretch_ = piece.stretch;
  world_.emplace(stretch_->world());
  moments_.clear();
}

void RecordingPlayer::playOn(const Recording::Step& step) {
  if (!stretch_->opens || !moments_.empty()) {
    if (step.hold.body >= 0)
      world_->pull(step.hold.body, step.hold.anchor, step.hold.target);
    else
      world_->letGo();
    world_->step();
  }
  moments_.push_back({step.time, world_->state(), stretch_->file});
}

void RecordingPlayer::playTo(std::size_t count) {
  while (moments_.size() < count) playOn(stretch_->steps[moments_.size()]);
}

const Recording::Moment& RecordingPlayer::at(const Recording& recording, int moment) {
  const Recording::Piece& piece = recording.pieceOf(moment);
  const auto index = static_cast<std::size_t>(moment - piece.first);
  open(piece);
  playTo(index + 1);
  return moments_[index];
}

void RecordingPlayer::step(Recording& recording, const Hold& hold) {
  const Recording::Piece& piece = recording.pieces_.back();
  const std::size_t before = piece.count;
  const double time = recording.timeAt(recording.last_) + piece.stretch->file->world.time_step;
  open(piece);
  // Another recording may have gone on in this stretch: this one then needs the world as it was before.
  if (moments_.size() > before) {
    world_.emplace(stretch_->world());
    moments_.clear();
  }
  playTo(before);
  if (before < stretch_->steps.size() || stretch_->full()) {
    KeptWorld kept = world_->kept();
    const std::size_t bytes = kept.bytes();
    recording.addStretch({std::move(kept), false, !stretch_->start, stretch_->file, bytes});
    stretch_ = recording.pieces_.back().stretch;
    moments_.clear();
  }
  recording.append({time, hold});
  playOn(stretch_->steps.back());
  stretch_->work += 1 + static_cast<std::size_t>(moments_.back().state.queries);
}

}  // namespace gjklab
