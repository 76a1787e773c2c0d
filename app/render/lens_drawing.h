#pragma once
// Draws a magnifier into a finished pane.

#include "model/compose/lens_place.h"
#include "render/renderer.h"

namespace gjklab {

/// `pane`: the rectangle of the lens's pane.
void drawLens(Renderer&, const Lens&, const Theme&, PixelRect pane, int framebuffer_height);
/// Draws its labels and border, and marks the magnified area in the pane. `origin`: of the pane, in the list.
void labelLens(const Lens&, const Theme&, const Fonts&, ImDrawList&, dvec2 origin);

}  // namespace gjklab
