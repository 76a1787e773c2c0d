#pragma once
// The simplex of GJK, and the point of one of its features nearest to the origin.
//
// The geometry is written once for two kinds of numbers, double and DoubleDouble: sub_distance.h decides which one is
// needed.

#include "gjk/double_double.h"
#include "gjk/result.h"
#include "gjk/tolerances.h"

#include <array>
#include <cstdint>
#include <type_traits>

namespace gjk {

/// A point or vector with coordinates of type T.
template <int D, class T>
struct Tuple {
  T c[D];
};

/// Coordinate by coordinate: a copy of the whole would wait until all of it has reached memory.
template <int D>
void assign(Vec<D>& to, const Vec<D>& from) {
  unrolled<D>([&](auto i) { to[i] = from[i]; });
}
template <int D, class T>
void assign(Tuple<D, T>& to, const Tuple<D, T>& from) {
  unrolled<D>([&](auto i) { to.c[i] = from.c[i]; });
}

// Written out for each dimension: a loop over D would stay a loop.
template <int D, class T>
Tuple<D, T> operator-(const Tuple<D, T>& a, const Tuple<D, T>& b) {
  if constexpr (D == 1) return {{a.c[0] - b.c[0]}};
  if constexpr (D == 2) return {{a.c[0] - b.c[0], a.c[1] - b.c[1]}};
  if constexpr (D == 3) return {{a.c[0] - b.c[0], a.c[1] - b.c[1], a.c[2] - b.c[2]}};
}

template <int D, class T>
Tuple<D, T> operator+(const Tuple<D, T>& a, const Tuple<D, T>& b) {
  if constexpr (D == 1) return {{a.c[0] + b.c[0]}};
  if constexpr (D == 2) return {{a.c[0] + b.c[0], a.c[1] + b.c[1]}};
  if constexpr (D == 3) return {{a.c[0] + b.c[0], a.c[1] + b.c[1], a.c[2] + b.c[2]}};
}

template <int D, class T>
Tuple<D, T> operator*(const Tuple<D, T>& a, T factor) {
  if constexpr (D == 1) return {{a.c[0] * factor}};
  if constexpr (D == 2) return {{a.c[0] * factor, a.c[1] * factor}};
  if constexpr (D == 3) return {{a.c[0] * factor, a.c[1] * factor, a.c[2] * factor}};
}

template <int D, class T>
T dot(const Tuple<D, T>& a, const Tuple<D, T>& b) {
  if constexpr (D == 1) return a.c[0] * b.c[0];
  if constexpr (D == 2) return a.c[0] * b.c[0] + a.c[1] * b.c[1];
  if constexpr (D == 3) return a.c[0] * b.c[0] + a.c[1] * b.c[1] + a.c[2] * b.c[2];
}

template <class T>
Tuple<3, T> cross(const Tuple<3, T>& a, const Tuple<3, T>& b) {
  return {{a.c[1] * b.c[2] - a.c[2] * b.c[1], a.c[2] * b.c[0] - a.c[0] * b.c[2], a.c[0] * b.c[1] - a.c[1] * b.c[0]}};
}

template <class T>
T cross(const Tuple<2, T>& a, const Tuple<2, T>& b) {
  return a.c[0] * b.c[1] - a.c[1] * b.c[0];
}

template <int D, class T>
Tuple<D, T> tuple(const Vec<D>& v) {
  if constexpr (D == 1) return {{T(v.x)}};
  if constexpr (D == 2) return {{T(v.x), T(v.y)}};
  if constexpr (D == 3) return {{T(v.x), T(v.y), T(v.z)}};
}

template <int D, class T>
Vec<D> rounded(const Tuple<D, T>& t) {
  if constexpr (D == 1) return Vec<1>(toDouble(t.c[0]));
  if constexpr (D == 2) return {toDouble(t.c[0]), toDouble(t.c[1])};
  if constexpr (D == 3) return {toDouble(t.c[0]), toDouble(t.c[1]), toDouble(t.c[2])};
}

/// Indices of a feature's vertices, ascending.
struct FeatureVertices {
  std::int8_t index[4] = {0, 0, 0, 0};
  std::int8_t size = 0;
};

constexpr std::array<FeatureVertices, 16> featureVertexTable() {
  std::array<FeatureVertices, 16> table;
  for (Feature feature = 0; feature < 16; ++feature)
    for (std::int8_t i = 0; i < 4; ++i)
      if ((feature >> i & 1u) != 0) table[feature].index[table[feature].size++] = i;
  return table;
}
inline constexpr std::array<FeatureVertices, 16> kFeatureVertices = featureVertexTable();

inline const FeatureVertices& verticesOf(Feature feature) { return kFeatureVertices[feature]; }
inline int vertexCount(Feature feature) { return kFeatureVertices[feature].size; }

inline bool contains(Feature feature, int vertex) { return ((feature >> vertex) & 1u) != 0; }

/// The feature of all n vertices.
inline Feature allOf(int n) { return (1u << n) - 1; }

/// A point of A ⊖ B with the pair behind it, each in its body's own frame: enough to place the pair anew after the
/// bodies have moved.
template <int D>
struct LocalSupport {
  Vec<D> w{0.0};
  Vec<D> local_a{0.0}, local_b{0.0};
  int index_a = -1, index_b = -1;  ///< as in Support
};

/// order_[feature]: the letters of a feature from the oldest to the newest, then those of the other vertices, by size
/// of the simplex; all as positions in order of age.
struct KeptOrder {
  std::uint8_t position[4];
};
constexpr std::array<std::array<KeptOrder, 16>, 5> keptOrderTable() {
  std::array<std::array<KeptOrder, 16>, 5> table{};
  for (int size = 0; size <= 4; ++size)
    for (Feature feature = 0; feature < 16; ++feature) {
      int n = 0;
      for (const bool kept : {true, false})
        for (int i = 0; i < 4; ++i)
          if ((i < size && (feature >> (size - 1 - i) & 1u) != 0) == kept)
            table[size][feature].position[n++] = static_cast<std::uint8_t>(i);
    }
  return table;
}
inline constexpr std::array<std::array<KeptOrder, 16>, 5> kKeptOrder = keptOrderTable();

/// Up to D + 1 support points. letter(i) counts from the newest, as the letters a, b, c, d do. A vertex stays in the
/// slot that it was written to; what changes is the order of the slots, without branches: which feature is kept cannot
/// be predicted.
template <int D>
class Simplex {
 public:
  int size() const { return size_; }
  void clear() { size_ = 0; }
  void add(const LocalSupport<D>& support) { vertices_[slot_[size_++]] = support; }
  /// The same in two steps: a place to write the next vertex to, which is none before addNext().
  LocalSupport<D>& next() { return vertices_[slot_[size_]]; }
  void addNext() { ++size_; }
  void dropNewest() { --size_; }
  const LocalSupport<D>& letter(int i) const { return vertices_[slot_[size_ - 1 - i]]; }

