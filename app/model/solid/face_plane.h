#pragma once

#include "model/scene/scene.h"

namespace gjklab {

/// A half-space: inside, dot(normal, p) ≤ offset. The normal is a unit vector and points outwards.
struct FacePlane {
  dvec3 normal{0.0};
  double offset = 0;
};

}  // namespace gjklab
