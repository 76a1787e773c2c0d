#pragma once
// Copies a picture drawn elsewhere to the screen.

#include "render/target.h"

namespace gjklab {

/// Into the centre of the current window of the given size, on black; never scaled.
void copyToWindow(const Target&, int width, int height);

}  // namespace gjklab
