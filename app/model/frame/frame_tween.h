#pragma once
// The picture between two moments: what both show moves from one place to the other, what only the later one shows is
// there at once. A short motion lets the eye follow x, d and the bounds; nothing new is claimed on the way, and all
// numbers are those of the later moment at once.

#include "model/frame/frame.h"

namespace gjklab {

/// The frame at progress t from `from` (0) to `to` (1). Both of the same run; at t ≥ 1 it is `to`.
Frame tweenedFrame(const Frame& from, const Frame& to, double t);

}  // namespace gjklab
