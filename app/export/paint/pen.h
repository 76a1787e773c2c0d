#pragma once
// The interface for writing vector pictures: areas, lines and text in named groups. One implementation writes SVG
// (svg_pen.h), one draws with cairo (vector/cairo_pen.h).
//
// Units are the picture's pixels, from its top left corner, y down.

#include "export/paint/letters.h"
#include "model/figure/theme.h"

#include <string_view>
#include <vector>

namespace gjklab {

/// A polygon, a line, or a circle.
struct Outline {
  std::vector<dvec2> points;
  bool closed = true;
  double radius = 0;  ///< above 0: the circle around the first point
};
Outline circleAt(dvec2 centre, double radius);
Outline boxAt(dvec2 low, dvec2 high);

struct PenLine {
  Color color;
  double width = 1;
  double dash = 0, gap = 0;  ///< gap 0: solid
  bool round_ends = false;
};

struct PenText {
  dvec2 corner{0.0};  ///< top left of its line
  std::vector<TextRun> runs;
  double line_height = 16;
  Color color;
  Typeface face = Typeface::sans;
  Color halo = {0, 0, 0, 0};
  double halo_width = 0;  ///< around the letters; 0: none
};

class Pen {
 public:
  virtual ~Pen() = default;
  /// Groups nest. `part`: its name, such as that of a role.
  virtual void open(std::string_view part) = 0;
  virtual void close() = 0;
  /// Opens a group that moves its content by `corner` and clips it to `size`.
  virtual void openPane(std::string_view part, dvec2 corner, dvec2 size) = 0;
  /// Fills all outlines as one area, so that no part is painted twice, with the even-odd rule.
  virtual void fill(const std::vector<Outline>&, const Color&) = 0;
  virtual void stroke(const std::vector<Outline>&, const PenLine&) = 0;
  virtual void text(const PenText&) = 0;
};

}  // namespace gjklab
