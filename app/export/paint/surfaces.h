#pragma once
// Translucent surfaces in space as flat pieces in the order in which they are painted, right also where bodies cut each
// other.
//
// Every surface is a convex body, a part of one's boundary, or a plane. Whatever lies beyond one of its facets that
// look at the viewer is in front of all of it; beyond one of those that look away, behind all of it; what is within
// lies before its backs and behind its fronts. So each facet is cut where it passes through other surfaces, and pieces
// that lie alike towards all other surfaces are painted together.

#include "model/compose/pane.h"
#include "model/figure/figure.h"

#include <vector>

namespace gjklab {

/// Pieces of one colour, painted as one area: closed polygons on the screen.
struct SurfacePiece {
  Role role;
  Color color;
  std::vector<std::vector<dvec2>> outlines;
};
/// Of all meshes and filled planes of a 3-D figure, the farthest first.
std::vector<SurfacePiece> paintedSurfaces(const Figure&, const PaneContext&);

}  // namespace gjklab
