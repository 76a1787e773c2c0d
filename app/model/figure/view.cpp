#include "model/figure/view.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace gjklab {
namespace {

// Scenes of 1e-9 and of 1e9 units both fill a pane well within these.
constexpr double kLeastScale = 1e-13, kGreatestScale = 1e13;
constexpr double kOrbitPerPixel = std::numbers::pi / 360;

bool finite(dvec2 v) { return std::isfinite(v.x) && std::isfinite(v.y); }
bool finite(dvec3 v) { return std::isfinite(v.x) && std::isfinite(v.y) && std::isfinite(v.z); }

/// The view's world → eye rotation: only 3-D can be turned.
glm::dquat turnOf(const View& view) { return view.dimension == 3 ? view.orientation : glm::dquat(1, 0, 0, 0); }

dvec3 toWorldAxis(const View& view, dvec3 eye) { return glm::conjugate(turnOf(view)) * eye; }

double scaleWithin(double pixels_per_unit) { return std::clamp(pixels_per_unit, kLeastScale, kGreatestScale); }

/// A number line has no height to travel along.
void shiftTarget(View& view, dvec3 by) {
  const dvec3 target = view.target + (view.dimension == 1 ? dvec3(by.x, 0, 0) : by);
  if (finite(target)) view.target = target;
}

/// Scales so that what is seen of this half width and height fits the pane with its margin.
void fit(View& view, dvec2 half, double margin) {
  const dvec2 room = (0.5 - margin) * glm::max(view.size, dvec2(1.0));
  double scale = kGreatestScale;
  if (half.x > 0) scale = std::min(scale, room.x / half.x);
  if (half.y > 0) scale = std::min(scale, room.y / half.y);
  view.pixels_per_unit = scaleWithin(scale);
}

/// The eye's distance from the framed box, in half diagonals: a viewing angle of 35 degrees.
constexpr double kStandOff = 3.2;

double shrinkOfDepth(const View& view, double depth) {
  return hasPerspective(view) ? std::max(kNearestShare, 1 + depth / view.eye_distance) : 1;
}

/// In perspective the near side of a box is larger than its middle.
double growth(const View& view, double half_depth) {
  return hasPerspective(view) ? view.eye_distance / (view.eye_distance - half_depth) : 1;
}

}  // namespace

bool hasPerspective(const View& view) { return view.dimension == 3 && view.perspective && view.eye_distance > 0; }

dvec3 project(const View& view, dvec3 world) {
  const dvec3 eye = turnOf(view) * (world - view.target);
  const dvec3 seen = eye / shrinkOfDepth(view, -eye.z);
  return {0.5 * view.size.x + view.pixels_per_unit * seen.x, 0.5 * view.size.y - view.pixels_per_unit * seen.y,
          -seen.z};
}

double shrinkAt(const View& view, dvec3 world) {
  return shrinkOfDepth(view, -glm::dot(towardsViewer(view), world - view.target));
}

dvec3 unproject(const View& view, dvec2 screen, double depth) {
  // The inverse of depth / (1 + depth / distance), whose values stay below the distance.
  const double of_distance = hasPerspective(view) ? std::min(depth / view.eye_distance, 1 - 1e-6) : 0;
  const double shrink = 1 / (1 - of_distance);
  const dvec2 across = (screen - 0.5 * view.size) / view.pixels_per_unit * shrink;
  return view.target + toWorldAxis(view, {across.x, -across.y, -depth * shrink});
}

dvec3 rightOf(const View& view) { return toWorldAxis(view, {1, 0, 0}); }
dvec3 upOf(const View& view) { return toWorldAxis(view, {0, 1, 0}); }
dvec3 towardsViewer(const View& view) { return toWorldAxis(view, {0, 0, 1}); }
Eye eyeOf(const View& view) {
  const dvec3 sight = towardsViewer(view);
  return hasPerspective(view) ? Eye(view.target + sight * view.eye_distance, sight) : Eye(sight);
}
dvec2 halfExtent(const View& view) { return 0.5 * view.size / view.pixels_per_unit; }

