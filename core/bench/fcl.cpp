// FCL 0.7 (double) with its default solver: the narrow phase asked directly, without broad phase or collision objects.

#include "library.h"

#include <fcl/geometry/shape/box.h>
#include <fcl/geometry/shape/capsule.h>
#include <fcl/geometry/shape/convex.h>
#include <fcl/geometry/shape/sphere.h>
#include <fcl/narrowphase/detail/gjk_solver_libccd.h>
#include <variant>

namespace bench {
namespace {

using Shape = std::variant<fcl::Convexd, fcl::Boxd, fcl::Capsuled, fcl::Sphered>;

struct Item {
  std::shared_ptr<Shape> a, b;
  fcl::Transform3d pose_a, pose_b;
  Kind kind;  ///< of both
};

Shape shapeOf(const Body3& body) {
  switch (body.kind) {
    case Kind::box:
      return fcl::Boxd(2 * body.size.x, 2 * body.size.y, 2 * body.size.z);
    case Kind::capsule:
      return fcl::Capsuled(body.size.x, 2 * body.size.y);
    case Kind::sphere:
      return fcl::Sphered(body.size.x);
    case Kind::hull:
      break;
  }
  auto vertices = std::make_shared<std::vector<fcl::Vector3d>>();
  for (const Vec3& p : body.points) vertices->emplace_back(p.x, p.y, p.z);
  auto faces = std::make_shared<std::vector<int>>();
  for (const auto& triangle : body.triangles) {
    faces->insert(faces->end(), {3, triangle[0], triangle[1], triangle[2]});
  }
  return fcl::Convexd(vertices, static_cast<int>(body.triangles.size()), faces);
}

/// FCL's capsules lie along z, ours along y.
fcl::Transform3d poseOf(Kind kind, Vec3 position, glm::dquat q) {
  fcl::Transform3d pose = fcl::Transform3d::Identity();
  pose.linear() = fcl::Quaterniond(q.w, q.x, q.y, q.z).toRotationMatrix();
  if (kind == Kind::capsule) {
    pose.linear() = pose.linear() * Eigen::AngleAxisd(-EIGEN_PI / 2, fcl::Vector3d::UnitX()).toRotationMatrix();
  }
  pose.translation() = fcl::Vector3d(position.x, position.y, position.z);
  return pose;
}
fcl::Transform3d poseOf(const Body3& body) { return poseOf(body.kind, body.position, body.orientation); }

}  // namespace

Library fclLibrary() {
  Library library{"fcl", {}, {}, {}};
  library.prepare3 = [](const std::vector<Pair3>& pairs, Question question) {
    std::vector<Item> items;
    for (const Pair3& pair : pairs) {
      items.push_back({std::make_shared<Shape>(shapeOf(pair.a)), std::make_shared<Shape>(shapeOf(pair.b)),
                       poseOf(pair.a), poseOf(pair.b), pair.a.kind});
    }
    const auto ask = [question](const Item& item) -> double {
      return std::visit(
          [&](const auto& a) {
            const auto& b = std::get<std::decay_t<decltype(a)>>(*item.b);
            fcl::detail::GJKSolver_libccd<double> solver;
            if (question == Question::distance) {
              double distance = 0;
              fcl::Vector3d point_a, point_b;
              solver.shapeDistance(a, item.pose_a, b, item.pose_b, &distance, &point_a, &point_b);
              return distance;
            }
            std::vector<fcl::ContactPointd> contacts;
            solver.shapeIntersect(a, item.pose_a, b, item.pose_b, &contacts);
            double depth = 0;
            for (const auto& contact : contacts) depth = std::max(depth, contact.penetration_depth);
            return depth;
          },
          *item.a);
    };
    return prepared(std::move(items), ask, [](Item& item, const Placed3& placed) {
      item.pose_a = poseOf(item.kind, placed.a.position, placed.a.orientation);
      item.pose_b = poseOf(item.kind, placed.b.position, placed.b.orientation);
    });
  };
  return library;
}

}  // namespace bench
