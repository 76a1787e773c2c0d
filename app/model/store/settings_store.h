#pragma once
// The files of the settings and of the learner's progress. Read when the program starts; what this window has changed
// since then is written into them, over nothing that another window has changed. A file that cannot be read is set
// aside under another name, never overwritten.

#include "model/session/learner_progress.h"
#include "model/session/settings.h"

#include <string>
#include <vector>

namespace gjklab {

/// What a window remembers of former sessions.
struct Remembered {
  Settings settings;
  LearnerProgress progress;
};

class SettingsStore {
 public:
  /// `directory`: ending in a separator; empty: nothing is remembered.
  explicit SettingsStore(std::string directory) : directory_(std::move(directory)) {}
  /// One sentence for each thing that is wrong with the files.
  Remembered load(std::vector<std::string>& warnings);
  /// Writes what has changed since it was read or written last. One sentence when something is wrong with a file; said
  /// once.
  std::string store(const Settings&, const LearnerProgress&);

 private:
  std::string settingsPath() const { return directory_ + "settings.json"; }
  std::string progressPath() const { return directory_ + "progress.json"; }
  std::string storeSettings(const Settings&);
  std::string storeProgress(const LearnerProgress&);

  std::string directory_, said_;
  Remembered stored_;  ///< as this window has read or written it last
};

}  // namespace gjklab
