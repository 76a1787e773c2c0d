#pragma once
// Whether a rotation is one: it keeps lengths and angles, up to kRotationError. (A reflection does, too, and passes.)

#include "gjk/numeric/lanes.h"
#include "gjk/pose.h"
#include "gjk/tolerances.h"

namespace gjk::detail {

inline bool isRigid(const Rotation<1>&) { return true; }

inline bool isRigid(const Rotation<2>& r) {
  return std::abs(r.cosine * r.cosine + r.sine * r.sine - 1) <= kRotationError;
}

/// No branches between: false for NaN, too.
inline bool isRigid(const Rotation<3>& r) {
  const Vec<3>&x = r.matrix[0], &y = r.matrix[1], &z = r.matrix[2];
  const double lengths = std::abs(glm::dot(x, x) - 1) + std::abs(glm::dot(y, y) - 1) + std::abs(glm::dot(z, z) - 1);
  const double angles = std::abs(glm::dot(x, y)) + std::abs(glm::dot(y, z)) + std::abs(glm::dot(z, x));
  return lengths + angles <= kRotationError;
}

/// Two at once. In 3-D side by side, in the same order.
inline bool areRigid(const Rotation<1>&, const Rotation<1>&) { return true; }
inline bool areRigid(const Rotation<2>& r, const Rotation<2>& s) { return isRigid(r) && isRigid(s); }
inline bool areRigid(const Rotation<3>& r, const Rotation<3>& s) {
  using numeric::Lanes;
  Lanes column[3][3];
  for (int i = 0; i < 3; ++i)
    for (int k = 0; k < 3; ++k) column[i][k] = numeric::lanes(r.matrix[i][k], s.matrix[i][k]);
  const auto product = [&column](int i, int j) {
    return column[i][0] * column[j][0] + column[i][1] * column[j][1] + column[i][2] * column[j][2];
  };
  const Lanes zero = numeric::both(0.0), one = numeric::both(1.0);
  const auto magnitude = [&zero](Lanes x) { return numeric::greater(x, zero - x); };
  const Lanes lengths =
      magnitude(product(0, 0) - one) + magnitude(product(1, 1) - one) + magnitude(product(2, 2) - one);
  const Lanes angles = magnitude(product(0, 1)) + magnitude(product(1, 2)) + magnitude(product(2, 0));
  const Lanes error = lengths + angles;
  return error[0] <= kRotationError && error[1] <= kRotationError;
}

}  // namespace gjk::detail
