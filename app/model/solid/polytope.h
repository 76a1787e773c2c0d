#pragma once
// Convex polytopes with polygons for faces: the 3-D bodies and their differences. Round bodies are polytopes with many
// faces that remember the normals of the true surface, so that they are shaded smoothly and their seams are no edges.

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
    int from = 0, to = 0;         ///< the left face's corners run this way, the right one's the other way
    int left = -1, right = -1;    ///< faces
    bool sharp = true;            ///< a true edge, not a seam
    std::array<dvec3, 2> normal;  ///< of a seam: the true surface's at either end
  };
  std::vector<Edge> edges;

  /// A flat face between true edges; its corners' normals and its seams can be changed afterwards.
  void addFace(const int* corners, int count, dvec3 face_normal);
  /// Finds the edges of the faces. False where they do not close up to one surface of Euler's characteristic 2.
  bool connect();
  int corner(int face, int i) const {
    return loops[static_cast<std::size_t>(faces[static_cast<std::size_t>(face)].first + i)];
  }
};

Polytope rotated(const Polytope&, const glm::dmat3& rotation);

/// Polytope of faces that may touch along a whole plane and be thinner than rounding can tell: coplanar ones become
/// one, corners inside a face or on an edge vanish. Lengths below `tolerance` count as nothing. Curved faces are left
/// alone. The faces' edges must close up (Polytope::connect).
Polytope merged(const Polytope& pieces, double tolerance);

/// Convex hull of points, coplanar triangles merged, `index` of its corners the points' own.
Polytope hullPolytope(const std::vector<dvec3>& points);

/// A polytope of any rank as one of rank 3 with the same spherical image of its corners: a polygon becomes a prism, a
/// segment and a point a box, their thickness of the order of their size. Putting each point back to its source leaves
/// the same set, as a closed surface in which some faces have no area — but all have a normal, so that whatever holds
/// for polytopes of rank 3 by their normals alone holds for it.
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
