#pragma once
// A picture on the screen that was drawn elsewhere.

#include "render/target.h"

namespace gjklab {

/// Into the middle of the current window, which is as large as told, on black; never scaled.
void copyToWindow(const Target&, int width, int height);

}  // namespace gjklab
