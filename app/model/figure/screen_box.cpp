#include "model/figure/screen_box.h"

#include <algorithm>
#include <limits>

namespace gjklab {

ScreenBox boxAround(std::span<const dvec2> points) {
  constexpr double kInfinity = std::numeric_limits<double>::infinity();
  ScreenBox box{dvec2(kInfinity), dvec2(-kInfinity)};
  for (const dvec2& p : points) box.low = glm::min(box.low, p), box.high = glm::max(box.high, p);
  return box;
}

double overlapArea(const ScreenBox& x, const ScreenBox& y) {
  const double width = std::min(x.high.x, y.high.x) - std::max(x.low.x, y.low.x);
  const double height = std::min(x.high.y, y.high.y) - std::max(x.low.y, y.low.y);
  return width > 0 && height > 0 ? width * height : 0;
}

double distanceTo(const ScreenBox& box, dvec2 p) { return glm::distance(p, glm::clamp(p, box.low, box.high)); }

/// Liang–Barsky.
double lengthInside(dvec2 from, dvec2 to, const ScreenBox& box) {
  const dvec2 step = to - from;
  double enter = 0, leave = 1;
  for (int axis = 0; axis < 2; ++axis) {
    if (step[axis] == 0) {
      if (from[axis] < box.low[axis] || from[axis] > box.high[axis]) return 0;
      continue;
    }
    const double t0 = (box.low[axis] - from[axis]) / step[axis];
    const double t1 = (box.high[axis] - from[axis]) / step[axis];
    enter = std::max(enter, std::min(t0, t1));
    leave = std::min(leave, std::max(t0, t1));
  }
  return leave > enter ? (leave - enter) * glm::length(step) : 0;
}

}  // namespace gjklab
