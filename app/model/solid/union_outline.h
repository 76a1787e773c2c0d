#pragma once
// The outline of the union of several convex polygons, such as the region that a moving body sweeps, sampled at many
// moments.

#include "model/scene/scene.h"

#include <array>
#include <vector>

namespace gjklab {

/// The convex hull's corners, counter-clockwise (A. M. Andrew 1979).
std::vector<dvec2> convexOutline(std::vector<dvec2> points);

/// A straight piece of an outline.
using OutlinePiece = std::array<dvec2, 2>;

/// The parts of the polygons' sides that are not inside any other polygon. Corners counter-clockwise; two for a
/// segment, which has one side. Sides within `slack` (a length) of another polygon's border are kept.
std::vector<OutlinePiece> unionOutline(const std::vector<std::vector<dvec2>>& polygons, double slack);

}  // namespace gjklab
