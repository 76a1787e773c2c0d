#include "model/compose/screen_paths.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace gjklab {

namespace {

constexpr float kDash = 7, kHaloGap = 5;      ///< of dashed lines, pixels
constexpr float kDot = 2.4f, kDotGap = 3.6f;  ///< of dotted lines
/// Of what is inside or behind a body: dashes in pixels, and what is left of its ink.
constexpr float kInsideDash = 7, kInsideGap = 3.5f, kInsideInk = 0.7f;
constexpr float kFoundInk = 0.85f;  ///< of what is no outline, inside a body
constexpr float kBehindDash = 3.5f, kBehindGap = 4, kBehindInk = 0.5f;
constexpr float kHatchSpacing = 8.5f;   ///< pixels between two strokes
constexpr float kHatchStrength = 0.2f;  ///< alpha of the strokes
constexpr float kRingStroke = 3;        ///< width of a ring's line, pixels
constexpr float kHollowStroke = 1.5f;   ///< of a dot behind a body
constexpr float kCrossStroke = 2;
constexpr float kAlongStroke = 2;
constexpr float kAlongRadius = 7.5f;  ///< of an arrow seen along its line, whatever its role's marks are
constexpr float kSquareStroke = 2;
constexpr float kMarkHalo = 1.5f;       ///< pane-coloured border of marks on lines
constexpr double kCrossReach = 1.45;    ///< of the cross-hair's arms, in its radius
constexpr float kOpened = 2.4f;         ///< the radius of an opened mark, in that of its role's marks
constexpr double kOpenedReach = 1.3;    ///< of its ticks, in its radius
constexpr double kDiamondReach = 1.35;  ///< of the diamond's corners

float strokeOf(MarkerShape shape) {
  switch (shape) {
    case MarkerShape::ring:
      return kRingStroke;
    case MarkerShape::towards:
    case MarkerShape::away:
      return kAlongStroke;
    case MarkerShape::cross_hair:
    case MarkerShape::opened:
      return kCrossStroke;
    case MarkerShape::square:
      return kSquareStroke;
    case MarkerShape::dot:
    case MarkerShape::diamond:
      return 0;
  }
  return 0;
}

void dropRepeated(std::vector<dvec3>& polygon) {
  constexpr double kLeastStep = 1e-3;
  const auto close = [](dvec3 p, dvec3 q) { return std::hypot(p.x - q.x, p.y - q.y) < kLeastStep; };
  polygon.erase(std::unique(polygon.begin(), polygon.end(), close), polygon.end());
  while (polygon.size() > 1 && close(polygon.front(), polygon.back())) polygon.pop_back();
}

Stroke dashed(Stroke stroke, float line_scale) {
  stroke.dash = kDash * line_scale;
  stroke.gap = kHaloGap * line_scale;
  return stroke;
}

Stroke dotted(Stroke stroke, float line_scale) {
  stroke.dash = kDot * line_scale;
  stroke.gap = kDotGap * line_scale;
  return stroke;
}

/// Outlines of bodies give way to the body that they are in; what the algorithm finds stays whole there.
bool isOutline(Role role) {
  return role == Role::body_a || role == Role::body_b || role == Role::cut_curve || role == Role::ghost;
}

Stroke inDepth(Stroke stroke, Role role, Depth depth, float line_scale) {
  if (depth == Depth::open) return stroke;
  const bool behind = depth == Depth::behind;
  if (!behind && !isOutline(role)) {
    stroke.color.a *= kFoundInk;
    return stroke;
  }
  stroke.color.a *= behind ? kBehindInk : kInsideInk;
  if (stroke.gap > 0 && !behind) return stroke;
  stroke.dash = (behind ? kBehindDash : kInsideDash) * line_scale;
  stroke.gap = (behind ? kBehindGap : kInsideGap) * line_scale;
  return stroke;
}

std::vector<dvec3> projected(const std::vector<dvec3>& points, const PaneContext& pane) {
  std::vector<dvec3> screen;
  screen.reserve(points.size());
  for (const dvec3& point : points) screen.push_back(pane.projection(point));
  return screen;
}

ScreenStroke screenStroke(const Line& line, const PaneContext& pane) {
  const Style style = pane.theme.style(line.role, line.emphasis);
  const auto scale = static_cast<float>(pane.line_scale);
  Stroke stroke{style.color, style.width * scale, 0, 0, line.behind_solids};
  if (line.dashed || style.dashed) stroke = dashed(stroke, scale);
  if (line.dotted) stroke = dotted(stroke, scale);
  stroke.fades = line.fades;
  stroke.color.a *= line.ink;
  return {projected(line.points, pane), line.closed, inDepth(stroke, line.role, line.depth, scale), line.role};
}

/// The lines in their order; within a run of one role the faint ones first, under the others: the hidden edges of a
/// body. That also keeps the lines of one kind together, and so what draws them can take many at once.
std::vector<ScreenStroke> screenStrokes(const std::vector<Line>& lines, const PaneContext& pane) {
  std::vector<ScreenStroke> strokes;
  strokes.reserve(lines.size());
  for (std::size_t first = 0, end = 0; first < lines.size(); first = end) {
    while (end < lines.size() && lines[end].role == lines[first].role) ++end;
    for (const bool faint : {true, false})
      for (std::size_t i = first; i < end; ++i)
        if ((lines[i].emphasis == Emphasis::faint) == faint) strokes.push_back(screenStroke(lines[i], pane));
  }
  return strokes;
}

void addArrow(const Arrow& arrow, const PaneContext& pane, ScreenPaths& into) {
  const ArrowShape shape = arrowShape(arrow, pane);
  const Style style = pane.theme.style(arrow.role, arrow.emphasis);
  const auto scale = static_cast<float>(pane.line_scale);
  const Stroke stroke{style.color, style.width * scale};
  const Stroke shaft = inDepth(arrow.dashed ? dashed(stroke, scale) : stroke, arrow.role, arrow.depth, scale);
  into.lines.push_back({{shape.from, shape.shaft_end}, false, shaft, arrow.role});
  into.heads.push_back({shape, shaft.color, arrow.role});
}

}  // namespace

