#pragma once
// Witness points of a penetration: weights of a point in a facet, and the pair of points behind it.

#include "gjk/predicates.h"
#include "gjk/trace.h"

#include <array>
#include <limits>

namespace gjk {

/// Weights, none negative and of sum 1, of a point of a point, segment or triangle.
template <std::size_t N>
using Weights = std::array<double, N>;

template <int D, std::size_t N>
Vec<D> combine(const Weights<N>& weights, const std::array<Vec<D>, N>& points) {
  Vec<D> sum(0.0);
  for (std::size_t i = 0; i < N; ++i) sum += weights[i] * points[i];
  return sum;
}

/// Of the point of a segment nearest to p.
template <int D>
Weights<2> nearestOnSegment(const Vec<D>& a, const Vec<D>& b, const Vec<D>& p) {
  const Vec<D> edge = b - a;
  const double square = glm::dot(edge, edge);
  const double t = square > 0 ? glm::dot(p - a, edge) / square : 0;
  const double clamped = t > 0 ? (t < 1 ? t : 1) : 0;
  return {1 - clamped, clamped};
}

/// Of the point of a triangle nearest to p, a point in its plane or nearly. `normal` is the triangle's.
Weights<3> nearestOnTriangle(const std::array<Vec<3>, 3>& triangle, const Vec<3>& normal, const Vec<3>& p);

/// Of the point of a facet nearest to p, a point in its plane or nearly.
inline Weights<1> nearestOnFacet(const std::array<Vec<1>, 1>&, const Vec<1>&, const Vec<1>&) { return {1}; }
inline Weights<2> nearestOnFacet(const std::array<Vec<2>, 2>& facet, const Vec<2>&, const Vec<2>& p) {
  return nearestOnSegment<2>(facet[0], facet[1], p);
}
inline Weights<3> nearestOnFacet(const std::array<Vec<3>, 3>& facet, const Vec<3>& normal, const Vec<3>& p) {
  return nearestOnTriangle(facet, normal, p);
}

/// Of the point nearest to the origin of a simplex without interior: those it came with, or, where it came without,
/// found by looking at all its segments and triangles.
template <int D>
Weights<D + 1> flatWeights(const InlineList<SimplexVertex<D>, kSimplexSize<D>>& simplex) {
  Weights<D + 1> weights{};
  double total = 0;
  for (int i = 0; i < simplex.size(); ++i) total += weights[i] = simplex[i].weight;
  if (total > 0) {
    for (double& weight : weights) weight /= total;
    return weights;
  }
  double least = std::numeric_limits<double>::infinity();
  const auto offer = [&](const Weights<D + 1>& candidate) {
    Vec<D> p(0.0);
    for (int i = 0; i < simplex.size(); ++i) p += candidate[i] * simplex[i].support.w;
    if (!(glm::dot(p, p) < least)) return;
    least = glm::dot(p, p);
    weights = candidate;
  };
  const Vec<D> origin(0.0);
  for (int i = 0; i < simplex.size(); ++i)
    for (int j = 0; j <= i; ++j) {
      const auto on_segment = nearestOnSegment<D>(simplex[i].support.w, simplex[j].support.w, origin);
      Weights<D + 1> candidate{};
      candidate[i] += on_segment[0];
      candidate[j] += on_segment[1];
      offer(candidate);
      if constexpr (D == 3) {
        for (int k = 0; k < j; ++k) {
          const std::array<Vec<3>, 3> triangle{simplex[i].support.w, simplex[j].support.w, simplex[k].support.w};
          if (collinear(triangle[0], triangle[1], triangle[2])) continue;
          const auto inside = nearestOnTriangle(triangle, facetPlane(triangle).normal, origin);
          candidate = {};
          candidate[i] = inside[0];
          candidate[j] = inside[1];
          candidate[k] = inside[2];
          offer(candidate);
        }
      }
    }
  return weights;
}

}  // namespace gjk
