#pragma once
// Support functions of the shapes of shape.h, inline so that a query on known shapes can be compiled as one loop.
//
// A support point maximises d·p. Round shapes have a closed form: scale the direction into the unit ball's space,
// normalise, scale back. Ties (a face or an edge perpendicular to d) go to the first vertex, or to the positive side.

#include "gjk/numeric/predicates.h"
#include "gjk/numeric/vector.h"
#include "gjk/shape.h"
#include "gjk/support_table.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace gjk {

template <int D>
SupportPoint<D> Point<D>::support(Vec<D>) const {
  return {Vec<D>(0.0), 0};
}

template <int D>
SupportPoint<D> Segment<D>::support(Vec<D> d) const {
  d = numeric::tamed<D>(d);
  const int i = glm::dot(d, points[1]) > glm::dot(d, points[0]) ? 1 : 0;
  return {points[i], i};
}

template <int D>
SupportPoint<D> Box<D>::support(Vec<D> d) const {
  SupportPoint<D> corner{half_extents, 0};
  unrolled<D>([&](auto i) {
    const bool negative = d[i] < 0;
    corner.point[i] = negative ? -half_extents[i] : half_extents[i];
    corner.index |= (negative ? 0 : 1) << i;
  });
  return corner;
}

template <int D>
SupportPoint<D> Sphere<D>::support(Vec<D> d) const {
  return {numeric::unit<D>(d) * radius, -1};
}

/// The ellipsoid is the image of the unit ball under R = diag(radii): s(d) = R · (R d / |R d|).
template <int D>
SupportPoint<D> Ellipsoid<D>::support(Vec<D> d) const {
  return {radii * numeric::unit<D>(radii * numeric::tamed<D>(d)), -1};
}

template <int D>
SupportPoint<D> Capsule<D>::support(Vec<D> d) const {
  Vec<D> point = numeric::unit<D>(d) * radius;
  point[D > 1 ? 1 : 0] += d[D > 1 ? 1 : 0] < 0 ? -half_height : half_height;
  return {point, -1};
}

/// The first of the highest points. It computes four heights side by side, and compares within the four only if one of
/// them is the highest so far.
template <int D>
SupportPoint<D> Hull<D>::support(Vec<D> d) const {
  if (points.empty()) return {Vec<D>(0.0), -1};
  d = numeric::tamed<D>(d);
  if (table) return table->support(d);
  const Vec<D>* const p = points.data();
  const int count = static_cast<int>(points.size());
  int best = 0, i = 0;
  double furthest = -std::numeric_limits<double>::infinity();
  for (; i + 4 <= count; i += 4) {
    const double first = glm::dot(d, p[i]), second = glm::dot(d, p[i + 1]);
    const double third = glm::dot(d, p[i + 2]), fourth = glm::dot(d, p[i + 3]);
    const double highest = std::max(std::max(first, second), std::max(third, fourth));
    if (highest > furthest) {
      furthest = highest;
      best = i + (highest == first ? 0 : highest == second ? 1 : highest == third ? 2 : 3);
    }
  }
  for (; i < count; ++i) {
    const double along = glm::dot(d, p[i]);
    if (along > furthest) {
      furthest = along;
      best = i;
    }
  }
  return {p[best], best};
}

}  // namespace gjk

namespace gjk::detail {

/// A rough upper bound on |p| over the points p of the shape; not finite if a coordinate is not.
template <int D>
double reach(const Point<D>&) {
  return 0;
}
template <int D>
double reach(const Segment<D>& segment) {
  return glm::length(segment.points[0]) + glm::length(segment.points[1]);
}
template <int D>
double reach(const Box<D>& box) {
  return glm::length(box.half_extents);
}
template <int D>
double reach(const Sphere<D>& sphere) {
  return std::abs(sphere.radius);
}
template <int D>
double reach(const Ellipsoid<D>& ellipsoid) {
  return glm::length(ellipsoid.radii);
}
/// Capsules, cylinders and cones.
template <class Round>
requires requires(const Round& round) { round.half_height, round.radius; }
double reach(const Round& round) { return std::abs(round.half_height) + std::abs(round.radius); }

/// The sum of all |coordinates|: unlike a maximum, it preserves an infinity or NaN.
template <int D>
double reach(const std::vector<Vec<D>>& points) {
  double sum[D] = {};
  for (const Vec<D>& p : points)
    for (int i = 0; i < D; ++i) sum[i] += std::abs(p[i]);
  double total = 0;
  for (const double part : sum) total += part;
  return total;
}
template <int D>
double reach(const Hull<D>& hull) {
  return hull.table ? hull.table->reach() : reach<D>(hull.points);
}
inline double reach(const Bezier& bezier) { return reach<2>(bezier.points); }

template <int D>
double reachWithMargin(const Shape<D>& shape) {
  return std::visit([](const auto& kind) { return reach(kind); }, shape.kind) + std::abs(shape.margin);
}

/// reach(shape), or kUnknownReach for a shape without one.
template <class ShapeType>
double reachOf(const ShapeType& shape) {
  if constexpr (requires { reach(shape); })
    return reach(shape);
  else
    return kUnknownReach;
}

}  // namespace gjk::detail
