// Difference space, EPA: both bounds on the depth as one line from O along the nearest facet's normal. It is solid up
// to the facet, because the depth is at least that, and dotted up to the foot of w, because it is at most that.

#include "model/figure/clip.h"
#include "model/figure/figure_parts.h"
#include "model/text/number_text.h"
#include "model/text/translate.h"

#include <algorithm>

namespace gjklab {
namespace {

/// The two lengths along n, and what is proven by them.
struct BoundLine {
  dvec3 n{0.0}, w{0.0};
  double facet = 0, reach = 0;
  dvec3 nearFoot() const { return n * facet; }
  dvec3 foot() const { return n * reach; }
};

BoundLine boundLineOf(const Frame& frame) {
  const dvec3 n = *frame.direction, w = frame.support->w;
  return {n, w, std::max(glm::dot(*frame.closest, n), 0.0), glm::dot(w, n)};
}

const gjk::EpaRecord<3>& recordOf(const Frame& frame) {
  return frame.run->trace.epa[static_cast<std::size_t>(frame.moment.record)];
}

/// What rounding may take from a bound.
double slackOf(const Frame& frame) {
  constexpr double kEqual = 1e-12;
  return kEqual * frame.run->trace.scale;
}

/// On the side of the line that w is not on.
dvec2 sideOf(const FigureBuilder& builder, const BoundLine& line) {
  const dvec2 along = builder.screenDirection(line.n);
  if (along == dvec2(0.0)) return {-0.7, -0.7};
  const dvec2 side(-along.y, along.x);
  return glm::dot(side, builder.screenDirection(line.w - line.foot())) > 0 ? -side : side;
}

/// Whether a length along n is the bound on the depth. Of cores it is not one on the depth of the shapes, and an
/// earlier iteration may have proven more.
bool isLowerBound(const Frame& frame, double facet) {
  return frame.run->trace.radius_sum == 0 && facet >= recordOf(frame).lower_bound - slackOf(frame);
}
bool isUpperBound(const Frame& frame, double reach) {
  return frame.run->trace.radius_sum == 0 && reach <= recordOf(frame).upper_bound + slackOf(frame);
}

/// Beside the ends of the dotted part; one name for both where that is short, beside the solid part: around the dotted
/// one are w and the facet's corners.
void addNames(FigureBuilder& builder, const BoundLine& line, const BoundLine& shown) {
  constexpr double kRoom = 70, kRounding = 1e-14;
  const Frame& frame = builder.frame;
  const dvec2 side = sideOf(builder, line);
  const double facet = shown.facet > kRounding * frame.run->trace.scale ? shown.facet : 0;
  const std::string least = number(facet, 4), most = number(shown.reach, 4);
  const bool lower = isLowerBound(frame, shown.facet), upper = isUpperBound(frame, shown.reach);
  const auto add = [&](dvec3 at, const std::string& name, dvec2 away) {
    builder.label(Role::closest_point, at, name, away, priority_value);
  };
  const auto cores = [&](const std::string& length) -> std::string {
    return frame.run->trace.radius_sum > 0 ? tr("cores: {length}", arg("length", length)) : length;
  };
  // An earlier iteration has proven more: the length belongs to w alone.
  const std::string past =
      frame.run->trace.radius_sum > 0 ? cores(most) : std::string(tr("*w* at {length}", arg("length", most)));
  const bool room = builder.onScreen(line.nearFoot(), line.foot()) > kRoom;
  const dvec3 inner = 0.5 * line.nearFoot();
  if (!room && least == most)
    return add(inner, lower && upper ? tr("both bounds: {bound}", arg("bound", least)) : cores(least), side);
  if (!room && lower && upper)
    return add(inner, tr("{lower} to {upper}", arg("lower", least), arg("upper", most)), dvec2(0.0));
  add(line.nearFoot(), lower ? tr("at least {bound}", arg("bound", least)) : cores(least), side);
  // Back from the foot, beyond which a line through w may pass; at the pane's edge if the line leaves it there.
  const auto seen = clipToPane(builder.view, line.nearFoot(), line.foot(), 0.95);
  add(seen ? seen->second : line.foot(), upper ? tr("at most {bound}", arg("bound", most)) : past,
      unitOrZero(side - builder.screenDirection(line.n)));
}

}  // namespace

bool showsBoundLine(const FigureBuilder& builder) {
  const Frame& frame = builder.frame;
  if (builder.dimension() == 1 || frame.run->textbook || frame.run->trace.epa.empty()) return false;
  if (!frame.direction || !frame.support || !frame.closest) return false;
  const SubStep step = frame.moment.sub_step;
  return step == SubStep::epa_support || step == SubStep::epa_bound ||
         (step == SubStep::epa_horizon && builder.options.stage);
}

bool boundLineTellsAll(const FigureBuilder& builder) {
  if (!showsBoundLine(builder) || !builder.shownFrame().support) return false;
  const BoundLine line = boundLineOf(builder.shownFrame());
  return isLowerBound(builder.frame, line.facet) && isUpperBound(builder.frame, line.reach);
}

void addBoundLine(FigureBuilder& builder) {
  constexpr double kSeen = 3, kSquare = 26;  // pixels
  if (!showsBoundLine(builder)) return;
  const BoundLine line = boundLineOf(builder.frame);
  if (builder.onScreen(line.nearFoot(), dvec3(0.0)) > kSeen)
    builder.line(Role::closest_point, dvec3(0.0), line.nearFoot(), Emphasis::strong);
  if (builder.onScreen(line.nearFoot(), line.foot()) > kSeen) {
    builder.line({.role = Role::closest_point, .points = {line.nearFoot(), line.foot()}, .dotted = true});
    builder.marker(Role::upper_bound, line.foot(), MarkerShape::ring);
  }
  const double aside = builder.onScreen(line.foot(), line.w);
  if (aside > kSeen)
    builder.line(
        {.role = Role::closest_point, .points = {line.foot(), line.w}, .emphasis = Emphasis::faint, .dotted = true});
  if (aside > kSquare && line.reach > 0)
    addRightAngle(builder, Role::closest_point, line.foot(), unitOrZero(line.w - line.foot()), -line.n,
                  Emphasis::faint);
  const BoundLine shown = boundLineOf(builder.shownFrame().support ? builder.shownFrame() : builder.frame);
  addNames(builder, line, shown);
}

}  // namespace gjklab
