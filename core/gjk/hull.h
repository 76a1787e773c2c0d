#pragma once
// The convex hull of a set of points in D dimensions, by the beneath-beyond polytope that EPA uses (polytope.h).

#include "gjk/hull_trace.h"

#include <array>
#include <span>
#include <vector>

namespace GJK_API gjk {

/// A convex hull as a simplicial mesh. All indices are into the points given to convexHull.
template <int D>
struct HullMesh {
  /// Dimension of the hull: 0 point, 1 segment, 2 polygon, 3 polyhedron; −1 without any points.
  int rank = -1;
  /// The vertices of the hull, each once. Rank 1: the two ends. Rank 2: the polygon in order, counter-clockwise in 2-D
  /// and about `plane_normal` in 3-D.
  std::vector<int> vertices;
  /// If rank = D: the facets (triangles in 3-D, edges in 2-D, ends in 1-D), counter-clockwise from outside. Coplanar
  /// triangles are separate facets.
  std::vector<std::array<int, D>> facets;
  /// neighbours[f][i]: the facet beyond the ridge opposite to vertex i of facet f.
  std::vector<std::array<int, D>> neighbours;
  std::vector<Vec<D>> normals;    ///< of the facets: unit, outward
  std::vector<double> distances;  ///< of the facets' planes from the origin along their normals
  Vec<D> plane_normal{0.0};       ///< unit, of the plane of a polygon in 3-D; 0 otherwise
};

/// The hull of any points, including interior, repeated, collinear and coplanar ones, by exact decisions on the
/// coordinates. Clears `trace`, if given, and records how the hull grew.
template <int D>
HullMesh<D> convexHull(std::span<const Vec<D>> points, HullTrace<D>* trace = nullptr);

/// "nothing", "a point", "a segment", "a polygon", "a polyhedron" for the rank of a hull.
const char* hullName(int rank);

}  // namespace gjk
