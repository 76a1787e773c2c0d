#pragma once
// The shapes: anything with a support function. Those without points of their own are centred on the local origin; the
// axis of capsules, cylinders and cones is local y.
//
// Contract of SupportPoint<D> support(Vec<D> d) const : d is finite and not zero, may have any length, and is in the
// local frame. Returns a point of the shape furthest along d. Ties are broken in the same way on every call. Round
// shapes use closed formulas. kWord is the shape's word in scene files; shape_fields.h lists kinds and fields by these
// words.

#include "gjk/pose.h"

#include <array>
#include <memory>
#include <variant>
#include <vector>

namespace GJK_API gjk {

namespace detail {
template <int D>
struct KeptFaces;
}

/// The result of a support function.
template <int D>
struct SupportPoint {
  Vec<D> point{0.0};
  int index = -1;  ///< the vertex; −1 on a round part
};

template <int D>
class SupportTable;

/// A single point, the local origin (vertex 0).
template <int D>
struct Point {
  static constexpr const char* kWord = "point";
  SupportPoint<D> support(Vec<D> d) const;
};

/// The segment between two points, which may coincide; they are vertices 0 and 1.
template <int D>
struct Segment {
  static constexpr const char* kWord = "segment";
  std::array<Vec<D>, 2> points{};
  SupportPoint<D> support(Vec<D> d) const;
};

/// An interval, a rectangle or a cuboid: |x_i| ≤ half_extents_i. Bit k of a corner's index is set where coordinate k is
/// positive.
template <int D>
struct Box {
  static constexpr const char* kWord = "box";
  Vec<D> half_extents{1.0};
  SupportPoint<D> support(Vec<D> d) const;
};

/// A circle or a ball.
template <int D>
struct Sphere {
  static constexpr const char* kWord = "sphere";
  double radius = 1;
  SupportPoint<D> support(Vec<D> d) const;
};

/// An ellipse or an ellipsoid: Σ (x_i / radii_i)² ≤ 1. If a radius is zero, the body is flat along that axis.
template <int D>
struct Ellipsoid {
  static constexpr const char* kWord = "ellipsoid";
  Vec<D> radii{1.0};
  SupportPoint<D> support(Vec<D> d) const;
};

/// A segment along y from −half_height to half_height, rounded by radius.
template <int D>
struct Capsule {
  static constexpr const char* kWord = "capsule";
  double half_height = 1, radius = 0.5;
  SupportPoint<D> support(Vec<D> d) const;
};

/// A circle about the y axis; with radius 0 a point on it.
struct Rim {
  double radius = 0, height = 0;
};

/// A cylinder about the y axis: x² + z² ≤ radius², |y| ≤ half_height.
struct Cylinder {
  static constexpr const char* kWord = "cylinder";
  double half_height = 1, radius = 0.5;
  SupportPoint<3> support(Vec<3> d) const;
  /// The circles whose hull is the shape, the lower one first.
  std::array<Rim, 2> rims() const { return {{{radius, -half_height}, {radius, half_height}}}; }
};

/// A cone about the y axis. Its base has the given radius and lies at y = −half_height; its tip (vertex 0) is at y =
/// +half_height.
struct Cone {
  static constexpr const char* kWord = "cone";
  double half_height = 1, radius = 0.5;
  SupportPoint<3> support(Vec<3> d) const;
  std::array<Rim, 2> rims() const { return {{{radius, -half_height}, {0, half_height}}}; }
};

/// The convex hull of one or more points; interior, repeated, collinear and coplanar points are allowed.
template <int D>
struct Hull {
  static constexpr const char* kWord = "hull";
  std::vector<Vec<D>> points{Vec<D>(0.0)};
  /// The table from prepare(); copies of the hull share it. If null, support() visits all points.
  std::shared_ptr<const SupportTable<D>> table = nullptr;

  /// Makes many queries on this hull faster, with the same answers. Call it again whenever `points` changes.
  void prepare();
  SupportPoint<D> support(Vec<D> d) const;
};

/// The convex hull of a quadratic or cubic Bézier curve (3 or 4 control points).
struct Bezier {
  static constexpr const char* kWord = "bezier";
  std::vector<Vec<2>> points;
  SupportPoint<2> support(Vec<2> d) const;
};

template <int D>
struct ShapeKinds;
template <>
struct ShapeKinds<1> {
  using Variant = std::variant<Point<1>, Segment<1>, Box<1>, Hull<1>>;
};
template <>
struct ShapeKinds<2> {
  using Variant = std::variant<Point<2>, Segment<2>, Box<2>, Sphere<2>, Ellipsoid<2>, Capsule<2>, Hull<2>, Bezier>;
};
template <>
struct ShapeKinds<3> {
  using Variant =
      std::variant<Point<3>, Segment<3>, Box<3>, Sphere<3>, Ellipsoid<3>, Capsule<3>, Cylinder, Cone, Hull<3>>;
};

/// One of the shapes with a margin: its Minkowski sum with a ball of that radius.
template <int D>
struct Shape {
  typename ShapeKinds<D>::Variant kind{};
  double margin = 0;
  /// The faces of the core, which prepare() keeps for contactManifold. They are computed when first needed; copies of
  /// the shape share them.
  std::shared_ptr<detail::KeptFaces<D>> faces = nullptr;

  /// Prepares the shape for many queries (Hull::prepare()) and for many manifolds, which then allocate nothing. Call it
  /// again when the shape changes; a change of the margin alone needs no new call.
  void prepare();

  /// Support of the whole shape, margin and radii included (Rounding::support).
  SupportPoint<D> support(Vec<D> d) const;
  /// Support of the core: sphere → point, capsule → segment, any shape without its margin (Rounding::core).
  SupportPoint<D> coreSupport(Vec<D> d) const;
  /// The radius of a sphere or a capsule, without the margin; 0 for other kinds.
  double kindRadius() const;
  /// The radius to add to the core: whole shape = core ⊕ ball of this radius.
  double coreRadius() const;
};

}  // namespace gjk
