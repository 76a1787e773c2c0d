#pragma once
// GJK for yes or no as tutorials of two-dimensional games write it: in floats, directions by triple products, O outside
// as soon as w·d ≤ 0. Right on most pairs; where O lies on an edge, the triple product is the noise of its rounding.

#include "model/replay/replay_log.h"

namespace gjklab {

/// On a scene of two hulls in the plane; the log ends with the run's verdict.
ReplayLog runTripleProducts(const Scene&);

}  // namespace gjklab
