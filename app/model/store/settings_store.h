#pragma once
// The settings' file: read when the program starts, written when something in it has changed.

#include "model/session/settings.h"

#include <string>
#include <vector>

namespace gjklab {

class SettingsStore {
 public:
  /// `directory`: ending in a separator; empty: nothing is remembered.
  explicit SettingsStore(const std::string& directory) : path_(directory.empty() ? "" : directory + "settings.json") {}
  /// Sentences about what is wrong with the file; its defaults stand in for that.
  Settings load(std::vector<std::string>& warnings);
  /// Writes when they differ from what was read or written last. One sentence when that fails, once.
  std::string store(const Settings&);

 private:
  std::string path_, written_;
  bool failed_ = false;
};

}  // namespace gjklab
