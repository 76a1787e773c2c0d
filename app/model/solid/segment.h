#pragma once
// Points, segments and convex polygons: how near, and on which side.

#include "model/solid/polygon.h"

#include <glm/glm.hpp>

#include <algorithm>
#include <cstddef>
#include <vector>

namespace gjklab {

/// Where on the segment the point nearest to p is: 0 at `from`, 1 at `to`. 2-D and 3-D.
template <class Vector>
double shareOnSegment(Vector p, Vector from, Vector to) {
  const Vector along = to - from;
  const double square = glm::dot(along, along);
  return square > 0 ? std::clamp(glm::dot(p - from, along) / square, 0.0, 1.0) : 0;
}

template <class Vector>
double distanceToSegment(Vector p, Vector from, Vector to) {
  return glm::distance(p, glm::mix(from, to, shareOnSegment(p, from, to)));
}

/// Whether a convex polygon of either orientation contains a point; its border belongs to it.
inline bool containsPoint(const std::vector<dvec2>& convex, dvec2 p) {
  bool left = false, right = false;
  for (std::size_t i = 0; i < convex.size(); ++i) {
    const dvec2 from = convex[i];
    const double side = cross(convex[(i + 1) % convex.size()] - from, p - from);
    left = left || side > 0;
    right = right || side < 0;
  }
  return convex.size() > 1 && !(left && right);
}

}  // namespace gjklab
