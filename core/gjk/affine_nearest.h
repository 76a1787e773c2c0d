#pragma once
// The point nearest to the origin on the affine hull of a feature of a simplex, and its barycentric weights.

#include "gjk/simplex.h"

namespace gjk::detail {

/// The determinant of a full simplex's edges from one vertex, and the same with one edge replaced by the vector to the
/// origin. By Cramer's rule, their quotients are the barycentric weights of the origin.
template <int D, class T>
struct SignedVolumes {
  T whole;
  T part[D + 1];  ///< part[i]: the simplex with vertex i replaced by the origin; part[0] = whole − the others
};

template <class T>
T determinant(const Tuple<1, T>& u) {
  return u.c[0];
}
template <class T>
T determinant(const Tuple<2, T>& u, const Tuple<2, T>& v) {
  return cross(u, v);
}
template <class T>
T determinant(const Tuple<3, T>& u, const Tuple<3, T>& v, const Tuple<3, T>& w) {
  return dot(cross(u, v), w);
}

template <int D, class T, class Vertices>
SignedVolumes<D, T> signedVolumesOf(const Vertices& s) {
  SignedVolumes<D, T> volume;
  const Tuple<D, T> ao = s.p[0] * T(-1.0);
  const Tuple<D, T> ab = s.p[1] - s.p[0];
  if constexpr (D == 1) {
    volume.whole = determinant(ab);
    volume.part[1] = determinant(ao);
    volume.part[0] = volume.whole - volume.part[1];
  } else if constexpr (D == 2) {
    const Tuple<D, T> ac = s.p[2] - s.p[0];
    volume.whole = determinant(ab, ac);
    volume.part[1] = determinant(ao, ac);
    volume.part[2] = determinant(ab, ao);
    volume.part[0] = volume.whole - volume.part[1] - volume.part[2];
  } else {
    const Tuple<D, T> ac = s.p[2] - s.p[0], ad = s.p[3] - s.p[0];
    volume.whole = determinant(ab, ac, ad);
    volume.part[1] = determinant(ac, ad, ao);
    volume.part[2] = determinant(ad, ab, ao);
    volume.part[3] = determinant(ab, ac, ao);
    volume.part[0] = volume.whole - volume.part[1] - volume.part[2] - volume.part[3];
  }
  return volume;
}

template <int D, class T>
SignedVolumes<D, T> signedVolumes(const Points<D, T>& s) {
  return signedVolumesOf<D, T>(s);
}

/// The point nearest to the origin on the affine hull of a feature (a vertex, an edge's line, a triangle's plane, or
/// all of space for a full simplex), and its barycentric weights by letter, zero for the other vertices.
template <int D, class T>
struct AffineNearest {
  Tuple<D, T> point;
  std::array<T, D + 1> weight;
};

template <int D, class T, class Vertices>
AffineNearest<D, T> nearestOnEdge(const Vertices& s, int i, int j) {
  AffineNearest<D, T> r;
  r.weight.fill(T(0.0));
  const Tuple<D, T> a = s.p[i], u = s.p[j] - a;
  const T inverse = T(1.0) / dot(u, u);
  r.weight[j] = (T(0.0) - dot(a, u)) * inverse;
  r.weight[i] = T(1.0) - r.weight[j];
  if constexpr (D == 2) {
    const T factor = cross(a, u) * inverse;
    r.point = {{u.c[1] * factor, T(0.0) - u.c[0] * factor}};
  } else if constexpr (D == 3) {
    r.point = cross(u, cross(a, u)) * inverse;
  } else {
    r.point = tuple<D, T>(Vec<D>(0.0));
  }
  return r;
}

template <class T, class Vertices>
AffineNearest<3, T> nearestOnTriangle(const Vertices& s, int i, int j, int k) {
  AffineNearest<3, T> r;
  r.weight.fill(T(0.0));
  const Tuple<3, T> a = s.p[i], u = s.p[j] - a, w = s.p[k] - a;
  const Tuple<3, T> normal = cross(u, w);
  const T inverse = T(1.0) / dot(normal, normal);
  // Lagrange's identity: (u × w)·(v × w) = (u·v)(w·w) − (u·w)(v·w), and so on.
  const T uu = dot(u, u), uw = dot(u, w), ww = dot(w, w), au = dot(a, u), aw = dot(a, w);
  r.weight[j] = (aw * uw - au * ww) * inverse;
  r.weight[k] = (au * uw - aw * uu) * inverse;
  r.weight[i] = T(1.0) - r.weight[j] - r.weight[k];
  r.point = normal * (dot(normal, a) * inverse);
  return r;
}

/// The origin's weights in a full simplex; the nearest point is the origin itself.
template <int D, class T, class Vertices>
AffineNearest<D, T> originBySignedVolumes(const Vertices& s) {
  AffineNearest<D, T> r;
  const SignedVolumes<D, T> volume = signedVolumesOf<D, T>(s);
  for (int n = 0; n <= D; ++n) r.weight[n] = volume.part[n] / volume.whole;
  r.point = tuple<D, T>(Vec<D>(0.0));
  return r;
}

template <int D, class T, class Vertices>
AffineNearest<D, T> nearestOnVertex(const Vertices& s, int i) {
  AffineNearest<D, T> r;
  r.weight.fill(T(0.0));
  r.weight[i] = T(1.0);
  r.point = s.p[i];
  return r;
}

/// The formulas make the point perpendicular to the feature: for an edge with u = b − a it is u × (a × u) / u², for a
/// triangle its normal times its distance. A barycentric sum of the vertices would carry their rounding errors, which
/// are large compared with a small distance.
template <int D, class T>
AffineNearest<D, T> nearestOnFeature(const Points<D, T>& s, Feature feature) {
  const FeatureVertices& v = verticesOf(feature);
  if (v.size == 1) return nearestOnVertex<D, T>(s, v.index[0]);
  if (v.size == 2) return nearestOnEdge<D, T>(s, v.index[0], v.index[1]);
  if constexpr (D == 3)
    if (v.size == 3) return nearestOnTriangle<T>(s, v.index[0], v.index[1], v.index[2]);
  return originBySignedVolumes<D, T>(s);
}

/// The same for all N vertices.
template <int D, class T, int N, class Vertices>
AffineNearest<D, T> nearestOnAll(const Vertices& s) {
  if constexpr (N == 1) return nearestOnVertex<D, T>(s, 0);
  if constexpr (N == D + 1) return originBySignedVolumes<D, T>(s);
  if constexpr (N == 2 && D > 1) return nearestOnEdge<D, T>(s, 0, 1);
  if constexpr (N == 3 && D > 2) return nearestOnTriangle<T>(s, 0, 1, 2);
}

}  // namespace gjk::detail
