#pragma once
// What the pointer can be on, or drag, in either pane. Determines the highlights in both spaces and what a drag moves.

#include "gjk/sign_test.h"
#include "model/scene/scene.h"

#include <variant>

namespace gjklab {

struct BodyTarget {
  Which which = Which::a;
  friend bool operator==(const BodyTarget&, const BodyTarget&) = default;
};
/// Vertex of a hull, segment or bezier (index into Body::points), or corner of a box.
struct VertexTarget {
  Which which = Which::a;
  int index = 0;
  friend bool operator==(const VertexTarget&, const VertexTarget&) = default;
};
/// Outline edge of a 2-D body between two of its points (a double-click adds a vertex there).
struct EdgeTarget {
  Which which = Which::a;
  int from = 0, to = 0;
  friend bool operator==(const EdgeTarget&, const EdgeTarget&) = default;
};
/// The handle that rotates a body; axis 0, 1, 2 = ring about x, y, z in 3-D, always 2 in 2-D.
struct TurnTarget {
  Which which = Which::a;
  int axis = 2;
  friend bool operator==(const TurnTarget&, const TurnTarget&) = default;
};
/// 3-D: the arrow that moves a body along an axis, 0 to 2, or the small square that moves it perpendicular to the axis.
struct MoveTarget {
  Which which = Which::a;
  int axis = 0;
  bool plane = false;
  friend bool operator==(const MoveTarget&, const MoveTarget&) = default;
};
/// Vertex of A ⊖ B made of vertex index_a of A and index_b of B.
struct DifferenceVertexTarget {
  int index_a = 0, index_b = 0;
  friend bool operator==(const DifferenceVertexTarget&, const DifferenceVertexTarget&) = default;
};
struct SimplexVertexTarget {
  int index = 0;  ///< 0 = a, the newest
  friend bool operator==(const SimplexVertexTarget&, const SimplexVertexTarget&) = default;
};
struct RegionTarget {
  gjk::Feature feature = 0;
  friend bool operator==(const RegionTarget&, const RegionTarget&) = default;
};
struct FacetTarget {
  int index = 0;
  friend bool operator==(const FacetTarget&, const FacetTarget&) = default;
};
/// A sign test of the simplex: its vectors, its line or plane.
struct TestTarget {
  gjk::TestSubject subject;
  friend bool operator==(const TestTarget&, const TestTarget&) = default;
};
/// x of this step or of the previous one, as a point of A ⊖ B.
struct NearestTarget {
  dvec3 x{0.0};
  friend bool operator==(const NearestTarget&, const NearestTarget&) = default;
};
struct OriginTarget {
  friend bool operator==(const OriginTarget&, const OriginTarget&) = default;
};
/// The tip of the initial search direction.
struct DirectionTarget {
  friend bool operator==(const DirectionTarget&, const DirectionTarget&) = default;
};
/// The tip of a body's velocity, or of its spin.
struct VelocityTarget {
  Which which = Which::a;
  friend bool operator==(const VelocityTarget&, const VelocityTarget&) = default;
};
struct SpinTarget {
  Which which = Which::a;
  friend bool operator==(const SpinTarget&, const SpinTarget&) = default;
};

using PickTarget = std::variant<std::monostate, BodyTarget, VertexTarget, EdgeTarget, TurnTarget,
                                DifferenceVertexTarget, SimplexVertexTarget, RegionTarget, FacetTarget, TestTarget,
                                NearestTarget, OriginTarget, DirectionTarget, VelocityTarget, SpinTarget, MoveTarget>;

}  // namespace gjklab
