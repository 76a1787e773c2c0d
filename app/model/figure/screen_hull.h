#pragma once
// Convex hulls of projected points: a convex body covers exactly the hull of its corners.

#include "model/figure/screen_box.h"
#include "model/scene/scene.h"

#include <cstddef>
#include <span>
#include <vector>

namespace gjklab {

/// Twice the signed area of a triangle: positive if its corners are counter-clockwise where y points up.
inline double turn(dvec2 a, dvec2 b, dvec2 c) { return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x); }

/// The corners of the convex hull as indices into `points`, counter-clockwise where y points up. If fewer than three
/// points are distinct, returns those.
std::vector<std::size_t> hullIndices(std::span<const dvec2> points);
std::vector<dvec2> hullOf(std::span<const dvec2> points);

/// The hull without corners that are less than `off` from the chord that replaces them.
std::vector<std::size_t> withoutFlat(std::span<const dvec2> points, const std::vector<std::size_t>& hull, double off);

/// Whether a point lies within a counter-clockwise convex polygon.
bool isWithin(const std::vector<dvec2>& hull, dvec2 p);

/// The part of a convex polygon in a box, in the same order; empty if there is none.
std::vector<dvec2> clippedTo(std::vector<dvec2> hull, const ScreenBox& box);
/// Of a convex polygon, in the order of hullOf().
double screenArea(const std::vector<dvec2>& hull);

}  // namespace gjklab
