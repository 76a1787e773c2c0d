#pragma once
// The drawn solids: outlines and meshes of A, B and A ⊖ B.
//
// Polytopes are exact: A ⊖ B by merging edge fans in 2-D and summing Gauss maps in 3-D. Round shapes are sampled finely
// enough for the screen; their outlines in 3-D are silhouettes, computed per view. A ⊖ B is cached for bodies at the
// origin: moving one only shifts it (difference_offset).

#include "model/solid/face_plane.h"
#include "model/solid/silhouette.h"

#include <array>
#include <memory>
#include <vector>

namespace gjklab {

/// Boundary of a convex body. 1-D: two (or one) vertices. 2-D: `outline`, counter-clockwise. 3-D: triangles with
/// normals.
struct Solid {
  /// True corners (empty for a smooth body), with the body's own vertex index: hull and segment points, box corners.
  std::vector<dvec3> vertices;
  std::vector<int> vertex_index;
  std::vector<dvec3> outline;             ///< 2-D (1-D: the ends)
  std::vector<dvec3> positions, normals;  ///< 3-D mesh, one normal per position (flat parts repeat positions)
  std::vector<int> triangles;
  std::vector<FacePlane> faces;  ///< 3-D: the planes of the mesh's faces
  std::vector<dvec3> shadow;     ///< 3-D: its outline seen from above, on the solid
  std::vector<std::array<dvec3, 2>>
      edges;  ///< 3-D sharp edges between true corners (rims of round shapes are in `rims`)
  /// Outward normals of the two faces that meet at each edge. The edge is hidden if both point away from the viewer.
  std::vector<std::array<dvec3, 2>> edge_normals;
  std::vector<std::vector<dvec3>> rims;     ///< 3-D closed sharp curves: cylinder ends, cone base
  std::vector<std::vector<dvec3>> creases;  ///< 3-D open sharp curves, which differences of round shapes may have
  bool round = false;                       ///< has a curved part: draw its silhouette
  /// 3-D, for silhouettes: the solid is the set with this support ⊕ a ball of this radius.
  SupportFunction core_support;
  double radius = 0;
  bool curved_core = false;
  double size = 0;  ///< length of the diagonal of its bounding box

  bool empty() const { return outline.empty() && vertices.empty() && positions.empty() && !core_support; }
};

/// Silhouette of a 3-D solid as a closed polyline (silhouette.h), smooth on a pane of a few thousand pixels. Like the
/// eye, it is in the solid's own coordinates: add the solid's offset.
std::vector<dvec3> silhouetteOf(const Solid&, const Eye& eye);

struct DifferenceVertex {
  dvec3 w{0.0};
  int index_a = 0, index_b = 0;
};

struct BodyShape;  // solids.h

/// The drawn parts of one body, rotated but not moved to its position.
struct BodySolids {
  Solid whole;
  Solid core;                                      ///< without radii, if Rounding::core subtracts them; otherwise empty
  std::shared_ptr<const BodyShape> local, turned;  ///< their source, in the body's frame and rotated
};

/// The drawn parts of A ⊖ B, for both bodies at the world origin.
struct DifferenceSolids {
  Solid solid;  ///< of the cores under Rounding::core
  Solid round;  ///< outline with the radii (3-D: its silhouette; no mesh); empty if there are none
  std::vector<DifferenceVertex> vertices;
};

/// The solids of a scene, shared between edits: if a body only moves, nothing is copied, the references stay the same,
/// and only the offset changes.
struct Geometry {
  Geometry();  ///< empty solids
  Geometry(std::shared_ptr<const BodySolids> body_a, std::shared_ptr<const BodySolids> body_b,
           std::shared_ptr<const DifferenceSolids> of_both, dvec3 offset);
  Geometry(const Geometry&) = delete;
  Geometry& operator=(const Geometry&) = delete;

  const std::shared_ptr<const BodySolids> shared_a, shared_b;
  const std::shared_ptr<const DifferenceSolids> shared_difference;

  const Solid &a, &b;             ///< add the body's position
  const Solid &a_core, &b_core;   ///< likewise; empty if no radius is subtracted
  const Solid& difference;        ///< core solid under Rounding::core; add difference_offset
  const Solid& difference_round;  ///< add difference_offset; empty if there are no radii
  /// Vertices of the boundary of A ⊖ B with their pairs (polytopes' vertices only); add the offset.
  const std::vector<DifferenceVertex>& difference_vertices;
  const dvec3 difference_offset;  ///< position of A − position of B
};

/// Geometry of a scene; reuses what has not changed since `previous` (null: nothing).
std::shared_ptr<const Geometry> makeGeometry(const Scene&, const Scene* previous_scene,
                                             const std::shared_ptr<const Geometry>& previous);

}  // namespace gjklab
