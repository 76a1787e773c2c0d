#pragma once
// Unsaved work: stored in a separate file while the program runs, and offered again after a crash.
//
// Every running program has a work file and a lock file in the directory. It holds the lock until it exits; the system
// releases the lock however the program ends. So a work file with a free lock comes from a crash, and the program that
// gets the lock may offer it.

#include "model/lecture/lecture.h"
#include "model/scene/scene.h"
#include "model/world/world_file.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace gjklab {

/// Work to recover after a crash.
struct RecoveredWork {
  Scene scene;
  std::string path;                     ///< the scene's file; empty: never saved
  std::optional<WorldFile> world;       ///< if set, the work is this world instead of a scene
  bool outdated = false;                ///< the file was written after the work was stored
  std::optional<Lecture> lecture = {};  ///< likewise
  friend bool operator==(const RecoveredWork&, const RecoveredWork&) = default;
};

class Recovery {
 public:
  /// Changes nothing on the disk until something is stored; creates `directory` when needed.
  explicit Recovery(const std::string& directory);
  /// A regular exit: removes this program's file. Claimed work that was neither stored nor cleared remains for the next
  /// start.
  ~Recovery();
  Recovery(const Recovery&) = delete;
  Recovery& operator=(const Recovery&) = delete;

  /// Claims the newest recoverable work, if any, so that no other program offers it. It remains on the disk until the
  /// next keep() or clear(), so that a second crash loses nothing. Call again for older work.
  std::optional<RecoveredWork> claim();
  /// Stores this unsaved work; does nothing if it has not changed since the last call.
  void keep(const Scene& scene, const std::string& path) { keep(RecoveredWork{scene, path, {}, false}); }
  void keep(const WorldFile& world, const std::string& path) { keep(RecoveredWork{{}, path, world, false}); }
  void keep(const Lecture& lecture, const std::string& path) { keep(RecoveredWork{{}, path, {}, false, lecture}); }
  /// Nothing is unsaved any more (saved or discarded): removes the stored work.
  void clear();
  /// Leaves the stored work on the disk for the next start, as after a crash. Call nothing after this.
  void leave();
  /// Files that claim() found but could not read, under their new names.
  const std::vector<std::string>& unreadable() const { return unreadable_; }
  /// Why the last keep() failed ("the disk is full"); empty otherwise.
  const std::string& error() const { return error_; }

 private:
  struct State;
  void keep(const RecoveredWork&);
  bool begin();
  void dropClaimed();
  void setAside(const std::filesystem::path& work);

  std::unique_ptr<State> state_;
  std::string error_;
  std::vector<std::string> unreadable_;
};

}  // namespace gjklab
