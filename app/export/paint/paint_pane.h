#pragma once
// A pane's figure in vectors: what the renderer draws, from the same composition (compose/screen_paths.h, labels.h),
// in groups that have the names of its roles.

#include "export/paint/pen.h"
#include "model/compose/labels.h"

#include <optional>

namespace gjklab {

/// Into [0, width] × [0, height] of the view's pane. The caller has opened a group that cuts off at its edges.
void paintPane(Pen&, const Figure&, const View&, const Theme&, const std::optional<Magnified>& magnified = {});

}  // namespace gjklab
