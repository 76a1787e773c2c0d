#pragma once
// The silhouette of a convex solid: what stays of it when it is looked at. In a parallel projection it is the set of
// support points in all directions across the line of sight, so it is exact and smooth for every shape that has a
// support function, rounded ones and differences included.

#include "model/scene/scene.h"

#include <functional>
#include <vector>

namespace gjklab {

/// The point of a convex set furthest along a direction of any length but zero.
using SupportFunction = std::function<dvec3(dvec3 direction)>;

/// Silhouette of core ⊕ ball(radius) seen along the line of sight, as a closed polyline counter-clockwise for the
/// viewer; its points lie on the solid. One point for a lone point, two for a segment or a flat solid seen edge-on.
/// Corners are exact; curves are followed to within `tolerance` (a length).
std::vector<dvec3> silhouette(dvec3 towards_viewer, const SupportFunction& core, double radius, double tolerance);

}  // namespace gjklab
