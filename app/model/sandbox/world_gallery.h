#pragma once
// The worlds that come with the program: assets/worlds/ID.json, world files as anyone's. In the menu: those of three
// dimensions first, each by its title.

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
/// The path by which a built-in world is asked for where a file's path could be.
std::string builtInWorldPath(const std::string& id);
/// The text of a built-in world; empty where the path is not one's.
std::string builtInWorld(const std::string& path);

}  // namespace gjklab
