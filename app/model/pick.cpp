// What lies under the pointer: the handle of highest priority within reach, the nearest of several.

#include "model/figure.h"
#include "model/view.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace gjklab {
namespace {

struct Nearest {
  double distance = std::numeric_limits<double>::infinity();
  dvec3 point{0.0};
};

/// Nearest point of a segment on the screen, with the point of the pane's space that is drawn there.
void consider(Nearest& nearest, const View& view, dvec2 pointer, dvec3 from, dvec3 to) {
  const dvec2 p(project(view, from)), q(project(view, to));
  const dvec2 along = q - p;
  const double length_squared = glm::dot(along, along);
  const double t = length_squared > 0 ? std::clamp(glm::dot(pointer - p, along) / length_squared, 0.0, 1.0) : 0.0;
  const double distance = glm::length(p + along * t - pointer);
  if (distance < nearest.distance) nearest = {distance, from + (to - from) * t};
}

/// Whether the pointer is inside a convex polygon as it is seen, whichever way round.
bool inside(const View& view, dvec2 pointer, const std::vector<dvec3>& polygon) {
  bool left = false, right = false;
  double area = 0;
  for (std::size_t i = 0; i < polygon.size(); ++i) {
    const dvec2 p(project(view, polygon[i])), q(project(view, polygon[(i + 1) % polygon.size()]));
    const double side = (q.x - p.x) * (pointer.y - p.y) - (q.y - p.y) * (pointer.x - p.x);
    area += p.x * q.y - p.y * q.x;
    left = left || side > 0;
    right = right || side < 0;
  }
  return !(left && right) && std::abs(area) > 0 && std::isfinite(area);
}

Nearest nearestOf(const Handle& handle, const View& view, dvec2 pointer) {
  Nearest nearest;
  const auto& shape = handle.shape;
  if (handle.filled && shape.size() >= 3 && inside(view, pointer, shape)) {
    nearest.distance = 0;
    nearest.point = unproject(view, pointer, project(view, shape[0]).z);
    return nearest;
  }
  if (shape.size() == 1) consider(nearest, view, pointer, shape[0], shape[0]);
  for (std::size_t i = 0; i + 1 < shape.size(); ++i) consider(nearest, view, pointer, shape[i], shape[i + 1]);
  if (handle.filled && shape.size() >= 3) consider(nearest, view, pointer, shape.back(), shape.front());
  return nearest;
}

}  // namespace

Hover pick(const Figure& figure, const View& view, dvec2 screen, dvec3* hit) {
  const Handle* best = nullptr;
  Nearest best_nearest;
  for (const Handle& handle : figure.handles) {
    if (best && handle.priority < best->priority) continue;
    const Nearest nearest = nearestOf(handle, view, screen);
    if (!(nearest.distance <= handle.radius * view.ui_scale)) continue;
    if (best && handle.priority == best->priority && nearest.distance >= best_nearest.distance) continue;
    best = &handle;
    best_nearest = nearest;
  }
  if (!best) return std::monostate{};
  if (hit) *hit = best_nearest.point;
  return best->target;
}

}  // namespace gjklab
