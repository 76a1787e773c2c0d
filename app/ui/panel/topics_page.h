#pragma once
// The learner's results: the sixteen topics, where each is taught, and the result of each.

#include "ui/kit/ui.h"

namespace gjklab {

/// In the middle of the window, over everything.
void topicsPage(const Ui&, float window_width, float window_height, bool& open);

}  // namespace gjklab
