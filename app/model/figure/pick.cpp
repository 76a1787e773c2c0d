// What lies under the pointer: the handles of a figure, measured on the screen.

#include <cmath>
#include <limits>
#include <tuple>

#include "model/figure/make_figure.h"
#include "model/figure/view.h"
#include "model/solid/segment.h"

namespace gjklab {
namespace {

constexpr double kSamePlace = 2;  // pixels: handles this close to each other in 3-D are distinguished by depth

/// The place of a handle nearest to the pointer.
struct Nearest {
  double distance = std::numeric_limits<double>::infinity();  ///< pixels
  dvec3 place{0.0};                                           ///< screen x, y and depth
};

void offer(Nearest& nearest, dvec2 pointer, dvec3 place) {
  const double distance = glm::distance(pointer, dvec2(place));
  if (distance < nearest.distance) nearest = {distance, place};
}

void offerSegment(Nearest& nearest, dvec2 pointer, dvec3 p, dvec3 q) {
  offer(nearest, pointer, glm::mix(p, q, shareOnSegment(pointer, dvec2(p), dvec2(q))));
}

/// Inside the triangle, from either side: the place on it under the pointer.
void offerTriangle(Nearest& nearest, dvec2 pointer, dvec3 p, dvec3 q, dvec3 r) {
  const dvec2 u = dvec2(q) - dvec2(p), v = dvec2(r) - dvec2(p), w = pointer - dvec2(p);
  const double area = cross(u, v);
  if (area == 0) return;
  const double s = cross(w, v) / area, t = cross(u, w) / area;
  if (s >= 0 && t >= 0 && s + t <= 1) offer(nearest, pointer, p + s * (q - p) + t * (r - p));
}

Nearest nearestOf(const Handle& handle, const View& view, dvec2 pointer) {
  std::vector<dvec3> seen;
  for (const dvec3& p : handle.shape) seen.push_back(project(view, p));
  Nearest nearest;
  if (handle.filled)
    for (std::size_t i = 2; i < seen.size(); ++i) offerTriangle(nearest, pointer, seen[0], seen[i - 1], seen[i]);
  if (nearest.distance == 0) return nearest;
  for (std::size_t i = 1; i < seen.size(); ++i) offerSegment(nearest, pointer, seen[i - 1], seen[i]);
  if (handle.filled && seen.size() > 2) offerSegment(nearest, pointer, seen.back(), seen.front());
  if (seen.size() == 1) offer(nearest, pointer, seen[0]);
  return nearest;
}

}  // namespace

PickTarget pick(const Figure& figure, const View& view, dvec2 screen, dvec3* hit, double reach) {
  const Handle* best = nullptr;
  std::tuple<int, double, double> best_rank;
  dvec3 best_place(0.0);
  for (const Handle& handle : figure.handles) {
    const Nearest nearest = nearestOf(handle, view, screen);
    if (!(nearest.distance <= reach * handle.radius * view.ui_scale)) continue;
    const double distance =
        view.dimension == 3 ? std::floor(nearest.distance / (kSamePlace * view.ui_scale)) : nearest.distance;
    const std::tuple rank(-handle.priority, distance, nearest.place.z);
    if (best && rank > best_rank) continue;  // of equals the last one: it is drawn on top
    best = &handle;
    best_rank = rank;
    best_place = nearest.place;
  }
  if (!best) return {};
  if (hit) *hit = unproject(view, dvec2(best_place), best_place.z);
  return best->target;
}

}  // namespace gjklab
