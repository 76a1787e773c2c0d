#pragma once
// Converts a body to another kind of shape.

#include "model/scene/scene.h"

namespace gjklab {

/// The body as another kind: keeps the common fields, and sets the others to visible defaults.
Body asKind(const Body&, ShapeKind kind, int dimension);
/// A length for adding points to the body: the distance of its furthest point from its centre, or half its width.
double roughSize(const Body&);

}  // namespace gjklab
