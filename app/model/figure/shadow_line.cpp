#include "model/figure/shadow_line.h"

#include "model/figure/clip.h"
#include "model/run/posed_support.h"

#include <algorithm>

namespace gjklab {
namespace {

// In the theme's pixels.
constexpr double kLineRoom = 18;      ///< between the bodies and the line
constexpr double kBeforeShadows = 8;  ///< the line, before the shadows and behind them, where its arrow is
constexpr double kBehind = 34;

double pixels(const View& view, double n) { return n * view.ui_scale / view.pixels_per_unit; }

/// How far both bodies reach along a direction, from A's position.
double reachAlong(const Scene& scene, const BodyPoses& poses, dvec3 direction) {
  double reach = 0;
  for (const Which which : {Which::a, Which::b}) {
    const dvec3 furthest = supportOf(body(scene, which), pose(poses, which), scene.dimension, direction, true).point;
    reach = std::max(reach, glm::dot(furthest - pose(poses, Which::a).position, direction));
  }
  return reach;
}

/// A unit vector across the axis, down on the screen where it can be.
dvec3 sideOf(const Scene& scene, const View& view, dvec3 axis) {
  const dvec3 sight = scene.dimension == 2 ? dvec3(0, 0, 1) : towardsViewer(view);
  const dvec3 up = scene.dimension == 2 ? dvec3(0, 1, 0) : upOf(view);
  dvec3 side = glm::cross(axis, sight);
  constexpr double kAtTheViewer = 1e-6;  // an axis that points at the viewer has no side: down
  if (glm::length(side) < kAtTheViewer) side = glm::cross(glm::cross(axis, up), axis);
  side = glm::normalize(side);
  return glm::dot(side, up) > 1e-9 ? -side : side;
}

bool isSeen(const View& view, const ShadowLine& line, gjk::Interval part) {
  return withinPane(view, line.at(part.low), 0.97) && withinPane(view, line.at(part.high), 0.97);
}

}  // namespace

gjk::Interval drawnPart(const View& view, const SatAxisRow& axis) {
  return {std::min(axis.shadow_a.low, axis.shadow_b.low) - pixels(view, kBeforeShadows),
          std::max(axis.shadow_a.high, axis.shadow_b.high) + pixels(view, kBehind)};
}

std::array<ShadowLine, 2> shadowLines(const Scene& scene, const BodyPoses& poses, const View& view,
                                      const SatAxisRow& axis) {
  const dvec3 origin = pose(poses, Which::a).position;
  if (scene.dimension == 1) {
    const ShadowLine between{origin, axis.direction, {0, -1, 0}};
    return {between, between};
  }
  const dvec3 below = sideOf(scene, view, axis.direction);
  const auto moved = [&](dvec3 side) {
    return ShadowLine{origin + side * (reachAlong(scene, poses, side) + pixels(view, kLineRoom)), axis.direction, side};
  };
  return {moved(below), moved(-below)};
}

ShadowLine shadowLine(const Scene& scene, const BodyPoses& poses, const View& view, const SatAxisRow& axis) {
  const auto [below, above] = shadowLines(scene, poses, view, axis);
  const gjk::Interval part = drawnPart(view, axis);
  return isSeen(view, below, part) || !isSeen(view, above, part) ? below : above;
}

}  // namespace gjklab
