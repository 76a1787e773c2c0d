#pragma once
// A figure on the screen: strokes, areas, arrow heads and marks in the pane's pixels, with their colours and widths and
// in the order in which they are drawn. Everything but the surfaces of solid bodies and the labels (labels.h); knows
// no OpenGL, so whatever draws or writes pictures can start from it.
//
// Pixels count from the pane's top-left corner, y down; depth, in pixels, grows away from the eye.

#include "model/compose/pane.h"

#include <array>
#include <vector>

namespace gjklab {

/// What a stroke looks like; lengths in pixels.
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

/// A convex polygon, cut to the pane and a few pixels around it.
struct ScreenArea {
  std::vector<dvec3> corners;
  Color fill;
  bool hatched = false;
  Color hatch;
  std::vector<dvec3> rim = {};  ///< as a fill's; an area with one is not cut
  Role role = Role::text;
};

/// Where an arrow's head begins and how large it is.
struct ArrowShape {
  dvec3 from{0.0}, tip{0.0}, shaft_end{0.0};
  dvec2 direction{0.0};  ///< zero: too short to point anywhere
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
  float radius = 0, stroke = 0;  ///< stroke: width of its line, of shapes that have one
  float halo = 0;                ///< width of the border in the pane's colour
  Color color, inside;
  double reach = 0;  ///< greatest distance of its ink from the centre
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
  bool hides = false;  ///< some lines hide behind solids
};

ScreenPaths composeFigure(const Figure&, const PaneContext&);

ScreenFade screenFadeOf(const Figure&, const PaneContext&);
/// From the nearest to the farthest outline of a 3-D figure; no fade in a flat one.
DepthFade depthFadeOf(const Figure&, const PaneContext&);

/// Short arrows get smaller heads.
ArrowShape arrowShape(const Arrow&, const PaneContext&);
ScreenMark screenMark(const Marker&, const PaneContext&);
/// A convex polygon in the pane's pixels with depth, cut to the pane and `margin` pixels around it.
void clipToPane(std::vector<dvec3>& polygon, dvec2 pane_size, double margin);

/// Of hatching, along the diagonal.
struct HatchPattern {
  float spacing = 0, width = 1;
};
HatchPattern hatchPattern(const PaneContext&);

}  // namespace gjklab
