#pragma once
// Bodies for tests.

#include <glm/gtc/quaternion.hpp>
#include <random>
#include <vector>

#include "model/scene/scene.h"

namespace gjklab::test_shapes {

inline Body pointOf() {
  Body body;
  body.shape = ShapeKind::point;
  return body;
}
inline Body boxOf(dvec3 half_extents) {
  Body body;
  body.shape = ShapeKind::box;
  body.half_extents = half_extents;
  return body;
}
inline Body segmentOf(dvec3 from, dvec3 to) {
  Body body;
  body.shape = ShapeKind::segment;
  body.points = {from, to};
  return body;
}
inline Body hullOf(std::vector<dvec3> points) {
  Body body;
  body.shape = ShapeKind::hull;
  body.points = std::move(points);
  return body;
}
inline Body roundOf(ShapeKind kind, double radius, double half_height = 1) {
  Body body;
  body.shape = kind;
  body.radius = radius;
  body.half_height = half_height;
  return body;
}

/// Two boxes, the first one at the origin.
inline Scene boxesOf(int dimension, dvec3 half_a, dvec3 half_b, dvec3 position_b) {
  Scene scene;
  scene.dimension = dimension;
  scene.a = boxOf(half_a);
  scene.b = boxOf(half_b);
  scene.b.position = position_b;
  clearUnusedCoordinates(scene);
  return scene;
}
/// Two squares of side 2, the first one around the origin.
inline Scene squaresOf(dvec3 position_b) { return boxesOf(2, {1, 1, 0}, {1, 1, 0}, position_b); }

inline glm::dquat turn(std::mt19937& random) {
  std::normal_distribution<double> normal;
  return glm::normalize(glm::dquat(normal(random), normal(random), normal(random), normal(random)));
}

inline Body randomHull(std::mt19937& random, int dimension, int count, double scale) {
  std::normal_distribution<double> normal;
  Body body = hullOf({});
  for (int i = 0; i < count; ++i) {
    dvec3 p = scale * dvec3(normal(random), normal(random), normal(random));
    if (dimension < 3) p.z = 0;
    if (dimension < 2) p.y = 0;
    body.points.push_back(p);
  }
  return body;
}

/// Points on a sphere: every one is a corner.
inline Body ballHull(std::mt19937& random, int count, double radius) {
  Body body = randomHull(random, 3, count, 1);
  for (dvec3& p : body.points) p = radius * glm::normalize(p);
  return body;
}

/// The points of a polytope, turned, in the order of their indices.
inline std::vector<dvec3> cornersOf(const Body& body, int dimension) {
  std::vector<dvec3> points = body.points;
  if (body.shape == ShapeKind::point) points = {dvec3(0.0)};
  if (body.shape == ShapeKind::box) {
    points.clear();
    for (int i = 0; i < 1 << dimension; ++i) {
      dvec3 p(0.0);
      for (int k = 0; k < dimension; ++k) p[k] = (i >> k & 1 ? 1 : -1) * body.half_extents[k];
      points.push_back(p);
    }
  }
  for (dvec3& p : points) p = rotationOf(body, dimension) * p;
  return points;
}

}  // namespace gjklab::test_shapes
