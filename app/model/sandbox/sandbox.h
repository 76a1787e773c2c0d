#pragma once
// An interactive world: it runs, pauses and can be rewound. It keeps the last minute. After a change in the past, the
// world continues from there.
//
// The world's time does not depend on the computer's speed: a step always advances it by the time step.

#include "model/sandbox/world_work.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

namespace gjklab {

/// What is drawn beside the bodies.
struct SandboxSights {
  bool contacts = true, boxes = false, pairs = false, islands = false, velocities = false;
  bool all_contacts = false;  ///< not only the strongest
};

/// A pair of bodies of the world, by their indices in the file.
struct BodyPair {
  int a = -1, b = -1;
  friend bool operator==(const BodyPair&, const BodyPair&) = default;
};
/// Whether the world's pair has these bodies, in either order.
inline bool hasBodies(const WorldPair& pair, BodyPair bodies) {
  return BodyPair{pair.a, pair.b} == bodies || BodyPair{pair.b, pair.a} == bodies;
}

class Sandbox {
 public:
  /// How much of the world's time is kept.
  static constexpr double kKept = 60;

  /// Whether a world is open.
  bool open() const { return !work_.recording.empty(); }
  /// Whether the world is shown, instead of one of its pairs or another scene.
  bool shows() const { return open() && !inLab(); }
  /// Whether the world is shown and has both bodies.
  bool shows(BodyPair pair) const;
  /// Shows a world from a file ("" for none), paused at its start. `number`: identifies this work; 0: assigned here.
  void show(WorldFile file, std::string path, std::uint64_t number = 0);
  void close();
  /// Closes the world and returns everything needed to reopen it.
  WorldWork takeOut();
  /// Shows a world that was closed before, paused.
  void bring(WorldWork work);
  /// Changes with every world that is shown.
  std::uint64_t number() const { return work_.number; }

  /// The bodies and settings at the moment shown.
  const WorldFile& file() const { return *now().file; }
  /// The same; data derived from it stays valid as long as this pointer stays the same.
  const std::shared_ptr<const WorldFile>& sharedFile() const { return now().file; }
  const WorldState& state() const { return now().state; }
  /// The moment shown, as a world to save or to continue from.
  WorldFile asFile() const { return fileOf(file(), state()); }
  WorldBody bodyAsFile(int body) const { return bodyOf(file(), state(), body); }
  const std::string& path() const { return work_.path; }
  /// Whether it was edited since it was saved. Playing, throwing, knocking and shooting do not count as edits.
  bool modified() const { return work_.modified(); }
  /// Whether the user threw, shot or edited anything since the world was opened.
  bool touched() const { return work_.revision != work_.opened; }
  /// Changes with every change by the user, and with undo and redo: equal numbers mean equal worlds.
  int revision() const { return work_.revision; }
  void markSaved(std::string path);
  /// Discards the changes: the present world counts as saved.
  void forgetChanges() { work_.saved_edits = work_.edits; }
  /// The world to store for recovery after a crash: the state after the user's last change, or the present one if
  /// paused, but not every moment while it runs. If an earlier moment is shown, the last one, which includes the
  /// change.
  std::shared_ptr<const WorldFile> toKeep() const;
  /// Shows work recovered after a crash, as not saved.
  void restore(WorldFile file, std::string path, std::uint64_t number = 0);

  // The recording: moments 0 … last(), one of which is shown.
  int last() const { return work_.recording.last() - work_.recording.first(); }
  int position() const { return work_.moment - work_.recording.first(); }
  /// The moment's own number, which it keeps when the oldest moments are forgotten.
  int moment() const { return work_.moment; }
  double timeAt(int position) const { return work_.recording.timeAt(work_.recording.first() + position); }
  /// Shows a moment and pauses.
  void seek(int position);
  bool playing() const { return playing_; }
  void play(bool on) { playing_ = on; }
  /// Moves one step forwards or back, and pauses.
  void stepBy(int steps);
  /// Seconds of world time per second: 1, or less for slow motion.
  double pace() const { return pace_; }
  void setPace(double pace) { pace_ = pace; }
  /// Lets time pass while the world plays, or a body is held: it follows the hand also while the world pauses. If the
  /// steps take too long, some are left out: the world slows down, but the window does not.
  void advance(double seconds);

