#include "model/solid/convex_planes.h"

#include <algorithm>
#include <limits>

namespace gjklab {
namespace {

/// Sine of the angle between two planes, and distance in sizes of the solid, below which they are one.
constexpr double kSamePlane = 1e-9;

/// A square in a plane that covers all of it within `size` of the origin.
TaggedPolygon squareIn(const FacePlane& plane, double size) {
  const dvec3 helper = std::abs(plane.normal.y) < 0.9 ? dvec3(0, 1, 0) : dvec3(1, 0, 0);
  const dvec3 u = glm::normalize(glm::cross(helper, plane.normal)) * (2 * size), v = glm::cross(plane.normal, u);
  const dvec3 foot = plane.normal * plane.offset;
  return {{foot - u - v, foot + u - v, foot + u + v, foot - u + v}, {-1, -1, -1, -1}};
}

double areaOf(const std::vector<dvec3>& polygon) {
  dvec3 twice(0.0);
  for (std::size_t i = 1; i + 1 < polygon.size(); ++i)
    twice += glm::cross(polygon[i] - polygon[0], polygon[i + 1] - polygon[0]);
  return 0.5 * glm::length(twice);
}

}  // namespace

std::vector<FacePlane> meshPlanes(const std::vector<dvec3>& positions, const std::vector<int>& triangles, double size) {
  std::vector<FacePlane> planes;
  const auto corner = [&](std::size_t i) { return positions[static_cast<std::size_t>(triangles[i])]; };
  for (std::size_t i = 0; i + 2 < triangles.size(); i += 3) {
    const dvec3 p = corner(i), u = corner(i + 1) - p, v = corner(i + 2) - p;
    const dvec3 across = glm::cross(u, v);
    const double area = glm::length(across);
    if (!(area > 1e-14 * glm::length(u) * glm::length(v))) continue;
    const dvec3 normal = across / area;
    const double at = glm::dot(normal, p);
    const bool same = !planes.empty() && glm::length(normal - planes.back().normal) <= kSamePlane &&
                      std::abs(at - planes.back().offset) <= kSamePlane * size;
    if (!same) planes.push_back({normal, at});
  }
  return planes;
}

std::vector<FacePlane> planesOf(const Solid& solid, dvec3 offset) {
  std::vector<FacePlane> planes = solid.faces;
  for (FacePlane& plane : planes) plane.offset += glm::dot(plane.normal, offset);
  return planes;
}

double outside(const std::vector<FacePlane>& planes, dvec3 p) {
  double furthest = -std::numeric_limits<double>::infinity();
  for (const FacePlane& plane : planes) furthest = std::max(furthest, glm::dot(plane.normal, p) - plane.offset);
  return furthest;
}

void cut(TaggedPolygon& polygon, const FacePlane& plane, int index) {
  TaggedPolygon kept;
  const std::size_t n = polygon.corners.size();
  for (std::size_t i = 0; i < n; ++i) {
    const dvec3 p = polygon.corners[i], q = polygon.corners[(i + 1) % n];
    const double hp = glm::dot(plane.normal, p) - plane.offset, hq = glm::dot(plane.normal, q) - plane.offset;
    if (hp <= 0) {
      kept.corners.push_back(p);
      kept.made_by.push_back(polygon.made_by[i]);
    }
    if ((hp <= 0) == (hq <= 0)) continue;
    kept.corners.push_back(p + (q - p) * (hp / (hp - hq)));
    kept.made_by.push_back(hp <= 0 ? index : polygon.made_by[i]);
  }
  polygon = std::move(kept);
}

std::vector<ConvexFace> facesOf(const std::vector<FacePlane>& planes, double size) {
  std::vector<ConvexFace> faces;
  for (std::size_t i = 0; i < planes.size(); ++i) {
    TaggedPolygon polygon = squareIn(planes[i], size);
    for (std::size_t k = 0; k < planes.size() && polygon.corners.size() >= 3; ++k)
      if (k != i) cut(polygon, planes[k], static_cast<int>(k));
    if (polygon.corners.size() >= 3 && areaOf(polygon.corners) > 1e-12 * size * size)
      faces.push_back({std::move(polygon), static_cast<int>(i)});
  }
  return faces;
}

}  // namespace gjklab
