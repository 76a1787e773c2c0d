#pragma once
// A polygon as triangles: the polygon of a textbook's EPA may lose its convexity, and is to be seen as it is.

#include <glm/vec2.hpp>

#include <array>
#include <cstddef>
#include <vector>

namespace gjklab {

/// Triples of corners that cover the polygon, none of it twice; a fan where it is convex. Corners in either order.
/// Where sides cut each other there is no such covering: then the triangles cover what they can.
std::vector<std::array<std::size_t, 3>> triangulate(const std::vector<glm::dvec2>& corners);

}  // namespace gjklab
