#pragma once
// Where the panels stand in the window. Pure: a function of the window's size, the scale and the settings.

#include "model/settings.h"

namespace gjklab {

/// A rectangle in pixels of the framebuffer, y down.
struct Area {
  float x = 0, y = 0, width = 0, height = 0;
  bool empty() const { return width <= 0 || height <= 0; }
  float right() const { return x + width; }
  float bottom() const { return y + height; }
};

struct Layout {
  Area top_bar, scene_panel, inspector, timeline;
  Area world_header, world, difference_header, difference;
  Area splitter;
  bool key_hints = true;  ///< room for the line of hints under the timeline
};

/// Areas of hidden panels are empty.
Layout layOut(float width, float height, float scale, const Settings&);

/// The splitter's share of the panes' width for a pointer at x, within what the settings allow.
double splitterShare(const Layout&, float x);

}  // namespace gjklab
