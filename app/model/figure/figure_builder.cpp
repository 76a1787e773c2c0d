#include "model/figure/figure_builder.h"

#include "model/figure/clip.h"
#include "model/figure/make_figure.h"
#include "model/run/posed_support.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace gjklab {
namespace {

constexpr std::size_t kMostLabels = 40;
/// Lines and areas are clipped at this many half panes from the centre.
constexpr double kPaneReach = 4;
/// Labels whose point is outside the pane would only crowd its border.
constexpr double kLabelReach = 1.02;

}  // namespace

bool isDrawable(dvec3 p) {
  constexpr double limit = 1e30;
  return std::abs(p.x) < limit && std::abs(p.y) < limit && std::abs(p.z) < limit;
}

bool isDrawable(const std::vector<dvec3>& points) {
  return std::all_of(points.begin(), points.end(), [](dvec3 p) { return isDrawable(p); });
}

dvec3 unitOrZero(dvec3 v) {
  // Scaled first: the square of a length below 1e-154 would vanish.
  const double largest = std::max({std::abs(v.x), std::abs(v.y), std::abs(v.z)});
  if (!(largest > 0) || !std::isfinite(largest)) return dvec3(0.0);
  return glm::normalize(v / largest);
}

dvec2 unitOrZero(dvec2 v) { return dvec2(unitOrZero(dvec3(v, 0))); }

Across across(dvec3 normal) {
  const dvec3 helper = std::abs(normal.y) < 0.9 ? dvec3(0, 1, 0) : dvec3(1, 0, 0);
  const dvec3 u = unitOrZero(glm::cross(helper, normal));
  return {u, glm::cross(normal, u)};
}

FigureBuilder::FigureBuilder(const Frame& f, const View& v, const FigureOptions& o, Figure& figure)
    : frame(f), view(v), options(o), eye(eyeOf(v)), figure_(figure) {
  figure_.fade = {};
  figure_.background.clear();
  figure_.background_lines.clear();
  figure_.meshes.clear();
  figure_.fills.clear();
  figure_.lines.clear();
  figure_.arrows.clear();
  figure_.markers.clear();
  figure_.labels.clear();
  figure_.handles.clear();
}

double FigureBuilder::onScreen(dvec3 from, dvec3 to) const {
  if (hasPerspective(view)) return glm::distance(dvec2(project(view, from)), dvec2(project(view, to))) / view.ui_scale;
  const dvec3 d = to - from;
  return onScreen(glm::length(dvec2(glm::dot(d, rightOf(view)), glm::dot(d, upOf(view)))));
}

dvec2 FigureBuilder::screenDirection(dvec3 direction) const {
  const dvec2 d(glm::dot(direction, rightOf(view)), -glm::dot(direction, upOf(view)));
  if (glm::length(d) <= 1e-9 * glm::length(direction)) return dvec2(0.0);
  return unitOrZero(d);
}

void FigureBuilder::background(Fill fill) { addFill(figure_.background, std::move(fill)); }

void FigureBuilder::fill(Fill fill) { addFill(figure_.fills, std::move(fill)); }

void FigureBuilder::addFill(std::vector<Fill>& into, Fill fill) {
  if (fill.points.size() < 3 || !isDrawable(fill.points)) return;
  // What must be cut ends at the cut: its rim is beyond the pane, or would be another shape.
  if (!isDrawable(fill.rim) || !withinPane(view, fill.rim, kPaneReach) || fill.rim.size() != fill.points.size())
    fill.rim.clear();
  if (!withinPane(view, fill.points, kPaneReach)) fill.points = clipToPane(view, std::move(fill.points), kPaneReach);
  if (fill.points.size() >= 3) into.push_back(std::move(fill));
}

void FigureBuilder::mesh(Mesh mesh) {
  if (!mesh.triangles.empty() && isDrawable(mesh.offset)) figure_.meshes.push_back(std::move(mesh));
}

void FigureBuilder::addLine(std::vector<Line>& into, Line line) {
  if (line.points.size() < 2 || !isDrawable(line.points)) return;
  if (withinPane(view, line.points, kPaneReach)) {
    into.push_back(std::move(line));
    return;
  }
  // What remains within reach may be several pieces.
  Line piece = line;
  piece.closed = false;
  piece.points.clear();
  const auto flush = [&] {
    if (piece.points.size() >= 2) into.push_back(piece);
    piece.points.clear();
  };
  const std::size_t segments = line.points.size() - (line.closed ? 0 : 1);
  for (std::size_t i = 0; i < segments; ++i) {
    const dvec3 p = line.points[i], q = line.points[(i + 1) % line.points.size()];
    const auto kept = clipToPane(view, p, q, kPaneReach);
    if (!kept || (!piece.points.empty() && piece.points.back() != kept->first)) flush();
    if (!kept) continue;
    if (piece.points.empty()) piece.points.push_back(kept->first);
    piece.points.push_back(kept->second);
  }
  flush();
}

