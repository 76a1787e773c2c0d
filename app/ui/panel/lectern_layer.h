#pragma once
// Draws the lecturer's tools over the window: ink on the panes, the spotlight, the blank screen.

#include "ui/kit/ui.h"

namespace gjklab {

/// The radius of the eraser around the pointer, in pixels at scale 1.
inline constexpr float kEraserRadius = 12;

/// The strokes of a pane's moment, in the current window's list.
void drawInk(const Ui&, const std::vector<InkStroke>&, Space, const View&, Area pane);
/// The cursor of the active tool, in place of the pointer.
void drawToolTip(const Ui&, Tool, const View&, dvec2 mouse);

/// Darkens everything around the pointer, or the whole window.
void drawLights(const Ui&, float window_width, float window_height);
/// A line at the upper edge: the audience has a frozen picture.
void drawStillBadge(const Ui&, float window_width);

}  // namespace gjklab
