#pragma once
// Triangulates a polygon, which need not be convex: the polygon of textbook EPA may lose its convexity and must be
// shown unchanged.

#include <glm/vec2.hpp>

#include <array>
#include <cstddef>
#include <vector>

namespace gjklab {

/// Triples of corners that cover the polygon without overlaps; a fan if it is convex. The corners may be in either
/// order. If sides intersect, there is no such covering, and the triangles cover only part of it.
std::vector<std::array<std::size_t, 3>> triangulate(const std::vector<glm::dvec2>& corners);

}  // namespace gjklab
