#pragma once
// Voronoi regions of a simplex: for each feature (vertex, edge, face, inside) the points of space whose nearest point
// of the simplex lies on it, as an intersection of half-spaces.

#include "model/frame/frame.h"

#include <span>

namespace gjklab {

/// The meaning of a region's half-space. `feature` is in the simplex's letters.
struct RegionSide {
  enum class Kind : std::uint8_t {
    within,  ///< the projection onto the feature is not past the face opposite `vertex`
    beyond,  ///< not on the same side of the feature as `vertex`
  };
  Kind kind = Kind::within;
  int vertex = 0;     ///< index into the simplex
  dvec3 normal{0.0};  ///< outward, not normalised: the perpendicular from the vertex, or to it
  double offset = 0;  ///< inside: dot(normal, p) ≤ offset
};

/// The half-spaces of a feature's region. Without any, and without a flag: the whole space (a simplex of one vertex).
struct RegionSides {
  std::vector<RegionSide> sides;
  bool degenerate = false;  ///< the feature's vertices are affinely dependent, so it has no region
  bool flat = false;        ///< another vertex lies in the feature's line or plane: the regions overlap
};

RegionSides regionSides(std::span<const dvec3> simplex, gjk::Feature feature);

/// The point of the vertices' affine hull (a point, a line, a plane) nearest to the origin.
dvec3 footOfOrigin(std::span<const dvec3> vertices);

/// The region of every feature of a record's simplex, with its state and the reason in one sentence. `has_x`: whether
/// the run has nearest points, as with all methods except the boolean one.
std::vector<FrameRegion> voronoiRegions(const gjk::GjkRecord<3>& record, int dimension,
                                        const VertexNames& = VertexNames(), bool has_x = true);

}  // namespace gjklab
