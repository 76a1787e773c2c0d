#pragma once
// Witness points of a penetration: weights of a point in a facet, and the pair of points behind it.

#include "gjk/numeric/predicates.h"
#include "gjk/simplex.h"
#include "gjk/trace.h"

#include <array>
#include <limits>

namespace gjk {

/// Weights of a point in a point, segment or triangle: none negative, with sum 1.
template <std::size_t N>
using Weights = std::array<double, N>;

template <int D, std::size_t N>
Vec<D> combine(const Weights<N>& weights, const std::array<Vec<D>, N>& points) {
  Vec<D> sum(0.0);
  for (std::size_t i = 0; i < N; ++i) sum += weights[i] * points[i];
  return sum;
}

/// Adds a weighted pair of points; leaves w unchanged.
template <int D>
void addWeighted(LocalSupport<D>& sum, double weight, const LocalSupport<D>& point) {
  sum.local_a += weight * point.local_a;
  sum.local_b += weight * point.local_b;
}

/// The weights of the point of a segment nearest to p.
template <int D>
Weights<2> nearestOnSegment(const Vec<D>& a, const Vec<D>& b, const Vec<D>& p) {
  const Vec<D> edge = b - a;
  const double square = glm::dot(edge, edge);
  const double t = square > 0 ? glm::dot(p - a, edge) / square : 0;
  const double clamped = t > 0 ? (t < 1 ? t : 1) : 0;
  return {1 - clamped, clamped};
}

/// The weights of the point of a triangle nearest to p, where p is in its plane or nearly. `normal` is the triangle's.
GJK_API Weights<3> nearestOnTriangle(const std::array<Vec<3>, 3>& triangle, const Vec<3>& normal, const Vec<3>& p);

/// The weights of the point of a facet nearest to p, where p is in its plane or nearly.
inline Weights<1> nearestOnFacet(const std::array<Vec<1>, 1>&, const Vec<1>&, const Vec<1>&) { return {1}; }
inline Weights<2> nearestOnFacet(const std::array<Vec<2>, 2>& facet, const Vec<2>&, const Vec<2>& p) {
  return nearestOnSegment<2>(facet[0], facet[1], p);
}
inline Weights<3> nearestOnFacet(const std::array<Vec<3>, 3>& facet, const Vec<3>& normal, const Vec<3>& p) {
  return nearestOnTriangle(facet, normal, p);
}

}  // namespace gjk
