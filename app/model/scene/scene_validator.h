#pragma once
// Checks whether a scene is valid, beyond its types.

#include "model/scene/scene.h"

#include <string>

namespace gjklab {

/// The place and the fault; an empty sentence: valid.
struct SceneFault {
  std::string path;  ///< "a.radius"
  std::string sentence;
};

SceneFault firstFault(const Scene&);

}  // namespace gjklab
