#pragma once
// A theme: role → colour, width and pattern. Data only, so that the window, the file writers and the tests share it.

#include "model/figure.h"
#include "model/settings.h"

namespace gjklab {

/// Straight (not premultiplied) sRGB, 0 … 1.
struct Color {
  float r = 0, g = 0, b = 0, a = 1;
};

struct Style {
  Color color;           ///< lines, outlines, markers, text
  Color fill;            ///< areas and meshes, alpha included
  float width = 1.5f;    ///< of lines, pixels before ui_scale
  float size = 4;        ///< radius of markers, pixels before ui_scale
  float font_size = 16;  ///< of labels
  bool dashed = false;
};

struct Theme {
  ThemeName name = ThemeName::light;
  Color pane, window, panel, text, muted, accent, halo, border;
  float line_scale = 1;  ///< projector: thicker lines, larger markers and text
  Style styles[static_cast<int>(Role::count)];
  Style style(Role role, Emphasis emphasis = Emphasis::normal) const;
};

const Theme& theme(ThemeName);

}  // namespace gjklab
