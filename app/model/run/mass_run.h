#pragma once
// The mass properties of both bodies at unit density, in three dimensions and world space.

#include "gjk/mass.h"
#include "model/run/run.h"

namespace gjklab {

struct MassRun {
  gjk::MassProperties<3> a, b;
};

MassRun massRun(const Scene&);

}  // namespace gjklab
