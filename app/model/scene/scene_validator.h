#pragma once
// What makes a scene valid beyond its types.

#include "model/scene/scene.h"

#include <string>

namespace gjklab {

/// Where and what; an empty sentence: nothing is wrong.
struct SceneFault {
  std::string path;  ///< "a.radius"
  std::string sentence;
};

SceneFault firstFault(const Scene&);

}  // namespace gjklab
