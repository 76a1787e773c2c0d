#pragma once
// A scene for scripted hands, and where to grab it.

#include "gl/hand.h"

namespace gjklab {

/// Two squares that leave room to be grabbed beside each other.
inline Scene squares(int dimension = 2) {
  Scene scene;
  scene.dimension = dimension;
  scene.title = "Two boxes";
  scene.a.position = {-2, 0, 0};
  scene.b.position = {2, dimension > 1 ? 0.5 : 0, 0};
  for (int k = dimension; k < 3; ++k) scene.a.half_extents[k] = scene.b.half_extents[k] = 0;
  return scene;
}

/// The middle of a handle in world space, in pixels of the window.
inline dvec2 middleOf(const Hand& hand, const PickTarget& target) {
  for (const Handle& handle : hand.session().figure(Space::world).handles) {
    if (!(handle.target == target)) continue;
    dvec3 sum(0.0);
    for (const dvec3& p : handle.shape) sum += p / static_cast<double>(handle.shape.size());
    return hand.at(Space::world, sum);
  }
  return {};
}

}  // namespace gjklab
