#include "model/figure/facet_surface.h"

#include <algorithm>
#include <memory>

namespace gjklab {
namespace {

/// Normals that differ by less belong to one plane.
constexpr double kSamePlane = 1e-9;

/// Where two facets meet, the edge is drawn as part of the one that is talked about.
int weightOf(FacetState state) {
  switch (state) {
    case FacetState::plain:
      return 0;
    case FacetState::fresh:
      return 1;
    case FacetState::visible:
      return 2;
    case FacetState::closest:
      return 3;
  }
  return 0;
}

struct Surface {
  std::vector<dvec3> positions, normals;
  std::vector<int> triangles;
};

void addTriangles(FigureBuilder& builder, const std::vector<SurfaceFacet>& facets) {
  for (const FacetState state : {FacetState::plain, FacetState::fresh, FacetState::visible, FacetState::closest}) {
    auto surface = std::make_shared<Surface>();
    for (const SurfaceFacet& facet : facets) {
      if (facet.state != state) continue;
      for (const dvec3& corner : facet.corners) {
        surface->triangles.push_back(static_cast<int>(surface->positions.size()));
        surface->positions.push_back(corner);
        surface->normals.push_back(facet.normal);
      }
    }
    if (surface->triangles.empty() || !isDrawable(surface->positions)) continue;
    builder.mesh({.role = facetRole(state),
                  .owner = surface,
                  .positions = surface->positions,
                  .normals = surface->normals,
                  .triangles = surface->triangles});
  }
}

struct Side {
  int low, high;
  FacetState state;
  bool faces_viewer;
  const SurfaceFacet* facet;
  dvec3 from, to;
};

std::vector<Side> sidesOf(const std::vector<SurfaceFacet>& facets, const Eye& eye) {
  std::vector<Side> sides;
  sides.reserve(3 * facets.size());
  for (const SurfaceFacet& facet : facets) {
    const bool faces = eye.facing(facet.normal, facet.corners[0]) > -1e-9;
    for (std::size_t i = 0; i < 3; ++i) {
      const std::size_t next = (i + 1) % 3;
      const int p = facet.ids[i], q = facet.ids[next];
      sides.push_back(
          {std::min(p, q), std::max(p, q), facet.state, faces, &facet, facet.corners[i], facet.corners[next]});
    }
  }
  std::sort(sides.begin(), sides.end(), [](const Side& s, const Side& t) {
    if (s.low != t.low) return s.low < t.low;
    if (s.high != t.high) return s.high < t.high;
    return weightOf(s.state) > weightOf(t.state);
  });
  return sides;
}

void addEdges(FigureBuilder& builder, const std::vector<SurfaceFacet>& facets, bool flat_parts_whole) {
  const std::vector<Side> sides = sidesOf(facets, builder.eye);
  for (std::size_t i = 0; i < sides.size();) {
    const Side& side = sides[i];
    bool seen = false, flat = flat_parts_whole, falls = true;
    std::size_t count = 0;
    for (; i < sides.size() && sides[i].low == side.low && sides[i].high == side.high; ++i, ++count) {
      seen = seen || sides[i].faces_viewer;
      falls = falls && weightOf(sides[i].state) >= weightOf(FacetState::visible);
      flat = flat && glm::length(sides[i].facet->normal - side.facet->normal) <= kSamePlane;
    }
    if (flat && count > 1) continue;
    // Between two facets that w sees the edge goes with them.
    builder.line({.role = facetRole(side.state),
                  .points = {side.from, side.to},
                  .dashed = !seen,
                  .emphasis = seen ? Emphasis::normal : Emphasis::faint,
                  .dotted = seen && falls && count > 1});
  }
}

}  // namespace

Role facetRole(FacetState state) {
  switch (state) {
    case FacetState::plain:
      return Role::facet;
    case FacetState::closest:
      return Role::facet_closest;
    case FacetState::visible:
      return Role::facet_visible;
    case FacetState::fresh:
      return Role::facet_fresh;
  }
  return Role::facet;
}

void addFacetSurface(FigureBuilder& builder, const std::vector<SurfaceFacet>& facets, const SurfaceStyle& style) {
  addTriangles(builder, facets);
  if (style.edges) addEdges(builder, facets, style.flat_parts_whole);
}

}  // namespace gjklab
