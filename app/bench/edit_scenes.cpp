#include "edit_scenes.h"

#include <cmath>
#include <numbers>
#include <random>

namespace gjklab::bench {
namespace {

Body polygon(int count, double radius) {
  Body body;
  body.shape = ShapeKind::hull;
  for (int i = 0; i < count; ++i) {
    const double angle = 2 * std::numbers::pi * i / count;
    body.points.push_back(radius * dvec3(std::cos(angle), std::sin(angle), 0));
  }
  return body;
}

/// Points on a sphere: every one is a corner of the hull, and no two faces or edges are parallel.
Body ball(int count, unsigned seed) {
  std::mt19937 random(seed);
  std::normal_distribution<double> normal;
  Body body;
  body.shape = ShapeKind::hull;
  for (int i = 0; i < count; ++i)
    body.points.push_back(glm::normalize(dvec3(normal(random), normal(random), normal(random))));
  return body;
}

}  // namespace

Scene sceneOf(Pair pair) {
  Scene scene;
  scene.dimension = pair == Pair::polygons ? 2 : 3;
  if (pair == Pair::polygons) {
    scene.a = polygon(7, 1);
    scene.b = polygon(5, 1);
  } else {
    const int count = pair == Pair::hulls_64 ? 64 : pair == Pair::hulls_256 ? 256 : 1000;
    scene.a = ball(count, 1);
    scene.b = ball(count, 2);
  }
  scene.b.position = {1.2, 0.7, scene.dimension == 3 ? 0.4 : 0};
  return scene;
}

void moveB(Scene& scene, int i) {
  scene.b.position = {1.2 + 0.3 * std::cos(0.1 * i), 0.7 + 0.3 * std::sin(0.1 * i), scene.b.position.z};
}

void turnB(Scene& scene, int i) {
  scene.b.angle = 0.01 * (i + 1);
  scene.b.orientation = glm::angleAxis(0.01 * (i + 1), glm::normalize(dvec3(1, 2, 3)));
}

}  // namespace gjklab::bench
