#pragma once
// The bounds on the answer that are proven at a moment, up to its sub-step.

#include "model/playback/playback.h"

namespace gjklab {

struct MomentBounds {
  gjk::Bounds value;
  bool lower_known = false, upper_known = false;
  bool on_depth = false;  ///< on the penetration depth; otherwise on the distance
};

MomentBounds boundsAt(const Run&, const Moment&);

/// The GJK record, up to this one, whose direction proved the lower bound on the distance (of the cores, if GJK ran on
/// these); the latest if several prove the same; −1 if none.
int lowerBoundProof(const Run&, int record);

/// Whether the bounds of a phase's records are on the depth: always for EPA; for GJK if only the radii overlap.
bool boundsAreOnDepth(const Run&, bool epa);

}  // namespace gjklab
