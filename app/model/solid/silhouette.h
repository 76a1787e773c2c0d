#pragma once
// The silhouette of a convex solid: its outline as the viewer sees it. In a parallel projection it consists of the
// support points in all directions perpendicular to the line of sight. So it is exact and smooth for every shape with a
// support function, including rounded shapes and differences. For an eye at a finite position it consists of the points
// where planes through the eye touch the solid. Each takes a few support points (Dinkelbach, On Nonlinear Fractional
// Programming, 1967), because a coordinate on the screen is a fraction to maximise.

#include "model/solid/eye.h"

#include <functional>
#include <vector>

namespace gjklab {

/// The point of a convex set furthest along a direction of any length but zero.
using SupportFunction = std::function<dvec3(dvec3 direction)>;

/// Silhouette of core ⊕ ball(radius) seen from the eye, as a closed polyline counter-clockwise for the
/// viewer; its points lie on the solid. One point for a single point, two for a segment or a flat solid seen edge-on.
/// Corners are exact; curves are followed to within `tolerance` (a length). If the eye is inside the solid or too near
/// to it, it is treated as infinitely far away.
std::vector<dvec3> silhouette(const Eye& eye, const SupportFunction& core, double radius, double tolerance);

}  // namespace gjklab
