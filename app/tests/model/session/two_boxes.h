#pragma once
// Two boxes beside each other, and a view of them.

#include "model/figure/make_figure.h"
#include "model/figure/view.h"
#include "model/scene/scene.h"

namespace gjklab {

inline View viewOf(int dimension) {
  View view;
  view.dimension = dimension;
  view.size = {640, 480};
  view.pixels_per_unit = 40;
  if (dimension == 3) view.orientation = defaultOrientation();
  return view;
}

inline Scene boxes(int dimension) {
  Scene scene;
  scene.dimension = dimension;
  scene.a.half_extents = {1, dimension > 1 ? 0.5 : 1, dimension > 2 ? 0.75 : 1};
  for (int k = dimension; k < 3; ++k) scene.a.half_extents[k] = scene.b.half_extents[k] = 0;
  scene.b.position = {3, 0, 0};
  return scene;
}

}  // namespace gjklab
