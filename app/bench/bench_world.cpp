#include "bench_world.h"

#include <glm/gtc/quaternion.hpp>

#include <cmath>
#include <random>

namespace gjklab {

namespace {

WorldBody box(dvec3 half_extents, dvec3 position, bool fixed = false) {
  WorldBody body;
  body.body.half_extents = half_extents;
  body.body.position = position;
  body.fixed = fixed;
  return body;
}

/// Corners on a sphere, or a regular polygon of 8 corners (Box2D's limit).
WorldBody hull(int dimension, std::mt19937& random) {
  WorldBody body;
  body.body.shape = ShapeKind::hull;
  std::normal_distribution<double> normal;
  for (int i = 0; i < (dimension == 3 ? 16 : 8); ++i) {
    const dvec3 along(normal(random), normal(random), normal(random));
    const double angle = i * std::acos(-1.0) / 4;
    body.body.points.push_back(dimension == 3 ? 0.4 * glm::normalize(along)
                                              : dvec3(0.4 * std::cos(angle), 0.4 * std::sin(angle), 0));
  }
  body.body.orientation = glm::normalize(glm::dquat(normal(random), normal(random), normal(random), normal(random)));
  body.body.angle = normal(random);
  return body;
}

}  // namespace

WorldFile benchWorld(int dimension) {
  WorldFile world;
  world.dimension = dimension;
  world.bodies.push_back(box({60, 0.5, 60}, {0, -0.5, 0}, true));
  for (int stack = 0; stack < 20; ++stack)
    for (int i = 0; i < 10; ++i) {
      const dvec3 foot =
          dimension == 3 ? dvec3(2.5 * (stack % 5 - 2), 0, 2.5 * (stack / 5 - 1.5)) : dvec3(2.5 * (stack - 9.5), 0, 0);
      world.bodies.push_back(box(dvec3(0.5), foot + dvec3(0, 0.5 + i, 0)));
    }
  std::mt19937 random(5);
  for (int i = 0; i < 100; ++i) {
    WorldBody body = hull(dimension, random);
    body.body.position = dimension == 3 ? dvec3(1.25 * (i % 10 - 4.5), 11 + (i % 7) * 0.3, 1.25 * (i / 10 - 4.5))
                                        : dvec3(0.95 * (i % 50 - 24.5), 11 + (i / 50) * 1.5 + (i % 7) * 0.1, 0);
    world.bodies.push_back(body);
  }
  clearUnusedCoordinates(world);
  return world;
}

}  // namespace gjklab
