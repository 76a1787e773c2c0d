#pragma once
// Two squares beside each other, the first direction from A to B: what is asked and answered can be seen at a glance.

#include "model/scene/scene.h"

namespace gjklab {

inline Scene boxes() {
  Scene scene;
  scene.dimension = 2;
  scene.title = "Two, boxes \"here\"";
  scene.a.position = {-2, 0, 0};
  scene.b.position = {2, 0, 0};
  scene.a.half_extents = scene.b.half_extents = {1, 1, 0};
  scene.query.initial_direction = dvec3(1, 0, 0);
  return scene;
}

}  // namespace gjklab
