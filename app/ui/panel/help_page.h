#pragma once
// The page that "?" shows: all keys and mouse gestures.

#include "ui/kit/ui.h"

namespace gjklab {

/// Drawn while `open`; closes itself on Escape or a click beside it.
void helpPage(const Ui&, float window_width, float window_height, bool& open);

}  // namespace gjklab
