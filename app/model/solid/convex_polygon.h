#pragma once
// A convex polygon in space: clipping by a plane, and the few measures that a figure needs.

#include "model/scene/scene.h"

#include <vector>

namespace gjklab {

/// Keeps the part of a convex polygon with dot(normal, p − origin) ≤ offset (Sutherland and Hodgman 1974, one plane).
std::vector<dvec3> clipToHalfSpace(const std::vector<dvec3>& polygon, dvec3 normal, double offset,
                                   dvec3 origin = dvec3(0.0));

/// The area of a polygon in the x-y plane, positive if counter-clockwise.
double signedArea(const std::vector<dvec3>& polygon);
/// The centroid of a plane convex polygon; the mean of the points if it has no area.
dvec3 centreOfArea(const std::vector<dvec3>& polygon);
/// The radius of the largest disc about `centre` within a convex polygon of the x-y plane (negative if the centre is
/// outside).
double clearance(const std::vector<dvec3>& polygon, dvec3 centre);

}  // namespace gjklab
