#pragma once
// Which points lie furthest along a direction: all of them, where rounding cannot tell them apart.

#include "model/scene/scene.h"

#include <span>
#include <vector>

namespace gjklab {

/// Indices, ascending, of the points whose height along `direction` (any length but zero) is the greatest. `slack`: how
/// far below the greatest height a point may lie, over |direction| and over the greatest distance of a point from the
/// origin of their frame.
std::vector<int> furthestAlong(std::span<const dvec3> points, dvec3 direction, double slack);

/// How far two heights may differ by rounding alone, as furthestAlong's slack. `length_over_scale`: for a direction −x
/// that carries the rounding of A ⊖ B's coordinates, |x| / S; 1 for an exact one.
double heightSlack(double length_over_scale);

/// Whether a run sees the body as the hull of points that the picture shows.
bool isPolytope(const Body& body, gjk::Rounding rounding);

/// Of a body that is the hull of points (with or without radius): those furthest along a direction of the world.
std::vector<int> furthestOf(const Body&, int dimension, dvec3 direction, double slack);

}  // namespace gjklab
