#pragma once
// What the lectern draws over the window: ink on the panes, the pointer's light, the blank screen.

#include "ui/kit/ui.h"

namespace gjklab {

/// The strokes of the moment that shows, in the current window's list.
void drawInk(const Ui&, Space, Area pane);

/// Over everything: darkness around the pointer, or all of the window.
void drawLights(const Ui&, float window_width, float window_height);
/// That the audience has a still of its own, at the upper edge.
void drawStillBadge(const Ui&, float window_width);

}  // namespace gjklab
