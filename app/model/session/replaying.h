#pragma once
// A replayed run beside the reference: shows its false claims in the frame.

#include "model/frame/frame.h"
#include "model/replay/replayed_run.h"

namespace gjklab {

/// The frame of the replayed run at a moment: false claims beside the true values, without bounds or verdicts that the
/// log does not claim.
void showClaims(const ReplayedRun&, const Moment&, Frame&);

}  // namespace gjklab
