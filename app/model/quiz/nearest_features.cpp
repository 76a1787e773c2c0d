#include "model/quiz/nearest_features.h"

#include "gjk/feature.h"
#include "gjk/tolerances.h"
#include "model/scene/exact_real.h"

#include <algorithm>
#include <glm/geometric.hpp>
#include <optional>

namespace gjklab {
namespace {

using Real = Exact;
using Vector = glm::vec<3, Real>;

/// The point of an affine hull nearest to the origin, by its place in it.
struct Foot {
  Vector x{0};
  Real inside = 0;  ///< least distance from a side of the feature, negative outside; a vertex has no sides: 0
  Real width = 0;   ///< least height of a vertex above the side opposite to it
};

/// `p` without its part along orthonormal `axes`.
Vector across(Vector p, std::span<const Vector> axes) {
  for (int twice = 0; twice < 2; ++twice)  // the second time takes off what rounding has left
    for (const Vector& axis : axes) p -= glm::dot(p, axis) * axis;
  return p;
}

/// Orthonormal axes of the directions between points; nothing where they are dependent within `least`.
std::optional<std::vector<Vector>> axesOf(std::span<const Vector> points, Real least) {
  std::vector<Vector> axes;
  for (std::size_t i = 1; i < points.size(); ++i) {
    const Vector rest = across(points[i] - points[0], axes);
    const Real length = glm::length(rest);
    if (!(length > least)) return std::nullopt;
    axes.push_back(rest / length);
  }
  return axes;
}

std::optional<Foot> footOn(const std::vector<Vector>& corners, Real least) {
  const auto axes = axesOf(corners, least);
  if (!axes) return std::nullopt;
  Foot foot;
  foot.x = across(corners[0], *axes);
  if (corners.size() == 1) {
    foot.width = INFINITY;
    return foot;
  }
  foot.inside = foot.width = INFINITY;
  for (std::size_t i = 0; i < corners.size(); ++i) {
    std::vector<Vector> side = corners;
    side.erase(side.begin() + static_cast<std::ptrdiff_t>(i));
    const auto along = axesOf(side, least);
    if (!along) return std::nullopt;
    const Vector up = across(corners[i] - side[0], *along);
    const Real height = glm::length(up);
    if (!(height > least)) return std::nullopt;
    foot.width = std::min(foot.width, height);
    foot.inside = std::min(foot.inside, glm::dot(foot.x - side[0], up) / height);
  }
  return foot;
}

/// Rounding of the vertices is magnified where a feature is narrow or O close to it; beyond this the core uses more
/// digits itself.
Real magnified(Real factor) { return std::min<Real>(1 + factor, 1e4L); }

}  // namespace

std::vector<gjk::Feature> featuresNearestOrigin(std::span<const dvec3> simplex, double scale) {
  const Real error = 32 * gjk::kEpsilon * static_cast<Real>(scale);
  std::vector<gjk::Feature> out;
  for (gjk::Feature feature = 1; feature <= gjk::allOf(static_cast<int>(simplex.size())); ++feature) {
    std::vector<Vector> corners;
    for (std::size_t i = 0; i < simplex.size(); ++i)
      if (gjk::contains(feature, static_cast<int>(i))) corners.emplace_back(simplex[i]);
    const auto foot = footOn(corners, error);
    if (!foot) continue;
    const Real length = glm::length(foot->x);
    if (foot->inside < -error * magnified(length / foot->width)) continue;
    bool nearest = true;
    if (length > error)  // else O lies on the feature itself
      for (std::size_t i = 0; i < simplex.size() && nearest; ++i) {
        if (gjk::contains(feature, static_cast<int>(i))) continue;
        const Vector to = Vector(simplex[i]) - foot->x;
        const Real tilt = glm::length(to) * (1 / foot->width + 1 / length);
        nearest = glm::dot(to, foot->x) / length >= -error * magnified(tilt);
      }
    if (nearest) out.push_back(feature);
  }
  return out;
}

}  // namespace gjklab
