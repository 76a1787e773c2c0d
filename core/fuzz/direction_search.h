#pragma once
// Directions of great separation, found without the library: by looking at all candidates for facets of A ⊖ B, and by
// climbing from any direction.

#include "pair_heights.h"

namespace gjk::fuzz {

/// A facet of the difference of two polytopes comes from a face of A, a face of B, or an edge of A and one of B. All
/// pairs and triples of corners stand in for edges and faces: more candidates than needed never harm.
template <int D, class Take>
void forEachFacetNormal(const std::vector<LongVec<D>>& a, const std::vector<LongVec<D>>& b, Take take) {
  const auto edge = [](const LongVec<D>& p, const LongVec<D>& q) { return test::minus<D>(q, p); };
  const auto takeBoth = [&](LongVec<D> n) {
    if (!(test::lengthLong<D>(n) > 0)) return;
    take(n);
    for (Long& x : n) x = -x;
    take(n);
  };
  if constexpr (D == 1) takeBoth({1});
  for (const auto* body : {&a, &b})
    for (std::size_t i = 0; i < body->size() && D > 1; ++i)
      for (std::size_t j = 0; j < i; ++j) {
        const LongVec<D> u = edge((*body)[i], (*body)[j]);
        if constexpr (D == 2) takeBoth({u[1], -u[0]});
        if constexpr (D == 3) {
          for (std::size_t k = 0; k < j; ++k) takeBoth(test::crossProduct(u, edge((*body)[i], (*body)[k])));
        }
      }
  if constexpr (D == 3) {
    for (std::size_t i = 0; i < a.size(); ++i)
      for (std::size_t j = 0; j < i; ++j)
        for (std::size_t k = 0; k < b.size(); ++k)
          for (std::size_t l = 0; l < k; ++l) takeBoth(test::crossProduct(edge(a[i], a[j]), edge(b[k], b[l])));
  }
}

/// How many directions forEachFacetNormal takes, roughly.
template <int D>
double facetNormalCount(std::size_t a, std::size_t b) {
  const auto pairs = [](double n) { return n * (n - 1); };
  const auto triples = [](double n) { return n * (n - 1) * (n - 2) / 3; };
  const double m = static_cast<double>(a), n = static_cast<double>(b);
  if (D == 1) return 2;
  return D == 2 ? pairs(m) + pairs(n) : triples(m) + triples(n) + pairs(m) * pairs(n) / 2;
}

/// The greatest separation that steps uphill reach from n: a pattern search on the sphere, whose steps shrink.
template <int D>
Long climbedSeparation(const PairHeights<D>& pair, const Vec<D>& start) {
  LongVec<D> best = test::toLong<D>(start);
  Long greatest = pair.separation(best);
  if constexpr (D > 1) {
    test::Random random(17);
    for (double step = 0.5; step > 1e-10; step *= 0.4)
      for (int turn = 0; turn < (D == 2 ? 2 : 6); ++turn) {
        Vec<D> side = random.direction<D>();
        if constexpr (D == 2)
          side = turn ? Vec<2>(-double(best[1]), double(best[0])) : Vec<2>(double(best[1]), -double(best[0]));
        for (int repeat = 0; repeat < 3; ++repeat) {
          LongVec<D> n = best;
          for (int i = 0; i < D; ++i) n[i] += step * side[i];
          const Long length = test::lengthLong<D>(n);
          if (!(length > 0)) break;
          for (Long& x : n) x /= length;
          const Long separation = pair.separation(n);
          if (!(separation > greatest)) break;
          greatest = separation;
          best = n;
        }
      }
  }
  return greatest;
}

}  // namespace gjk::fuzz
