#pragma once
// A pane's figure on whatever cairo draws on: a PDF page, a picture.

#include "model/figure/figure.h"
#include "model/figure/theme.h"
#include "model/figure/view.h"

#include <cairo.h>

namespace gjklab {

/// Into [0, width] × [0, height] of the view's pane, in the context's own units; cut off at its edges.
void drawPane(cairo_t*, const Figure&, const View&, const Theme&);

}  // namespace gjklab
