#pragma once
// The pose of a body of a world, as a matrix.

#include "model/world/world.h"

#include <cmath>

namespace gjklab {

inline glm::dmat3 axesOf(const WorldBodyState& body, int dimension) {
  if (dimension == 3) return glm::mat3_cast(body.orientation);
  if (dimension == 1) return glm::dmat3(1.0);
  const double c = std::cos(body.angle), s = std::sin(body.angle);
  return {{c, s, 0}, {-s, c, 0}, {0, 0, 1}};
}

}  // namespace gjklab
