#pragma once
// Draws a pane's figure with cairo, on a PDF page or a picture.

#include "model/figure/figure.h"
#include "model/figure/theme.h"
#include "model/figure/view.h"

#include <cairo.h>

namespace gjklab {

/// Into [0, width] × [0, height] of the view's pane, in the context's own units, clipped at its edges.
void drawPane(cairo_t*, const Figure&, const View&, const Theme&);

}  // namespace gjklab