void FigureBuilder::line(Line line) { addLine(figure_.lines, std::move(line)); }

void FigureBuilder::backgroundLine(Line line) { addLine(figure_.background_lines, std::move(line)); }

void FigureBuilder::line(Role role, dvec3 from, dvec3 to, Emphasis emphasis, bool dashed) {
  line({.role = role, .points = {from, to}, .dashed = dashed, .emphasis = emphasis});
}

void FigureBuilder::arrow(Role role, dvec3 from, dvec3 to, Emphasis emphasis, bool dashed) {
  /// An arrow that seems shorter than this share of its length, and than a head, is seen along its line, in pixels.
  constexpr double kAlong = 0.16, kLeastArrow = 13;
  if (!isDrawable(from) || !isDrawable(to) || onScreen(glm::length(to - from)) < 1) return;
  const double seen = onScreen(from, to);
  if (dimension() == 3 && seen < kLeastArrow && seen < kAlong * onScreen(glm::length(to - from)))
    return marker(role, to, eye.facing(to - from, to) > 0 ? MarkerShape::towards : MarkerShape::away, emphasis);
  if (!withinPane(view, from, kPaneReach) || !withinPane(view, to, kPaneReach)) {
    // The head is kept only where it can be seen; the shaft in any case.
    const auto kept = clipToPane(view, from, to, kPaneReach);
    if (!kept) return;
    if (kept->second != to) return line(role, kept->first, kept->second, emphasis, dashed);
    from = kept->first;
  }
  figure_.arrows.push_back({role, from, to, emphasis, dashed});
}

void FigureBuilder::marker(Role role, dvec3 position, MarkerShape shape, Emphasis emphasis) {
  if (isDrawable(position) && withinPane(view, position, kPaneReach))
    figure_.markers.push_back({role, position, shape, emphasis});
}

void FigureBuilder::label(Role role, dvec3 position, std::string text, dvec2 away, int priority, Emphasis emphasis) {
  if (text.empty() || !isDrawable(position) || !withinPane(view, position, kLabelReach)) return;
  figure_.labels.push_back({role, position, std::move(text), away, priority, emphasis});
}

void FigureBuilder::handle(Handle handle) {
  if (!handle.shape.empty() && isDrawable(handle.shape)) figure_.handles.push_back(std::move(handle));
}

const std::vector<dvec3>& FigureBuilder::silhouette(const Solid& solid, dvec3 offset) {
  const bool anywhere = !hasPerspective(view);  // in a parallel projection it is the same wherever the solid is
  for (const Outline& known : silhouettes_)
    if (known.solid == &solid && (anywhere || known.offset == offset)) return known.points;
  return silhouettes_.emplace_back(Outline{&solid, offset, silhouetteOf(solid, eye.without(offset))}).points;
}

void FigureBuilder::tellDepth(const std::vector<Hider>& hiders) {
  /// The part of an arrow that carries its head must be long enough for it, in pixels.
  constexpr double kLeastHead = 16;
  const auto coversOf = [&](Role role) {
    std::vector<const Cover*> covers;
    for (const Hider& hider : hiders)
      if (!hider.cover.empty() && hider.hides(role)) covers.push_back(&hider.cover);
    return covers;
  };
  std::vector<Line> lines;
  lines.swap(figure_.lines);
  for (Line& line : lines) {
    const std::vector<DepthPiece> pieces = cutByDepth(line.points, line.closed, coversOf(line.role));
    if (pieces.size() == 1) {
      line.depth = std::max(line.depth, pieces[0].depth);  // some are known to be behind their own body
      figure_.lines.push_back(std::move(line));
      continue;
    }
    for (const DepthPiece& piece : pieces) {
      Line part = line;
      part.points = piece.points;
      part.closed = false;
      part.depth = std::max(line.depth, piece.depth);
      if (part.points.size() >= 2) figure_.lines.push_back(std::move(part));
    }
  }
  for (Arrow& arrow : figure_.arrows) {
    std::vector<DepthPiece> pieces = cutByDepth({arrow.from, arrow.to}, false, coversOf(arrow.role));
    while (pieces.size() > 1 && onScreen(pieces.back().points.front(), arrow.to) < kLeastHead) pieces.pop_back();
    for (std::size_t i = 0; i + 1 < pieces.size(); ++i)
      figure_.lines.push_back(
          {arrow.role, pieces[i].points, false, arrow.dashed, arrow.emphasis, false, pieces[i].depth});
    if (pieces.empty()) continue;
    arrow.from = pieces.back().points.front();
    arrow.depth = pieces.back().depth;
  }
  for (Marker& marker : figure_.markers)
    for (const Cover* cover : coversOf(marker.role)) marker.depth = std::max(marker.depth, cover->at(marker.position));
}

