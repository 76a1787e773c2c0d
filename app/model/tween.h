#pragma once
// The short passage from one moment's frame to the next: points glide, directions turn. Nothing is invented that is not
// in one of the two frames.

#include "model/frame.h"

namespace gjklab {

/// The frame `share` (0 … 1) of the way from one to the other; at 1 exactly `to`. Both are of the same run.
Frame blend(const Frame& from, const Frame& to, double share);

}  // namespace gjklab
