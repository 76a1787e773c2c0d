#pragma once
// The points whose hull is a body, and their names on the screen.

#include "model/scene/scene.h"

#include <string>
#include <vector>

namespace gjklab {

/// A corner of a box around the origin; bit k of the index is set if coordinate k is positive.
std::vector<dvec3> boxCorners(dvec3 half_extents, int dimension);

/// The same in the order of the screen: in 2-D around the outline, counter-clockwise.
std::vector<dvec3> boxOutline(dvec3 half_extents, int dimension);

/// "A₂" for A's point of index 1.
std::string pointName(Which, int index);
/// "A₂ − B₃", both indices known.
std::string pairName(int index_a, int index_b);

/// The points whose hull is the body (its core if it has a radius), in its own frame; empty for a round body.
std::vector<dvec3> hullPoints(const Body&, int dimension);
/// One of them in the world.
dvec3 hullPointInWorld(const Scene&, Which, int index);

}  // namespace gjklab
