#include "gjk/motion.h"

#include "gjk/numeric/vector.h"

namespace GJK_API gjk {

using namespace detail;

template <>
Rotation<1> turned(const Rotation<1>& start, const Spin<1>&, double) {
  return start;
}

template <>
Rotation<2> turned(const Rotation<2>& start, const Spin<2>& angular, double time) {
  if (angular == 0 || time == 0) return start;
  const double angle = time * angular, c = std::cos(angle), s = std::sin(angle);
  return {c * start.cosine - s * start.sine, s * start.cosine + c * start.sine};
}

template <>
Vec<1> turned(const Vec<1>& v, const Spin<1>&, double) {
  return v;
}

template <>
Vec<2> turned(const Vec<2>& v, const Spin<2>& angular, double time) {
  return Rotation<2>::fromAngle(time * angular).apply(v);
}

namespace {

/// exp(θ [u]×) by Rodrigues' formula: v + sin θ u×v + (1 − cos θ) u×(u×v), with 1 − cos θ = 2 sin² (θ/2) so that small
/// angles keep their digits.
struct Turn {
  Vec<3> axis;
  double sine, versine;

  Turn(const Vec<3>& angular, double time) : axis(unit<3>(angular)) {
    const double angle = time * glm::dot(axis, angular), half = std::sin(0.5 * angle);
    sine = std::sin(angle);
    versine = 2 * half * half;
  }
  Vec<3> apply(const Vec<3>& v) const {
    const Vec<3> across = glm::cross(axis, v);
    return v + sine * across + versine * glm::cross(axis, across);
  }
};

}  // namespace

template <>
Vec<3> turned(const Vec<3>& v, const Spin<3>& angular, double time) {
  return Turn(angular, time).apply(v);
}

template <>
Rotation<3> turned(const Rotation<3>& start, const Spin<3>& angular, double time) {
  if (angular == Vec<3>(0.0) || time == 0) return start;
  const Turn turn(angular, time);
  Rotation<3> rotation;
  for (int i = 0; i < 3; ++i) rotation.matrix[i] = turn.apply(start.matrix[i]);
  return rotation;
}

}  // namespace gjk
