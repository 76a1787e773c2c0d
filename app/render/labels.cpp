// drawLabels of renderer.h: measures the labels, has them placed (model/label_layout.h) and sets them in the serif
// face.

#include "model/figure/label_layout.h"
#include "render/marker_pass.h"
#include "render/projection.h"
#include "render/renderer.h"
#include "render/text.h"

#include <cmath>

namespace gjklab {
namespace {

constexpr double kGap = 5;         ///< from the ink of the point to its label, pixels before scaling
constexpr float kHalo = 2.2f;      ///< width of the halo, pixels before scaling
constexpr double kBoxTrim = 0.14;  ///< of a line's height above and below the letters' ink, left out of its box
/// With more lines than this the placement looks at markers only: in a dense mesh every place covers some line.
constexpr std::size_t kGreatestSegments = 400;

/// Labels stand clear of the marker they belong to.
double gapAt(dvec2 anchor, const LabelObstacles& obstacles, double scale) {
  double reach = 0;
  for (const ScreenBox& box : obstacles.boxes) {
    const dvec2 middle = 0.5 * (box.low + box.high);
    if (glm::distance(middle, anchor) < 1.5) reach = std::max(reach, 0.5 * (box.high.x - box.low.x));
  }
  return reach + kGap * scale;
}

LabelObstacles obstaclesOf(const Figure& figure, const PaneContext& pane) {
  LabelObstacles obstacles;
  for (const Marker& marker : figure.markers) {
    const dvec2 centre(pane.projection(marker.position));
    const double reach = markerReach(marker, pane.theme, pane.line_scale);
    obstacles.boxes.push_back({centre - reach, centre + reach});
  }
  for (const Arrow& arrow : figure.arrows) {
    const ArrowShape shape = arrowShape(arrow, pane);
    const dvec2 middle = dvec2(shape.tip) - shape.direction * (0.5 * shape.head_length);
    obstacles.boxes.push_back({middle - 0.5 * shape.head_length, middle + 0.5 * shape.head_length});
    obstacles.segments.push_back({dvec2(shape.from), dvec2(shape.tip)});
  }
  std::size_t count = 0;
  for (const Line& line : figure.lines) count += line.points.size();
  if (count > kGreatestSegments) return obstacles;
  for (const Line& line : figure.lines) {
    const std::size_t n = line.points.size();
    for (std::size_t i = 0; n > 1 && i + (line.closed ? 0 : 1) < n; ++i)
      obstacles.segments.push_back(
          {dvec2(pane.projection(line.points[i])), dvec2(pane.projection(line.points[(i + 1) % n]))});
  }
  return obstacles;
}

}  // namespace

void drawLabels(const Figure& figure, const View& view, const Theme& theme, const Fonts& fonts, ImDrawList& list,
                dvec2 origin) {
  if (figure.labels.empty() || fonts.serif.cuts[0] == nullptr) return;
  const PaneContext pane(view, theme, view.size);
  const LabelObstacles obstacles = obstaclesOf(figure, pane);

  std::vector<std::vector<TextRun>> texts;
  std::vector<TextLook> looks;
  std::vector<LabelItem> items;
  for (const Label& label : figure.labels) {
    const Style style = theme.style(label.role, label.emphasis);
    TextLook look;
    look.regular = fonts.serif;
    look.line_height =
        static_cast<float>(std::round(style.font_size * kLineHeightPerEm * theme.text_scale * view.ui_scale));
    look.color = packed(style.text);
    texts.push_back(parseRichText(label.text));
    looks.push_back(look);
    const ImVec2 size = measureText(texts.back(), look);
    const dvec2 anchor(pane.projection(label.position));
    items.push_back({anchor,
                     {size.x, size.y * (1 - 2 * kBoxTrim)},
                     label.away,
                     gapAt(anchor, obstacles, view.ui_scale),
                     label.priority});
  }

  const std::vector<std::optional<dvec2>> corners = placeLabels(items, obstacles, view.size, 2 * view.ui_scale);
  const ImU32 halo = packed(theme.halo);
  const float radius = kHalo * static_cast<float>(view.ui_scale * theme.line_scale);
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (!corners[i]) continue;
    const dvec2 corner = origin + *corners[i];
    drawTextWithHalo(list,
                     {static_cast<float>(corner.x), static_cast<float>(corner.y - kBoxTrim * looks[i].line_height)},
                     texts[i], looks[i], halo, radius);
  }
}

}  // namespace gjklab
