#pragma once
// Rotations of vectors whose coordinates are known with a proven error.

#include "gjk/numeric/enclosure.h"
#include "gjk/pose.h"

namespace gjk::detail {

/// The rotation's matrix counts as exact, even if rounding makes it slightly non-orthogonal.
inline EnclosedVec<1> turned(const Rotation<1>&, const EnclosedVec<1>& v) { return v; }
inline EnclosedVec<1> turnedBack(const Rotation<1>&, const EnclosedVec<1>& v) { return v; }
inline EnclosedVec<2> turned(const Rotation<2>& r, const EnclosedVec<2>& v) {
  return {r.cosine * v[0] - r.sine * v[1], r.sine * v[0] + r.cosine * v[1]};
}
inline EnclosedVec<2> turnedBack(const Rotation<2>& r, const EnclosedVec<2>& v) {
  return {r.cosine * v[0] + r.sine * v[1], r.cosine * v[1] - r.sine * v[0]};
}
inline EnclosedVec<3> turned(const Rotation<3>& r, const EnclosedVec<3>& v) {
  EnclosedVec<3> out;
  for (int i = 0; i < 3; ++i) out[i] = r.matrix[0][i] * v[0] + r.matrix[1][i] * v[1] + r.matrix[2][i] * v[2];
  return out;
}
inline EnclosedVec<3> turnedBack(const Rotation<3>& r, const EnclosedVec<3>& v) {
  EnclosedVec<3> out;
  for (int i = 0; i < 3; ++i) out[i] = dot(enclosed<3>(r.matrix[i]), v);
  return out;
}

}  // namespace gjk::detail
