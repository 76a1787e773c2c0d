#pragma once
// Files that the build puts into the program (embed_files, cmake/embed.cmake): their bytes, by name.

#include <span>
#include <string_view>

namespace gjklab {

struct EmbeddedFile {
  std::string_view name;  ///< "scenes/cone-in-box.json"; the list is sorted by it
  std::string_view bytes;
};

/// The file with that name; null if there is none.
const EmbeddedFile* embeddedFile(std::span<const EmbeddedFile>, std::string_view name);

/// The files in assets/.
std::span<const EmbeddedFile> embeddedAssets();

}  // namespace gjklab
