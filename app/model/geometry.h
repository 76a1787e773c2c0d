#pragma once
// The drawn solids: outlines and meshes of A, B and A ⊖ B.
//
// Polytopes are exact: A ⊖ B by merging edge fans in 2-D and summing Gauss maps in 3-D. Round shapes are sampled from
// their support functions, finely enough for the screen; their outlines in 3-D are silhouettes, computed per view. A ⊖
// B is kept for unmoved bodies: moving one only shifts it (difference_offset).

#include "model/scene.h"

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
  std::vector<std::array<dvec3, 2>>
      edges;  ///< 3-D sharp edges between true corners (rims of round shapes are in `rims`)
  /// Outward normals of the two faces that meet at each edge: it is hidden where both look away from the viewer.
  std::vector<std::array<dvec3, 2>> edge_normals;
  std::vector<std::vector<dvec3>> rims;  ///< 3-D closed sharp curves: cylinder ends, cone base
  bool round = false;                    ///< has a curved part: draw its silhouette
};

struct DifferenceVertex {
  dvec3 w{0.0};
  int index_a = 0, index_b = 0;
};

struct Geometry {
  Solid a, b;              ///< local rotation applied, position not: add the body's position
  Solid a_core, b_core;    ///< without radii, where Rounding::core takes them off; empty otherwise
  Solid difference;        ///< core solid under Rounding::core; add difference_offset
  Solid difference_round;  ///< outline with the radii; empty where there are none
  std::vector<DifferenceVertex>
      difference_vertices;       ///< vertices of the boundary of A ⊖ B with their pairs; add the offset
  dvec3 difference_offset{0.0};  ///< position of A − position of B
};

/// Geometry of a scene; what has not changed since `previous` (null: nothing) is taken over from it.
std::shared_ptr<const Geometry> makeGeometry(const Scene&, const Scene* previous_scene,
                                             const std::shared_ptr<const Geometry>& previous);

}  // namespace gjklab
