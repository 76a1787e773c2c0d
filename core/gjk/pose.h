#pragma once
// Rigid placement of a shape: world = rotation · local + position.

#include "gjk/conventions.h"

#include <cmath>
#include <glm/gtc/quaternion.hpp>

namespace gjk {

/// A rotation in D dimensions; the identity by default. In 1-D there is only the identity.
template <int D>
struct Rotation;

template <>
struct Rotation<1> {
  Vec<1> apply(Vec<1> v) const { return v; }
  Vec<1> applyInverse(Vec<1> v) const { return v; }
  /// The image of an axis.
  Vec<1> column(int) const { return Vec<1>(1.0); }
};

/// A counter-clockwise rotation by an angle, stored as its cosine and sine.
template <>
struct Rotation<2> {
  double cosine = 1, sine = 0;

  /// From an angle in radians, counter-clockwise.
  static Rotation fromAngle(double radians) { return {std::cos(radians), std::sin(radians)}; }
  Vec<2> apply(Vec<2> v) const { return {cosine * v.x - sine * v.y, sine * v.x + cosine * v.y}; }
  Vec<2> applyInverse(Vec<2> v) const { return {cosine * v.x + sine * v.y, cosine * v.y - sine * v.x}; }
  Vec<2> column(int axis) const { return axis == 0 ? Vec<2>(cosine, sine) : Vec<2>(-sine, cosine); }
};

/// A rotation matrix (columns are the images of the axes).
template <>
struct Rotation<3> {
  glm::dmat3 matrix{1.0};

  /// From a unit quaternion. The zero quaternion gives the zero matrix, which every query rejects.
  static Rotation fromQuaternion(glm::dquat q) {
    if (q == glm::dquat(0, 0, 0, 0)) return {glm::dmat3(0.0)};
    return {glm::mat3_cast(q)};
  }
  Vec<3> apply(Vec<3> v) const { return matrix * v; }
  Vec<3> applyInverse(Vec<3> v) const { return v * matrix; }
  Vec<3> column(int axis) const { return matrix[axis]; }
};

/// The placement of a shape: a rotation about its local origin, then a translation.
template <int D>
struct Pose {
  Vec<D> position{0.0};
  Rotation<D> rotation{};

  /// Converts a point from the shape's own frame to the world, and back.
  Vec<D> toWorld(Vec<D> local) const { return rotation.apply(local) + position; }
  Vec<D> toLocal(Vec<D> world) const { return rotation.applyInverse(world - position); }
};

}  // namespace gjk
