#pragma once
// A lecturer's strokes on a pane, as lines of its figure.

#include "model/figure/figure.h"
#include "model/figure/ink_stroke.h"

namespace gjklab {

/// Adds the strokes of one space. In 3-D no solid covers them.
void addInk(const std::vector<InkStroke>&, Space, Figure&);

}  // namespace gjklab
