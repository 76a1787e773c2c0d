#pragma once
// Support functions of the shapes of shape.h, inline so that a query on known shapes can be compiled as one loop.
//
// A support point maximises d·p. Round shapes have a closed form: scale the direction into the unit ball's space,
// normalise, scale back. Ties (a face or an edge square to d) go to the first vertex, or to the positive side.

#include "gjk/shape.h"
#include "gjk/vector.h"

#include <algorithm>
#include <cmath>

namespace gjk {

/// A positive multiple of d whose products with coordinates of any sensible size are normal numbers.
template <int D>
inline Vec<D> tamed(Vec<D> d) {
  const double largest = largestCoordinate<D>(d);
  return largest > 1e-150 && largest < 1e150 ? d : unit<D>(d);
}

template <int D>
SupportPoint<D> Point<D>::support(Vec<D>) const {
  return {Vec<D>(0.0), 0};
}

template <int D>
SupportPoint<D> Segment<D>::support(Vec<D> d) const {
  d = tamed<D>(d);
  const int i = glm::dot(d, points[1]) > glm::dot(d, points[0]) ? 1 : 0;
  return {points[i], i};
}

template <int D>
SupportPoint<D> Box<D>::support(Vec<D> d) const {
  SupportPoint<D> corner{half_extents, 0};
  for (int i = 0; i < D; ++i) {
    if (d[i] < 0)
      corner.point[i] = -half_extents[i];
    else
      corner.index |= 1 << i;
  }
  return corner;
}

template <int D>
SupportPoint<D> Sphere<D>::support(Vec<D> d) const {
  return {unit<D>(d) * radius, -1};
}

/// The ellipsoid is the image of the unit ball under R = diag(radii): s(d) = R · (R d / |R d|).
template <int D>
SupportPoint<D> Ellipsoid<D>::support(Vec<D> d) const {
  return {radii * unit<D>(radii * tamed<D>(d)), -1};
}

template <int D>
SupportPoint<D> Capsule<D>::support(Vec<D> d) const {
  Vec<D> point = unit<D>(d) * radius;
  point[D > 1 ? 1 : 0] += d[D > 1 ? 1 : 0] < 0 ? -half_height : half_height;
  return {point, -1};
}

template <int D>
SupportPoint<D> Hull<D>::support(Vec<D> d) const {
  if (points.empty()) return {Vec<D>(0.0), -1};
  d = tamed<D>(d);
  const int count = static_cast<int>(points.size());
  int best = 0;
  double furthest = glm::dot(d, points[0]);
  for (int i = 1; i < count; ++i) {
    const double along = glm::dot(d, points[i]);
    if (along > furthest) {
      furthest = along;
      best = i;
    }
  }
  return {points[best], best};
}

}  // namespace gjk
