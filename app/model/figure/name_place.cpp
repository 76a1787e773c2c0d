#include "model/figure/name_place.h"

#include "model/figure/screen_box.h"
#include "model/solid/convex_polygon.h"
#include "model/solid/segment.h"

#include <algorithm>

namespace gjklab {

NamePlace::NamePlace(const View& view, const FigureBuilder::Drawn& drawn, const std::vector<dvec3>& area)
    : view_(view), drawn_(drawn), corners_(area) {
  for (const dvec3& p : area) {
    const dvec2 at = dvec2(project(view_, p)) / view_.ui_scale;
    area_.emplace_back(at.x, -at.y, 0);  // up again, so that it is counter-clockwise
    low_ = glm::min(low_, at);
    high_ = glm::max(high_, at);
  }
}

std::optional<dvec3> NamePlace::find(dvec2 half, std::optional<dvec3> wanted) const {
  constexpr double kStep = 16;
  const dvec3 middle = wanted.value_or(centreOfArea(corners_));
  const dvec2 centre = dvec2(project(view_, middle)) / view_.ui_scale;
  std::optional<dvec2> best;
  double least = 0;
  const auto consider = [&](dvec2 at) {
    if (!fits(at - half, at + half)) return;
    const double cost = costOf(at - half, at + half) + glm::distance(at, centre);
    if (best && cost >= least) return;
    best = at, least = cost;
  };
  consider(centre);
  if (best && least == 0) return middle;  // no place is better
  for (double y = low_.y + half.y; y <= high_.y - half.y; y += kStep)
    for (double x = low_.x + half.x; x <= high_.x - half.x; x += kStep) consider({x, y});
  if (!best) return std::nullopt;
  const dvec2 away = (*best - centre) * (view_.ui_scale / view_.pixels_per_unit);
  return middle + rightOf(view_) * away.x - upOf(view_) * away.y;
}

bool NamePlace::fits(dvec2 low, dvec2 high) const {
  constexpr double kMargin = 4;
  for (const double x : {low.x, high.x})
    for (const double y : {low.y, high.y})
      if (clearance(area_, {x, -y, 0}) < kMargin) return false;
  return true;
}

/// Beside a point or an arrow's head a name is read as theirs; a line under it makes it hard to read.
double NamePlace::costOf(dvec2 low, dvec2 high) const {
  constexpr double kClear = 24, kNear = 20, kLine = 60, kBeside = 6;
  double nearest = kClear;
  for (const dvec2 p : drawn_.points) nearest = std::min(nearest, distanceTo({low, high}, p));
  double cost = kNear * (kClear - nearest);
  const ScreenBox wide{low - kBeside, high + kBeside};
  for (const auto& [from, to] : drawn_.segments)
    if (lengthInside(from, to, wide) > 0) cost += kLine;
  return cost;
}

}  // namespace gjklab
