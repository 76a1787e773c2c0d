#pragma once
// Bodies that move with constant linear and angular velocity.
//
// Motion: the local origin moves along position + t · linear, and the body turns about it by exp(t · angular). Units:
// lengths and radians per unit of time, in world directions. (The velocity of a body's centre of mass is constant only
// if that is the local origin.)

#include "gjk/pose.h"

#include <type_traits>

namespace GJK_API gjk {

/// Angular velocity: a number in 2-D (counter-clockwise), a vector in 3-D. Ignored in 1-D.
template <int D>
using Spin = std::conditional_t<D == 3, Vec<3>, double>;

template <int D>
struct Motion {
  Vec<D> linear{0.0};
  Spin<D> angular{0.0};
};

/// The rotation `start` followed by exp(time · angular): computed from the start, so errors do not accumulate over
/// time.
template <int D>
Rotation<D> turned(const Rotation<D>& start, const Spin<D>& angular, double time);
template <>
Rotation<1> turned(const Rotation<1>& start, const Spin<1>& angular, double time);
template <>
Rotation<2> turned(const Rotation<2>& start, const Spin<2>& angular, double time);
template <>
Rotation<3> turned(const Rotation<3>& start, const Spin<3>& angular, double time);

/// v turned by exp(time · angular).
template <int D>
Vec<D> turned(const Vec<D>& v, const Spin<D>& angular, double time);
template <>
Vec<1> turned(const Vec<1>& v, const Spin<1>& angular, double time);
template <>
Vec<2> turned(const Vec<2>& v, const Spin<2>& angular, double time);
template <>
Vec<3> turned(const Vec<3>& v, const Spin<3>& angular, double time);

/// The placement at a time.
template <int D>
Pose<D> poseAt(const Pose<D>& start, const Motion<D>& motion, double time) {
  return {start.position + time * motion.linear, turned<D>(start.rotation, motion.angular, time)};
}

}  // namespace gjk
