#include "export/vector_picture.h"

#include "export/paint/paint_pane.h"
#include "export/paint/svg_pen.h"
#include "model/compose/lens_place.h"

namespace gjklab {
namespace {

const char* partName(Space space) {
  return space == Space::world ? "world-space" : space == Space::difference ? "difference-space" : "second-method";
}

void paintText(Pen& pen, const PictureText& text, double text_scale) {
  pen.text({glm::round(text.corner), text.runs, static_cast<double>(lineHeightOf(text.size, text_scale)), text.color});
}

/// The magnifier, the frame around what it magnifies, and the line between them.
void paintLens(Pen& pen, const Lens& lens, const Theme& theme, dvec2 origin) {
  const dvec2 corner = glm::floor(lens.corner), size = glm::floor(lens.view.size), room = roomAround(lens);
  const double width = lens.view.ui_scale;
  pen.openPane("magnifier", origin + corner, size);
  paintPane(pen, lens.figure, lens.view, theme);
  pen.close();
  const Color faint = withAlpha(theme.muted, 0.6f);
  const LabelLeader way = lineToLens(lens);
  pen.open("magnifier-frame");
  pen.stroke({boxAt(origin + corner + 0.5, origin + corner + size - 0.5)}, {theme.muted, width});
  pen.stroke({boxAt(origin + lens.focus_low - room, origin + lens.focus_high + room)}, {faint, width});
  pen.stroke({{{origin + way.from, origin + way.to}, false}}, {theme.muted, 1.5 * width});
  pen.close();
}

void paintMark(Pen& pen, const ChartLine& line, double) {
  pen.stroke({{line.points, false}}, {line.color, line.width, line.dash, line.gap, line.points.size() > 2});
}
void paintMark(Pen& pen, const ChartArea& area, double) {
  pen.fill({area.corners.size() == 1 ? circleAt(area.corners[0], area.radius) : Outline{area.corners}}, area.color);
}
void paintMark(Pen& pen, const ChartText& text, double text_scale) {
  const double height = static_cast<double>(lineHeightOf(text.bold ? TextSize::body : TextSize::small, text_scale));
  pen.text({glm::round(text.corner), {{text.text, false, text.bold}}, height, text.color});
}

void paintChart(Pen& pen, const PictureChart& chart, double text_scale) {
  pen.open(chart.name);
  for (const auto& mark : chart.marks) std::visit([&](const auto& each) { paintMark(pen, each, text_scale); }, mark);
  pen.close();
}

}  // namespace

float PenMeasure::width(const std::vector<TextRun>& runs, TextSize, float line_height) const {
  return LetterMeasure(Typeface::sans).width(runs, line_height);
}

void paintPicture(Pen& pen, const ComposedPicture& picture) {
  const Theme& colors = theme(picture.theme);
  pen.open("window");
  pen.fill({boxAt({0, 0}, {picture.width, picture.height})}, colors.window);
  pen.close();
  for (const PicturePane& pane : picture.panes) {
    const dvec2 low(pane.rect.x, pane.rect.y), size(pane.rect.width, pane.rect.height);
    pen.openPane(partName(pane.space), low, size);
    paintPane(pen, pane.figure, pane.view, colors, magnifiedBy(pane.lens));
    if (pane.lens) paintLens(pen, *pane.lens, colors, {0, 0});
    pen.close();
    if (pane.framed) pen.stroke({boxAt(low + 0.5, low + size - 0.5)}, {colors.border});
  }
  for (const PictureChart& chart : picture.charts) paintChart(pen, chart, picture.text_scale);
  pen.open("headings");
  for (const PictureText& text : picture.headings) paintText(pen, text, picture.text_scale);
  pen.close();
  pen.open("caption");
  for (const PictureText& text : picture.caption) paintText(pen, text, picture.text_scale);
  pen.close();
}

std::string pictureSvg(const ComposedPicture& picture, bool outlines) {
  const double points = picture.points == kPointsOfScreen ? 0 : picture.points;
  SvgPen pen({{picture.width, picture.height}, picture.title, points, outlines});
  paintPicture(pen, picture);
  return pen.finish();
}

}  // namespace gjklab
