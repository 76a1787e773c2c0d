#pragma once
// Converts a log into a run that can be shown beside our own: its claims and, where there are none, values computed
// from its points.

#include "model/replay/replay.h"
#include "model/run/run.h"

namespace gjklab {

/// The records of the log as a trace of GJK and EPA.
///
/// Each point of A ⊖ B gets a pair of points: the points of the bodies furthest along the direction if it is their
/// difference, otherwise two vertices with this difference; otherwise A's furthest point, and B's point so that the
/// difference fits. A region that is not claimed is the kept feature. The answer is that of the last record. Facets
/// with vertices that do not exist are left out.
Run runOfLog(const Scene&, const ReplayLog&, const ReplayReport&);

}  // namespace gjklab
