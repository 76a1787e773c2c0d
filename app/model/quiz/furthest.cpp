#include "model/quiz/furthest.h"

#include "gjk/tolerances.h"
#include "model/scene/body_points.h"
#include "model/scene/shape_table.h"

#include <algorithm>
#include <glm/geometric.hpp>

namespace gjklab {

std::vector<int> furthestAlong(std::span<const dvec3> points, dvec3 direction, double slack) {
  // Lengths are compared, not squares, and the direction is brought to size 1 first: nothing over- or underflows.
  const double largest = std::max({std::abs(direction.x), std::abs(direction.y), std::abs(direction.z)});
  if (!(largest > 0)) return {};
  const dvec3 d = glm::normalize(direction / largest);
  double size = 0;
  for (const dvec3& p : points) size = std::max({size, std::abs(p.x), std::abs(p.y), std::abs(p.z)});
  double best = -INFINITY;
  for (const dvec3& p : points) best = std::max(best, glm::dot(p, d));
  std::vector<int> out;
  for (std::size_t i = 0; i < points.size(); ++i)
    if (glm::dot(points[i], d) >= best - slack * size) out.push_back(static_cast<int>(i));
  return out;
}

double heightSlack(double length_over_scale) {
  constexpr double kTieRounding = 64 * gjk::kEpsilon;
  // Below kSmallDistance · S the core finds x with twice as many digits.
  return kTieRounding / std::clamp(length_over_scale, gjk::kSmallDistance, 1.0);
}

bool isPolytope(const Body& body, gjk::Rounding rounding) {
  if (body.margin > 0 && rounding == gjk::Rounding::support) return false;
  return shapeRow(body.shape).core == ShapeCore::polytope;
}

std::vector<int> furthestOf(const Body& body, int dimension, dvec3 direction, double slack) {
  const std::vector<dvec3> points = hullPoints(body, dimension);
  return furthestAlong(points, glm::transpose(rotationOf(body, dimension)) * direction, slack);
}

}  // namespace gjklab
