#pragma once
// A polytope's corners, faces and edges, with coplanar facets merged: the input of the separating axis test and of
// contact manifolds.

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
  int rank = -1;               ///< dimension of the polytope; −1 if the body is not a polytope or has no points
  std::vector<Vec<D>> points;  ///< the corners
  std::vector<Face<D>> faces;  ///< empty if rank < D − 1; if rank = D − 1 the body itself, from both sides
  std::vector<std::array<int, 2>> edges;  ///< in 2-D and 3-D, of a polygon, polyhedron or segment; each once
  double flattened = 0;  ///< the greatest distance of a point of the body from the face that it belongs to
};

/// Whether a shape, without its radii (sphere → point, capsule → segment, margin left out), is a polytope.
template <int D>
bool hasPolytopeCore(const Shape<D>& shape);

/// The core of a shape in its local frame; rank −1 if it is not a polytope. A facet of a hull joins the face of a
/// larger one if its corners lie within 1e-10 of the hull's size of that one's plane; a body thinner than that is flat.
template <int D>
FaceMesh<D> faceMesh(const Shape<D>& shape);

/// The same, rotated by the pose and moved to pose.position − origin, which keeps coordinates small however far the
/// pair is from the world's origin.
template <int D>
FaceMesh<D> placed(FaceMesh<D> mesh, const Pose<D>& pose, Vec<D> origin);

}  // namespace gjk
