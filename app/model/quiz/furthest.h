#pragma once
// The points furthest along a direction, including all that rounding cannot distinguish.

#include "model/scene/scene.h"

#include <span>
#include <vector>

namespace gjklab {

/// Indices, ascending, of the points whose height along `direction` (any length but zero) is the greatest. `slack`: how
/// far below the greatest height a point may be, relative to |direction| and to the greatest distance of a point from
/// the origin of their frame.
std::vector<int> furthestAlong(std::span<const dvec3> points, dvec3 direction, double slack);

/// The greatest difference of two heights by rounding alone, for use as furthestAlong's slack. `length_over_scale`: for
/// a direction −x that carries the rounding of A ⊖ B's coordinates, |x| / S; 1 for an exact one.
double heightSlack(double length_over_scale);

/// Whether the run treats the body as the hull of the points in the picture.
bool isPolytope(const Body& body, gjk::Rounding rounding);

/// For a body that is the hull of points (with or without radius): the points furthest along a direction in world
/// space.
std::vector<int> furthestOf(const Body&, int dimension, dvec3 direction, double slack);

}  // namespace gjklab
