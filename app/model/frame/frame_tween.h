#pragma once
// The picture between two moments. Elements of both move from one position to the other; elements of only the later one
// appear at once. The short motion helps the eye to follow x, d and the bounds. All numbers are immediately those of
// the later moment.

#include "model/frame/frame.h"

namespace gjklab {

/// The frame at progress t from `from` (0) to `to` (1), both of the same run; `to` for t ≥ 1.
Frame tweenedFrame(const Frame& from, const Frame& to, double t);

}  // namespace gjklab
