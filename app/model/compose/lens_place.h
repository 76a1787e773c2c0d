#pragma once
// How a magnifier stands in its pane: what it covers, what it shows once more, and the line between the two.

#include "model/compose/labels.h"
#include "model/figure/lens.h"

#include <optional>

namespace gjklab {

/// Between what a lens magnifies and the frame around it.
dvec2 roomAround(const Lens&);
/// What the labels of the pane leave to the lens; nothing without one.
std::optional<Magnified> magnifiedBy(const std::optional<Lens>&);
/// From what a lens magnifies to the lens, in the pane's pixels.
LabelLeader lineToLens(const Lens&);

}  // namespace gjklab
