#pragma once
// What is proven at a moment: the bounds on the answer as far as the sub-step has got.

#include "model/playback/playback.h"

namespace gjklab {

struct MomentBounds {
  gjk::Bounds value;
  bool lower_known = false, upper_known = false;
  bool on_depth = false;  ///< on the penetration depth; otherwise on the distance
};

MomentBounds boundsAt(const Run&, const Moment&);

/// The GJK record, up to this one, whose direction proved the lower bound on the distance of what was run on, the
/// latest of those that prove as much; −1: none has proven one.
int lowerBoundProof(const Run&, int record);

/// Whether the bounds of a phase's records are on the depth: EPA's are; GJK's are where only the radii overlap.
bool boundsAreOnDepth(const Run&, bool epa);

}  // namespace gjklab
