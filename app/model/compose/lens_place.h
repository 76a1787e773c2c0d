#pragma once
// The position of a magnifier in its pane: the area that it covers, the area that it magnifies, and the line between
// them.

#include "model/compose/labels.h"
#include "model/figure/lens.h"

#include <optional>

namespace gjklab {

/// The distance between the magnified area and the frame around it.
dvec2 roomAround(const Lens&);
/// The area that the pane's labels leave free for the lens; empty without a lens.
std::optional<Magnified> magnifiedBy(const std::optional<Lens>&);
/// The line from the magnified area to the lens, in the pane's pixels.
LabelLeader lineToLens(const Lens&);

}  // namespace gjklab
