#pragma once
// A file that is opened: read and made ready to be shown, a large one beside the window.

#include "model/lecture/lecture.h"
#include "model/run/background_work.h"
#include "model/session/session.h"
#include "model/world/world_file.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <variant>

namespace gjklab {

/// What is in a file.
struct OpenedFile {
  std::string fault;  ///< why it cannot be opened, in one sentence; empty: it can
  std::variant<std::monostate, Scene, WorldFile, Lecture, std::shared_ptr<const GivenRun>,
               std::shared_ptr<const ReplayedRun>>
      content;
  std::unique_ptr<RunTrack> track;  ///< of a scene, with its run and its solids
  std::string at = {};              ///< the address of the moment that a link opens at; empty: none
  std::size_t print = 0;            ///< of the file's bytes (SeenFiles)
};

/// How the desk reads a file.
struct OpeningTerms {
  bool replay = false;         ///< somebody's own run is expected
  std::optional<Scene> shown;  ///< the scene of a log that does not say its own
};

/// What is in a text, or in the link that it is; `source` is only used in the fault.
OpenedFile openedText(const std::string& text, const std::string& source, const OpeningTerms&, ReadWatch&);
/// From the root, so that it stays right whatever folder the program goes to; as it is where that is unknown.
std::string absolutePath(const std::string& path);
/// Whether a file is so large that it is read beside the window.
bool readsAside(const std::string& path);

class FileReading {
 public:
  /// Begins to read; a small file has been read when this returns.
  FileReading(std::string path, OpeningTerms terms);
  /// Stops and waits for the end.
  ~FileReading();

  const std::string& path() const { return path_; }
  bool ended() const { return !work_ || work_->ended(); }
  /// It ends soon: at once while the file is read, later while a scene's solids are made.
  void stop() { watch_.stop = true; }
  /// How much of the file has been read, from 0 to 1.
  double share() const { return watch_.share; }
  /// Of one that has ended.
  OpenedFile take();

 private:
  std::string path_;
  OpeningTerms terms_;
  ReadWatch watch_;
  OpenedFile opened_;
  std::optional<BackgroundWork> work_;  ///< the last: it uses the others
};

}  // namespace gjklab
