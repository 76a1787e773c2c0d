#pragma once
// Numbers with a proven error: the true value lies within `error` of `middle`. Used to check proofs, not to solve.
//
// Ball arithmetic over double-double numbers (double_double.h). Each operation's own rounding is at most 2^−100 of its
// result (M. Joldes, J.-M. Muller, V. Popescu, Tight and rigorous error bounds for basic building blocks of double-word
// arithmetic, ACM TOMS 44, 2017, prove less than 2^−103 for these sums and products), and errors are added with upward
// rounding. kVanished covers underflow in products.

#include "gjk/conventions.h"
#include "gjk/numeric/double_double.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace gjk::numeric {

struct Enclosure {
  DoubleDouble middle;
  double error = 0;

  Enclosure() = default;
  Enclosure(double value) : middle(value) {}  // NOLINT: a double is exactly itself
  Enclosure(DoubleDouble m, double e) : middle(m), error(e) {}
};

template <int D>
using EnclosedVec = std::array<Enclosure, D>;

inline constexpr double kOwnRounding = 0x1p-100, kUpwards = 1 + 0x1p-50, kVanished = 0x1p-1000;

/// No true value is below (above) it.
inline double lowest(const Enclosure& x) {
  const double spread = (std::abs(x.middle.low) + x.error) * kUpwards + std::abs(x.middle.high) * 0x1p-52;
  return x.error == 0 && x.middle.low == 0 ? x.middle.high : (x.middle.high + std::min(x.middle.low, 0.0)) - spread;
}
inline double highest(const Enclosure& x) { return -lowest({-x.middle, x.error}); }

inline Enclosure withError(DoubleDouble middle, double from_operands) {
  return {middle, (from_operands + std::abs(middle.high) * kOwnRounding) * kUpwards};
}

inline Enclosure operator-(const Enclosure& a) { return {-a.middle, a.error}; }
inline Enclosure operator+(const Enclosure& a, const Enclosure& b) {
  return withError(a.middle + b.middle, a.error + b.error);
}
inline Enclosure operator-(const Enclosure& a, const Enclosure& b) { return a + (-b); }
inline Enclosure operator*(const Enclosure& a, const Enclosure& b) {
  const double size_a = std::abs(a.middle.high) * kUpwards, size_b = std::abs(b.middle.high) * kUpwards;
  const bool zero = (size_a == 0 && a.error == 0) || (size_b == 0 && b.error == 0);
  if (zero) return 0.0;
  return withError(a.middle * b.middle, size_a * b.error + size_b * a.error + a.error * b.error + kVanished);
}

inline Enclosure greater(const Enclosure& a, const Enclosure& b) {
  // |max(a, b) − max(a', b')| ≤ max(|a − a'|, |b − b'|)
  return {a.middle > b.middle ? a.middle : b.middle, std::max(a.error, b.error)};
}

/// For a number that is at least zero (its enclosure may extend below zero).
inline Enclosure squareRoot(const Enclosure& x) {
  if (!(x.middle.high > 0)) return {DoubleDouble(0.0), std::sqrt(std::max(highest(x), 0.0)) * kUpwards};
  // One step of Newton's method from the root in doubles reduces the relative error from 2^−53 to less than 2^−100.
  const double root = std::sqrt(x.middle.high);
  const DoubleDouble middle =
      DoubleDouble(root) + (x.middle - DoubleDouble(root) * DoubleDouble(root)) / DoubleDouble(2 * root);
  // |√x − √x'| = |x − x'| / (√x + √x') ≤ |x − x'| / √x
  return withError(middle, (x.error / root + std::abs(root) * 8 * kOwnRounding) * kUpwards);
}

template <int D>
EnclosedVec<D> enclosed(const Vec<D>& v) {
  EnclosedVec<D> out;
  for (int i = 0; i < D; ++i) out[i] = v[i];
  return out;
}

template <std::size_t N>
std::array<Enclosure, N> operator+(const std::array<Enclosure, N>& a, const std::array<Enclosure, N>& b) {
  std::array<Enclosure, N> out;
  for (std::size_t i = 0; i < N; ++i) out[i] = a[i] + b[i];
  return out;
}
template <std::size_t N>
std::array<Enclosure, N> operator-(const std::array<Enclosure, N>& a, const std::array<Enclosure, N>& b) {
  std::array<Enclosure, N> out;
  for (std::size_t i = 0; i < N; ++i) out[i] = a[i] - b[i];
  return out;
}
template <std::size_t N>
std::array<Enclosure, N> operator*(const Enclosure& factor, const std::array<Enclosure, N>& v) {
  std::array<Enclosure, N> out;
  for (std::size_t i = 0; i < N; ++i) out[i] = factor * v[i];
  return out;
}
template <std::size_t N>
Enclosure dot(const std::array<Enclosure, N>& a, const std::array<Enclosure, N>& b) {
  Enclosure sum;
  for (std::size_t i = 0; i < N; ++i) sum = sum + a[i] * b[i];
  return sum;
}
template <std::size_t N>
Enclosure length(const std::array<Enclosure, N>& v) {
  return squareRoot(dot(v, v));
}

}  // namespace gjk::numeric
