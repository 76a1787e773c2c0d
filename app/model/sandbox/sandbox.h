#pragma once
// A world that is being played with: it runs, stands, and can be gone back through. Everything that happened in the
// last minute is kept; who changes something in the past goes on from there.
//
// The world's clock is its own: a step is a step, however long the computer takes for it.

#include "model/sandbox/world_work.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

namespace gjklab {

/// What is drawn beside the bodies.
struct SandboxSights {
  bool contacts = true, boxes = false, pairs = false, islands = false, velocities = false;
  bool all_contacts = false;  ///< not the strongest alone
};

/// A pair of bodies of the world, by their places in the file.
struct BodyPair {
  int a = -1, b = -1;
  friend bool operator==(const BodyPair&, const BodyPair&) = default;
};

class Sandbox {
 public:
  /// How long is kept, of the world's time.
  static constexpr double kKept = 60;

  /// Whether there is a world at all.
  bool open() const { return !work_.recording.empty(); }
  /// Whether it is what shows: none of its pairs is in the lab, and neither is anything else.
  bool shows() const { return open() && !inLab(); }
  /// Whether it shows and has both bodies.
  bool shows(BodyPair pair) const;
  /// Shows a world from a file ("" for none), standing at its start. `number`: tells it from all other work; 0: counted
  /// here.
  void show(WorldFile file, std::string path, std::uint64_t number = 0);
  void close();
  /// Closes the world, and gives all of it to whoever brings it back.
  WorldWork takeOut();
  /// Shows a world as it was taken out, standing.
  void bring(WorldWork work);
  /// Changes with every world that is shown.
  std::uint64_t number() const { return work_.number; }

  /// The bodies and settings at the moment that shows.
  const WorldFile& file() const { return *now().file; }
  /// The same; what is made from it can be kept for as long as it is this one.
  const std::shared_ptr<const WorldFile>& sharedFile() const { return now().file; }
  const WorldState& state() const { return now().state; }
  /// The moment that shows as a world: to be saved, or gone on from.
  WorldFile asFile() const { return fileOf(file(), state()); }
  WorldBody bodyAsFile(int body) const { return bodyOf(file(), state(), body); }
  const std::string& path() const { return work_.path; }
  /// Whether it has been edited since it was saved. What playing does, by itself or by a hand that throws, knocks and
  /// shoots, is no work that could be lost.
  bool modified() const { return work_.modified(); }
  /// Whether a hand had a part in what shows since the world was opened: thrown, shot at or edited.
  bool touched() const { return work_.revision != work_.opened; }
  /// Changes with every change by hand, and with undo and redo: one number, one world.
  int revision() const { return work_.revision; }
  void markSaved(std::string path);
  /// The changes are given up: the world as it is counts as saved.
  void forgetChanges() { work_.saved_edits = work_.edits; }
  /// The world as it is to be kept against a crash: as it was last changed by hand, or as it stands; not every moment
  /// while it runs. Where a moment before a change shows, the last one, which has the change.
  std::shared_ptr<const WorldFile> toKeep() const;
  /// Work that a crash left behind: shown, and not saved.
  void restore(WorldFile file, std::string path, std::uint64_t number = 0);

  // The recording: moments 0 … last(), of which one shows.
  int last() const { return work_.recording.last() - work_.recording.first(); }
  int position() const { return work_.moment - work_.recording.first(); }
  double timeAt(int position) const { return work_.recording.timeAt(work_.recording.first() + position); }
  /// Shows a moment, and stands.
  void seek(int position);
  bool playing() const { return playing_; }
  void play(bool on) { playing_ = on; }
  /// One step on, or back, and stands.
  void stepBy(int steps);
  /// Seconds of the world in a second: 1, or less for slow motion.
  double pace() const { return pace_; }
  void setPace(double pace) { pace_ = pace; }
  /// Lets time pass. What cannot be done in time is left out: the world gets slower, the window does not.
  void advance(double seconds);

  // Playing with it. All of these go on from the moment that shows.
  /// Takes hold of a body where it was touched, a point of the world.
  void grab(int body, dvec3 point);
  void drag(dvec3 target);
  void letGo();
  const Hold& hold() const { return hold_; }
  dvec3 heldPoint() const;
  void add(WorldBody body);
  /// The same, as a missile.
  void shoot(WorldBody body);
  void remove(int body);
  /// Adds to a body's velocity, as a knock would; nothing for one that is fixed.
  void push(int body, dvec3 velocity);
  void set(const WorldSettings& settings);
  /// The body as the file shall say it from now on. What is no valid world is left out.
  void set(int body, const WorldBody& changed);

  // What was done by hand can be taken back, with all that the world did since: its recording is then as it was, as far
  // as it is of the last minute.
  /// What undo() would take back, "throwing a body"; empty: nothing.
  std::string undoName() const { return work_.past.empty() ? "" : work_.past.back().name; }
  std::string redoName() const { return work_.future.empty() ? "" : work_.future.back().name; }
  void undo() { stepHistory(work_.past, work_.future); }
  void redo() { stepHistory(work_.future, work_.past); }
  /// All changes until the end of the gesture are one.
  void beginGesture();
  void endGesture() { gesture_ = Gesture::none; }
  /// The gesture's changes are taken back.
  void cancelGesture();
  /// Memory of the recording, and of what undo and redo hold beyond it.
  std::size_t recordingBytes() const;
  std::size_t historyBytes() const;

  const SandboxSights& sights() const { return sights_; }
  void setSights(const SandboxSights& sights) { sights_ = sights; }

  // The microscope: a pair is looked at in the lab, and the world stands meanwhile.
  /// The pair as a scene: its bodies where they stand at this moment.
  Scene lookAt(BodyPair pair);
  bool inLab() const { return in_lab_.has_value(); }
  const std::optional<BodyPair>& pairInLab() const { return in_lab_; }
  /// The lab shows something else; the world stands meanwhile, and comes back as it is.
  void stepAside();
  void comeBack() { in_lab_.reset(); }

 private:
  using Memory = WorldWork::Memory;
  enum class Gesture : std::uint8_t { none, begun, remembered };
  const Recording::Moment& now() const { return player_.at(work_.recording, work_.moment); }
  void begin(WorldFile file);
  void simulate();
  /// Forgets what came after the moment that shows: the world goes on from here.
  void goOnFromHere();
  enum class ChangeKind : std::uint8_t { play, edit };
  void change(WorldFile file, const char* name, ChangeKind kind = ChangeKind::edit);
  void remember(const char* name, ChangeKind kind);
  void append(WorldBody body, const char* name, ChangeKind kind);
  void stepHistory(std::deque<Memory>& from, std::deque<Memory>& to);
  void forgetOldMoments();
  void boundHistory();

  /// What toKeep() gave last.
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
  bool pulled_ = false;  ///< the world has moved since the body was taken hold of
  SandboxSights sights_;
  std::optional<BodyPair> in_lab_;
};

}  // namespace gjklab
