#include "model/compare/exact_body.h"

#include "model/scene/body_points.h"
#include "model/scene/shape_table.h"

#include <algorithm>
#include <cmath>

namespace gjklab {
namespace {

Exact3 exact(dvec3 v) { return {v.x, v.y, v.z}; }

Exact3 unitOrZero(Exact3 v) {
  const Exact largest = std::max({std::abs(v.x), std::abs(v.y), std::abs(v.z)});
  if (!(largest > 0)) return Exact3(0);
  v /= largest;
  return v / std::sqrt(glm::dot(v, v));
}

/// De Casteljau's algorithm.
Exact3 curvePoint(std::vector<Exact3> work, Exact t) {
  for (std::size_t count = work.size(); count > 1; --count)
    for (std::size_t i = 0; i + 1 < count; ++i) work[i] += t * (work[i + 1] - work[i]);
  return work.empty() ? Exact3(0) : work[0];
}

/// The highest point of the curve along d: at an end or where the derivative's polynomial along d vanishes.
Exact3 curveSupport(const std::vector<dvec3>& control, Exact3 d) {
  std::vector<Exact3> points;
  for (const dvec3& p : control) points.push_back(exact(p));
  std::vector<Exact> slope;  // Bernstein coefficients of the derivative along d
  for (std::size_t i = 0; i + 1 < points.size(); ++i) slope.push_back(glm::dot(points[i + 1] - points[i], d));
  std::vector<Exact> at{0, 1};
  if (slope.size() == 2 && slope[0] != slope[1]) at.push_back(slope[0] / (slope[0] - slope[1]));
  if (slope.size() == 3) {
    const Exact a = slope[0] - 2 * slope[1] + slope[2], b = slope[1] - slope[0], c = slope[0];  // a t² + 2 b t + c
    const Exact root = std::sqrt(std::max(b * b - a * c, Exact(0))), q = -(b + (b < 0 ? -root : root));
    if (a != 0) at.push_back(q / a);
    if (q != 0) at.push_back(c / q);
  }
  Exact3 best = points.empty() ? Exact3(0) : points[0];
  for (const Exact t : at) {
    if (!(t >= 0 && t <= 1)) continue;
    const Exact3 p = curvePoint(points, t);
    if (glm::dot(p, d) > glm::dot(best, d)) best = p;
  }
  return best;
}

Exact radiusOf(const Body& body) {
  const bool rounded = shapeRow(body.shape).core == ShapeCore::rounded;
  return static_cast<Exact>(body.margin) + (rounded ? static_cast<Exact>(body.radius) : 0);
}

}  // namespace

ExactBody::ExactBody(const Body& body, int dimension, dvec3 origin)
    : body_(body), position_(exact(body.position) - exact(origin)), radius_(radiusOf(body)) {
  const glm::dmat3 rotation = rotationOf(body, dimension);
  for (int k = 0; k < 3; ++k) columns_[k] = exact(rotation[k]);
  for (const dvec3& p : hullPoints(body, dimension)) points_.push_back(placed(exact(p)));
}

Exact3 ExactBody::placed(Exact3 local) const {
  return local.x * columns_[0] + local.y * columns_[1] + local.z * columns_[2] + position_;
}

Exact3 ExactBody::support(Exact3 d) const {
  if (points_.empty())
    return placed(localSupport({glm::dot(columns_[0], d), glm::dot(columns_[1], d), glm::dot(columns_[2], d)}));
  const Exact3* best = &points_[0];
  for (const Exact3& p : points_)
    if (glm::dot(p, d) > glm::dot(*best, d)) best = &p;
  return *best;
}

Exact3 ExactBody::localSupport(Exact3 d) const {
  const Exact height = body_.half_height, radius = body_.radius;
  const Exact3 rim = radius * unitOrZero({d.x, 0, d.z});
  switch (body_.shape) {
    case ShapeKind::ellipsoid: {
      const Exact3 radii = exact(body_.radii);
      return radii * unitOrZero(radii * d);
    }
    case ShapeKind::cylinder:
      return rim + Exact3(0, d.y < 0 ? -height : height, 0);
    case ShapeKind::cone: {
      const Exact3 tip(0, height, 0), base = rim - Exact3(0, height, 0);
      return glm::dot(tip, d) > glm::dot(base, d) ? tip : base;
    }
    case ShapeKind::bezier:
      return curveSupport(body_.points, d);
    case ShapeKind::point:
    case ShapeKind::segment:
    case ShapeKind::box:
    case ShapeKind::sphere:
    case ShapeKind::capsule:
    case ShapeKind::hull:
      break;  // their cores are polytopes
  }
  return Exact3(0);
}

}  // namespace gjklab
