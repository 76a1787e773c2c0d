#pragma once
// The number of digits that text needs for a scene.

#include "model/scene/scene.h"

namespace gjklab {

/// The fewest significant digits, from `least` to 17, that distinguish the scene's points in world coordinates:
/// coordinates that differ by more than rounding (1e-15 of the largest) look different, and so does the size of a body
/// relative to its position.
int pointDigits(const Scene&, int least);

}  // namespace gjklab