// A turntable: sideways about the world's vertical, up and down about the screen's horizontal, never over the top, so
// that "up" stays up whatever the pupil does with the mouse.
void orbit(View& view, dvec2 pixels) {
  if (view.dimension != 3 || !finite(pixels)) return;
  const dvec2 angle = pixels * kOrbitPerPixel / view.ui_scale;
  const double elevation = std::asin(std::clamp(towardsViewer(view).y, -1.0, 1.0));
  const double limit = std::numbers::pi / 2;
  const double pitch = std::clamp(elevation + angle.y, -limit, limit) - elevation;
  view.orientation = glm::normalize(glm::angleAxis(pitch, dvec3(1, 0, 0)) * view.orientation *
                                    glm::angleAxis(angle.x, dvec3(0, 1, 0)));
}

void pan(View& view, dvec2 pixels) {
  if (!finite(pixels)) return;
  const dvec2 by = pixels / view.pixels_per_unit;
  shiftTarget(view, -by.x * rightOf(view) + by.y * upOf(view));
}

void zoomAt(View& view, dvec2 screen, double factor) {
  if (!finite(screen) || !std::isfinite(factor) || factor <= 0) return;
  const dvec3 held = unproject(view, screen, 0);
  view.pixels_per_unit = scaleWithin(view.pixels_per_unit * factor);
  shiftTarget(view, held - unproject(view, screen, 0));
}

void frameBox(View& view, dvec3 low, dvec3 high, double margin) {
  if (!finite(low) || !finite(high)) return;
  view.target = 0.5 * low + 0.5 * high;  // halved first: the sum of two great numbers may overflow
  dvec3 half = glm::abs(0.5 * high - 0.5 * low);
  if (view.dimension == 1) {
    view.target.y = view.target.z = 0;
    half.y = half.z = 0;
  }
  if (view.dimension == 2) view.target.z = half.z = 0;
  if (half == dvec3(0.0)) half = view.dimension == 1 ? dvec3(1, 0, 0) : dvec3(1.0);

  // Half the box's width, height and depth as seen: the sum over its edges of their parts along the eye's axes.
  const dvec3 seen(glm::dot(glm::abs(rightOf(view)), half), glm::dot(glm::abs(upOf(view)), half),
                   glm::dot(glm::abs(towardsViewer(view)), half));
  view.eye_distance = kStandOff * glm::length(half);
  fit(view, dvec2(seen) * growth(view, seen.z), margin);
}

void frameEyeBox(View& view, dvec3 low, dvec3 high, double margin) {
  if (view.dimension < 3) return frameBox(view, low, high, margin);
  if (!finite(low) || !finite(high)) return;
  view.target = toWorldAxis(view, 0.5 * low + 0.5 * high);
  dvec3 half = glm::abs(0.5 * high - 0.5 * low);
  if (half == dvec3(0.0)) half = dvec3(1.0);
  view.eye_distance = kStandOff * glm::length(half);
  fit(view, dvec2(half) * growth(view, half.z), margin);
}

void setView(View& view, const PaneView& pane) {
  if (pane.turn && view.dimension == 3) view.orientation = *pane.turn;
  if (pane.centre) view.target = *pane.centre;
  if (pane.height) view.pixels_per_unit = scaleWithin(view.size.y / *pane.height);
}

PaneView paneViewOf(const View& view) {
  PaneView pane{view.target, view.size.y / view.pixels_per_unit, {}};
  if (view.dimension == 3) pane.turn = view.orientation;
  return pane;
}

glm::dquat defaultOrientation() {
  const double elevation = glm::radians(24.0), azimuth = glm::radians(-28.0);
  return glm::angleAxis(elevation, dvec3(1, 0, 0)) * glm::angleAxis(azimuth, dvec3(0, 1, 0));
}

}  // namespace gjklab
