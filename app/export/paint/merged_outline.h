#pragma once
// Merges polygons that meet along edges into one area, without the edges between them.

#include "model/scene/scene.h"

#include <vector>

namespace gjklab {

/// `polygons`: with the same orientation and without overlaps. Corners are rounded to hundredths of a pixel.
std::vector<std::vector<dvec2>> mergedOutlines(const std::vector<std::vector<dvec3>>& polygons);

}  // namespace gjklab
