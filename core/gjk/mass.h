#pragma once
// Mass properties of a shape at unit density: measure, centre of mass, inertia, principal axes.
//
// Units: with coordinates in metres, lengths, areas and volumes are in m, m², m³ and inertia in m³, m⁴, m⁵. A body of
// density ρ has ρ times the mass and the inertia. Frame: that of the shape (massProperties) or of the world (placed). A
// margin has no mass and is left out. Radii of spheres and capsules count.
//
// Hulls, and the hulls of Bézier curves, are integrated exactly (point_masses.h), the other shapes by closed formulas.
// The error is that of a few roundings, even far from the shape's origin, because the integrals are over differences of
// coordinates.

#include "gjk/shape.h"

#include <array>

namespace GJK_API gjk {

/// Symmetric: rows and columns are the same.
template <int D>
using SymmetricMatrix = std::array<Vec<D>, D>;

template <int D>
struct MassProperties {
  /// Dimension of the body. If less than D, the body has no interior: measure and inertia are 0, and centre, spread and
  /// axes are those of a segment with uniform mass along its length or a polygon with uniform mass over its area. −1:
  /// no points.
  int rank = D;
  double measure = 0;  ///< length in 1-D, area in 2-D, volume in 3-D; the mass at unit density
  Vec<D> centre{0.0};  ///< of mass
  /// I = ∫ (|r|² 1 − r rᵀ), r from the centre. The inertia tensor in 3-D. In 2-D its diagonal is the second moments of
  /// area about the axes through the centre, and its trace the inertia of turning in the plane (polarInertia). 0 in
  /// 1-D.
  SymmetricMatrix<D> inertia{};
  /// Eigenvectors of the inertia: an orthonormal, right-handed frame, the longest extent of the body (least inertia)
  /// first. If the inertia is the same about several axes, they may be any of these.
  std::array<Vec<D>, D> principal_axes{};
  Vec<D> principal_inertia{0.0};  ///< eigenvalues of the inertia, in the order of the axes
  /// Root mean square of r along each principal axis: how far the body spreads. Valid even if the measure is 0.
  Vec<D> spread{0.0};
};

/// In the frame of the shape.
template <int D>
MassProperties<D> massProperties(const Shape<D>& shape);

/// The same body in the world.
template <int D>
MassProperties<D> placed(const MassProperties<D>& mass, const Pose<D>& pose);

/// The inertia about another point, by the parallel axis theorem: I + m (|d|² 1 − d dᵀ), d from the point to the
/// centre.
template <int D>
SymmetricMatrix<D> inertiaAbout(const MassProperties<D>& mass, Vec<D> point);

/// ∫ |r|² in 2-D: the moment of inertia about the centre.
double polarInertia(const MassProperties<2>& mass);

}  // namespace gjk
