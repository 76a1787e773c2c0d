#pragma once
// A figure on the screen: strokes, areas, arrow heads and marks in the pane's pixels, with their colours and widths and
// in the order in which they are drawn. Everything except the surfaces of solid bodies and the labels (labels.h).
// Independent of OpenGL, so everything that draws or writes pictures can start from it.
//
// Pixels count from the pane's top-left corner, y down; depth, in pixels, increases away from the eye.

#include "model/compose/pane.h"

#include <array>
#include <vector>

namespace gjklab {

/// The style of a stroke; lengths in pixels.
struct Stroke {
  Color color;
  float width = 1;
  float dash = 0, gap = 0;  ///< gap 0: solid
  bool behind_solids = false;
  bool fades = false;  ///< with the pane's radial fade
};

struct ScreenStroke {
  std::vector<dvec3> points;
  bool closed = false;
  Stroke stroke;
  Role role = Role::text;
};

/// A convex polygon, clipped to the pane and a few pixels around it.
struct ScreenArea {
  std::vector<dvec3> corners;
  Color fill;
  bool hatched = false;
  Color hatch;
  std::vector<dvec3> rim = {};  ///< as in a fill; an area with a rim is not clipped
  Role role = Role::text;
};

/// The position and size of an arrow's head.
struct ArrowShape {
  dvec3 from{0.0}, tip{0.0}, shaft_end{0.0};
  dvec2 direction{0.0};  ///< zero: too short for a direction
  double head_length = 0, head_half_width = 0;
};

struct ScreenHead {
  ArrowShape shape;
  Color color;
  Role role = Role::text;
};

struct ScreenMark {
  dvec2 centre{0.0};
  MarkerShape shape = MarkerShape::dot;
  float radius = 0, stroke = 0;  ///< stroke: width of its line, for shapes that have one
  float halo = 0;                ///< width of the border in the pane's colour
  Color color, inside;
  double reach = 0;  ///< greatest distance of a drawn pixel from the centre
  Role role = Role::text;
};

struct ScreenPaths {
  std::vector<ScreenArea> background;
  std::vector<ScreenStroke> background_lines;
  /// Flat scenes only: in 3-D the fills are surfaces among the solid bodies.
  std::vector<ScreenArea> fills;
  std::vector<ScreenStroke> lines;
  std::vector<ScreenHead> heads;
  std::vector<ScreenMark> marks;
  bool hides = false;  ///< solids hide some of the lines
};

std::vector<ScreenArea> screenAreas(const std::vector<Fill>&, const PaneContext&);
ScreenPaths composeFigure(const Figure&, const PaneContext&);

ScreenFade screenFadeOf(const Figure&, const PaneContext&);
/// The range of depths of a 3-D figure, for fading with distance; empty in a flat figure.
DepthFade depthFadeOf(const Figure&, const PaneContext&);

/// Short arrows get smaller heads.
ArrowShape arrowShape(const Arrow&, const PaneContext&);
ScreenMark screenMark(const Marker&, const PaneContext&);
/// A convex polygon in the pane's pixels with depth, clipped to the pane and `margin` pixels around it.
void clipToPane(std::vector<dvec3>& polygon, dvec2 pane_size, double margin);

/// The period of hatching, along the diagonal.
struct HatchPattern {
  float spacing = 0, width = 1;
};
HatchPattern hatchPattern(const PaneContext&);

}  // namespace gjklab
