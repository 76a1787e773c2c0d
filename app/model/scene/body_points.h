#pragma once
// The points that a body is the hull of, and what people call them.

#include "model/scene/scene.h"

#include <string>
#include <vector>

namespace gjklab {

/// Of a box around the origin; bit k of the index is set where coordinate k is positive.
std::vector<dvec3> boxCorners(dvec3 half_extents, int dimension);

/// The same as they are listed for people: in 2-D around the outline, counter-clockwise.
std::vector<dvec3> boxOutline(dvec3 half_extents, int dimension);

/// "A₂" for A's point of index 1.
std::string pointName(Which, int index);
/// "A₂ − B₃", both indices known.
std::string pairName(int index_a, int index_b);

/// Points that a body is the hull of (of its core, where it has a radius), in its own frame; empty for a round one.
std::vector<dvec3> hullPoints(const Body&, int dimension);

}  // namespace gjklab