std::vector<ScreenArea> screenAreas(const std::vector<Fill>& fills, const PaneContext& pane) {
  std::vector<ScreenArea> areas;
  for (const Fill& fill : fills) {
    const Style style = pane.theme.style(fill.role, fill.emphasis);
    ScreenArea area{projected(fill.points, pane), withAlpha(style.fill, style.fill.a * fill.ink), fill.hatched,
                    withAlpha(style.color, kHatchStrength * style.color.a * fill.ink)};
    area.role = fill.role;
    if (!fill.rim.empty()) {
      area.rim = projected(fill.rim, pane);
      areas.push_back(std::move(area));
      continue;
    }
    clipToPane(area.corners, pane.size, 4);
    dropRepeated(area.corners);
    if (area.corners.size() >= 3) areas.push_back(std::move(area));
  }
  return areas;
}

void clipToPane(std::vector<dvec3>& polygon, dvec2 pane_size, double margin) {
  // Sutherland and Hodgman: one side of the pane after the other.
  std::vector<dvec3> kept;
  for (int axis = 0; axis < 2; ++axis)
    for (const double sign : {-1.0, 1.0}) {
      const double limit = sign < 0 ? margin : pane_size[axis] + margin;
      const auto inside = [&](dvec3 p) { return limit - sign * p[axis]; };  // ≥ 0
      kept.clear();
      for (std::size_t i = 0; i < polygon.size(); ++i) {
        const dvec3 p = polygon[i], q = polygon[(i + 1) % polygon.size()];
        const double fp = inside(p), fq = inside(q);
        if (fp >= 0) kept.push_back(p);
        if ((fp < 0) != (fq < 0)) kept.push_back(p + (q - p) * (fp / (fp - fq)));
      }
      polygon.swap(kept);
    }
}

