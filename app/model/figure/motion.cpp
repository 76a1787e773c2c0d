#include "model/figure/motion.h"

#include "model/figure/make_figure.h"
#include "model/run/impact_run.h"
#include "model/scene/body_kind.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace gjklab {
namespace {

constexpr double kMostArms = 1.8;

}  // namespace

dvec3 motionCentre(const Body& shape, int dimension, double time) {
  const Body moved = bodyAt(shape, dimension, time);
  return shape.angular_velocity == dvec3(0.0) ? turnCentre(moved, dimension) : moved.position;
}

dvec3 velocityTip(const Body& shape, int dimension, double duration) {
  return motionCentre(shape, dimension, 0) + duration * shape.linear_velocity;
}

dvec3 draggedVelocity(const Body& shape, double duration, dvec3 moved) {
  return shape.linear_velocity + moved / duration;
}

double spinArm(const Body& shape) { return 0.8 * std::max(roughSize(shape), 1e-300); }

double spinArc(const Body& shape, double duration) {
  return std::clamp(shape.angular_velocity.z * duration, -kMostArc, kMostArc);
}

dvec3 onSpinArc(const Body& shape, double angle) {
  const double from_below = angle - std::numbers::pi / 2;
  return spinArm(shape) * dvec3(std::cos(from_below), std::sin(from_below), 0);
}

dvec3 spinTip(const Body& shape, int dimension, double duration) {
  if (dimension == 2) return onSpinArc(shape, spinArc(shape, duration));
  const double arms = glm::length(shape.angular_velocity) * duration / std::numbers::pi;
  const dvec3 tip = shape.angular_velocity * (duration / std::numbers::pi * spinArm(shape));
  return arms > kMostArms ? tip * (kMostArms / arms) : tip;
}

dvec3 draggedSpin(const Body& shape, int dimension, double duration, dvec3 moved) {
  if (dimension == 3) return shape.angular_velocity + moved * (std::numbers::pi / (duration * spinArm(shape)));
  const dvec3 arm = spinTip(shape, 2, duration) / spinArm(shape), along(-arm.y, arm.x, 0);
  return shape.angular_velocity + dvec3(0, 0, glm::dot(moved, along) / (spinArm(shape) * duration));
}

}  // namespace gjklab
