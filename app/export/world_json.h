#pragma once
// The state of a world as one JSON object, with the keys in the documented order.

#include "model/world/world.h"

#include <string>

namespace gjklab {

/// On one line. `dimension`: how many numbers a vector has.
std::string worldStateJson(const WorldState&, int dimension);

}  // namespace gjklab
