#pragma once
// What the learner can do: the sixteen questions of the field, where each is taught, and what has been shown of it.

#include "ui/kit/ui.h"

namespace gjklab {

/// In the middle of the window, over everything.
void topicsPage(const Ui&, float window_width, float window_height, bool& open);

}  // namespace gjklab
