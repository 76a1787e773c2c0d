#pragma once
// Unsaved work: kept in a file of its own while the program runs, offered again after a crash.
//
// Every running program has one file in the directory, named after its process, and holds a lock on it. A file whose
// lock nobody holds was left behind by a crash: whoever claims it first may offer it.

#include "model/scene.h"

#include <memory>
#include <optional>
#include <string>

namespace gjklab {

/// Work that a crash left behind.
struct RecoveredWork {
  Scene scene;
  std::string path;  ///< the scene's file; empty: never saved
};

class Recovery {
 public:
  /// `directory` is made if missing. Where it cannot be written nothing is kept, and error() says so.
  explicit Recovery(std::string directory);
  ~Recovery();  ///< a regular end: this program's file is removed
  Recovery(const Recovery&) = delete;
  Recovery& operator=(const Recovery&) = delete;

  /// Takes the newest work left behind by a crash, if there is any, out of everybody else's reach. It stays on the disk
  /// until keep() or clear() is next called: a second crash loses nothing.
  std::optional<RecoveredWork> claim();
  /// Keeps this unsaved work. Cheap when nothing changed since the last call.
  void keep(const Scene&, const std::string& path);
  /// There is nothing unsaved (saved, or given up): the file goes.
  void clear();
  /// One sentence when the last keep() failed; empty otherwise.
  const std::string& error() const { return error_; }

 private:
  struct Files;
  std::unique_ptr<Files> files_;
  std::string error_;
};

}  // namespace gjklab
