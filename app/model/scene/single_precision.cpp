#include "model/scene/single_precision.h"

#include <cmath>
#include <limits>

namespace gjklab {

namespace {

class Rounder {
 public:
  void number(double& value) {
    fits_ = fits_ && std::abs(value) <= static_cast<double>(std::numeric_limits<float>::max());
    if (fits_) value = static_cast<double>(static_cast<float>(value));
  }
  void vector(dvec3& value) {
    for (int i = 0; i < 3; ++i) number(value[i]);
  }
  void body(Body& body) {
    for (dvec3& point : body.points) vector(point);
    for (dvec3* each : {&body.half_extents, &body.radii, &body.position, &body.linear_velocity, &body.angular_velocity})
      vector(*each);
    for (double* each : {&body.radius, &body.half_height, &body.margin, &body.angle}) number(*each);
    glm::dquat& q = body.orientation;
    for (double* each : {&q.x, &q.y, &q.z, &q.w}) number(*each);
    const std::optional<glm::dquat> unit = unitOrientation(q);
    fits_ = fits_ && unit.has_value();
    if (unit) q = *unit;
  }
  bool fits() const { return fits_; }

 private:
  bool fits_ = true;
};

}  // namespace

std::optional<Scene> inSinglePrecision(const Scene& scene) {
  Scene rounded = scene;
  Rounder rounder;
  rounder.body(rounded.a);
  rounder.body(rounded.b);
  bool fits = true;
  if (auto& direction = rounded.query.initial_direction) {
    rounder.vector(*direction);
    fits = *direction != dvec3(0.0);
  }
  return fits && rounder.fits() ? std::optional(rounded) : std::nullopt;
}

}  // namespace gjklab
