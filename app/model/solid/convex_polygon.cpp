#include "model/solid/convex_polygon.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace gjklab {

std::vector<dvec3> clipToHalfSpace(const std::vector<dvec3>& polygon, dvec3 normal, double offset, dvec3 origin) {
  std::vector<dvec3> kept;
  kept.reserve(polygon.size() + 1);
  for (std::size_t i = 0; i < polygon.size(); ++i) {
    const dvec3 p = polygon[i], q = polygon[(i + 1) % polygon.size()];
    const double hp = glm::dot(normal, p - origin) - offset, hq = glm::dot(normal, q - origin) - offset;
    if (hp <= 0) kept.push_back(p);
    if ((hp < 0 && hq > 0) || (hp > 0 && hq < 0)) kept.push_back(p + (q - p) * (hp / (hp - hq)));
  }
  return kept;
}

double signedArea(const std::vector<dvec3>& polygon) {
  if (polygon.empty()) return 0;
  double twice = 0;
  const dvec3 base = polygon[0];
  for (std::size_t i = 1; i + 1 < polygon.size(); ++i) {
    const dvec3 u = polygon[i] - base, v = polygon[i + 1] - base;
    twice += u.x * v.y - u.y * v.x;
  }
  return twice / 2;
}

dvec3 centreOfArea(const std::vector<dvec3>& polygon) {
  if (polygon.empty()) return dvec3(0.0);
  const dvec3 base = polygon[0];
  dvec3 moment(0.0), mean(0.0);
  double area = 0;
  for (std::size_t i = 1; i + 1 < polygon.size(); ++i) {
    const dvec3 u = polygon[i] - base, v = polygon[i + 1] - base;
    const double part = glm::length(glm::cross(u, v));
    moment += (u + v) * (part / 3);
    area += part;
  }
  if (area > 0) return base + moment / area;
  for (const dvec3& p : polygon) mean += (p - base) / static_cast<double>(polygon.size());
  return base + mean;
}

double clearance(const std::vector<dvec3>& polygon, dvec3 centre) {
  double least = polygon.size() < 3 ? 0 : std::numeric_limits<double>::infinity();
  for (std::size_t i = 0; i < polygon.size() && polygon.size() >= 3; ++i) {
    const dvec3 p = polygon[i], edge = polygon[(i + 1) % polygon.size()] - p;
    const double length = glm::length(edge);
    if (length > 0) least = std::min(least, (edge.x * (centre.y - p.y) - edge.y * (centre.x - p.x)) / length);
  }
  return std::isfinite(least) ? least : 0;
}

}  // namespace gjklab
