// Difference space: what is proven about the distance or depth, as circles around the origin (3-D: spheres, seen as
// their outlines; 1-D: marks on both sides), and at the result the boundary point nearest to it.

#include "model/figure/clip.h"
#include "model/figure/figure_parts.h"
#include "model/text/number_text.h"
#include "model/text/translate.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <optional>

namespace gjklab {
namespace {

/// The sentence is about the bounds: their names come before what else has one in the pane.
constexpr int kNamePriority = priority_value + 2;

Line halfCircle(const FigureBuilder& builder, Role role, double radius, dvec3 u, dvec3 v) {
  const int count = static_cast<int>(std::clamp(4 * std::sqrt(builder.onScreen(radius)), 16.0, 160.0));
  Line arc{.role = role, .points = {}};
  for (int i = 0; i <= count; ++i) {
    const double angle = std::numbers::pi * i / count;
    arc.points.push_back(radius * (u * std::cos(angle) + v * std::sin(angle)));
  }
  return arc;
}

/// On the screen, from O to where x is as the search leads: the side of the circles of its bounds that matters.
dvec2 sideOfBounds(const FigureBuilder& builder) {
  const dvec2 d = builder.frame.direction ? builder.screenDirection(*builder.frame.direction) : dvec2(0, 1);
  return d == dvec2(0.0) ? dvec2(0, -1) : -d;
}

/// Of a circle around O that is too large for the pane: the arc on the side of the bounds, as far as the pane reaches.
/// Empty if the pane shows the whole circle, or nothing of that side.
std::vector<dvec3> arcInPane(const FigureBuilder& builder, const std::vector<dvec3>& circle) {
  constexpr double kReach = 1.05;  // radians on each side
  constexpr double kPane = 0.97;
  const SubStep step = builder.frame.moment.sub_step;
  if (step != SubStep::gjk_progress && step != SubStep::gjk_end) return {};
  if (builder.frame.show_result || circle.size() < 8 || withinPane(builder.view, circle, 1)) return {};
  const dvec2 middle(project(builder.view, dvec3(0.0))), side = sideOfBounds(builder);
  const auto share = [&](std::size_t i) {  // the cosine of the angle from that side
    const dvec2 out = dvec2(project(builder.view, circle[i % circle.size()])) - middle;
    return glm::dot(out, side) / std::max(glm::length(out), 1e-9);
  };
  const auto shown = [&](std::size_t i) {
    return share(i) > std::cos(kReach) && withinPane(builder.view, circle[i % circle.size()], kPane);
  };
  std::size_t first = circle.size();
  for (std::size_t i = 0; i < circle.size(); ++i)
    if (shown(i) && (first == circle.size() || share(i) > share(first))) first = i;
  if (first == circle.size()) return {};
  std::size_t low = first + circle.size(), high = low;
  while (shown(low - 1)) --low;
  while (shown(high + 1)) ++high;
  std::vector<dvec3> arc;
  for (std::size_t i = low; i <= high; ++i) arc.push_back(circle[i % circle.size()]);
  return arc;
}

/// In space, the part of a sphere around O where the search is: of the great circle through O's line to x that is seen
/// from its front. The outline of a sphere too large for the pane would leave x inside a ball in which x is not.
struct NearCircle {
  dvec3 u;  ///< towards x
  dvec3 v;  ///< across the line of sight
  dvec3 at(double angle) const { return u * std::cos(angle) + v * std::sin(angle); }
};

std::optional<NearCircle> nearCircle(const FigureBuilder& builder, Role role, double radius) {
  if (builder.dimension() < 3 || !builder.frame.direction) return std::nullopt;
  if (arcInPane(builder, sphereOutline(builder, role, dvec3(0.0), radius).points).empty()) return std::nullopt;
  const dvec3 x = builder.frame.closest.value_or(dvec3(0.0));
  const dvec3 u = unitOrZero(x == dvec3(0.0) ? -*builder.frame.direction : x),
              v = unitOrZero(glm::cross(builder.eye.from(dvec3(0.0)), u));
  if (v == dvec3(0.0)) return std::nullopt;
  return NearCircle{u, v};
}

/// The part of it on x's side, as far as the pane shows it.
std::vector<dvec3> nearArc(const FigureBuilder& builder, const NearCircle& near, double radius) {
  constexpr double kReach = 1.05, kStep = 0.02, kPane = 0.97;  // radians; of the pane
  std::vector<dvec3> arc;
  for (double angle = -kReach; angle <= kReach; angle += kStep) {
    const dvec3 p = radius * near.at(angle);
    if (withinPane(builder.view, p, kPane))
      arc.push_back(p);
    else if (angle < 0)
      arc.clear();
    else
      break;
  }
  return arc;
}

/// On the side of the circle that the search has nothing to do with, and on its own side of it.
void addCircleName(FigureBuilder& builder, Role role, double radius, const std::string& text, bool outer) {
  const Frame& frame = builder.frame;
  if (builder.dimension() == 1) {
    // Where x is, which the upper bound belongs to; before there is one, where the search leads.
    double side = frame.closest && frame.closest->x != 0      ? std::copysign(1.0, frame.closest->x)
                  : frame.direction && frame.direction->x > 0 ? 1
                                                              : -1;
    if (!withinPane(builder.view, {side * radius, 0, 0}, 0.97)) side = -side;
    // Its mark goes on under the numbers of the line, as far as the name hangs.
    const double x = side * radius, under = barHeight(builder) + builder.pixels(22);
    const double foot = under + builder.pixels(outer ? 10 : 30);
    builder.line(role, {x, -under, 0}, {x, -foot, 0});
    builder.label(role, {x, -foot, 0}, text, {0, 1}, kNamePriority);
    return;
  }
  if (const auto near = nearCircle(builder, role, radius)) {
    const std::vector<dvec3> arc = nearArc(builder, *near, radius);
    if (arc.size() < 2) return;
    const dvec3 place = arc[static_cast<std::size_t>(static_cast<double>(arc.size() - 1) * (outer ? 0.7 : 0.3))];
    return builder.label(role, place, text, builder.screenDirection(place), kNamePriority);
  }
  const dvec2 back = sideOfBounds(builder);
  const bool whole = arcInPane(builder, sphereOutline(builder, role, dvec3(0.0), radius).points).empty();
  // One label to each hand of the far side; further round where that is outside the pane and the circle is whole, and
  // last to the other hand.
  for (const double turn : {0.9, 0.5, 0.2, 1.3, 1.8, 2.3, 2.8, -2.3, -1.8, -1.3, -0.9}) {
    if (std::abs(turn) > 1 ? !whole : std::abs(turn) < 0.5 && whole) continue;
    const double angle = outer ? turn : -turn;
    const dvec2 at(back.x * std::cos(angle) - back.y * std::sin(angle),
                   back.x * std::sin(angle) + back.y * std::cos(angle));
    const dvec3 place = (rightOf(builder.view) * at.x - upOf(builder.view) * at.y) * radius;
    if (!withinPane(builder.view, place, 0.93)) continue;
    return builder.label(role, place, text, at, kNamePriority);
  }
}

bool showsLower(SubStep step) {
  return step == SubStep::gjk_progress || step == SubStep::gjk_end || step == SubStep::epa_closest_facet ||
         step == SubStep::epa_bound;
}

bool showsUpper(SubStep step) { return showsLower(step) && step != SubStep::epa_closest_facet; }

void addDepth(FigureBuilder& builder, dvec3 x, double depth, dvec3 n) {
  const bool line = builder.dimension() == 1;
  const dvec2 along = builder.screenDirection(n);
  const dvec2 side = line ? dvec2(0, -1) : along == dvec2(0.0) ? dvec2(0.7, 0.7) : dvec2(-along.y, along.x);
  addDepthArrow(builder, dvec3(0.0), x, n, depth, side, line ? dvec3(0, barHeight(builder), 0) : dvec3(0.0));
  builder.marker(Role::closest_point, x, MarkerShape::dot);
  addCircleAroundOrigin(builder, Role::upper_bound, depth);
}

void addDistance(FigureBuilder& builder, dvec3 x, double distance, dvec3 normal) {
  const dvec2 along = builder.screenDirection(normal);
  const double length = builder.onScreen(x, dvec3(0.0));
  // Between two marks that are near each other there is no room: it stands at x.
  const dvec3 middle = builder.dimension() == 1  ? x * 0.5 + dvec3(0, barHeight(builder), 0)
                       : length > kRoomForNumber ? x * 0.5
                                                 : x;
  if (length > 2) {
    builder.line(Role::closest_point, x, dvec3(0.0), Emphasis::strong);
    builder.label(Role::closest_point, middle, tr("distance {distance}", arg("distance", number(distance, 4))),
                  builder.dimension() == 1 ? dvec2(0, -1) : dvec2(-along.y, along.x), priority_answer);
  }
  builder.marker(Role::closest_point, x, MarkerShape::dot);
  addNormalArrow(builder, x, normal, length, along == dvec2(0.0) ? dvec2(0.7, -0.7) : dvec2(along.y, -along.x));
}

/// The same in difference space: all of A ⊖ B lies behind a line across n, the origin before it.
void addSeparation(FigureBuilder& builder, dvec3 n) {
  const Frame& frame = builder.frame;
  const dvec3 a = furthestPoint(frame, Which::a, n);
  const dvec3 b = furthestPoint(frame, Which::b, -n);
  const dvec3 w = a - b;
  if (!drawsProof(frame)) addSupportingPlane(builder, Role::normal, w, n);
  const dvec2 along = builder.screenDirection(n);
  const dvec2 side = along == dvec2(0.0) ? dvec2(0.7, -0.7) : dvec2(along.y, -along.x);
  // The separating axis test knows how wide the gap is: from the plane to O.
  const double gap = -glm::dot(w, n);
  if (!frame.run->sat || !(builder.onScreen(gap) > 2)) return addNormalArrow(builder, w, n, 0, side);
  const dvec3 foot = -gap * n;
  builder.line(Role::closest_point, foot, dvec3(0.0), Emphasis::strong);
  builder.label(
      Role::closest_point, 0.5 * foot + (builder.dimension() == 1 ? dvec3(0, barHeight(builder), 0) : dvec3(0.0)),
      tr("gap {gap}", arg("gap", number(gap, 4))), builder.dimension() == 1 ? dvec2(0, -1) : -side, priority_answer);
  addNormalArrow(builder, foot, n, builder.onScreen(gap), side);
}

/// The words beside speak of the cores; the circles are what their bounds say of the shapes.
std::string ofShapes(const Frame& frame, const std::string& bound) {
  return frame.run->trace.radius_sum > 0 ? tr("{bound}, with radii", arg("bound", bound)) : bound;
}

/// While GJK runs: whether the shapes overlap although their cores are apart.
bool boundsDepthOfShapes(const Frame& frame) {
  return frame.bounds_on_depth && phaseOf(frame.moment.sub_step) == Phase::gjk;
}

/// Both circles are one on the screen; whether the bounds meet, their numbers say.
std::string oneCircleName(const Frame& frame, double lower, double upper) {
  const std::string low = number(lower, 4), high = number(upper, 4);
  const Argument from = arg("lower", low), to = arg("upper", high);
  if (boundsDepthOfShapes(frame))
    return low == high ? tr("depth {depth}", arg("depth", high)) : tr("depth {lower} to {upper}", from, to);
  return ofShapes(
      frame, low == high ? tr("both bounds: {bound}", arg("bound", high)) : tr("bounds {lower} to {upper}", from, to));
}

std::string upperBoundName(const Frame& frame, const std::string& bound) {
  if (boundsDepthOfShapes(frame)) return tr("depth at most {bound}", arg("bound", bound));
  return ofShapes(frame, tr("upper bound {bound}", arg("bound", bound)));
}

/// With the search that has proven it, where the picture's gap is another one's.
std::string lowerBoundName(const Frame& frame, const std::string& bound) {
  if (boundsDepthOfShapes(frame)) return tr("depth at least {bound}", arg("bound", bound));
  if (!frame.earlier_proof || frame.run->trace.radius_sum > 0)
    return ofShapes(frame, tr("lower bound {bound}", arg("bound", bound)));
  return tr("at least {bound}, by GJK {iteration}", arg("bound", bound),
            arg("iteration", frame.earlier_proof->iteration));
}

}  // namespace

void addCircleAroundOrigin(FigureBuilder& builder, Role role, double radius) {
  if (builder.dimension() == 1) {
    const double foot = barHeight(builder) + builder.pixels(3), top = builder.pixels(34);
    // One bracket: what is nearer to O than this.
    return builder.line({.role = role,
                         .points = {{-radius, top, 0}, {-radius, -foot, 0}, {radius, -foot, 0}, {radius, top, 0}},
                         .emphasis = Emphasis::normal});
  }
  if (const auto near = nearCircle(builder, role, radius)) {
    if (std::vector<dvec3> arc = nearArc(builder, *near, radius); arc.size() > 1)
      builder.line({.role = role, .points = std::move(arc)});
    return;
  }
  Line outline = sphereOutline(builder, role, dvec3(0.0), radius);
  if (std::vector<dvec3> arc = arcInPane(builder, outline.points); arc.size() > 1) {
    outline.points = std::move(arc);
    outline.closed = false;
    return builder.line(std::move(outline));
  }
  builder.line(std::move(outline));
  if (builder.dimension() < 3) return;
  // Its equator, and a meridian that is seen at an angle, make the ring a sphere; their far halves are behind it.
  const dvec3 sight = builder.eye.from(dvec3(0.0));
  for (const dvec3 axis : {dvec3(0, 1, 0), unitOrZero(glm::cross(upOf(builder.view), sight) + 0.9 * sight)}) {
    const dvec3 u = unitOrZero(glm::cross(axis, sight));
    if (u == dvec3(0.0)) continue;
    const dvec3 v = glm::cross(u, axis);  // the half along v is the nearer one
    for (const double side : {1.0, -1.0}) {
      Line arc = halfCircle(builder, role, radius, u, glm::dot(v, sight) * side > 0 ? v : -v);
      arc.emphasis = Emphasis::faint;
      arc.depth = side > 0 ? Depth::open : Depth::behind;
      builder.line(std::move(arc));
    }
  }
}

void addLengthAroundOrigin(FigureBuilder& builder, Role role, double length, const std::string& name, bool outer) {
  addCircleAroundOrigin(builder, role, length);
  addCircleName(builder, role, length, name, outer);
}

void addBounds(FigureBuilder& builder) {
  const Frame& frame = builder.frame;
  const SubStep step = frame.moment.sub_step;
  if (!builder.options.bounds || frame.show_result) return;
  const double lower = frame.bounds.lower, upper = frame.bounds.upper;
  const double low = builder.shownFrame().bounds.lower, high = builder.shownFrame().bounds.upper;
  // Within the ring of O no circle is seen, and the facet's distance is the same number.
  constexpr double kRing = 18;
  const bool told = step == SubStep::epa_closest_facet && builder.dimension() > 1 && builder.onScreen(low) < kRing;
  const bool has_lower = frame.lower_known && showsLower(step) && builder.onScreen(low) > 2 && !told;
  const bool has_upper = frame.upper_known && showsUpper(step) && builder.onScreen(high) > 2;
  const bool meet = has_lower && has_upper && std::abs(builder.onScreen(high - low)) < 1.5;
  const bool named_on_line = boundLineTellsAll(builder);
  if (has_upper) {
    addCircleAroundOrigin(builder, Role::upper_bound, upper);
    if (!named_on_line)
      addCircleName(builder, Role::upper_bound, upper,
                    meet ? oneCircleName(frame, low, high) : upperBoundName(frame, number(high, 4)), true);
  }
  if (has_lower && !meet) {
    addCircleAroundOrigin(builder, Role::lower_bound, lower);
    if (!named_on_line && !showsEarlierProof(builder))
      addCircleName(builder, Role::lower_bound, lower, lowerBoundName(frame, number(low, 4)), false);
  }
}

void addDifferenceAnswer(FigureBuilder& builder) {
  const Frame& frame = builder.frame;
  if (!frame.show_result) return;
  const auto& result = frame.run->trace.result;
  addDifferenceProof(builder);
  if (!(glm::dot(result.normal, result.normal) > 0)) return;
  if (!result.has_distance) return addSeparation(builder, result.normal);
  if (!frame.closest) return;
  if (result.depth > 0 && builder.onScreen(result.depth) > 2)
    addDepth(builder, *frame.closest, result.depth, result.normal);
  else
    addDistance(builder, *frame.closest, result.distance, result.normal);
}

}  // namespace gjklab
