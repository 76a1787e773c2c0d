#pragma once
// Pairs for runs that students might log.

#include "model/scene/scene.h"

#include <glm/gtc/quaternion.hpp>

#include <random>
#include <vector>

namespace gjklab {

/// Two turned hulls of a few random points, apart or overlapping.
inline Scene hullScene(int dimension, unsigned seed) {
  std::mt19937 random(seed * 2 + static_cast<unsigned>(dimension));
  const auto number = [&random](double reach) { return std::uniform_real_distribution<double>(-reach, reach)(random); };
  Scene scene;
  scene.dimension = dimension;
  for (Body* body : {&scene.a, &scene.b}) {
    body->shape = ShapeKind::hull;
    for (int i = 0; i < 5 + static_cast<int>(seed % 4); ++i) {
      dvec3 p(0.0);
      for (int k = 0; k < dimension; ++k) p[k] = number(1);
      body->points.push_back(p);
    }
    if (dimension == 2) body->angle = number(3);
    if (dimension == 3) {
      // Each in a statement of its own: compilers evaluate arguments in different orders.
      dvec3 axis;
      for (int k = 0; k < 3; ++k) axis[k] = number(1);
      const double w = number(1) + 2;
      body->orientation = glm::normalize(glm::dquat(w, axis.x, axis.y, axis.z));
    }
  }
  const double apart = seed % 2 == 0 ? 1.6 : 0.35;
  for (int k = 0; k < dimension; ++k) {
    scene.a.position[k] = number(2);
    scene.b.position[k] = scene.a.position[k] + number(0.2) + (k == 0 ? apart : 0.3 * apart);
  }
  return scene;
}

inline std::vector<Scene> hullScenes() {
  std::vector<Scene> scenes;
  for (unsigned seed = 1; seed <= 16; ++seed)
    for (const int dimension : {2, 3}) scenes.push_back(hullScene(dimension, seed));
  return scenes;
}

}  // namespace gjklab
