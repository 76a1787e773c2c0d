#pragma once
// `hull`: the convex hull of a body's points or of A ⊖ B, and how it grows.

#include "model/run/follow_up.h"

#include <string>

namespace gjklab {

/// Why the points of a hull cannot be had, as one sentence; empty where they can.
std::string hullObstacle(const Scene&, Study of);

/// The exit status: 0 done, 1 could not do it, 2 bad input, a round body included.
int hullCommand(const std::string& file, Study of, bool json);

}  // namespace gjklab
