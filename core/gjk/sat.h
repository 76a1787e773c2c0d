#pragma once
// The separating axis test: two convex polytopes are apart exactly when their shadows on some line are apart.
//
// Sources: S. Gottschalk, M. C. Lin, D. Manocha, OBBTree, SIGGRAPH 1996 (the 15 axes of two boxes); C. Ericson,
// Real-Time Collision Detection, 2005, §5.2.1; D. Eberly, Intersection of Convex Objects: The Method of Separating
// Axes. Which lines are enough: A ⊖ B is a polytope, and it contains the origin exactly when no facet's plane has the
// origin outside. Its facets come from a face of A, a face of B, or an edge of A and one of B. Hence the axes
//   1-D: the line itself.   2-D: normals of A's and B's edges.
//   3-D: normals of A's faces, of B's faces, and (edge of A) × (edge of B).
// If both bodies are flat (a polygon in space, a segment, a point), A ⊖ B may be flat, too, and has sides within its
// plane or on its line. The test then also uses the axes within the plane perpendicular to the edges, those along the
// edges, and the one towards the other body. Extra axes do no harm: the separation on each one is a bound.
//
// Cost: (axes) × (corners); two hulls of n corners in space have about 9 n² pairs of edges. Small polytopes only.

#include "gjk/face_mesh.h"
#include "gjk/options.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace GJK_API gjk {

enum class SatAxisKind : std::uint8_t {
  face_a,          ///< normal of a face of A (in 2-D a side, in 1-D an end)
  face_b,          ///< normal of a face of B
  edge_pair,       ///< edge of A × edge of B
  flat,            ///< for two flat bodies: in their plane, along an edge or towards the other body
  nearest_points,  ///< through the nearest points of cores; their bodies meet only because of their radii (sat_query.h)
};

/// Why an axis was not tested.
enum class SatSkip : std::uint8_t {
  tested,          ///< it was
  same_as_before,  ///< parallel to the axis `same_as`
  parallel_edges,  ///< the edges' cross product is zero: no direction
};

struct Interval {
  double low = 0, high = 0;
};

template <int D>
struct SatAxis {
  SatAxisKind kind = SatAxisKind::face_a;
  int feature_a = -1, feature_b = -1;  ///< index into the faces (face_a, face_b) or edges (edge_pair) of SatTrace::a, b
  SatSkip skip = SatSkip::tested;
  int same_as = -1;             ///< index into SatTrace::axes
  Vec<D> direction{0.0};        ///< unit, from A towards B; zero where the edges are parallel
  Interval shadow_a, shadow_b;  ///< on the line along `direction` through A's position
  /// (minimum of B's projection) − (maximum of A's) along `direction`: a gap where positive, an overlap where negative.
  /// `direction` is the one of the line's two directions with the greater separation.
  double separation = 0;
};

/// Every axis in the order of the tests. Faces and edges that only repeat a direction of the same body are left out, so
/// two boxes have 3 + 3 + 9 axes.
template <int D>
struct SatTrace {
  FaceMesh<D> a, b;    ///< the bodies in world directions, relative to `origin`
  Vec<D> origin{0.0};  ///< A's position
  std::vector<SatAxis<D>> axes;
  int deciding = -1;  ///< the axis of the greatest separation
};

template <int D>
struct SatResult {
  /// A separation of at most 1e-10 · S in magnitude counts as touching; S is the largest coordinate of A ⊖ B in
  /// magnitude.
  Status status = Status::separated;
  /// The greatest over all axes. Negative: −depth, where depth is the length of the shortest translation that separates
  /// the bodies. Positive: a gap, which is a lower bound on the distance, and equal to it only if the segment between
  /// the nearest points is parallel to that axis.
  double separation = 0;
  Vec<D> normal{
      0.0};  ///< its axis: unit, from A towards B; moving B by −separation along it makes overlapping bodies touch
  int tested = 0, skipped = 0;  ///< numbers of axes
};

/// The shadow of a polytope on the line along a unit direction through the meshes' origin.
template <int D>
Interval shadow(const FaceMesh<D>& mesh, Vec<D> direction);

/// S: the largest coordinate of A ⊖ B in magnitude.
template <int D>
double scaleOf(const FaceMesh<D>& a, const FaceMesh<D>& b);

/// "face-of-a", "face-of-b", "edge-pair", "flat", "nearest-points".
const char* name(SatAxisKind);
/// "tested", "same-as-before", "parallel-edges".
const char* name(SatSkip);

/// Tests the bodies without their radii (sphere → point, capsule → segment, no margins). Returns nothing for a shape
/// that is still not a polytope (ellipsoid, cylinder, cone, Bézier curve), has no points, or has coordinates that are
/// not numbers.
template <int D>
std::optional<SatResult<D>> separatingAxisTest(const Shape<D>& a, const Pose<D>& pose_a, const Shape<D>& b,
                                               const Pose<D>& pose_b, SatTrace<D>* trace = nullptr);

}  // namespace gjk
