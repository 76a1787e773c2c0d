#pragma once
// Sub-distance by Johnson's cofactors.
//
// Source: E. G. Gilbert, D. W. Johnson, S. S. Keerthi, A fast procedure for computing the distance between complex
// objects in three-dimensional space, IEEE Journal of Robotics and Automation 4(2), 1988, §IV and appendix I.
//
// For a set X of vertices, the cofactor Δ_i(X) divided by the sum of all cofactors of X is the weight of vertex i in
// the point nearest to the origin on the affine hull of X. For any vertex k of X they satisfy
//     Δ_i(i) = 1,     Δ_j(X ∪ j) = Σ_{i ∈ X} Δ_i(X) · v_i·(v_k − v_j).
// X contains the nearest point of the simplex if Δ_i(X) > 0 for all i in X, and Δ_j(X ∪ j) ≤ 0 for all j outside.
//
// Deviations: only features with the newest vertex a are candidates (sub_distance.h). If rounding leaves no candidate,
// the answer is kNoFeature, and sub_distance.h tries again with more digits, and finally every feature (the paper's
// backup procedure).

#include "gjk/detail/sign_test_log.h"
#include "gjk/simplex.h"

namespace gjk::detail {

/// Δ_i(X) for every set X of the simplex's vertices and every i in X.
template <int D, class T>
class Cofactors {
 public:
  explicit Cofactors(const Points<D, T>& s) {
    for (Feature set = 1; set <= allOf(s.size); ++set) {
      for (int j = 0; j < s.size; ++j) {
        if (!contains(set, j)) continue;
        const Feature rest = set & ~(1u << j);
        delta_[set][j] = rest == kNoFeature ? T(1.0) : grown(s, rest, j);
      }
    }
  }
  const T& of(Feature set, int i) const { return delta_[set][i]; }

 private:
  T grown(const Points<D, T>& s, Feature rest, int j) const {
    const FeatureVertices& v = verticesOf(rest);
    const Tuple<D, T> step = s.p[v.index[0]] - s.p[j];
    T sum(0.0);
    for (int n = 0; n < v.size; ++n) sum = sum + delta_[rest][v.index[n]] * dot(s.p[v.index[n]], step);
    return sum;
  }
  T delta_[1u << (D + 1)][D + 1];
};

/// Looks up cofactors and logs each one on first use.
template <int D, class T, class Log>
class CofactorTests {
 public:
  CofactorTests(const Points<D, T>& s, Log log) : cofactors_(s), log_(log) {}

  bool positive(Feature set, int i) {
    const T& value = cofactors_.of(set, i);
    if ((seen_[set] >> i & 1u) == 0) {
      seen_[set] |= 1u << i;
      log_.test(cofactorOf(set, i), value, set & ~(1u << i), set);
    }
    return value > T(0.0);
  }

 private:
  Cofactors<D, T> cofactors_;
  Log log_;
  unsigned seen_[16] = {};
};

template <int D, class T, class Log>
Feature johnsonRegion(const Points<D, T>& s, Log log) {
  CofactorTests<D, T, Log> delta(s, log);
  for (int size = 1; size <= s.size; ++size) {
    for (Feature set = 1; set <= allOf(s.size); set += 2) {
      if (vertexCount(set) != size) continue;
      bool holds = true;
      for (int i = 0; i < s.size && holds; ++i)
        holds = contains(set, i) ? delta.positive(set, i) : !delta.positive(set | 1u << i, i);
      if (holds) return set;
    }
  }
  return kNoFeature;
}

}  // namespace gjk::detail
