#pragma once
// The pairs that edits are measured on.

#include "model/scene/scene.h"

namespace gjklab::bench {

enum class Pair { polygons, hulls_64, hulls_256, hulls_1000 };

/// A pair that overlaps a little or is just apart, so that a run has work to do.
Scene sceneOf(Pair);
/// The i-th step of dragging B about, or of turning it.
void moveB(Scene&, int i);
void turnB(Scene&, int i);

}  // namespace gjklab::bench
