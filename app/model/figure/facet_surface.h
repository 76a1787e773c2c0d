#pragma once
// A surface of triangles whose facets have states: EPA's polytope and the growing hull in 3-D.

#include "model/figure/figure_builder.h"

#include <array>
#include <vector>

namespace gjklab {

struct SurfaceFacet {
  std::array<int, 3> ids;  ///< of the corners; two facets meet along the edge of two equal ids
  std::array<dvec3, 3> corners;
  dvec3 normal;
  FacetState state;
};

Role facetRole(FacetState);

struct SurfaceStyle {
  bool edges = true;
  bool flat_parts_whole = false;  ///< no edge is drawn between facets in one plane
};

/// The facets, with those of one state as one mesh, and their edges. Each edge is drawn as part of its most prominent
/// facet, faint and dashed if that facet faces away from the viewer.
void addFacetSurface(FigureBuilder&, const std::vector<SurfaceFacet>&, const SurfaceStyle& style = {});

}  // namespace gjklab
