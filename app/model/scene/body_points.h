#pragma once
// The points that a body is the hull of.

#include "model/scene/scene.h"

#include <vector>

namespace gjklab {

/// Of a box around the origin; bit k of the index is set where coordinate k is positive.
std::vector<dvec3> boxCorners(dvec3 half_extents, int dimension);

/// Points that a body is the hull of (of its core, where it has a radius), in its own frame; empty for a round one.
std::vector<dvec3> hullPoints(const Body&, int dimension);

}  // namespace gjklab
