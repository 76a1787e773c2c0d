#pragma once
// The vertex, edge or face with which a shape makes contact.

#include "gjk/face_mesh.h"
#include "gjk/shape.h"
#include "gjk/tolerances.h"

#include <vector>

namespace GJK_API gjk {

/// In 2-D a side is an edge; `face` occurs in 3-D only.
enum class FeatureKind : std::uint8_t { vertex, edge, face };

/// "vertex", "edge", "face".
const char* name(FeatureKind);

template <int D>
struct ContactFeature {
  FeatureKind kind = FeatureKind::vertex;
  Vec<D> normal{0.0};  ///< unit, outward; 0 for a vertex and for an edge in 3-D
  /// The corners, on the shape without its radii; those of a face counter-clockwise from outside. Empty on a round
  /// part.
  std::vector<Vec<D>> corners;
  bool round = false;  ///< the corners are a regular polygon inscribed in the disc of a cylinder or cone
};

/// The number of corners of the polygon that replaces a disc. All lie on the rim, one of them where the shape is
/// furthest along the given direction. The polygon's sides are within 2 % of the radius of the rim.
inline constexpr int kDiscCorners = 16;

template <int D>
struct ContactFeatures {
  /// The feature on the shape's supporting plane perpendicular to the direction (to within kFaceAngle).
  ContactFeature<D> supporting;
  /// The feature to clip against the other body's face: among the faces (in 2-D sides) at the point furthest along the
  /// direction, the one best aligned with it; for a segment or a point the body itself.
  ContactFeature<D> incident;
  double misalignment = 2;  ///< |normal of the supporting face or side − direction|
};

/// The features of the shape along a unit direction, in world directions and relative to `origin`. Radii and margins
/// are left out, so a sphere is a point and a capsule a segment. Ellipsoids and Bézier curves count as round
/// everywhere, curves even along their straight chord. `faces` must be faceMesh(shape).
template <int D>
ContactFeatures<D> contactFeatures(const Shape<D>& shape, const FaceMesh<D>& faces, const Pose<D>& pose, Vec<D> origin,
                                   Vec<D> direction);

}  // namespace gjk
