#pragma once
// Unsaved work: kept in a file of its own while the program runs, offered again after a crash.
//
// Every running program has a work file and a lock file in the directory. The lock is held as long as the program
// lives and the system drops it when it dies, however it dies. So a work file whose lock nobody holds was left behind
// by a crash, and whoever gets its lock may offer it.

#include "model/lecture/lecture.h"
#include "model/scene/scene.h"
#include "model/world/world_file.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace gjklab {

/// Work that a crash left behind.
struct RecoveredWork {
  Scene scene;
  std::string path;                     ///< the scene's file; empty: never saved
  std::optional<WorldFile> world;       ///< the work is this world, and there is no scene
  bool outdated = false;                ///< the file has been written since the work was kept
  std::optional<Lecture> lecture = {};  ///< likewise
  friend bool operator==(const RecoveredWork&, const RecoveredWork&) = default;
};

class Recovery {
 public:
  /// Nothing is touched before something is kept; `directory` is made when it is needed.
  explicit Recovery(const std::string& directory);
  /// A regular end: this program's file goes. Claimed work that was neither kept nor cleared stays for the next start.
  ~Recovery();
  Recovery(const Recovery&) = delete;
  Recovery& operator=(const Recovery&) = delete;

  /// Takes the newest work that a crash left behind, if there is any, out of every other program's reach. It stays on
  /// the disk until the next keep() or clear(), so that a second crash loses nothing. Call again for older work.
  std::optional<RecoveredWork> claim();
  /// Keeps this unsaved work; does nothing when it is what was kept last.
  void keep(const Scene& scene, const std::string& path) { keep(RecoveredWork{scene, path, {}, false}); }
  void keep(const WorldFile& world, const std::string& path) { keep(RecoveredWork{{}, path, world, false}); }
  void keep(const Lecture& lecture, const std::string& path) { keep(RecoveredWork{{}, path, {}, false, lecture}); }
  /// There is nothing unsaved (saved, or given up): the work goes.
  void clear();
  /// What is kept stays on the disk for the next start, as after a crash. The end of this object's work.
  void leave();
  /// Files that claim() found and could not read, under the names that they are kept by.
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
