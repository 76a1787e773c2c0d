#pragma once
// The files of the settings and of the learner's progress. They are read when the program starts. Writing merges this
// window's changes, so it does not overwrite those of other windows. An unreadable file is renamed, never overwritten.

#include "model/session/learner_progress.h"
#include "model/session/settings.h"

#include <string>
#include <vector>

namespace gjklab {

/// What a window keeps from previous sessions.
struct Remembered {
  Settings settings;
  LearnerProgress progress;
};

class SettingsStore {
 public:
  /// `directory`: ending in a separator; empty: nothing is stored.
  explicit SettingsStore(std::string directory) : directory_(std::move(directory)) {}
  /// One sentence for each fault of the files.
  Remembered load(std::vector<std::string>& warnings);
  /// Writes the changes since the last reading or writing. Returns a sentence if a file has a fault, but only once for
  /// each fault.
  std::string store(const Settings&, const LearnerProgress&);

 private:
  std::string settingsPath() const { return directory_ + "settings.json"; }
  std::string progressPath() const { return directory_ + "progress.json"; }
  std::string storeSettings(const Settings&);
  std::string storeProgress(const LearnerProgress&);

  std::string directory_, said_;
  Remembered stored_;  ///< as last read or written by this window
};

}  // namespace gjklab
