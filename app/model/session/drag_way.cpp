#include "model/session/drag_way.h"

#include "model/figure/view.h"
#include "model/text/translate.h"

#include <fmt/format.h>
#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <limits>

namespace gjklab {
namespace {

constexpr int kUp = 1;
/// Sine of the angle at which a plane is seen, below which a drag in it runs away from the pointer.
constexpr double kFlat = 0.2, kFlattest = 0.05;

/// How far along an axis from `hit` the point lies that is under a pointer moved by `pixels` as well as the axis
/// allows.
double alongAxisBy(const View& view, dvec2 pixels, dvec3 axis, dvec3 hit) {
  // An axis that points at the viewer cannot be followed: its shadow on the screen is too short.
  const dvec3 at = project(view, hit), sight = eyeOf(view).from(hit), across = axis - sight * glm::dot(axis, sight);
  if (glm::dot(across, across) < 0.01) return 0;
  // On the screen, hit + t · axis is (at + t · way) / (1 + t · shrink), in units of what is seen at `hit`.
  const double shrink =
      hasPerspective(view) ? -glm::dot(axis, towardsViewer(view)) / (view.eye_distance * shrinkAt(view, hit)) : 0;
  const double scale = view.pixels_per_unit / shrinkAt(view, hit);
  const dvec2 seen(glm::dot(axis, rightOf(view)) * scale, -glm::dot(axis, upOf(view)) * scale);
  const dvec2 way = seen - shrink * (dvec2(at) - 0.5 * view.size);
  const double toward = glm::dot(pixels, way), speed = glm::dot(way, way);
  const double t = toward / (speed - shrink * toward);
  // Past the point in which the axis vanishes there is nothing to follow.
  constexpr double kFurthest = 0.8;
  const double reach = std::abs(shrink) > 0 ? kFurthest / std::abs(shrink) : std::numeric_limits<double>::infinity();
  return speed - shrink * toward > 0 ? std::clamp(t, -reach, reach) : std::copysign(reach, toward);
}

/// The way in a plane through `hit` to the line of sight through the pointer.
dvec3 inPlane(const View& view, dvec2 pixels, int normal, dvec3 hit) {
  const Eye eye = eyeOf(view);
  const dvec2 grabbed(project(view, hit));
  const auto pointAt = [&](double share) { return unproject(view, grabbed + share * pixels, 0); };
  const double side = eye.from(hit)[normal] < 0 ? -1 : 1;
  const auto reaches = [&](double share) { return side * eye.from(pointAt(share))[normal] >= kFlattest; };
  if (!reaches(0)) return dvec3(0.0);
  double share = 1;
  if (!reaches(1)) {  // towards the horizon: as far as the plane can be followed
    double within = 0;
    for (int i = 0; i < 40; ++i) (reaches((within + share) / 2) ? within : share) = (within + share) / 2;
    share = within;
  }
  const dvec3 through = pointAt(share), sight = eye.from(through);
  dvec3 moved = through + sight * ((hit - through)[normal] / sight[normal]) - hit;
  moved[normal] = 0;
  return moved;
}

bool movesBody(const PickTarget& target) {
  return std::holds_alternative<BodyTarget>(target) || std::holds_alternative<EdgeTarget>(target) ||
         std::holds_alternative<OriginTarget>(target);
}

}  // namespace

dvec3 axisVector(int axis) {
  dvec3 v(0.0);
  v[axis] = 1;
  return v;
}

DragWay dragWay(const Drag& drag, AxisLock lock) {
  if (lock != AxisLock::none) return {static_cast<int>(lock) - 1, std::nullopt};
  if (drag.view.dimension < 3) return {};
  if (const auto* move = std::get_if<MoveTarget>(&drag.target))
    return move->plane ? DragWay{std::nullopt, move->axis} : DragWay{move->axis, std::nullopt};
  if (!movesBody(drag.target)) return {};
  const dvec3 sight = glm::abs(eyeOf(drag.view).from(drag.hit));
  if (sight[kUp] >= kFlat) return {std::nullopt, kUp};
  return {std::nullopt, sight.x > sight.z ? 0 : 2};
}

bool allows(const DragWay& way, int coordinate) {
  return way.axis ? coordinate == *way.axis : coordinate != way.normal.value_or(-1);
}

std::string wordsOf(const DragWay& way) {
  if (way.axis) return tr("along {axis}", arg("axis", "xyz"[*way.axis]));
  if (!way.normal) return tr("in the plane of the screen");
  if (*way.normal == kUp) return tr("parallel to the floor");
  return tr("in the {axes} plane", arg("axes", *way.normal == 0 ? "yz" : "xy"));
}

dvec3 displacement(const View& view, dvec2 pixels, const DragWay& way, dvec3 hit) {
  const double scale = shrinkAt(view, hit) / view.pixels_per_unit;
  const dvec3 planar = (pixels.x * rightOf(view) - pixels.y * upOf(view)) * scale;
  if (view.dimension == 1) return {planar.x, 0, 0};
  if (view.dimension == 2) return way.axis ? axisVector(*way.axis) * planar[*way.axis] : dvec3(planar.x, planar.y, 0);
  if (way.axis) return axisVector(*way.axis) * alongAxisBy(view, pixels, axisVector(*way.axis), hit);
  return way.normal ? inPlane(view, pixels, *way.normal, hit) : planar;
}

}  // namespace gjklab
