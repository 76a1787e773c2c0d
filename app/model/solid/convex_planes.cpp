#include "model/solid/convex_planes.h"

#include <algorithm>
#include <limits>

namespace gjklab {
namespace {

/// Sine of the angle between two planes, and distance in sizes of the solid, below which they are one.
constexpr double kSamePlane = 1e-9;

}  // namespace

std::vector<FacePlane> planesOf(const Solid& solid, dvec3 offset) {
  std::vector<FacePlane> planes;
  const auto corner = [&](std::size_t i) { return solid.positions[static_cast<std::size_t>(solid.triangles[i])]; };
  for (std::size_t i = 0; i + 2 < solid.triangles.size(); i += 3) {
    const dvec3 p = corner(i), u = corner(i + 1) - p, v = corner(i + 2) - p;
    const dvec3 across = glm::cross(u, v);
    const double area = glm::length(across);
    if (!(area > 1e-14 * glm::length(u) * glm::length(v))) continue;
    const dvec3 normal = across / area;
    const double at = glm::dot(normal, p);
    const bool same = !planes.empty() && glm::length(normal - planes.back().normal) <= kSamePlane &&
                      std::abs(at - planes.back().offset) <= kSamePlane * solid.size;
    if (!same) planes.push_back({normal, at});
  }
  for (FacePlane& plane : planes) plane.offset += glm::dot(plane.normal, offset);
  return planes;
}

double outside(const std::vector<FacePlane>& planes, dvec3 p) {
  double furthest = -std::numeric_limits<double>::infinity();
  for (const FacePlane& plane : planes) furthest = std::max(furthest, glm::dot(plane.normal, p) - plane.offset);
  return furthest;
}

}  // namespace gjklab
