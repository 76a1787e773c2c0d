#pragma once
// Translucent surfaces in space as flat pieces in painting order, correct even where bodies intersect.
//
// Every surface is a convex body, a part of its boundary, or a plane. A point beyond one of its front facets is in
// front of all of it; a point beyond one of its back facets is behind all of it; a point inside is in front of its back
// facets and behind its front facets. So each facet is cut where it passes through other surfaces, and pieces with the
// same position relative to all other surfaces are painted together.

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
/// The pieces of all meshes and filled planes of a 3-D figure, the furthest first.
std::vector<SurfacePiece> paintedSurfaces(const Figure&, const PaneContext&);

}  // namespace gjklab
