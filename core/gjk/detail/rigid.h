#pragma once
// Whether a rotation matrix preserves lengths and angles, up to kRotationError. (Reflections pass, too.)

#include "gjk/numeric/lanes.h"
#include "gjk/pose.h"
#include "gjk/tolerances.h"

namespace gjk::detail {

inline bool isRigid(const Rotation<1>&) { return true; }

inline bool isRigid(const Rotation<2>& r) {
  return std::abs(r.cosine * r.cosine + r.sine * r.sine - 1) <= kRotationError;
}

/// Without branches; false for NaN, too.
inline bool isRigid(const Rotation<3>& r) {
  const Vec<3>&x = r.matrix[0], &y = r.matrix[1], &z = r.matrix[2];
  const double lengths = std::abs(glm::dot(x, x) - 1) + std::abs(glm::dot(y, y) - 1) + std::abs(glm::dot(z, z) - 1);
  const double angles = std::abs(glm::dot(x, y)) + std::abs(glm::dot(y, z)) + std::abs(glm::dot(z, x));
  return lengths + angles <= kRotationError;
}

/// Whether both certainly pass isRigid(): checks them side by side, in less time than one check.
inline bool areSurelyRigid(const Rotation<2>& r, const Rotation<2>& s) { return isRigid(r) && isRigid(s); }
[[gnu::always_inline]] inline bool areSurelyRigid(const Rotation<3>& r, const Rotation<3>& s) {
  Lanes column[3][3];
  unrolled<3>([&](auto k) { unrolled<3>([&](auto i) { column[k][i] = lanes(r.matrix[k][i], s.matrix[k][i]); }); });
  const auto product = [&](int j, int k) {
    return column[j][0] * column[k][0] + column[j][1] * column[k][1] + column[j][2] * column[k][2];
  };
  const Lanes one = both(1.0), x = product(0, 0) - one, y = product(1, 1) - one, z = product(2, 2) - one;
  const Lanes xy = product(0, 1), yz = product(1, 2), zx = product(2, 0);
  const Lanes miss = x * x + y * y + z * z + xy * xy + yz * yz + zx * zx;
  return bothGreater(both(kRotationError * kRotationError / 6), miss);
}

}  // namespace gjk::detail
