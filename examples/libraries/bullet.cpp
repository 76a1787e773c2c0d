// Bullet: btGjkPairDetector with EPA, on its own shapes. Margins are part of the distance, as in the scene.
#include "scene_line.h"

#include <BulletCollision/NarrowPhaseCollision/btGjkEpaPenetrationDepthSolver.h>
#include <BulletCollision/NarrowPhaseCollision/btGjkPairDetector.h>
#include <BulletCollision/NarrowPhaseCollision/btPointCollector.h>
#include <BulletCollision/NarrowPhaseCollision/btVoronoiSimplexSolver.h>
#include <btBulletCollisionCommon.h>

#include <memory>

namespace {

btScalar scalar(double value) { return static_cast<btScalar>(value); }
btVector3 vectorOf(const adapter::Vec& v) { return {scalar(v.x()), scalar(v.y()), scalar(v.z())}; }

std::unique_ptr<btConvexShape> shapeOf(const adapter::Body& body) {
  const btScalar radius = scalar(body.radius), half = scalar(body.half_height);
  std::unique_ptr<btConvexShape> shape;
  if (body.hasPoints()) {
    auto hull = std::make_unique<btConvexHullShape>();
    for (const adapter::Vec& p : body.points) hull->addPoint(vectorOf(p), false);
    hull->recalcLocalAabb();
    shape = std::move(hull);
  } else if (body.shape == "sphere") {
    return std::make_unique<btSphereShape>(radius + scalar(body.margin));
  } else if (body.shape == "capsule") {
    return std::make_unique<btCapsuleShape>(radius + scalar(body.margin), 2 * half);
  } else if (body.shape == "cylinder") {
    shape = std::make_unique<btCylinderShape>(btVector3(radius, half, radius));
  } else if (body.shape == "cone") {
    shape = std::make_unique<btConeShape>(radius, 2 * half);
  } else {
    throw adapter::NotOffered(body.shape);
  }
  // A cylinder keeps its size and takes the margin off its core: with a margin of its own it is not rounded outwards.
  if (body.shape == "cylinder" && body.margin > 0) throw adapter::NotOffered("cylinder with a margin");
  shape->setMargin(scalar(body.margin));
  return shape;
}

btTransform poseOf(const adapter::Body& body) {
  btMatrix3x3 turn;
  for (int i = 0; i < 3; ++i) turn[i] = vectorOf(body.turn.row(i).transpose());
  return btTransform(turn, vectorOf(body.position));
}

adapter::Answer ask(const adapter::Body& a, const adapter::Body& b) {
  const auto shape_a = shapeOf(a), shape_b = shapeOf(b);
  btVoronoiSimplexSolver simplex;
  btGjkEpaPenetrationDepthSolver epa;
  btGjkPairDetector detector(shape_a.get(), shape_b.get(), &simplex, &epa);
  btGjkPairDetector::ClosestPointInput input;
  input.m_transformA = poseOf(a);
  input.m_transformB = poseOf(b);
  btPointCollector found;
  detector.getClosestPoints(input, found, nullptr);
  if (!found.m_hasResult) return {true, {}, {}};
  if (found.m_distance > 0) return {true, found.m_distance, {}};
  return {false, {}, -found.m_distance};
}

}  // namespace

int main() { return adapter::answerAll(ask); }
