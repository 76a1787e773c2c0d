#pragma once
// The built-in worlds: assets/worlds/ID.json, ordinary world files. The menu lists the 3-D worlds first, each by its
// title.

#include "model/world/world_file.h"

#include <string>
#include <vector>

namespace gjklab {

struct WorldEntry {
  std::string id;  ///< "stack"
  std::string title;
  int dimension = 3;
};

const std::vector<WorldEntry>& worldGallery();
/// The world shown first in this dimension.
const WorldEntry& firstWorld(int dimension);
/// The path that stands for a built-in world in place of a file's path.
std::string builtInWorldPath(const std::string& id);
/// The text of a built-in world; empty if the path is not that of one.
std::string builtInWorld(const std::string& path);

}  // namespace gjklab
