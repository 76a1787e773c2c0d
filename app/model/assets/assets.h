#pragma once
// The files that come with the program (assets/): embedded by the build, or, for editing, read from a folder:
// GJKLAB_ASSETS=DIR.

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
  /// Uses the files of a folder instead; there is no fallback for files that it lacks.
  explicit Assets(std::string folder) : folder_(std::move(folder)) {}

  /// The bytes of a file: "gallery.json", "scenes/cone-in-box.json".
  std::variant<std::string, AssetError> read(const std::string& name) const;
  /// The file in the present language, such as "de/lessons/05-loop.md", if there is one; otherwise the English file,
  /// with the titles and names of de/titles.json.
  std::variant<std::string, AssetError> readTranslated(const std::string& name) const;
  /// The file's name in messages: its asset name, or its path on the disk.
  std::string called(const std::string& name) const;
  /// The names in a folder ("scenes"; "": the top folder) with this ending (".json"), sorted.
  std::vector<std::string> names(const std::string& folder, const std::string& ending) const;

 private:
  std::span<const EmbeddedFile> files_;
  std::string folder_;  ///< empty: the embedded ones
};

/// The program's assets: those of the folder GJKLAB_ASSETS if that is set, otherwise the embedded ones.
const Assets& assets();

}  // namespace gjklab
