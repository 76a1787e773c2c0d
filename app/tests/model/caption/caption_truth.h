#pragma once
// Whether what a caption says holds: told from the bodies' support functions, the trace and the frame, and from nothing
// that the captions are made with.

#include "model/caption/caption.h"

namespace gjklab {

/// Adds failures to the running test.
void expectTrue(const Scene&, const Run&, const Moment&, const Caption&, Naming = Naming::for_life);

}  // namespace gjklab