void FigureBuilder::tellMarkerDepth(Role role, const Cover& cover) {
  for (Marker& marker : figure_.markers)
    if (marker.role == role) marker.depth = std::max(marker.depth, cover.at(marker.position));
}

FigureBuilder::Drawn FigureBuilder::drawn() const {
  constexpr double kLetter = 20, kName = 34;  // of a label's middle from its point; of a name's ends from its middle
  Drawn drawn;
  const auto at = [&](dvec3 p) { return dvec2(project(view, p)) / view.ui_scale; };
  for (const Marker& marker : figure_.markers) drawn.points.push_back(at(marker.position));
  for (const Label& label : figure_.labels) {
    const dvec2 middle = at(label.position) + kLetter * unitOrZero(label.away);
    drawn.points.push_back(middle);
    if (label.away == dvec2(0.0))
      for (const double side : {-kName, kName}) drawn.points.push_back(middle + dvec2(side, 0));
  }
  for (const Arrow& arrow : figure_.arrows) {
    drawn.points.push_back(at(arrow.to));
    drawn.segments.emplace_back(at(arrow.from), at(arrow.to));
  }
  for (const Line& line : figure_.lines)
    for (std::size_t i = 0, n = line.points.size(); n > 1 && i + (line.closed ? 0 : 1) < n; ++i)
      drawn.segments.emplace_back(at(line.points[i]), at(line.points[(i + 1) % n]));
  return drawn;
}

void FigureBuilder::limitLabels() {
  auto& labels = figure_.labels;
  if (labels.size() <= kMostLabels) return;
  std::stable_sort(labels.begin(), labels.end(),
                   [](const Label& p, const Label& q) { return p.priority > q.priority; });
  labels.resize(kMostLabels);
}

Line circle(const FigureBuilder& builder, Role role, dvec3 centre, double radius, dvec3 u, dvec3 v) {
  using std::numbers::pi;
  Line line{.role = role, .points = {}};
  const double radius_pixels = radius * builder.view.pixels_per_unit;
  if (!(radius_pixels > 0.5) || !std::isfinite(radius_pixels)) return line;
  // A chord of n to the circle leaves it by r (1 − cos(π/n)) ≈ r π²/2n²: an eighth of a pixel.
  int count = static_cast<int>(std::clamp(2 * pi * std::sqrt(radius_pixels), 24.0, 720.0));
  double from = 0, span = 2 * pi;
  line.closed = true;
  if (radius_pixels > 10000) {
    const dvec3 towards = builder.view.target - centre;
    span = std::min(2 * pi, 4 * glm::length(builder.view.size) / radius_pixels);
    from = std::atan2(glm::dot(towards, v), glm::dot(towards, u)) - span / 2;
    count = 256;
    line.closed = false;
  }
  const int last = line.closed ? count : count + 1;
  line.points.reserve(static_cast<std::size_t>(last));
  for (int i = 0; i < last; ++i) {
    const double angle = from + span * i / count;
    line.points.push_back(centre + (u * std::cos(angle) + v * std::sin(angle)) * radius);
  }
  return line;
}

Line sphereOutline(const FigureBuilder& builder, Role role, dvec3 centre, double radius) {
  const View& view = builder.view;
  if (!builder.eye.position()) return circle(builder, role, centre, radius, rightOf(view), upOf(view));
  // The lines of sight touch it in a circle on its near side.
  const double share = radius / glm::distance(*builder.eye.position(), centre);
  const dvec3 sight = builder.eye.from(centre), u = unitOrZero(glm::cross(upOf(view), sight));
  if (!(share < 1) || u == dvec3(0.0)) return {.role = role, .points = {}};  // the eye is in it
  return circle(builder, role, centre + sight * (radius * share), radius * std::sqrt(1 - share * share), u,
                glm::cross(sight, u));
}

dvec3 positionOf(const Frame& frame, Which which) { return pose(frame.poses, which).position; }

dvec3 furthestPoint(const Frame& frame, Which which, dvec3 direction) {
  return supportOf(body(*frame.scene, which), pose(frame.poses, which), frame.dimension, direction, true).point;
}

const Solid& wholeOf(const Frame& frame, Which which) {
  return which == Which::a ? frame.geometry->a : frame.geometry->b;
}

const Solid& ranOn(const Frame& frame, Which which) {
  const Solid& core = which == Which::a ? frame.geometry->a_core : frame.geometry->b_core;
  return core.empty() ? wholeOf(frame, which) : core;
}

Role roleOf(Which which) { return which == Which::a ? Role::body_a : Role::body_b; }

Role supportRoleOf(Which which) { return which == Which::a ? Role::support_a : Role::support_b; }

}  // namespace gjklab
