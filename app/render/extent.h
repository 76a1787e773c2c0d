#pragma once
// Boxes around everything that a pane shows at any moment of a run.

#include "model/geometry.h"
#include "model/run.h"

namespace gjklab {

struct Extent {
  dvec3 low{0.0}, high{0.0};
};

/// Both bodies, and the ghost of B moved just apart.
Extent worldExtentOf(const Scene&, const Run&, const Geometry&);
/// A ⊖ B with its rounding, and the origin.
Extent differenceExtentOf(const Geometry&);

}  // namespace gjklab
