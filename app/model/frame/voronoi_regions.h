#pragma once
// Voronoi regions of a simplex: for each feature (vertex, edge, face, inside) the points of space whose nearest point
// of the simplex lies on it, as an intersection of half-spaces.

#include "model/frame/frame.h"

#include <span>

namespace gjklab {

/// What a half-space of a region says. Its `feature` is named in the simplex's letters.
struct RegionSide {
  enum class Kind : std::uint8_t {
    within,  ///< the projection on the feature does not leave it past the face opposite `vertex`
    beyond,  ///< not on the side of the feature where `vertex` lies
  };
  Kind kind = Kind::within;
  int vertex = 0;     ///< index into the simplex
  dvec3 normal{0.0};  ///< outward, not normalised: the perpendicular from the vertex, or to it
  double offset = 0;  ///< inside: dot(normal, p) ≤ offset
};

/// The half-spaces of a feature's region. None and neither flag set: the whole space (a simplex of one vertex).
struct RegionSides {
  std::vector<RegionSide> sides;
  bool degenerate = false;  ///< the feature's vertices are affinely dependent: it has no region of its own
  bool flat = false;        ///< another vertex lies in the feature's line or plane: the regions overlap
};

RegionSides regionSides(std::span<const dvec3> simplex, gjk::Feature feature);

/// The point of the vertices' affine hull (a point, a line, a plane) nearest to the origin.
dvec3 footOfOrigin(std::span<const dvec3> vertices);

/// The region of every feature of a record's simplex, each with its state and the reason for it in one sentence.
/// `has_x`: whether the run knows nearest points, as all methods but the boolean one do.
std::vector<FrameRegion> voronoiRegions(const gjk::GjkRecord<3>& record, int dimension,
                                        const VertexNames& = VertexNames(), bool has_x = true);

}  // namespace gjklab
