#pragma once
// A chart as marks in pixels, y down, so that drawing on the screen or into a file does not depend on its content.

#include "model/figure/theme.h"

#include <glm/vec2.hpp>

#include <functional>
#include <string>
#include <variant>
#include <vector>

namespace gjklab {

using glm::dvec2;

struct ChartLine {
  std::vector<dvec2> points;
  Color color;
  double width = 1;
  double dash = 0, gap = 0;  ///< gap 0: solid
};
/// A convex area; with a single corner, the disc around it.
struct ChartArea {
  std::vector<dvec2> corners;
  Color color;
  double radius = 0;
};
struct ChartText {
  dvec2 corner{0.0};  ///< top left of its line
  std::string text;
  Color color;
  bool bold = false;
};
using Chart = std::vector<std::variant<ChartLine, ChartArea, ChartText>>;  ///< in the order of drawing

/// The parameters of a chart's layout.
struct ChartRoom {
  dvec2 corner{0.0}, size{0.0};
  double scale = 1;        ///< of widths
  double line_height = 0;  ///< of its text
  double bold_height = 0;
  const Theme& theme;
  std::function<double(const std::string& text, bool bold)> width;  ///< of a text

  double px(double length) const { return length * scale; }
};

}  // namespace gjklab
