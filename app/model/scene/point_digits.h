#pragma once
// How many digits text needs for a scene.

#include "model/scene/scene.h"

namespace gjklab {

/// The fewest significant digits, from `least` to 17, with which the scene's points, in world coordinates, are told
/// apart: coordinates that differ by more than rounding (1e-15 of the largest) are written differently, and so is the
/// size of a body beside its place.
int pointDigits(const Scene&, int least);

}  // namespace gjklab
