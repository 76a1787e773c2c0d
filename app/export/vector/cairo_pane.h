#pragma once
// A pane's figure as vectors: what the renderer draws, from the same composition (compose/screen_paths.h, labels.h),
// into whatever cairo draws on: a PDF page, an SVG file, a picture.
//
// Surfaces in space are drawn triangle by triangle, the farthest first; lines that they cover are dashed and faint,
// found by looking along each line every few pixels. Surfaces that pass through each other are in order by their
// triangles only.

#include "model/figure/figure.h"
#include "model/figure/theme.h"
#include "model/figure/view.h"

#include <cairo.h>

namespace gjklab {

/// Into [0, width] × [0, height] of the view's pane, in the context's own units; cut off at its edges.
void drawPane(cairo_t*, const Figure&, const View&, const Theme&);

}  // namespace gjklab
