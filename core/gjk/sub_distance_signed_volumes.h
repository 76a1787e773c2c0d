#pragma once
// Sub-distance by signed volumes.
//
// Source: M. Montanari, N. Petrinic, E. Barbieri, Improving the GJK algorithm for faster and more reliable distance
// queries between convex objects, ACM Transactions on Graphics 36(3), 2017.
//
// A simplex contains the origin (or, if it is a triangle or an edge, the origin's projection) if replacing any one
// vertex by the origin never changes the sign of its signed volume μ: C_i, the volume with vertex i replaced, has the
// sign of μ. The C_i are also the barycentric weights times μ. If some C_i has the wrong sign, the nearest point lies
// on the face opposite to such a vertex, and the search continues there, one dimension lower: a triangle is projected
// along the axis that leaves it the largest area, an edge onto the axis that leaves it the greatest length. If there
// are several such faces, the nearest answer wins.
//
// Deviations: the face opposite to the newest vertex a is never tried (sub_distance.h); the projection onto a triangle
// and an edge is that of affine_nearest.h.

#include "gjk/affine_nearest.h"
#include "gjk/detail/sign_test_log.h"

namespace gjk::detail {

/// μ and the C_i of one feature, up to a common factor that keeps their signs relative to each other.
template <class T>
struct SignedParts {
  T whole;
  T part[4];
};

/// Logs μ and the tests of the C_i, and returns the vertices whose sign is wrong. `axis`: that of the projection, or
/// −1. C_i is logged multiplied by the sign of μ, so that a positive value is the right sign.
template <class T, class Log>
Feature wrongSigns(const SignedParts<T>& parts, Feature feature, int axis, Log log) {
  const FeatureVertices& v = verticesOf(feature);
  log.test(volumeOf(feature, axis), parts.whole, kNoFeature, kNoFeature);
  Feature wrong = kNoFeature;
  for (int n = 0; n < v.size; ++n) {
    const int i = v.index[n];
    const T value = parts.whole < T(0.0) ? parts.part[n] * T(-1.0) : parts.part[n];
    if (i != 0) log.test(partOf(feature, i), value, feature & ~(1u << i), feature);
    if (!(value > T(0.0))) wrong |= 1u << i;
  }
  return wrong;
}

/// The axis along which a vector is longest.
template <int D, class T>
int longestAxis(const Tuple<D, T>& v) {
  int best = 0;
  for (int i = 1; i < D; ++i)
    if (magnitude(v.c[i]) > magnitude(v.c[best])) best = i;
  return best;
}

/// The edge a–i: the vertex a, or the edge itself.
template <int D, class T, class Log>
Feature edgeBySignedLengths(const Points<D, T>& s, Feature edge, Log log) {
  const FeatureVertices& v = verticesOf(edge);
  const Tuple<D, T>&a = s.p[v.index[0]], &b = s.p[v.index[1]];
  const Tuple<D, T> u = b - a;
  const int axis = longestAxis(u);
  // The projection p of the origin cuts the edge at the weight −a·u / u²; seen along the axis, a–p is this fraction of
  // μ.
  const T length = u.c[axis];
  const T from_a = length * ((T(0.0) - dot(a, u)) / dot(u, u));
  const Feature wrong = wrongSigns(SignedParts<T>{length, {length - from_a, from_a}}, edge, axis, log);
  return contains(wrong, v.index[1]) ? 1u : edge;
}

/// Tries the faces of a feature opposite to a vertex with the wrong sign, and returns the nearest answer.
template <int D, class T, class Ask>
Feature nearestOfFaces(const Points<D, T>& s, Feature feature, Feature wrong, Ask ask) {
  Feature best = kNoFeature;
  T least(0.0);
  for (int i = 1; i < s.size; ++i) {
    if (!contains(wrong, i)) continue;
    const Feature region = ask(feature & ~(1u << i));
    if (region == kNoFeature) continue;
    const Tuple<D, T> x = nearestOnFeature(s, region).point;
    const T squared = dot(x, x);
    if (best == kNoFeature || squared < least) {
      best = region;
      least = squared;
    }
  }
  return best;
}

/// μ and C_i of a triangle's projection along an axis, after projecting the origin onto the triangle's plane.
template <class T>
SignedParts<T> projectedAreas(const Points<3, T>& s, const FeatureVertices& v, int axis) {
  const Tuple<3, T> origin = nearestOnTriangle<T>(s, v.index[0], v.index[1], v.index[2]).point;
  const auto area = [axis](const Tuple<3, T>& p, const Tuple<3, T>& q, const Tuple<3, T>& r) {
    return cross(q - p, r - p).c[axis];
  };
  const Tuple<3, T>&p = s.p[v.index[0]], &q = s.p[v.index[1]], &r = s.p[v.index[2]];
  return {area(p, q, r), {area(origin, q, r), area(p, origin, r), area(p, q, origin)}};
}

template <int D, class T, class Log>
Feature triangleBySignedAreas(const Points<D, T>& s, Feature triangle, Log log) {
  const FeatureVertices& v = verticesOf(triangle);
  SignedParts<T> parts;
  int axis = -1;
  if constexpr (D == 2) {
    const SignedVolumes<2, T> area = signedVolumes(s);
    parts = {area.whole, {area.part[0], area.part[1], area.part[2]}};
  } else {
    const Tuple<D, T>& a = s.p[v.index[0]];
    axis = longestAxis(cross(s.p[v.index[1]] - a, s.p[v.index[2]] - a));
    parts = projectedAreas(s, v, axis);
  }
  const Feature wrong = wrongSigns(parts, triangle, axis, log);
  if (wrong == kNoFeature) return triangle;
  return nearestOfFaces(s, triangle, wrong, [&](Feature edge) { return edgeBySignedLengths(s, edge, log); });
}

template <class T, class Log>
Feature tetrahedronBySignedVolumes(const Points<3, T>& s, Log log) {
  const SignedVolumes<3, T> volume = signedVolumes(s);
  const SignedParts<T> parts{volume.whole, {volume.part[0], volume.part[1], volume.part[2], volume.part[3]}};
  const Feature wrong = wrongSigns(parts, allOf(4), -1, log);
  if (wrong == kNoFeature) return allOf(4);
  return nearestOfFaces(s, allOf(4), wrong, [&](Feature face) { return triangleBySignedAreas(s, face, log); });
}

template <int D, class T, class Log>
Feature signedVolumesRegion(const Points<D, T>& s, Log log) {
  if (s.size == 2) return edgeBySignedLengths(s, allOf(2), log);
  if constexpr (D > 1) {
    if (s.size == 3) return triangleBySignedAreas(s, allOf(3), log);
  }
  if constexpr (D > 2) return tetrahedronBySignedVolumes(s, log);
  return kNoFeature;
}

}  // namespace gjk::detail
