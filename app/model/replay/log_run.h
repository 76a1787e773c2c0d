#pragma once
// A log as a run that can be shown beside our own: what it claims, and where it claims nothing, what its own points
// say.

#include "model/replay/replay.h"
#include "model/run/run.h"

namespace gjklab {

/// The records of the log as a trace of GJK and EPA.
///
/// A point of A ⊖ B is given the pair behind it: the points of the bodies furthest along the direction where their
/// difference it is, else two vertices; else it is measured from A's furthest point, and B's is where the claim puts
/// it. A region that is not claimed is the feature that is kept. The answer is that of the last record. Facets that
/// name vertices that there are not are left out.
Run runOfLog(const Scene&, const ReplayLog&, const ReplayReport&);

}  // namespace gjklab
