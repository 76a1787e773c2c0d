#include "ui/panel/pose_rows.h"

#include "model/text/translate.h"
#include "ui/kit/fields.h"

#include <numbers>

namespace gjklab {

namespace {

constexpr double kDegrees = 180 / std::numbers::pi;

/// Euler angles about z, then x, then y: they only serve to show and to change the quaternion.
bool orientationRows(const Ui& ui, Body& shape) {
  dvec3 angles = glm::round(glm::eulerAngles(shape.orientation) * kDegrees * 1e6) / 1e6;
  const dvec3 before = angles;
  bool changed = vectorRow(ui, tr("turn x y z °"), angles, 3);
  if (changed && !(angles == before)) {
    // Only the axis that was pulled turns, about the world's axis: no jumps near the poles of the angles.
    const dvec3 change = (angles - before) / kDegrees;
    for (int k = 0; k < 3; ++k) {
      dvec3 axis(0.0);
      axis[k] = 1;
      if (change[k] != 0) shape.orientation = glm::normalize(glm::angleAxis(change[k], axis) * shape.orientation);
    }
  }
  return changed;
}

}  // namespace

bool poseRows(const Ui& ui, Body& shape, int dimension) {
  bool changed = vectorRow(ui, tr("position"), shape.position, dimension);
  if (dimension == 2) {
    double degrees = shape.angle * kDegrees;
    if (numberRow(ui, tr("angle"), degrees, -1e300, "°")) {
      shape.angle = degrees / kDegrees;
      changed = true;
    }
  }
  if (dimension == 3) changed |= orientationRows(ui, shape);
  return changed;
}

bool velocityRows(const Ui& ui, Body& shape, int dimension) {
  bool changed = vectorRow(ui, tr("velocity"), shape.linear_velocity, dimension);
  if (dimension == 2) changed |= numberRow(ui, tr("spin"), shape.angular_velocity.z);
  if (dimension == 3) changed |= vectorRow(ui, tr("spin"), shape.angular_velocity, 3);
  return changed;
}

}  // namespace gjklab
