#pragma once
// Bodies as systems of point masses with the same mass, centre and second moments (equimomental systems).
//
// Sources: B. Mirtich, Fast and Accurate Computation of Polyhedral Mass Properties, Journal of Graphics Tools 1(2),
// 1996 (integrals over a polyhedron as integrals over its surface); J. Blow, A. J. Binstock, How to find the inertia
// tensor (or other mass properties) of a 3D solid body represented by a triangle mesh, 2004 (one simplex per facet).
// Deviations:
//   · The divergence theorem with the field x/D turns an integral over the body into one over the cones from a fixed
//     point to the facets. The point is a corner of the body: no cone of a convex body is then negative, nothing
//     cancels, and how far away the coordinates' origin lies does not matter.
//   · A simplex of r dimensions and mass m is replaced by r + 1 masses m / (r + 1) on the lines from its centroid to
//   its
//     corners, 1/√(r + 2) of the way. Its covariance is 1/((r + 1)(r + 2)) Σ (v_i − c)(v_i − c)ᵀ about the centroid c,
//     and that of the masses is the same.
// So bodies of every rank, straight or curved, are sums over masses that are not negative.

#include "gjk/shape.h"

#include <span>
#include <vector>

namespace gjk::detail {

/// Masses at positions relative to `origin`, in units of `unit` (a power of two, so that no product of coordinates
/// overflows or vanishes).
template <int D>
struct PointMasses {
  struct Mass {
    double mass;
    Vec<D> position;
  };
  std::vector<Mass> masses;
  Vec<D> origin{0.0};
  double unit = 1;
  int rank = -1;  ///< of the body; the masses are lengths, areas, volumes in that dimension
};

/// The convex hull of the points, with even mass over its own dimension.
template <int D>
PointMasses<D> pointMassesOfHull(std::span<const Vec<D>> points);

/// The convex hull of a curve.
PointMasses<2> pointMassesOfCurve(const Bezier& curve);

}  // namespace gjk::detail
