// FCL: its shapes (axes along z) through distance() and collide(), with its default solver, libccd's.
#include "scene_line.h"

#include <fcl/fcl.h>

#include <memory>

namespace {

using Geometry = std::shared_ptr<fcl::CollisionGeometryd>;

Geometry shapeOf(const adapter::Body& body) {
  const double length = 2 * body.half_height;
  if (body.margin > 0 && body.shape != "sphere") throw adapter::NotOffered("margin");
  if (body.shape == "box") return std::make_shared<fcl::Boxd>(2 * body.half_extents);
  if (body.shape == "sphere") return std::make_shared<fcl::Sphered>(body.radius + body.margin);
  if (body.shape == "capsule") return std::make_shared<fcl::Capsuled>(body.radius, length);
  if (body.shape == "cylinder") return std::make_shared<fcl::Cylinderd>(body.radius, length);
  if (body.shape == "cone") return std::make_shared<fcl::Coned>(body.radius, length);
  if (body.shape == "ellipsoid") return std::make_shared<fcl::Ellipsoidd>(body.radii);
  throw adapter::NotOffered(body.shape);
}

/// Round shapes stand along y here and along z there.
fcl::CollisionObjectd objectOf(const adapter::Body& body) {
  const bool upright = body.shape == "capsule" || body.shape == "cylinder" || body.shape == "cone";
  fcl::Transform3d pose = fcl::Transform3d::Identity();
  const Eigen::Matrix3d stand = Eigen::AngleAxisd(-1.5707963267948966, adapter::Vec::UnitX()).toRotationMatrix();
  pose.linear() = upright ? Eigen::Matrix3d(body.turn * stand) : body.turn;
  pose.translation() = body.position;
  return {shapeOf(body), pose};
}

adapter::Answer ask(const adapter::Body& a, const adapter::Body& b) {
  fcl::CollisionObjectd object_a = objectOf(a), object_b = objectOf(b);
  fcl::CollisionRequestd collision(10, true);
  fcl::CollisionResultd contacts;
  if (fcl::collide(&object_a, &object_b, collision, contacts) > 0) {
    double depth = 0;
    for (std::size_t i = 0; i < contacts.numContacts(); ++i)
      depth = std::max(depth, contacts.getContact(i).penetration_depth);
    return {false, {}, depth};
  }
  fcl::DistanceRequestd request;
  fcl::DistanceResultd result;
  const double distance = fcl::distance(&object_a, &object_b, request, result);
  if (distance < 0) return {false, {}, {}};  // its word for an overlap, whose depth it does not tell
  return {true, distance, {}};
}

}  // namespace

int main() { return adapter::answerAll(ask); }
