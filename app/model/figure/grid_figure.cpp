// What lies behind everything: the grid of the plane, the axes of space, the number line.

#include "model/figure/figure_parts.h"
#include "model/figure/grid_step.h"
#include "model/figure/viewpoint.h"
#include "model/text/number_text.h"

#include <algorithm>
#include <cmath>

namespace gjklab {
namespace {

/// Multiples of `step` from `low` to `high` as whole numbers; none where doubles cannot tell them apart.
struct Multiples {
  double first = 0, last = -1;
  Multiples(double low, double high, double step) {
    const double k0 = std::ceil(low / step), k1 = std::floor(high / step);
    if (std::abs(k0) < 1e12 && std::abs(k1) < 1e12 && k1 - k0 < 500) first = k0, last = k1;
  }
};

/// As many digits as tell neighbouring ticks apart.
std::string tickText(double k, double step) {
  const double value = k * step;
  const int digits = k == 0 ? 1 : static_cast<int>(std::ceil(std::log10(std::abs(k) + 1))) + 1;
  return number(value, std::clamp(digits, 1, 15));
}

/// Of how many grid lines one has its number, between two places: on every line they would crowd the border, but two
/// are wanted to measure by.
double labelStep(const FigureBuilder& builder, double step, double low, double high) {
  const auto stepFor = [&](double pixels) {
    return std::max(1.0, std::floor(niceStep(builder.pixels(pixels)) / step + 0.01));  // 5 : 2 becomes 2
  };
  const double wide = stepFor(110);
  const Multiples numbers(low, high, wide * step);
  const double count = numbers.last - numbers.first + (numbers.first <= 0 && numbers.last >= 0 ? 0 : 1);
  return count >= 2 ? wide : stepFor(55);
}

void addPlaneGrid(FigureBuilder& builder) {
  const View& view = builder.view;
  const dvec2 half = halfExtent(view);
  const double step = gridStep(view);
  const double low[2] = {view.target.x - half.x, view.target.y - half.y};
  const double high[2] = {view.target.x + half.x, view.target.y + half.y};
  for (int axis = 0; axis < 2; ++axis) {
    const Multiples lines(low[axis], high[axis], step);
    const double corner = builder.pixels(30);
    const double label_step = labelStep(builder, step, low[axis] + corner, high[axis] - corner);
    for (double k = lines.first; k <= lines.last; ++k) {
      dvec3 from(0.0), to(0.0);
      from[axis] = to[axis] = k * step;
      from[1 - axis] = low[1 - axis];
      to[1 - axis] = high[1 - axis];
      if (k == 0)
        builder.backgroundLine({.role = Role::axis, .points = {from, to}, .emphasis = Emphasis::faint});
      else
        builder.backgroundLine({.role = Role::grid, .points = {from, to}});
      if (k == 0 || std::abs(std::remainder(k, label_step)) > 0.25) continue;  // zero has its axis
      dvec3 at = from;
      at[1 - axis] += builder.pixels(axis == 0 ? 11 : 16);
      if (k * step - low[axis] > corner && high[axis] - k * step > corner)
        if (!builder.options.stage) builder.label(Role::axis, at, tickText(k, step), dvec2(0.0), priority_tick);
    }
  }
}

void addNumberLine(FigureBuilder& builder, double numbers_below) {
  const View& view = builder.view;
  const double half = halfExtent(view).x, step = niceStep(builder.pixels(64));
  const double low = view.target.x - half, high = view.target.x + half;
  builder.backgroundLine({.role = Role::axis, .points = {{low, 0, 0}, {high, 0, 0}}});
  const Multiples ticks(low, high, step);
  const double length = builder.pixels(5);
  for (double k = ticks.first; k <= ticks.last; ++k) {
    const double x = k * step;
    const double tick = k == 0 ? 1.6 * length : length;
    builder.backgroundLine({.role = Role::axis, .points = {{x, -tick, 0}, {x, tick, 0}}});
    builder.label(Role::axis, {x, -numbers_below, 0}, tickText(k, step), {0, 1}, priority_tick);
  }
  const double minor = gridStep(view);
  const Multiples minors(low, high, minor);
  for (double k = minors.first; k <= minors.last; ++k)
    builder.backgroundLine({.role = Role::axis,
                            .points = {{k * minor, -length / 2, 0}, {k * minor, length / 2, 0}},
                            .emphasis = Emphasis::faint});
}

void addTriad(FigureBuilder& builder) {
  const auto gizmo = axisGizmo(builder.view);
  if (!gizmo || builder.options.stage) return;               // in a room its letters would be read as those of points
  static constexpr const char* kNames[3] = {"x", "y", "z"};  // upright: the nearest point is *x*
  for (int axis = 0; axis < 3; ++axis) {
    const dvec3 along = gizmo->tips[axis] - gizmo->origin;
    builder.line(axisRole(axis), gizmo->origin, gizmo->tips[axis]);
    builder.label(axisRole(axis), gizmo->origin + along * 1.35, kNames[axis], dvec2(0.0), priority_axis);
  }
}

}  // namespace

double niceStep(double least) {
  if (!(least > 0) || !std::isfinite(least)) return 1;
  const double power = std::pow(10.0, std::floor(std::log10(least)));
  for (const double factor : {1.0, 2.0, 5.0})
    if (factor * power >= least * (1 - 1e-12)) return factor * power;
  return 10 * power;
}

double gridStep(const View& view) {
  const double pixel = view.ui_scale / view.pixels_per_unit;
  return view.dimension == 2 ? niceStep(44 * pixel) : niceStep(64 * pixel) / (view.dimension == 1 ? 5 : 1);
}

void addGrid(FigureBuilder& builder, double numbers_below) {
  if (builder.dimension() == 1) return addNumberLine(builder, numbers_below);
  if (builder.dimension() == 3) return addTriad(builder);
  if (builder.options.grid) addPlaneGrid(builder);
}

}  // namespace gjklab
