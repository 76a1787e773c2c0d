#pragma once
// The silhouette of a convex solid: what stays of it when it is looked at. In a parallel projection it is the set of
// support points in all directions across the line of sight, so it is exact and smooth for every shape that has a
// support function, rounded ones and differences included. From an eye at a place it is the set of points in which the
// planes through the eye touch the solid; each is found by a few support points (Dinkelbach, On Nonlinear Fractional
// Programming, 1967): on the screen a point is a fraction, and the furthest fraction is wanted.

#include "model/solid/eye.h"

#include <functional>
#include <vector>

namespace gjklab {

/// The point of a convex set furthest along a direction of any length but zero.
using SupportFunction = std::function<dvec3(dvec3 direction)>;

/// Silhouette of core ⊕ ball(radius) seen from the eye, as a closed polyline counter-clockwise for the
/// viewer; its points lie on the solid. One point for a lone point, two for a segment or a flat solid seen edge-on.
/// Corners are exact; curves are followed to within `tolerance` (a length). An eye in the solid or too near to it sees
/// it as from far away.
std::vector<dvec3> silhouette(const Eye& eye, const SupportFunction& core, double radius, double tolerance);

}  // namespace gjklab
