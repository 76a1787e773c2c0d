#pragma once
// The built-in scenes: every one in the sources, and one for each shape in each dimension it exists in.

#include "model/follow_up.h"

#include <string>
#include <vector>

namespace gjklab {

struct GalleryEntry {
  std::string id;     ///< short, stable: "dyn4j-pair"
  std::string group;  ///< heading in the menu
  Scene scene;        ///< its title is the name in the menu
  Study study = Study::query;
};

const std::vector<GalleryEntry>& gallery();
/// The scene that the dimension opens with.
const Scene& defaultScene(int dimension);

}  // namespace gjklab
