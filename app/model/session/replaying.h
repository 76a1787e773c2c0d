#pragma once
// Somebody's own run beside the reference: what its frame shows of the claims that are false.

#include "model/frame/frame.h"
#include "model/replay/replayed_run.h"

namespace gjklab {

/// The frame of the log's run as its moment tells it: what is false at this moment beside what is true, and no bounds
/// or verdicts that the log does not claim.
void showClaims(const ReplayedRun&, const Moment&, Frame&);

}  // namespace gjklab
