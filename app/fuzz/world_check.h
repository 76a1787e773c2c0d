#pragma once
// What must hold in every world, whatever happens in it.

#include "random_world.h"

#include <optional>
#include <string>

namespace gjklab {

/// Runs the world; the first thing that is wrong, in words. Checked after each step: every number is finite; energy
/// does not grow by more than rounding; nobody has left the room; a second run gives the same bits (at the end).
std::optional<std::string> faultOf(const RandomWorld& world, int steps);

}  // namespace gjklab
