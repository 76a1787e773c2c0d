#include "model/chart/swatch_row.h"

#include <algorithm>
#include <variant>

namespace gjklab {

Chart swatchRow(const std::vector<Swatch>& swatches, const ChartRoom& room) {
  const double side = room.px(13), gap = room.px(7), thickness = room.px(1);
  Chart chart;
  double x = room.corner.x, y = room.corner.y;
  for (const Swatch& swatch : swatches) {
    const Style style = room.theme.style(swatch.role);
    const double width = side + gap + room.width(swatch.text, false);
    if (x > room.corner.x && x + width > room.corner.x + room.size.x - 2 * gap) {
      x = room.corner.x;
      y += 1.3 * room.line_height;
    }
    const dvec2 low(x, y + (room.line_height - side) / 2), high = low + side;
    const std::vector<dvec2> corners{low, {high.x, low.y}, high, {low.x, high.y}};
    std::vector<dvec2> outline = corners;
    outline.push_back(low);
    const bool glass = swatch.role == Role::body_fixed;  // as thin as in the picture
    chart.push_back(ChartArea{corners, glass ? style.fill : withAlpha(style.fill, 1)});
    chart.push_back(ChartLine{outline, style.color, thickness});
    chart.push_back(ChartText{{high.x + gap, y}, swatch.text, room.theme.text});
    x += width + 2 * gap;
  }
  return chart;
}

double lowerEdge(const Chart& row, const ChartRoom& room) {
  double lowest = room.corner.y;
  for (const auto& part : row)
    if (const auto* text = std::get_if<ChartText>(&part)) lowest = std::max(lowest, text->corner.y + room.line_height);
  return lowest;
}

}  // namespace gjklab
