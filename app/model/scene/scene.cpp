#include "model/scene/scene.h"

#include "model/scene/body_pose.h"

#include <algorithm>
#include <cmath>

namespace gjklab {

namespace {

void clearFrom(dvec3& vector, int dimension) {
  for (int i = dimension; i < 3; ++i) vector[i] = 0;
}

}  // namespace

void clearUnusedCoordinates(Body& body, int dimension) {
  for (dvec3& point : body.points) clearFrom(point, dimension);
  clearFrom(body.half_extents, dimension);
  clearFrom(body.radii, dimension);
  clearFrom(body.position, dimension);
  clearFrom(body.linear_velocity, dimension);
  if (dimension == 2) body.angular_velocity = {0, 0, body.angular_velocity.z};
  if (dimension == 1) body.angular_velocity = dvec3(0.0);
}

void clearUnusedCoordinates(Scene& scene) {
  clearUnusedCoordinates(scene.a, scene.dimension);
  clearUnusedCoordinates(scene.b, scene.dimension);
  if (scene.query.initial_direction) clearFrom(*scene.query.initial_direction, scene.dimension);
  for (PaneView* pane : {&scene.view.world, &scene.view.difference})
    if (pane->centre) clearFrom(*pane->centre, scene.dimension);
}

bool moves(const Scene& scene) {
  const dvec3 still(0.0);
  return scene.a.linear_velocity != still || scene.a.angular_velocity != still || scene.b.linear_velocity != still ||
         scene.b.angular_velocity != still;
}

std::optional<glm::dquat> unitOrientation(glm::dquat q) {
  for (const double part : {q.x, q.y, q.z, q.w})
    if (!std::isfinite(part)) return std::nullopt;
  const double largest = std::max({std::abs(q.x), std::abs(q.y), std::abs(q.z), std::abs(q.w)});
  if (largest == 0) return std::nullopt;
  // Dividing once more would move the last bits of a file's numbers at every load.
  constexpr double kUnit = 1e-14;
  if (std::abs(glm::dot(q, q) - 1) <= kUnit) return q;
  q = q / largest;  // squares of tiny or huge numbers would leave the range of a double
  return q / std::sqrt(glm::dot(q, q));
}

glm::dmat3 rotationOf(const BodyPose& pose, int dimension) {
  if (dimension == 3) return glm::mat3_cast(pose.orientation);
  if (dimension == 1) return glm::dmat3(1.0);
  const double c = std::cos(pose.angle), s = std::sin(pose.angle);
  return {{c, s, 0}, {-s, c, 0}, {0, 0, 1}};
}

dvec3 toWorld(const BodyPose& pose, int dimension, dvec3 local) {
  return rotationOf(pose, dimension) * local + pose.position;
}

glm::dmat3 rotationOf(const Body& body, int dimension) { return rotationOf(poseOf(body), dimension); }

dvec3 toWorld(const Body& body, int dimension, dvec3 local) { return toWorld(poseOf(body), dimension, local); }

dvec3 toLocal(const Body& body, int dimension, dvec3 world) {
  return (world - body.position) * rotationOf(body, dimension);
}

}  // namespace gjklab
