#pragma once
// Whether a rotation is one: it keeps lengths and angles, up to kRotationError. (A reflection does, too, and passes.)

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

}  // namespace gjk::detail
