#pragma once
// Rotation in 1-D (none), 2-D and 3-D under the same names, so that the world's code is written only once.

#include "gjk/pose.h"

#include <cmath>

namespace gjklab {

template <int D>
struct Turning;

template <>
struct Turning<1> {
  using Spin = double;      ///< angular velocity, or an angle
  using Inertia = double;   ///< spin → angular momentum
  using Attitude = double;  ///< orientation
  static constexpr Attitude kUpright = 0;
  static gjk::Vec<1> velocity(Spin, gjk::Vec<1>) { return gjk::Vec<1>(0.0); }
  static Spin moment(gjk::Vec<1>, gjk::Vec<1>) { return 0; }
  static Spin times(Inertia, Spin) { return 0; }
  static double dot(Spin, Spin) { return 0; }
  static double across(Spin, gjk::Vec<1>) { return 0; }
  static double amount(Spin) { return 0; }
  static gjk::Rotation<1> rotation(Attitude) { return {}; }
  static Attitude turned(Attitude attitude, Spin) { return attitude; }
  static Spin turnBetween(Attitude, Attitude) { return 0; }
  static Inertia inWorld(Inertia, const gjk::Rotation<1>&) { return 0; }
  static Spin inBody(const gjk::Rotation<1>&, Spin spin) { return spin; }
};

template <>
struct Turning<2> {
  using Spin = double;
  using Inertia = double;
  using Attitude = double;
  static constexpr Attitude kUpright = 0;
  /// The velocity of a point of a spinning body, at this arm from the centre.
  static gjk::Vec<2> velocity(Spin spin, gjk::Vec<2> arm) { return {-spin * arm.y, spin * arm.x}; }
  /// The angular impulse of an impulse at the end of an arm.
  static Spin moment(gjk::Vec<2> arm, gjk::Vec<2> push) { return arm.x * push.y - arm.y * push.x; }
  static Spin times(Inertia inertia, Spin spin) { return inertia * spin; }
  static double dot(Spin a, Spin b) { return a * b; }
  /// The greatest speed along the unit direction that the spin gives a point one unit from the centre.
  static double across(Spin spin, gjk::Vec<2>) { return std::abs(spin); }
  static double amount(Spin spin) { return std::abs(spin); }
  static gjk::Rotation<2> rotation(Attitude attitude) { return gjk::Rotation<2>::fromAngle(attitude); }
  static Attitude turned(Attitude attitude, Spin turn) { return attitude + turn; }
  /// The rotation from one attitude to the other.
  static Spin turnBetween(Attitude from, Attitude to) { return to - from; }
  static Inertia inWorld(Inertia inertia, const gjk::Rotation<2>&) { return inertia; }
  static Spin inBody(const gjk::Rotation<2>&, Spin spin) { return spin; }
};

template <>
struct Turning<3> {
  using Spin = gjk::Vec<3>;
  using Inertia = glm::dmat3;
  using Attitude = glm::dquat;
  static constexpr Attitude kUpright{1, 0, 0, 0};
  static gjk::Vec<3> velocity(Spin spin, gjk::Vec<3> arm) { return glm::cross(spin, arm); }
  static Spin moment(gjk::Vec<3> arm, gjk::Vec<3> push) { return glm::cross(arm, push); }
  static Spin times(const Inertia& inertia, Spin spin) { return inertia * spin; }
  static double dot(Spin a, Spin b) { return glm::dot(a, b); }
  static double across(Spin spin, gjk::Vec<3> direction) { return glm::length(glm::cross(spin, direction)); }
  static double amount(Spin spin) { return glm::length(spin); }
  static gjk::Rotation<3> rotation(Attitude attitude) { return gjk::Rotation<3>::fromQuaternion(attitude); }
  static Attitude turned(Attitude attitude, Spin turn) {
    const double angle = glm::length(turn);
    if (angle == 0) return attitude;
    // sin(x / 2) / x, accurate also for the smallest angles
    const double part = angle < 1e-8 ? 0.5 : std::sin(0.5 * angle) / angle;
    return glm::normalize(glm::dquat(std::cos(0.5 * angle), part * turn.x, part * turn.y, part * turn.z) * attitude);
  }
  static Spin turnBetween(Attitude from, Attitude to) {
    glm::dquat by = to * glm::conjugate(from);
    if (by.w < 0) by = -by;
    const Spin axis(by.x, by.y, by.z);
    const double sine = glm::length(axis);
    return sine < 1e-12 ? 2.0 * axis : axis * (2 * std::atan2(sine, by.w) / sine);
  }
  static Inertia inWorld(const Inertia& inertia, const gjk::Rotation<3>& rotation) {
    return rotation.matrix * inertia * glm::transpose(rotation.matrix);
  }
  static Spin inBody(const gjk::Rotation<3>& rotation, Spin spin) { return rotation.applyInverse(spin); }
};

template <int D>
using SpinOf = typename Turning<D>::Spin;
template <int D>
using InertiaOf = typename Turning<D>::Inertia;
template <int D>
using AttitudeOf = typename Turning<D>::Attitude;

/// The spin for an angular momentum; zero if the inertia about one axis is negligible compared with the others.
template <int D>
SpinOf<D> spinOf(const InertiaOf<D>& inertia, SpinOf<D> momentum) {
  if constexpr (D == 1) return 0;
  if constexpr (D == 2) return inertia > 0 ? momentum / inertia : 0;
  if constexpr (D == 3) {
    const double size = inertia[0][0] + inertia[1][1] + inertia[2][2];
    if (!(glm::determinant(inertia) > 1e-12 * size * size * size)) return gjk::Vec<3>(0.0);
    return glm::inverse(inertia) * momentum;
  }
}

}  // namespace gjklab
