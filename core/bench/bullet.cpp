// Bullet 3.24 as Debian builds it (float): btGjkEpaSolver2 on convex shapes with margin 0, and its convex cast for
// bodies that turn, btContinuousConvexCollision.

#include "library.h"

#include <BulletCollision/CollisionShapes/btBoxShape.h>
#include <BulletCollision/CollisionShapes/btCapsuleShape.h>
#include <BulletCollision/CollisionShapes/btConvexHullShape.h>
#include <BulletCollision/CollisionShapes/btSphereShape.h>
#include <BulletCollision/NarrowPhaseCollision/btContinuousConvexCollision.h>
#include <BulletCollision/NarrowPhaseCollision/btGjkEpa2.h>
#include <BulletCollision/NarrowPhaseCollision/btGjkEpaPenetrationDepthSolver.h>
#include <BulletCollision/NarrowPhaseCollision/btVoronoiSimplexSolver.h>
#include <LinearMath/btConvexHullComputer.h>

namespace bench {
namespace {

btVector3 vector(Vec3 v) {
  return {static_cast<btScalar>(v.x), static_cast<btScalar>(v.y), static_cast<btScalar>(v.z)};
}

struct Item {
  std::shared_ptr<btConvexShape> a, b;
  btTransform pose_a, pose_b;
  bool use_margins = false;  // spheres and capsules are points and segments with their radius as the margin in Bullet
};

std::shared_ptr<btConvexShape> shapeOf(const Body3& body) {
  std::shared_ptr<btConvexShape> shape;
  switch (body.kind) {
    case Kind::hull: {
      auto hull = std::make_shared<btConvexHullShape>();
      for (const Vec3& p : body.points) hull->addPoint(vector(p), false);
      hull->recalcLocalAabb();
      hull->setMargin(0);
      return hull;
    }
    case Kind::box: {
      auto box = std::make_shared<btBoxShape>(vector(body.size));
      box->setMargin(0);
      return box;
    }
    case Kind::capsule:
      return std::make_shared<btCapsuleShape>(static_cast<btScalar>(body.size.x),
                                              static_cast<btScalar>(2 * body.size.y));
    case Kind::sphere:
      return std::make_shared<btSphereShape>(static_cast<btScalar>(body.size.x));
  }
  return shape;
}

template <class Placed>  // a Body3 or a Placement3
btTransform poseOf(const Placed& body) {
  const glm::dquat& q = body.orientation;
  return btTransform(btQuaternion(static_cast<btScalar>(q.x), static_cast<btScalar>(q.y), static_cast<btScalar>(q.z),
                                  static_cast<btScalar>(q.w)),
                     vector(body.position));
}

/// B at its next place on every query. Bullet keeps no simplex: the last separating axis is its next guess.
struct MovingItem {
  Item item;
  std::vector<btTransform> poses_b;
  btVector3 guess;
  std::size_t step = 0;
};

MovingItem movingItemOf(const Pair3& pair) {
  MovingItem moving{{shapeOf(pair.a), shapeOf(pair.b), poseOf(pair.a), poseOf(pair.b)}, {}, {}};
  moving.guess = moving.item.pose_a.getOrigin() - moving.item.pose_b.getOrigin();
  for (int step = 0; step < kMotionSteps; ++step) moving.poses_b.push_back(poseOf(movedB(pair, step)));
  return moving;
}

double askNext(MovingItem& moving) {
  moving.step = (moving.step + 1) % moving.poses_b.size();
  btGjkEpaSolver2::sResults results;
  btGjkEpaSolver2::Distance(moving.item.a.get(), moving.item.pose_a, moving.item.b.get(), moving.poses_b[moving.step],
                            moving.guess, results);
  moving.guess = results.normal;
  return results.distance;
}

double depthNext(MovingItem& moving) {
  moving.step = (moving.step + 1) % moving.poses_b.size();
  btGjkEpaSolver2::sResults results;
  btGjkEpaSolver2::Penetration(moving.item.a.get(), moving.item.pose_a, moving.item.b.get(),
                               moving.poses_b[moving.step], moving.guess, results, false);
  return -results.distance;
}

struct FlyingItem {
  std::shared_ptr<btConvexShape> a, b;
  btTransform from_a, to_a, from_b, to_b;
};

btTransform movedBy(const Body3& body, Vec3 linear, Vec3 angular) {
  Body3 moved = body;
  moved.position += linear;
  const double angle = glm::length(angular);
  if (angle > 0) moved.orientation = glm::angleAxis(angle, angular / angle) * body.orientation;
  return poseOf(moved);
}

double timeOf(const FlyingItem& item) {
  btVoronoiSimplexSolver simplex;
  btGjkEpaPenetrationDepthSolver depth;
  btContinuousConvexCollision cast(item.a.get(), item.b.get(), &simplex, &depth);
  btConvexCast::CastResult result;
  return cast.calcTimeOfImpact(item.from_a, item.to_a, item.from_b, item.to_b, result) ? result.m_fraction : 1.0;
}

}  // namespace

Library bulletLibrary() {
  Library library{"bullet", {}, {}, {}};
  library.prepare3 = [](const std::vector<Pair3>& pairs, Question question) {
    std::vector<Item> items;
    for (const Pair3& pair : pairs) {
      items.push_back({shapeOf(pair.a), shapeOf(pair.b), poseOf(pair.a), poseOf(pair.b),
                       pair.a.kind == Kind::capsule || pair.a.kind == Kind::sphere});
    }
    const auto ask = [question](const Item& item) -> double {
      btGjkEpaSolver2::sResults results;
      const btVector3 guess = item.pose_a.getOrigin() - item.pose_b.getOrigin();
      if (question == Question::distance) {
        btGjkEpaSolver2::Distance(item.a.get(), item.pose_a, item.b.get(), item.pose_b, guess, results);
        return item.use_margins ? results.distance - item.a->getMargin() - item.b->getMargin() : results.distance;
      }
      btGjkEpaSolver2::Penetration(item.a.get(), item.pose_a, item.b.get(), item.pose_b, guess, results,
                                   item.use_margins);
      return std::max(0.0, static_cast<double>(-results.distance));
    };
    return prepared(std::move(items), ask, [](Item& item, const Placed3& placed) {
      item.pose_a = poseOf(placed.a), item.pose_b = poseOf(placed.b);
    });
  };
  library.build_hull = [](const std::vector<Vec3>& points) {
    btConvexHullComputer hull;
    hull.compute(&points[0].x, sizeof(Vec3), static_cast<int>(points.size()), 0, 0);
    return hull.vertices.size();
  };
  library.prepare_moving3 = [](const std::vector<Pair3>& pairs) {
    std::vector<MovingItem> items;
    for (const Pair3& pair : pairs) items.push_back(movingItemOf(pair));
    return prepared(std::move(items), askNext);
  };
  library.prepare_turning3 = [](const std::vector<Pair3>& pairs) {
    std::vector<MovingItem> items;
    for (const Pair3& pair : pairs) {
      items.push_back(movingItemOf(pair));
      for (int step = 0; step < kMotionSteps; ++step)
        items.back().poses_b[static_cast<std::size_t>(step)] = poseOf(turnedB(pair, step));
    }
    return prepared(std::move(items), depthNext);
  };
  library.prepare_impact3 = [](const std::vector<Flight3>& flights) {
    std::vector<FlyingItem> items;
    for (const Flight3& flight : flights) {
      const Body3 &a = flight.pair.a, &b = flight.pair.b;
      items.push_back({shapeOf(a), shapeOf(b), poseOf(a), movedBy(a, flight.linear_a, flight.angular_a), poseOf(b),
                       movedBy(b, Vec3(0.0), flight.angular_b)});
    }
    return prepared(std::move(items), timeOf);
  };
  return library;
}

}  // namespace bench
