#pragma once
// Draws the lecturer's tools over the window: ink on the panes, the spotlight, the blank screen.

#include "ui/kit/ui.h"

namespace gjklab {

/// The strokes of a pane's moment, in the current window's list.
void drawInk(const Ui&, const std::vector<InkStroke>&, Space, const View&, Area pane);
/// The pen, marker or eraser is held down on a pane. `begins`: it was pressed just now.
void useTool(const Ui&, Tool, Space, const View&, dvec2 pointer, bool begins);
/// The cursor of the active tool, in place of the pointer.
void drawToolTip(const Ui&, Tool, const View&, dvec2 mouse);

/// Darkens everything around the pointer, or the whole window.
void drawLights(const Ui&, float window_width, float window_height);
/// A line at the upper edge: the audience has a frozen picture.
void drawStillBadge(const Ui&, float window_width);

}  // namespace gjklab
