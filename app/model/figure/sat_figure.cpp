// The separating axis test, drawn. World space: the axis with the shadow of each body on it, the gap or overlap between
// them, and the features that define it. Difference space: the same axis through O, and the plane perpendicular to it
// beyond which A ⊖ B lies.

#include "model/figure/figure_parts.h"
#include "model/figure/shadow_line.h"
#include "model/text/number_text.h"
#include "model/text/translate.h"

#include <algorithm>

namespace gjklab {
namespace {

constexpr double kBar = 9;         ///< height of a shadow, pixels
constexpr double kAxisArrow = 74;  ///< pixels

const SatAxisRow& axisOf(const Frame& frame) { return frame.run->sat->axis(frame.axis()->axis); }

std::string separationText(double separation) {
  return separation > 0 ? tr("gap {gap}", arg("gap", number(separation, 4)))
                        : tr("way out {depth}", arg("depth", number(-separation, 4)));
}

/// The feature of a body that gives the axis.
void addFeature(FigureBuilder& builder, Which which, const std::vector<dvec3>& corners) {
  if (corners.empty()) return;
  std::vector<dvec3> points;
  for (const dvec3& p : corners) points.push_back(p + positionOf(builder.frame, Which::a) + rowOf(builder, which));
  const Role role = Role::facet_closest;
  if (points.size() == 1) return builder.marker(role, points[0], MarkerShape::ring, Emphasis::strong);
  if (points.size() > 2)
    builder.fill({.role = which == Which::a ? Role::support_a : Role::support_b,
                  .points = points,
                  .emphasis = Emphasis::strong});
  const bool closed = points.size() > 2;
  builder.line({.role = role, .points = std::move(points), .closed = closed, .emphasis = Emphasis::normal});
}

dvec3 middleOfFeatures(const FigureBuilder& builder, const SatAxisRow& axis) {
  const bool on_b = axis.on_a.empty();
  const auto& corners = on_b ? axis.on_b : axis.on_a;
  const Which which = on_b ? Which::b : Which::a;
  dvec3 sum(0.0);
  for (const dvec3& p : corners) sum += p / static_cast<double>(corners.size());
  return sum + positionOf(builder.frame, Which::a) + rowOf(builder, which);
}

void addShadow(FigureBuilder& builder, const ShadowLine& line, Which which, gjk::Interval shadow) {
  const double near = which == Which::a ? -builder.pixels(1) : builder.pixels(1);
  const double far = which == Which::a ? -builder.pixels(kBar + 1) : builder.pixels(kBar + 1);
  std::vector<dvec3> bar{line.at(shadow.low, near), line.at(shadow.high, near), line.at(shadow.high, far),
                         line.at(shadow.low, far)};
  builder.fill({.role = roleOf(which), .points = bar, .emphasis = Emphasis::strong});
  builder.line({.role = roleOf(which), .points = std::move(bar), .closed = true});
  // From the points that reach furthest, both ways, down to the line.
  for (const double sign : {-1.0, 1.0}) {
    const dvec3 point = furthestPoint(builder.frame, which, line.along * sign) + rowOf(builder, which);
    const dvec3 foot = line.at(sign < 0 ? shadow.low : shadow.high);
    builder.line(supportRoleOf(which), point, foot, Emphasis::faint, true);
    builder.marker(roleOf(which), point, MarkerShape::dot, Emphasis::faint);
  }
}

/// Between the greatest of A and the least of B.
void addSeparation(FigureBuilder& builder, const ShadowLine& line, const SatAxisRow& axis) {
  const Role role = axis.separation > 0 ? Role::lower_bound : Role::normal;
  const double aside = builder.pixels(kBar + 9);
  const dvec3 from = line.at(axis.shadow_a.high, aside), to = line.at(axis.shadow_b.low, aside);
  if (builder.onScreen(from, to) > 2) builder.line(role, from, to, Emphasis::strong);
  for (const dvec3& end : {from, to}) builder.marker(role, end, MarkerShape::dot, Emphasis::faint);
  const dvec2 away = builder.screenDirection(line.side);
  builder.label(role, (from + to) * 0.5, separationText(axis.separation), away == dvec2(0.0) ? dvec2(0, 1) : away,
                priority_answer);
}

/// The plane behind which A ⊖ B lies along n.
void addPlane(FigureBuilder& builder, const SatAxisRow& axis, Role role, Emphasis emphasis) {
  const dvec3 n = axis.direction, foot = n * -axis.separation;
  const Frame& frame = builder.frame;
  const dvec3 w = furthestPoint(frame, Which::a, n) - furthestPoint(frame, Which::b, -n);
  // Between its nearest point to O and A ⊖ B, so that both are seen on it.
  const dvec3 aside = w - n * glm::dot(w, n);
  addSupportingPlane(builder, role, foot + aside * 0.5, n, emphasis);
}

}  // namespace

void addWorldSeparatingAxis(FigureBuilder& builder) {
  const Frame& frame = builder.frame;
  if (!frame.axis()) return;
  const SatAxisRow& axis = axisOf(frame);
  addFeature(builder, Which::a, axis.on_a);
  addFeature(builder, Which::b, axis.on_b);
  const ShadowLine line = shadowLine(*frame.scene, frame.poses, builder.view, axis);
  const auto [low, high] = drawnPart(builder.view, axis);
  builder.line(Role::search_direction, line.at(low), line.at(high), Emphasis::faint);
  builder.arrow(Role::search_direction, line.at(high - builder.pixels(30)), line.at(high));
  const dvec2 along = builder.screenDirection(axis.direction);
  builder.label(Role::search_direction, line.at(high), "*n*", along == dvec2(0.0) ? dvec2(0.7, -0.7) : along,
                priority_value);
  if (frame.moment.sub_step == SubStep::sat_shadows) {
    addShadow(builder, line, Which::a, axis.shadow_a);
    addShadow(builder, line, Which::b, axis.shadow_b);
    addSeparation(builder, line, axis);
  } else if (!axis.on_a.empty() || !axis.on_b.empty()) {
    const dvec3 from = middleOfFeatures(builder, axis);
    const double outwards = looksAlong(axis) ? 1 : -1;
    builder.arrow(Role::search_direction, from, from + axis.direction * (outwards * builder.pixels(kAxisArrow)));
  }
}

void addDifferenceSeparatingAxis(FigureBuilder& builder) {
  const Frame& frame = builder.frame;
  if (!frame.axis()) return;
  const SatAxisRow& axis = axisOf(frame);
  const dvec3 n = axis.direction, foot = n * -axis.separation;
  const dvec3 back = n * (axis.shadow_a.low - axis.shadow_b.high);
  const double beyond = builder.pixels(60);
  const double lowest = std::min(0.0, glm::dot(back, n)) - beyond, highest = std::max(0.0, -axis.separation) + beyond;
  builder.line(Role::search_direction, n * lowest, n * highest, Emphasis::faint);
  if (frame.moment.sub_step != SubStep::sat_shadows) return;
  if (const int best = frame.axis()->best; best >= 0 && best != frame.axis()->axis)
    addPlane(builder, frame.run->sat->axis(best), Role::upper_bound, Emphasis::faint);
  addPlane(builder, axis, Role::support_plane, axis.separation > 0 ? Emphasis::strong : Emphasis::normal);
  const Role role = axis.separation > 0 ? Role::lower_bound : Role::normal;
  if (builder.onScreen(foot, dvec3(0.0)) > 2) builder.line(role, dvec3(0.0), foot, Emphasis::strong);
  builder.marker(role, foot, MarkerShape::dot);
  const dvec2 along = builder.screenDirection(n);
  builder.label(role, foot * 0.5, separationText(axis.separation),
                builder.dimension() == 1 ? dvec2(0, -1) : dvec2(-along.y, along.x), priority_answer);
}

}  // namespace gjklab
