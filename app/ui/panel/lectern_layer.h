#pragma once
// What the lectern draws over the window: ink on the panes, the pointer's light, the blank screen.

#include "ui/kit/ui.h"

namespace gjklab {

/// A tool in pixels at scale 1: what the eraser takes away around the pointer.
inline constexpr float kEraserRadius = 12;

/// The strokes of a pane's moment, in the current window's list.
void drawInk(const Ui&, const std::vector<InkStroke>&, Space, const View&, Area pane);
/// What stands where the pointer would while a tool is in the hand.
void drawToolTip(const Ui&, Tool, const View&, dvec2 mouse);

/// Over everything: darkness around the pointer, or all of the window.
void drawLights(const Ui&, float window_width, float window_height);
/// That the audience has a still of its own, at the upper edge.
void drawStillBadge(const Ui&, float window_width);

}  // namespace gjklab
