#pragma once
// A body turned into another kind of shape.

#include "model/scene/scene.h"

namespace gjklab {

/// The body as another kind: what the kinds have in common stays, the rest starts from something visible.
Body asKind(const Body&, ShapeKind kind, int dimension);
/// A length by which points can be added to it: that of its farthest point from its centre, or of its half width.
double roughSize(const Body&);

}  // namespace gjklab
