#pragma once
// A magnifier drawn into a pane that is drawn already.

#include "model/compose/lens_place.h"
#include "render/renderer.h"

namespace gjklab {

/// `pane`: the rectangle of the pane that the lens belongs to.
void drawLens(Renderer&, const Lens&, const Theme&, PixelRect pane, int framebuffer_height);
/// Its labels and its border, and what it magnifies marked in the pane. `origin`: of the pane, in the list.
void labelLens(const Lens&, const Theme&, const Fonts&, ImDrawList&, dvec2 origin);

}  // namespace gjklab
