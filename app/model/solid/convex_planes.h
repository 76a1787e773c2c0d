#pragma once
// A convex solid as what its faces say: an intersection of half-spaces.

#include "model/solid/geometry.h"

#include <vector>

namespace gjklab {

/// Inside: dot(normal, p) ≤ offset. The normal is a unit vector and points outwards.
struct FacePlane {
  dvec3 normal{0.0};
  double offset = 0;
};

/// The planes of a 3-D solid's mesh, moved by `offset`; triangles of one flat face that follow each other give one. A
/// curved surface is taken as the polytope it is drawn as. Triangles without an area have no plane.
std::vector<FacePlane> planesOf(const Solid&, dvec3 offset);

/// How far a point is outside of the half-space that it is furthest outside of; negative inside of all.
double outside(const std::vector<FacePlane>&, dvec3 p);

}  // namespace gjklab
