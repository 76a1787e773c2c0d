#pragma once
// Points and vectors of any number type: GJK's geometry is written once for double and DoubleDouble, and sub_distance.h
// decides which one is needed.

#include "gjk/conventions.h"
#include "gjk/numeric/double_double.h"

namespace gjk::numeric {

/// A point or vector with coordinates of type T.
template <int D, class T>
struct Tuple {
  T c[D];
};

/// Copies coordinate by coordinate, because a copy of the whole would stall until all of it has reached memory.
template <int D>
void assign(Vec<D>& to, const Vec<D>& from) {
  unrolled<D>([&](auto i) { to[i] = from[i]; });
}
template <int D, class T>
void assign(Tuple<D, T>& to, const Tuple<D, T>& from) {
  unrolled<D>([&](auto i) { to.c[i] = from.c[i]; });
}

// Written out for each dimension, because compilers do not unroll a loop over D.
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

}  // namespace gjk::numeric
