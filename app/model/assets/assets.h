#pragma once
// The files that come with the program (assets/): those that the build put into it, or, while they are being written,
// those of a folder on the disk: GJKLAB_ASSETS=DIR.

#include "model/assets/embedded.h"

#include <string>
#include <variant>
#include <vector>

namespace gjklab {

/// One sentence: "FILE: cannot be read".
struct AssetError {
  std::string message;
};

class Assets {
 public:
  explicit Assets(std::span<const EmbeddedFile> files) : files_(files) {}
  /// The files of a folder instead; what it lacks is missing.
  explicit Assets(std::string folder) : folder_(std::move(folder)) {}

  /// The bytes of a file: "gallery.json", "scenes/cone-in-box.json".
  std::variant<std::string, AssetError> read(const std::string& name) const;
  /// The file in the language that is spoken, "de/lessons/05-loop.md", where there is one; else the English one, with
  /// the titles and names of de/titles.json.
  std::variant<std::string, AssetError> readTranslated(const std::string& name) const;
  /// What a message calls the file: its name, or the path on the disk.
  std::string called(const std::string& name) const;
  /// The names in a folder ("scenes"; "": the uppermost one) that end so (".json"), sorted.
  std::vector<std::string> names(const std::string& folder, const std::string& ending) const;

 private:
  std::span<const EmbeddedFile> files_;
  std::string folder_;  ///< empty: the embedded ones
};

/// This program's: of the folder GJKLAB_ASSETS where that is set, else the embedded ones.
const Assets& assets();

}  // namespace gjklab
