#pragma once
// The built-in scenes: every one in the sources, and one for each shape in each dimension it exists in.

#include "model/compare/rival.h"
#include "model/run/follow_up.h"

#include <optional>
#include <string>
#include <vector>

namespace gjklab {

/// What is shown beside a scene's own run.
struct Showing {
  std::optional<Rival> rival;  ///< the method that it is compared with
  bool warm_start = false, contacts = false, mass = false;
};

struct GalleryEntry {
  std::string id;     ///< short, stable: "dyn4j-pair"
  std::string group;  ///< heading in the menu
  Scene scene;        ///< its title is the name in the menu
  Study study = Study::query;
  std::optional<Showing> showing;  ///< unset: whatever is shown already
};

const std::vector<GalleryEntry>& gallery();
/// The scene that the dimension opens with.
const Scene& defaultScene(int dimension);

}  // namespace gjklab
