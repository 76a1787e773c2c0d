#pragma once
// Vectors of any length: operations that would overflow, underflow or divide by zero if done carelessly.

#include "gjk/conventions.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace gjk::numeric {

/// max |v_i|
template <int D>
inline double largestCoordinate(Vec<D> v) {
  double largest = std::abs(v.x);
  unrolled<D - 1>([&](auto i) { largest = std::max(largest, std::abs(v[i + 1])); });
  return largest;
}

/// False if a coordinate is infinite or not a number.
template <int D>
inline bool isFinite(Vec<D> v) {
  for (int i = 0; i < D; ++i)
    if (!(std::abs(v[i]) <= std::numeric_limits<double>::max())) return false;
  return true;
}

/// d / |d|, even if |d|² would overflow or underflow; the zero vector stays zero.
template <int D>
inline Vec<D> unit(Vec<D> d) {
  double length_squared = glm::dot(d, d);
  if (!(length_squared > 1e-200 && length_squared < 1e200)) {
    const double largest = largestCoordinate<D>(d);
    if (!(largest > 0)) return Vec<D>(0.0);
    // In two steps: 1 / largest overflows for the smallest numbers there are.
    d = largest < 1e-150 ? (d * 1e150) / (largest * 1e150) : d / largest;
    length_squared = glm::dot(d, d);
  }
  return d / std::sqrt(length_squared);
}

/// A positive multiple of d whose products with coordinates of any sensible size are normal numbers.
template <int D>
inline Vec<D> tamed(Vec<D> d) {
  const double largest = largestCoordinate<D>(d);
  return largest > 1e-150 && largest < 1e150 ? d : unit<D>(d);
}

}  // namespace gjk::numeric
