#include "model/scene/body_writer.h"

#include "model/scene/scene_fields.h"

namespace gjklab {

void writeBody(ObjectWriter& object, const Body& body, int dimension) {
  const ShapeFields fields = fieldsOf(body.shape);
  object.text("shape", name(body.shape));
  if (fields.points) object.points("points", body.points, dimension);
  if (fields.half_extents) object.vector("half_extents", body.half_extents, dimension);
  if (fields.radii) object.vector("radii", body.radii, dimension);
  if (fields.half_height) object.number("half_height", body.half_height);
  if (fields.radius) object.number("radius", body.radius);
  object.vector("position", body.position, dimension);
  if (dimension == 2) object.number("angle", body.angle);
  if (dimension == 3) {
    const glm::dquat& q = body.orientation;
    object.numbers("orientation", {q.x, q.y, q.z, q.w});
  }
  if (body.margin != 0) object.number("margin", body.margin);
  if (body.linear_velocity != dvec3(0.0)) object.vector("linear_velocity", body.linear_velocity, dimension);
  if (dimension == 2 && body.angular_velocity.z != 0) object.number("angular_velocity", body.angular_velocity.z);
  if (dimension == 3 && body.angular_velocity != dvec3(0.0))
    object.vector("angular_velocity", body.angular_velocity, dimension);
}

}  // namespace gjklab
