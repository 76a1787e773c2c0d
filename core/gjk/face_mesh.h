#pragma once
// A polytope by its corners, faces and edges, flat faces in one piece: what the separating axis test and contact
// manifolds look at.

#include "gjk/shape.h"

#include <array>
#include <vector>

namespace GJK_API gjk {

/// A face of D − 1 dimensions: an end in 1-D, an edge in 2-D, a polygon in 3-D.
template <int D>
struct Face {
  Vec<D> normal{0.0};        ///< unit, outward
  std::vector<int> corners;  ///< indices into FaceMesh::points; counter-clockwise from outside in 2-D and 3-D
};

template <int D>
struct FaceMesh {
  int rank = -1;               ///< dimension of the polytope; −1: it is none, or it has no points
  std::vector<Vec<D>> points;  ///< the corners
  std::vector<Face<D>> faces;  ///< none where rank < D − 1; where rank = D − 1 the body itself, from both sides
  std::vector<std::array<int, 2>> edges;  ///< of a polygon, polyhedron or segment in 2-D and 3-D, each once
  double flattened = 0;                   ///< how far points of the body lie off the face that they belong to, at most
};

/// Whether a shape, without its radii (sphere → point, capsule → segment, margin left out), is a polytope.
template <int D>
bool hasPolytopeCore(const Shape<D>& shape);

/// The core of a shape in its local frame; rank −1 where it is not a polytope. Facets of a hull whose corners lie
/// within 1e-10 of its size of the plane of a larger one belong to that one's face; a body thinner than that is flat.
template <int D>
FaceMesh<D> faceMesh(const Shape<D>& shape);

/// The same, turned by the pose and moved to pose.position − origin: near the pair, however far that is from the
/// world's origin.
template <int D>
FaceMesh<D> placed(FaceMesh<D> mesh, const Pose<D>& pose, Vec<D> origin);

}  // namespace gjk
