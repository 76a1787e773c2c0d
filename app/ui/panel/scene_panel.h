#pragma once
// The scene panel: both shapes with all their numbers and poses, and the query.

#include "ui/kit/ui.h"

namespace gjklab {

void scenePanel(const Ui&, Area area);

/// Kind, sizes, margin, pose and points of one body.
void bodyEditor(const Ui&, Which which);
/// Method, rounding, first direction, tolerances, limits.
void queryEditor(const Ui&);

}  // namespace gjklab
