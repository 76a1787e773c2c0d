#pragma once
// Witness points: the pair of points, one on each shape, behind a point of A ⊖ B.
//
// If x = Σ λ_i w_i with w_i = a_i − b_i and the weights λ_i positive with sum 1, then x = Σ λ_i a_i − Σ λ_i b_i, and by
// convexity the two sums are points of A and of B.

#include "gjk/affine_nearest.h"
#include "gjk/numeric/vector.h"
#include "gjk/tolerances.h"

#include <algorithm>
#include <array>
#include <limits>

namespace gjk::detail {

/// Sets weights that are slightly negative through rounding to zero, and scales their sum to one.
template <int N>
void normaliseWeights(std::array<double, N>& weight) {
  double sum = 0;
  unrolled<N>([&](auto i) {
    weight[i] = std::max(weight[i], 0.0);
    sum += weight[i];
  });
  unrolled<N>([&](auto i) { weight[i] /= sum; });
}

/// By how much a weighted sum of the vertices misses x: the largest coordinate.
template <int D>
double missOfWeights(const Simplex<D>& simplex, const std::array<double, D + 1>& weight, Vec<D> x) {
  Vec<D> miss = -x;
  for (int i = 0; i < simplex.size(); ++i)
    if (weight[i] != 0) miss += weight[i] * simplex.letter(i).w;
  return largestCoordinate<D>(miss);
}

/// The weights of the point of a feature nearest to the origin, in double-double arithmetic. For a triangle, the
/// formulas start at the vertex between its two shorter edges: the weights are products of four lengths divided by the
/// square of the area. From another vertex, the weights of a needle lose all their digits.
template <int D>
std::array<double, D + 1> preciseWeights(const Points<D, DoubleDouble>& points, Feature feature) {
  const FeatureVertices& v = verticesOf(feature);
  std::array<DoubleDouble, D + 1> precise{};
  if constexpr (D == 3) {
    if (v.size == 3) {
      int corner = 0;
      double longest = -1;
      for (int i = 0; i < 3; ++i) {
        const Tuple<3, DoubleDouble> opposite = points.p[v.index[(i + 1) % 3]] - points.p[v.index[(i + 2) % 3]];
        const double square = dot(opposite, opposite).high;
        if (square > longest) corner = i;
        longest = std::max(longest, square);
      }
      precise =
          nearestOnTriangle<DoubleDouble>(points, v.index[corner], v.index[(corner + 1) % 3], v.index[(corner + 2) % 3])
              .weight;
    }
  }
  if (D < 3 || v.size != 3) precise = nearestOnFeature(points, feature).weight;
  std::array<double, D + 1> weight;
  for (int i = 0; i <= D; ++i) weight[i] = toDouble(precise[i]);
  normaliseWeights<D + 1>(weight);
  return weight;
}

/// If the vertices of a feature nearly lie in one line or plane, the weights of its nearest point may fall outside the
/// feature in any arithmetic. This chooses, among all parts of the feature, the one whose weights reproduce x best.
template <int D>
std::array<double, D + 1> weightsOfBestPart(const Simplex<D>& simplex, Feature feature, Vec<D> x) {
  const Points<D, DoubleDouble> points(simplex);
  std::array<double, D + 1> best{};
  double least = std::numeric_limits<double>::infinity();
  for (Feature part = feature; part != kNoFeature; part = (part - 1) & feature) {
    const std::array<double, D + 1> weight = preciseWeights(points, part);
    const double miss = missOfWeights(simplex, weight, x);
    if (miss < least || part == feature) {
      least = miss;
      best = weight;
    }
  }
  return best;
}

/// For features for which doubles are not accurate enough.
template <int D>
[[gnu::noinline]] std::array<double, D + 1> weightsOfThinFeature(const Simplex<D>& simplex, Feature feature, Vec<D> x,
                                                                 double scale) {
  const std::array<double, D + 1> weight = preciseWeights(Points<D, DoubleDouble>(simplex), feature);
  return missOfWeights(simplex, weight, x) <= kWeightSlack * scale ? weight : weightsOfBestPart(simplex, feature, x);
}

/// In doubles, for a feature of N vertices; false if they are not accurate enough.
template <int D, int N>
bool weightsInDoubles(const Simplex<D>& simplex, Feature feature, Vec<D> x, double scale,
                      std::array<double, D + 1>& weight) {
  const SimplexPoints<D, N> s(simplex, feature);
  const AffineNearest<D, double> nearest = nearestOnAll<D, double, N>(s);
  std::array<double, N> of_feature;
  unrolled<N>([&](auto i) { of_feature[i] = nearest.weight[i]; });
  bool fits = true;
  Tuple<D, double> sum = s.p[0] * of_feature[0];
  unrolled<N>([&](auto i) {
    fits &= of_feature[i] >= 0;
    if constexpr (i > 0) sum = sum + s.p[i] * of_feature[i];
  });
  unrolled<D>([&](auto k) { fits &= std::abs(sum.c[k] - x[k]) <= kWeightSlack * scale; });
  normaliseWeights<N>(of_feature);
  weight.fill(0.0);
  unrolled<N>([&](auto i) { weight[verticesOf(feature).index[i]] = of_feature[i]; });
  return fits;
}

/// Barycentric weights, by letter, of the point of a feature nearest to the origin; zero for the other vertices. Uses
/// doubles if the weights reproduce x to kWeightSlack · scale, otherwise double-double arithmetic: the weights of a
/// needle are much more sensitive than its nearest point.
template <int D>
std::array<double, D + 1> barycentricWeights(const Simplex<D>& simplex, Feature feature, Vec<D> x, double scale) {
  std::array<double, D + 1> weight;
  const bool fits = withSize<D>(vertexCount(feature),
                                [&](auto n) { return weightsInDoubles<D, n>(simplex, feature, x, scale, weight); });
  return fits ? weight : weightsOfThinFeature(simplex, feature, x, scale);
}

template <int D>
struct WitnessPoints {
  Vec<D> a{0.0}, b{0.0};
};

/// The witness points of x, the point of the simplex nearest to the origin; each in its body's own frame.
template <int D>
WitnessPoints<D> witnessPoints(const Simplex<D>& simplex, Vec<D> x, double scale) {
  const std::array<double, D + 1> weight = barycentricWeights(simplex, allOf(simplex.size()), x, scale);
  WitnessPoints<D> points;
  for (int i = 0; i < simplex.size(); ++i) {
    points.a += weight[i] * simplex.letter(i).local_a;
    points.b += weight[i] * simplex.letter(i).local_b;
  }
  return points;
}

/// The same pair, moved by the least amount that makes b − a = signed_distance · normal hold to rounding.
template <int D>
WitnessPoints<D> alignedWith(WitnessPoints<D> points, Vec<D> normal, double signed_distance) {
  const Vec<D> error = 0.5 * ((points.b - points.a) - signed_distance * normal);
  return {points.a + error, points.b - error};
}

}  // namespace gjk::detail