  /// Drops all vertices that are not of the feature.
  void keep(Feature feature) {
    const KeptOrder& order = kKeptOrder[size_][feature];
    const std::array<std::uint8_t, 4> old = slot_;
    for (int i = 0; i < 4; ++i) slot_[i] = old[order.position[i]];
    size_ = vertexCount(feature);
  }

  bool holds(Vec<D> w) const {
    for (int i = 0; i < size_; ++i)
      if (letter(i).w == w) return true;
    return false;
  }

 private:
  std::array<LocalSupport<D>, kSimplexSize<D>> vertices_;
  std::array<std::uint8_t, 4> slot_{0, 1, 2, 3};  ///< of the vertices, the oldest first, then of the free places
  int size_ = 0;
};

/// f(N) for the size N of a simplex as a constant, so that what is done for each vertex is written out.
template <int D, class F>
decltype(auto) withSize(int size, F&& f) {
  if constexpr (D >= 3)
    if (size == 4) return f(std::integral_constant<int, 4>());
  if constexpr (D >= 2)
    if (size == 3) return f(std::integral_constant<int, 3>());
  if (size == 2) return f(std::integral_constant<int, 2>());
  return f(std::integral_constant<int, 1>());
}

/// The vertices in numbers of type T, by letter.
template <int D, class T>
struct Points {
  Tuple<D, T> p[D + 1]{};
  int size = 0;

  explicit Points(const Simplex<D>& simplex) : size(simplex.size()) {
    for (int i = 0; i < size; ++i) p[i] = tuple<D, T>(simplex.letter(i).w);
  }
};

/// N vertices in doubles, read where they are: all of a simplex, or those of one of its features.
template <int D, int N>
class SimplexPoints {
 public:
  class Letters {
   public:
    Tuple<D, double> operator[](int i) const { return tuple<D, double>(vertex_[i]->w); }

   private:
    friend class SimplexPoints;
    const LocalSupport<D>* vertex_[N];
  };

  static constexpr int size = N;
  Letters p;
  explicit SimplexPoints(const Simplex<D>& simplex) {
    unrolled<N>([&](auto i) { p.vertex_[i] = &simplex.letter(i); });
  }
  SimplexPoints(const Simplex<D>& simplex, Feature feature) {
    unrolled<N>([&](auto i) { p.vertex_[i] = &simplex.letter(verticesOf(feature).index[i]); });
  }
};

/// The determinant of a full simplex's edges from one vertex, and of the same with one edge replaced by the way to the
/// origin: by Cramer's rule their quotients are the barycentric weights of the origin.
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

/// The simplex has full dimension.
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

/// The point is found square to the feature by construction: for an edge with u = b − a as u × (a × u) / u², for a
/// triangle as its normal times its distance. A barycentric sum of the vertices would carry their rounding errors,
/// which are large beside a small distance.
template <int D, class T>
AffineNearest<D, T> nearestOnFeature(const Points<D, T>& s, Feature feature) {
  const FeatureVertices& v = verticesOf(feature);
  if (v.size == 1) return nearestOnVertex<D, T>(s, v.index[0]);
  if (v.size == 2) return nearestOnEdge<D, T>(s, v.index[0], v.index[1]);
  if constexpr (D == 3)
    if (v.size == 3) return nearestOnTriangle<T>(s, v.index[0], v.index[1], v.index[2]);
  return originBySignedVolumes<D, T>(s);
}

/// The same on all of N vertices.
template <int D, class T, int N, class Vertices>
AffineNearest<D, T> nearestOnAll(const Vertices& s) {
  if constexpr (N == 1) return nearestOnVertex<D, T>(s, 0);
  if constexpr (N == D + 1) return originBySignedVolumes<D, T>(s);
  if constexpr (N == 2 && D > 1) return nearestOnEdge<D, T>(s, 0, 1);
  if constexpr (N == 3 && D > 2) return nearestOnTriangle<T>(s, 0, 1, 2);
}

}  // namespace gjk
