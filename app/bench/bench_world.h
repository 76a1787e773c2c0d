#pragma once
// The world that a step is measured on.

#include "model/world/world_file.h"

namespace gjklab {

/// 200 boxes resting in 20 stacks, 100 hulls falling on them; boxes and hulls only.
WorldFile benchWorld(int dimension);

}  // namespace gjklab
