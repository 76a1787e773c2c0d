#include "model/clip.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace gjklab {
namespace {

/// The four half-spaces of the widened pane: dot(axis, p − target) ≤ reach.
struct PaneSide {
  dvec3 axis;
  double reach;
};

struct PaneSides {
  PaneSide sides[4];
  dvec3 target;
  PaneSides(const View& view, double factor) : target(view.target) {
    const dvec3 right = rightOf(view), up = upOf(view);
    const dvec2 half = halfExtent(view) * factor;
    sides[0] = {right, half.x};
    sides[1] = {-right, half.x};
    sides[2] = {up, half.y};
    sides[3] = {-up, half.y};
  }
  bool hold(dvec3 p) const {
    for (const PaneSide& side : sides)
      if (!(glm::dot(side.axis, p - target) <= side.reach)) return false;
    return true;
  }
};

std::vector<dvec3> clip(const std::vector<dvec3>& polygon, dvec3 origin, dvec3 normal, double reach) {
  std::vector<dvec3> kept;
  kept.reserve(polygon.size() + 1);
  for (std::size_t i = 0; i < polygon.size(); ++i) {
    const dvec3 p = polygon[i], q = polygon[(i + 1) % polygon.size()];
    const double hp = glm::dot(normal, p - origin) - reach, hq = glm::dot(normal, q - origin) - reach;
    if (hp <= 0) kept.push_back(p);
    if ((hp < 0 && hq > 0) || (hp > 0 && hq < 0)) kept.push_back(p + (q - p) * (hp / (hp - hq)));
  }
  return kept;
}

}  // namespace

std::vector<dvec3> clipToHalfSpace(const std::vector<dvec3>& polygon, dvec3 normal, double offset) {
  return clip(polygon, dvec3(0.0), normal, offset);
}

std::vector<dvec3> paneRectangle(const View& view, double factor) {
  const dvec2 half = halfExtent(view) * factor;
  const dvec3 right = rightOf(view) * half.x, up = upOf(view) * half.y;
  return {view.target - right - up, view.target + right - up, view.target + right + up, view.target - right + up};
}

std::vector<dvec3> clipToPane(const View& view, std::vector<dvec3> polygon, double factor) {
  const PaneSides pane(view, factor);
  for (const PaneSide& side : pane.sides) {
    if (polygon.empty()) break;
    polygon = clip(polygon, pane.target, side.axis, side.reach);
  }
  return polygon;
}

std::optional<std::pair<dvec3, dvec3>> clipToPane(const View& view, dvec3 from, dvec3 to, double factor) {
  // Liang and Barsky: the parameter interval that survives all four sides.
  const PaneSides pane(view, factor);
  double enter = 0, leave = 1;
  for (const PaneSide& side : pane.sides) {
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

double signedArea(const std::vector<dvec3>& polygon) {
  if (polygon.empty()) return 0;
  double twice = 0;
  const dvec3 base = polygon[0];
  for (std::size_t i = 1; i + 1 < polygon.size(); ++i) {
    const dvec3 u = polygon[i] - base, v = polygon[i + 1] - base;
    twice += u.x * v.y - u.y * v.x;
  }
  return twice / 2;
}

dvec3 centreOfArea(const std::vector<dvec3>& polygon) {
  if (polygon.empty()) return dvec3(0.0);
  const dvec3 base = polygon[0];
  dvec3 moment(0.0), mean(0.0);
  double area = 0;
  for (std::size_t i = 1; i + 1 < polygon.size(); ++i) {
    const dvec3 u = polygon[i] - base, v = polygon[i + 1] - base;
    const double part = glm::length(glm::cross(u, v));
    moment += (u + v) * (part / 3);
    area += part;
  }
  if (area > 0) return base + moment / area;
  for (const dvec3& p : polygon) mean += (p - base) / static_cast<double>(polygon.size());
  return base + mean;
}

double clearance(const std::vector<dvec3>& polygon, dvec3 centre) {
  double least = polygon.size() < 3 ? 0 : std::numeric_limits<double>::infinity();
  for (std::size_t i = 0; i < polygon.size() && polygon.size() >= 3; ++i) {
    const dvec3 p = polygon[i], edge = polygon[(i + 1) % polygon.size()] - p;
    const double length = glm::length(edge);
    if (length > 0) least = std::min(least, (edge.x * (centre.y - p.y) - edge.y * (centre.x - p.x)) / length);
  }
  return std::isfinite(least) ? least : 0;
}

}  // namespace gjklab