ArrowShape arrowShape(const Arrow& arrow, const PaneContext& pane) {
  const Style style = pane.theme.style(arrow.role, arrow.emphasis);
  const double scale = pane.line_scale;
  ArrowShape shape;
  shape.from = pane.projection(arrow.from);
  shape.tip = pane.projection(arrow.to);
  const dvec2 step = dvec2(shape.tip) - dvec2(shape.from);
  const double length = glm::length(step);
  shape.shaft_end = shape.tip;
  constexpr double kLeastLength = 1.5;
  if (!(length > kLeastLength)) return shape;
  shape.direction = step / length;
  shape.head_length = std::min((6 + 3.2 * style.width) * scale, 0.5 * length);
  shape.head_half_width = 0.4 * shape.head_length;
  const double share = (length - 0.8 * shape.head_length) / length;
  shape.shaft_end = shape.from + (shape.tip - shape.from) * share;
  return shape;
}

ScreenMark screenMark(const Marker& marker, const PaneContext& pane) {
  const Style style = pane.theme.style(marker.role, marker.emphasis);
  const auto scale = static_cast<float>(pane.line_scale);
  ScreenMark mark;
  mark.centre = dvec2(pane.projection(marker.position));
  mark.shape = marker.shape;
  mark.role = marker.role;
  const bool along = marker.shape == MarkerShape::towards || marker.shape == MarkerShape::away;
  const float radius = along ? kAlongRadius : marker.shape == MarkerShape::opened ? kOpened * style.size : style.size;
  mark.radius = radius * scale;
  mark.stroke = strokeOf(marker.shape) * scale;
  mark.halo = kMarkHalo * scale;
  mark.color = style.color;
  mark.inside = withAlpha(pane.theme.pane, style.color.a);
  // In a body a mark is paler; behind it only its outline is left.
  if (marker.depth != Depth::open) mark.color.a *= marker.depth == Depth::behind ? kBehindInk : kFoundInk;
  if (marker.depth == Depth::inside) mark.inside.a *= kInsideInk;
  if (marker.depth == Depth::behind) {
    mark.inside.a = 0;
    if (mark.shape == MarkerShape::dot) {
      mark.shape = MarkerShape::ring;
      mark.stroke = kHollowStroke * scale;
    }
  }
  const double shares = marker.shape == MarkerShape::cross_hair ? kCrossReach
                        : marker.shape == MarkerShape::diamond  ? kDiamondReach
                        : marker.shape == MarkerShape::opened   ? kOpenedReach
                                                                : 1;
  const double reach = shares * static_cast<double>(radius);
  mark.reach = (reach + 0.5 * strokeOf(marker.shape)) * pane.line_scale;
  return mark;
}

HatchPattern hatchPattern(const PaneContext& pane) {
  return {kHatchSpacing * static_cast<float>(pane.view.ui_scale), std::max(1.0f, static_cast<float>(pane.line_scale))};
}

ScreenFade screenFadeOf(const Figure& figure, const PaneContext& pane) {
  const double scale = pane.view.pixels_per_unit / shrinkAt(pane.view, figure.fade.centre);
  return {pane.projection(figure.fade.centre), figure.fade.inner * scale, figure.fade.outer * scale};
}

DepthFade depthFadeOf(const Figure& figure, const PaneContext& pane) {
  if (pane.view.dimension < 3) return {};
  double near = std::numeric_limits<double>::infinity(), far = -near;
  for (const Line& line : figure.lines) {
    if (line.role != Role::body_a && line.role != Role::body_b && line.role != Role::difference) continue;
    for (const dvec3& p : line.points) {
      const double depth = pane.projection(p).z;
      near = std::min(near, depth);
      far = std::max(far, depth);
    }
  }
  return std::isfinite(near) && std::isfinite(far) ? DepthFade{near, far} : DepthFade{};
}

ScreenPaths composeFigure(const Figure& figure, const PaneContext& pane) {
  ScreenPaths paths;
  paths.hides = std::any_of(figure.lines.begin(), figure.lines.end(), [](const Line& l) { return l.behind_solids; });
  paths.background = screenAreas(figure.background, pane);
  paths.background_lines = screenStrokes(figure.background_lines, pane);
  if (pane.view.dimension < 3) paths.fills = screenAreas(figure.fills, pane);
  paths.lines = screenStrokes(figure.lines, pane);
  for (const Arrow& arrow : figure.arrows) addArrow(arrow, pane, paths);
  for (const Marker& marker : figure.markers) paths.marks.push_back(screenMark(marker, pane));
  return paths;
}

}  // namespace gjklab
