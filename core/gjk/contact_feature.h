#pragma once
// The vertex, edge or face that a shape turns to a contact.

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
  /// Of the shape without its radii: a face counter-clockwise from outside. Empty on a round part.
  std::vector<Vec<D>> corners;
  bool round = false;  ///< the corners are a regular polygon inscribed in the disc of a cylinder or cone
};

/// Corners of the polygon that stands for a disc. All lie on the rim, one of them where the shape is furthest along the
/// direction asked about. The polygon's sides stay within 2 % of the radius of the rim.
inline constexpr int kDiscCorners = 16;

template <int D>
struct ContactFeatures {
  /// What touches a plane square to the direction that is moved against the shape: within kFaceAngle.
  ContactFeature<D> supporting;
  /// Of the faces (sides in 2-D) at the point furthest along the direction, the one that looks along it best; of a
  /// segment or a point itself. What is clipped against the other body's face.
  ContactFeature<D> incident;
  double misalignment = 2;  ///< |normal of the supporting face or side − direction|
};

/// Features of the shape in the unit direction, in world directions and relative to `origin`. A sphere is a point and a
/// capsule a segment here; the core of a shape with a margin is without it. Ellipsoids and Bézier curves are round all
/// over, these also at a straight chord.
/// `faces` is faceMesh(shape).
template <int D>
ContactFeatures<D> contactFeatures(const Shape<D>& shape, const FaceMesh<D>& faces, const Pose<D>& pose, Vec<D> origin,
                                   Vec<D> direction);

}  // namespace gjk
