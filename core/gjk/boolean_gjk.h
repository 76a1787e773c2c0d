#pragma once
// Boolean GJK: does A ⊖ B contain the origin? Yes as soon as a simplex encloses it, no as soon as a support point does
// not pass it.
//
// Source: the case analysis by sign tests that game engines use, after C. Muratori's talk "Implementing GJK", 2006:
// line, triangle and tetrahedron cases. Each tests only features with the newest vertex a; the tetrahedron case follows
// the first face with the origin on its outer side.
//
// Deviations. The search direction is −x, with x the point of the kept feature nearest to the origin: parallel to the
// triple products of the textbooks, (ab × ao) × ab and so on, but exact for needles. "Does not pass the origin" means
// by more than tolerance · S, to distinguish touching from separated pairs; a touching pair runs until the bounds meet.
// Following the first face with the origin on its outer side need not bring x nearer to the origin. If it does not, or
// if the sign tests are within their rounding error, Voronoi regions determine the feature instead, so the run ends for
// the same reason as the distance method.

#include "gjk/sub_distance.h"

namespace gjk::detail {

/// The case of the line a–i: the region between a and i, or the one past a.
template <int D, class T, class Log>
Feature lineCase(const Points<D, T>& s, int i, Log log) {
  const T along = dot(s.p[i] - s.p[0], s.p[0] * T(-1.0));
  log.test(alongEdge(i), along, 1u, 1u | 1u << i);
  return along > T(0.0) ? 1u | 1u << i : 1u;
}

/// The case of the triangle a, i, j: past its edge a–j, past its edge a–i, or above or below the triangle.
template <int D, class T, class Log>
Feature triangleCase(const Points<D, T>& s, int i, int j, Log log) {
  const Tuple<D, T> u = s.p[i] - s.p[0], v = s.p[j] - s.p[0], ao = s.p[0] * T(-1.0);
  const Feature face = 1u | 1u << i | 1u << j;
  const T uv = dot(u, v), along_u = dot(u, ao), along_v = dot(v, ao);
  const T beside_v = along_v * uv - along_u * dot(v, v);
  log.test(besideEdge(j, i), beside_v, face, 1u | 1u << j);
  if (beside_v > T(0.0)) {
    log.test(alongEdge(j), along_v, 1u, 1u | 1u << j);
    return along_v > T(0.0) ? 1u | 1u << j : lineCase(s, i, log);
  }
  const T beside_u = along_u * uv - along_v * dot(u, u);
  log.test(besideEdge(i, j), beside_u, face, 1u | 1u << i);
  if (beside_u > T(0.0)) return lineCase(s, i, log);
  if constexpr (D == 3) log.test(faceSide(i, j), determinant(u, v, ao), kNoFeature, kNoFeature);
  return face;
}

/// The case of the tetrahedron: outside of a face with a, or inside.
template <class T, class Log>
Feature tetrahedronCase(const Points<3, T>& s, Log log) {
  constexpr int kFaces[3][2] = {{1, 2}, {2, 3}, {3, 1}};
  const Tuple<3, T> ao = s.p[0] * T(-1.0);
  const Tuple<3, T> edge[4] = {ao, s.p[1] - s.p[0], s.p[2] - s.p[0], s.p[3] - s.p[0]};
  const bool turned = determinant(edge[1], edge[2], edge[3]) > T(0.0);
  for (const auto& face : kFaces) {
    const int i = turned ? face[1] : face[0], j = turned ? face[0] : face[1];
    const T side = determinant(edge[i], edge[j], ao);
    log.test(faceSide(i, j), side, allOf(4), 1u | 1u << i | 1u << j);
    if (side > T(0.0)) return triangleCase(s, std::min(i, j), std::max(i, j), log);
  }
  return allOf(4);
}

template <int D, class T, class Log>
Feature booleanRegion(const Points<D, T>& s, Log log) {
  if (s.size == 1) return 1u;
  if (s.size == 2) return lineCase(s, 1, log);
  if constexpr (D > 1) {
    if (s.size == 3) return triangleCase(s, 1, 2, log);
  }
  if constexpr (D > 2) return tetrahedronCase(s, log);
  return 1u;
}

/// The boolean method: runs until the answer is known.
template <int D, class Source>
class BooleanMethod {
 public:
  /// `radius`: how far the shapes reach beyond what GJK runs on. `greatest_scale`: an upper bound on S.
  BooleanMethod(const Source& source, double radius, double tolerance, double greatest_scale)
      : source_(source), radius_(radius), tolerance_(tolerance), greatest_scale_(greatest_scale) {}

  /// Whether this lower bound on the distance proves that the pair is separated, not touching. S is computed only if it
  /// matters.
  bool answeredBy(double bound) const {
    const double gap = bound - radius_;
    if (!(gap > 0)) return false;
    return gap > tolerance_ * greatest_scale_ || gap > tolerance_ * (source_.scale() + radius_);
  }

  template <class Log>
  Nearest<D> nearest(const Simplex<D>& simplex, double scale, bool precise, Log log) const {
    const Points<D, double> s(simplex);
    const Feature region = booleanRegion(s, log);
    if (vertexCount(region) == D + 1) {
      if (!precise && certainlyHoldsOrigin(s, scale)) return {region, Vec<D>(0.0), 0.0};
    } else {
      const FeaturePoint<D, double> x = pointOn(s, region);
      if (!precise && isCertain(s, x, scale)) return {region, rounded(x.point), x.squared};
    }
    log.clear();
    return nearestOfSimplex(SubDistance::voronoi, simplex, scale, precise, log);
  }

 private:
  /// Whether doubles guarantee that x is a valid step: it lies within the feature and perpendicular to it, no other
  /// vertex is nearer to the origin, and its direction is not lost to rounding.
  static bool isCertain(const Points<D, double>& s, const FeaturePoint<D, double>& x, double scale) {
    const double length = std::sqrt(x.squared), slack = kOptimalitySlack * scale * length;
    if (!x.within || x.needle || (vertexCount(x.region) > 1 && !(length > kSmallDistance * scale))) return false;
    for (int i = 0; i < s.size; ++i) {
      if (contains(x.region, i) && !(std::abs(dot(x.point, s.p[i]) - x.squared) <= slack)) return false;
      if (!contains(x.region, i) && !(dot(s.p[i], s.p[i]) > x.squared)) return false;
    }
    return true;
  }

  const Source& source_;
  double radius_, tolerance_, greatest_scale_;
};

/// The same for a plain yes or no: shapes with radii meet as soon as |x| is at most the sum of the radii, and the run
/// ends as if the simplex contained the origin.
template <int D, class Source>
class OverlapMethod {
 public:
  OverlapMethod(const Source& source, double radius, double tolerance, double greatest_scale)
      : boolean_(source, radius, tolerance, greatest_scale), radius_(radius) {}

  bool answeredBy(double bound) const { return boolean_.answeredBy(bound); }

  template <class Log>
  Nearest<D> nearest(const Simplex<D>& simplex, double scale, bool precise, Log log) const {
    const Nearest<D> x = boolean_.nearest(simplex, scale, precise, log);
    return x.squared.high <= radius_ * radius_ ? Nearest<D>{x.region, Vec<D>(0.0), 0.0} : x;
  }

 private:
  BooleanMethod<D, Source> boolean_;
  double radius_;
};

}  // namespace gjk::detail
