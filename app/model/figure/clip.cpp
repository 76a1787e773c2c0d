#include "model/figure/clip.h"

#include "model/solid/convex_polygon.h"

#include <algorithm>
#include <span>

namespace gjklab {
namespace {

/// The half-spaces of the widened pane: dot(axis, p − target) ≤ reach. In perspective its sides meet in the eye, and
/// what is too near to it is cut off.
struct PaneSide {
  dvec3 axis;
  double reach;
};

struct PaneSides {
  PaneSide sides[5];
  std::size_t count = 4;
  dvec3 target;
  PaneSides(const View& view, double factor) : target(view.target) {
    const dvec3 right = rightOf(view), up = upOf(view);
    const dvec2 half = halfExtent(view) * factor;
    sides[0] = {right, half.x};
    sides[1] = {-right, half.x};
    sides[2] = {up, half.y};
    sides[3] = {-up, half.y};
    if (!hasPerspective(view)) return;
    const dvec3 nearer = towardsViewer(view) / view.eye_distance;
    for (std::size_t i = 0; i < count; ++i) sides[i].axis += nearer * sides[i].reach;
    sides[count++] = {nearer, 1 - kNearestShare};
  }
  std::span<const PaneSide> all() const { return {sides, count}; }
  bool hold(dvec3 p) const {
    return std::all_of(sides, sides + count,
                       [&](const PaneSide& side) { return glm::dot(side.axis, p - target) <= side.reach; });
  }
};

}  // namespace

std::vector<dvec3> paneRectangle(const View& view, double factor) {
  const dvec2 half = halfExtent(view) * factor;
  const dvec3 right = rightOf(view) * half.x, up = upOf(view) * half.y;
  return {view.target - right - up, view.target + right - up, view.target + right + up, view.target - right + up};
}

std::vector<dvec3> clipToPane(const View& view, std::vector<dvec3> polygon, double factor) {
  const PaneSides pane(view, factor);
  for (const PaneSide& side : pane.all()) {
    if (polygon.empty()) break;
    polygon = clipToHalfSpace(polygon, side.axis, side.reach, pane.target);
  }
  return polygon;
}

std::optional<std::pair<dvec3, dvec3>> clipToPane(const View& view, dvec3 from, dvec3 to, double factor) {
  // Liang and Barsky: the parameter interval that survives all sides.
  const PaneSides pane(view, factor);
  double enter = 0, leave = 1;
  for (const PaneSide& side : pane.all()) {
    const double h0 = glm::dot(side.axis, from - pane.target) - side.reach;
    const double h1 = glm::dot(side.axis, to - pane.target) - side.reach;
    if (h0 > 0 && h1 > 0) return std::nullopt;
    if (h0 > 0) enter = std::max(enter, h0 / (h0 - h1));
    if (h1 > 0) leave = std::min(leave, h0 / (h0 - h1));
  }
  if (!(enter <= leave)) return std::nullopt;
  return std::pair{enter > 0 ? from + (to - from) * enter : from, leave < 1 ? from + (to - from) * leave : to};
}

bool withinPane(const View& view, const std::vector<dvec3>& points, double factor) {
  const PaneSides pane(view, factor);
  return std::all_of(points.begin(), points.end(), [&](dvec3 p) { return pane.hold(p); });
}

bool withinPane(const View& view, dvec3 point, double factor) { return PaneSides(view, factor).hold(point); }

}  // namespace gjklab
