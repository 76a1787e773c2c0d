#pragma once
// A convex polygon in space: what is left of it behind a plane, and the few measures that a figure needs.

#include "model/scene/scene.h"

#include <vector>

namespace gjklab {

/// Keeps the part of a convex polygon with dot(normal, p − origin) ≤ offset (Sutherland and Hodgman 1974, one plane).
std::vector<dvec3> clipToHalfSpace(const std::vector<dvec3>& polygon, dvec3 normal, double offset,
                                   dvec3 origin = dvec3(0.0));

/// Of a polygon in the x-y plane, counter-clockwise positive.
double signedArea(const std::vector<dvec3>& polygon);
/// Centre of area of a plane convex polygon; the mean of the points where it has no area.
dvec3 centreOfArea(const std::vector<dvec3>& polygon);
/// Radius of the largest disc about `centre` within a convex polygon of the x-y plane (negative: it lies outside).
double clearance(const std::vector<dvec3>& polygon, dvec3 centre);

}  // namespace gjklab
