#pragma once
// The scene panel: both shapes with all their numbers and poses, and what is asked about them.

#include "ui/ui.h"

namespace gjklab {

void scenePanel(const Ui&, Area area);

/// Kind, sizes, margin, pose and points of one body.
void bodyEditor(const Ui&, Which which);
/// Method, rounding, first direction, tolerances, limits.
void queryEditor(const Ui&);

/// The body as another kind: what the kinds have in common stays, the rest starts from something visible.
Body asKind(const Body&, ShapeKind kind, int dimension);

}  // namespace gjklab
