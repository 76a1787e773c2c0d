#include "model/figure/lens.h"

#include "model/frame/frame.h"
#include "model/solid/geometry.h"

#include <algorithm>
#include <cmath>

namespace gjklab {
namespace {

// In pixels before ui_scale.
constexpr double kTooSmall = 46;    ///< what is smaller than this is covered by its letters
constexpr double kSide = 190;       ///< of the lens
constexpr double kInset = 12;       ///< from the pane's borders
constexpr double kLeastRoom = 2.1;  ///< of the pane, in sides of the lens
constexpr double kFilled = 0.5;     ///< of the lens by what it magnifies
/// Beyond this doubles show more rounding than shape.
constexpr double kGreatestFactor = 1e8;

/// The closest facet, or what the search holds of the simplex: a part with an extent.
std::vector<dvec3> lookedAt(const Frame& frame) {
  std::vector<dvec3> points;
  const auto& polytope = frame.run->trace.polytope;
  for (const FrameFacet& facet : frame.facets) {
    if (facet.index != frame.closest_facet) continue;
    const auto& vertices = polytope.facets[static_cast<std::size_t>(facet.index)].vertices;
    for (std::size_t i = 0; i < static_cast<std::size_t>(frame.dimension); ++i)
      points.push_back(polytope.vertices[static_cast<std::size_t>(vertices[i])].w);
  }
  if (!frame.facets.empty()) return points;
  for (const FrameVertex& vertex : frame.simplex)
    if (vertex.state != VertexState::dropped) points.push_back(vertex.support.w);
  return points;
}

/// How much of a square of the pane lies where A ⊖ B is: on the box around it.
double coveredShare(const View& pane, const Geometry& geometry, dvec2 corner, double side) {
  const Solid& solid = geometry.difference;
  dvec2 low(1e300), high(-1e300);
  for (const dvec3& p : solid.outline.empty() ? solid.positions : solid.outline) {
    const dvec2 at(project(pane, p + geometry.difference_offset));
    low = glm::min(low, at);
    high = glm::max(high, at);
  }
  const dvec2 both = glm::max(glm::min(high, corner + side) - glm::max(low, corner), dvec2(0.0));
  return both.x * both.y / (side * side);
}

}  // namespace

std::optional<Lens> lensOf(const Frame& frame, const View& pane, const FigureOptions& options) {
  const double scale = pane.ui_scale, side = kSide * scale;
  if (frame.dimension < 2 || frame.hull() || std::min(pane.size.x, pane.size.y) < kLeastRoom * side)
    return std::nullopt;
  const std::vector<dvec3> points = lookedAt(frame);
  if (points.size() < 2) return std::nullopt;
  Lens lens;
  dvec3 middle(0.0);
  lens.focus_low = dvec2(1e300), lens.focus_high = dvec2(-1e300);
  for (const dvec3& p : points) {
    const dvec2 at(project(pane, p));
    lens.focus_low = glm::min(lens.focus_low, at);
    lens.focus_high = glm::max(lens.focus_high, at);
    middle += p / static_cast<double>(points.size());
  }
  const dvec2 extent = lens.focus_high - lens.focus_low;
  const double size = std::max(extent.x, extent.y);
  const dvec2 centre = 0.5 * (lens.focus_low + lens.focus_high);
  const bool seen = centre.x > 0 && centre.y > 0 && centre.x < pane.size.x && centre.y < pane.size.y;
  const double factor = kFilled * side / size;
  if (!seen || !(size > 0) || size >= kTooSmall * scale || !(factor < kGreatestFactor)) return std::nullopt;

  lens.view = pane;
  lens.view.size = dvec2(side);
  lens.view.target = middle;
  lens.view.pixels_per_unit = pane.pixels_per_unit * factor;
  if (hasPerspective(pane)) {
    // What is this small has no perspective of its own, but it is seen along its own line of sight.
    lens.view.perspective = false;
    lens.view.pixels_per_unit /= shrinkAt(pane, middle);
    const glm::dquat from_own(eyeOf(pane).from(middle), towardsViewer(pane));
    lens.view.orientation = glm::normalize(pane.orientation * from_own);
  }
  // A near corner that leaves what is magnified, and what is around it, free, and covers little of A ⊖ B; the axes are
  // at the lower left.
  const double far_x = pane.size.x - side - kInset * scale, far_y = pane.size.y - side - kInset * scale;
  const double near = kInset * scale;
  double best = 1e300;
  for (const dvec2 corner : {dvec2(far_x, far_y), dvec2(far_x, near), dvec2(near, near)}) {
    const double away = glm::distance(corner + 0.5 * side, centre);
    const double hidden = coveredShare(pane, *frame.geometry, corner, side);
    const double price = away < 1.1 * side ? 1e9 - away : away + 4 * side * hidden;
    if (price < best) lens.corner = corner, best = price;
  }
  FigureOptions shown = options;
  shown.grid = shown.handles = false;
  differenceFigure(frame, lens.view, shown, lens.figure);
  std::erase_if(lens.figure.labels, [](const Label& label) { return label.role == Role::difference; });
  return lens;
}

}  // namespace gjklab
