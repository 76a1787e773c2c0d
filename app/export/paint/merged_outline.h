#pragma once
// Polygons that meet along edges, as one area: edges between two of them are left out.

#include "model/scene/scene.h"

#include <vector>

namespace gjklab {

/// `polygons`: all turn the same way, and none lies on another. Corners are rounded to hundredths of a pixel.
std::vector<std::vector<dvec2>> mergedOutlines(const std::vector<std::vector<dvec3>>& polygons);

}  // namespace gjklab
