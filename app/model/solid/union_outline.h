#pragma once
// The outline of what several convex polygons cover together: the space that a moving body sweeps, seen at many
// moments.

#include "model/scene/scene.h"

#include <array>
#include <vector>

namespace gjklab {

/// The convex hull's corners, counter-clockwise (A. M. Andrew 1979).
std::vector<dvec2> convexOutline(std::vector<dvec2> points);

/// A straight piece of an outline.
using OutlinePiece = std::array<dvec2, 2>;

/// What of the polygons' sides lies in none of the others. Corners counter-clockwise; two for a segment, whose one side
/// counts. Sides that lie within `slack` (a length) of another polygon's border stay.
std::vector<OutlinePiece> unionOutline(const std::vector<std::vector<dvec2>>& polygons, double slack);

}  // namespace gjklab
