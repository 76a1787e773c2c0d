#pragma once
// The direction of a vector of any length.

#include "gjk/conventions.h"

#include <algorithm>
#include <cmath>

namespace gjk {

/// v / |v|, also where the square of its length overflows or underflows. v is finite and not zero.
template <int D>
Vec<D> unit(Vec<D> v) {
  constexpr double kLeastSquare = 1e-200, kGreatestSquare = 1e200;
  const double square = glm::dot(v, v);
  if (square > kLeastSquare && square < kGreatestSquare) return v / std::sqrt(square);
  double greatest = 0;
  for (int i = 0; i < D; ++i) greatest = std::max(greatest, std::abs(v[i]));
  v /= greatest;
  return v / std::sqrt(glm::dot(v, v));
}

}  // namespace gjk
