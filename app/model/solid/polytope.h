#pragma once
// Convex polytopes with polygonal faces: the 3-D bodies and their differences. Round bodies are polytopes with many
// faces that store the normals of the true surface, so they are shaded smoothly and their seams do not count as edges.

#include "model/scene/scene.h"

#include <array>
#include <vector>

namespace gjklab {

/// A convex polytope of any rank. Rank 3: closed, each edge between two faces. Rank 2: two faces, front and back of the
/// same polygon. Rank 1: one edge without faces. Rank 0: one point.
struct Polytope {
  std::vector<dvec3> points;
  std::vector<int> index;  ///< the body's own vertex index of each point; −1: a sample of a curved surface

  struct Face {
    int first = 0, count = 0;  ///< its corners: a range of `loops`
    dvec3 normal{0.0};         ///< unit, outward
    bool curved = false;       ///< approximates a curved surface: its corners have their own normals
    int end() const { return first + count; }
  };
  std::vector<Face> faces;
  std::vector<int> loops;             ///< points, counter-clockwise from outside, face by face
  std::vector<dvec3> corner_normals;  ///< unit, along `loops`: the true surface's, or the face's where it is flat
  std::vector<char> seams;            ///< along `loops`: the edge to the next corner only divides a curved surface

  struct Edge {
    int from = 0, to = 0;         ///< in the order of the left face's corners; opposite to the right face's
    int left = -1, right = -1;    ///< faces
    bool sharp = true;            ///< a true edge, not a seam
    std::array<dvec3, 2> normal;  ///< of a seam: those of the true surface at both ends
  };
  std::vector<Edge> edges;

  /// A flat face between true edges; its corners' normals and its seams can be changed afterwards.
  void addFace(const int* corners, int count, dvec3 face_normal);
  /// Finds the edges of the faces. False if they do not form one closed surface with Euler characteristic 2.
  bool connect();
  int corner(int face, int i) const {
    return loops[static_cast<std::size_t>(faces[static_cast<std::size_t>(face)].first + i)];
  }
};

Polytope rotated(const Polytope&, const glm::dmat3& rotation);

/// The polytope of faces that may touch along a whole plane and be thinner than rounding: merges coplanar faces, and
/// removes corners inside a face or on an edge. Lengths below `tolerance` count as zero. Curved faces are not changed.
/// The faces must form a closed surface (Polytope::connect).
Polytope merged(const Polytope& pieces, double tolerance);

/// Convex hull of points, with coplanar triangles merged; `index` of its corners: the indices of the points.
Polytope hullPolytope(const std::vector<dvec3>& points);

/// A polytope of any rank as a polytope of rank 3 with the same normal cones of its corners: a polygon becomes a prism,
/// a segment or a point a box, with a thickness similar to their size. Replacing each point by its source gives the
/// original set as a closed surface. Some of its faces have no area, but all have a normal, so algorithms for rank 3
/// that use only the normals work for it.
struct Thickened {
  Polytope shape;
  std::vector<int> source;  ///< the point of the polytope behind each point of `shape`
};
Thickened thickened(const Polytope&);

/// The difference A ⊖ B of two polytopes.
struct PolytopeDifference {
  Polytope solid;
  std::vector<std::array<int, 2>> pairs;  ///< points of A and of B behind each of its points
};
PolytopeDifference minkowskiDifference(const Polytope& a, const Polytope& b);

}  // namespace gjklab
