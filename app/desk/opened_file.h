#pragma once
// Opens a file: reads it and prepares it for display, in the background if it is large.

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

/// The content of a file.
struct OpenedFile {
  std::string fault;  ///< a sentence that says why it cannot be opened; empty on success
  std::variant<std::monostate, Scene, WorldFile, Lecture, std::shared_ptr<const GivenRun>,
               std::shared_ptr<const ReplayedRun>>
      content;
  std::unique_ptr<RunTrack> track;  ///< of a scene, with its run and its solids
  std::string at = {};              ///< the address of a link's moment; empty: none
  std::size_t print = 0;            ///< of the file's bytes (SeenFiles)
};

/// How the desk reads a file.
struct OpeningTerms {
  bool replay = false;         ///< a run to replay is expected
  std::optional<Scene> shown;  ///< the scene for a log without one
};

/// The content of a text or a link; `source` is used only in the fault.
OpenedFile openedText(const std::string& text, const std::string& source, const OpeningTerms&, ReadWatch&);
/// The absolute path, which stays valid if the working directory changes; unchanged if that is unknown.
std::string absolutePath(const std::string& path);
/// Whether a file is so large that it is read in the background.
bool readsAside(const std::string& path);

class FileReading {
 public:
  /// Begins reading; a small file is finished when this returns.
  FileReading(std::string path, OpeningTerms terms);
  /// Stops and waits for the end.
  ~FileReading();

  const std::string& path() const { return path_; }
  bool ended() const { return !work_ || work_->ended(); }
  /// Makes it end soon: at once while reading the file, later while building a scene's solids.
  void stop() { watch_.stop = true; }
  /// How much of the file has been read, from 0 to 1.
  double share() const { return watch_.share; }
  /// Only after it has ended.
  OpenedFile take();

 private:
  std::string path_;
  OpeningTerms terms_;
  ReadWatch watch_;
  OpenedFile opened_;
  std::optional<BackgroundWork> work_;  ///< the last member, because it uses the others
};

}  // namespace gjklab
