#pragma once
// Marks and arrow heads as vectors, with the shapes of marker.frag.glsl.

#include "export/paint/pen.h"
#include "model/compose/screen_paths.h"

namespace gjklab {

void paintHead(Pen&, const ScreenHead&);
void paintMark(Pen&, const ScreenMark&);

}  // namespace gjklab