  // Interaction. All of these continue from the moment shown.
  /// Grabs a body at a point of the world.
  void grab(int body, dvec3 point);
  void drag(dvec3 target);
  void letGo();
  const Hold& hold() const { return hold_; }
  dvec3 heldPoint() const;
  void add(WorldBody body);
  /// The same, as a missile.
  void shoot(WorldBody body);
  void remove(int body);
  /// Adds to a body's velocity, as a knock; does nothing to a fixed body.
  void push(int body, dvec3 velocity);
  void set(const WorldSettings& settings);
  /// Replaces the body in the file from now on. Ignored if the world would be invalid.
  void set(int body, const WorldBody& changed);

  // Undo reverts the user's last change and everything that the world did since. It restores the recording, as far as
  // it belongs to the last minute.
  /// What undo() would revert, such as "throwing a body"; empty: nothing.
  std::string undoName() const { return work_.past.empty() ? "" : work_.past.back().name; }
  std::string redoName() const { return work_.future.empty() ? "" : work_.future.back().name; }
  void undo() { stepHistory(work_.past, work_.future); }
  void redo() { stepHistory(work_.future, work_.past); }
  /// All changes until the end of the gesture count as one.
  void beginGesture();
  void endGesture() { gesture_ = Gesture::none; }
  /// Reverts the gesture's changes.
  void cancelGesture();
  /// The memory of the recording, and of what undo and redo need in addition.
  std::size_t recordingBytes() const;
  std::size_t historyBytes() const;

  const SandboxSights& sights() const { return sights_; }
  void setSights(const SandboxSights& sights) { sights_ = sights; }

  // The microscope shows a pair as a scene while the world pauses. The scene has the bodies' poses at this moment.
  Scene lookAt(BodyPair pair);
  bool inLab() const { return in_lab_.has_value(); }
  const std::optional<BodyPair>& pairInLab() const { return in_lab_; }
  /// Something else is shown; the world pauses and is later restored unchanged.
  void stepAside();
  void comeBack() { in_lab_.reset(); }

 private:
  using Memory = WorldWork::Memory;
  enum class Gesture : std::uint8_t { none, begun, remembered };
  const Recording::Moment& now() const { return player_.at(work_.recording, work_.moment); }
  void begin(WorldFile file);
  void simulate();
  /// Forgets everything after the moment shown; the world continues from there.
  void goOnFromHere();
  enum class ChangeKind : std::uint8_t { play, edit };
  void change(WorldFile file, const char* name, ChangeKind kind = ChangeKind::edit);
  void remember(const char* name, ChangeKind kind);
  void append(WorldBody body, const char* name, ChangeKind kind);
  void stepHistory(std::deque<Memory>& from, std::deque<Memory>& to);
  void forgetOldMoments();
  void boundHistory();

  /// The last result of toKeep().
  struct Kept {
    std::shared_ptr<const WorldFile> file;
    std::uint64_t number = 0;
    int revision = -1, position = -1;
  };

  WorldWork work_;
  mutable RecordingPlayer player_;
  mutable Kept kept_;
  Gesture gesture_ = Gesture::none;
  std::uint64_t counted_ = 0;
  int last_revision_ = 0, last_edits_ = 0;
  bool playing_ = false;
  double pace_ = 1, owed_ = 0;
  Hold hold_;
  bool pulled_ = false;  ///< the world has moved since the body was grabbed
  SandboxSights sights_;
  std::optional<BodyPair> in_lab_;
};

}  // namespace gjklab
