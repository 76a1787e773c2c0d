#pragma once
// A pane's figure as vectors: the same composition as the renderer's (compose/screen_paths.h, labels.h), in groups
// named after its roles.

#include "export/paint/pen.h"
#include "model/compose/labels.h"

#include <optional>

namespace gjklab {

/// Into [0, width] × [0, height] of the view's pane. The caller must have opened a group that clips at its edges.
void paintPane(Pen&, const Figure&, const View&, const Theme&, const std::optional<Magnified>& magnified = {});

}  // namespace gjklab
