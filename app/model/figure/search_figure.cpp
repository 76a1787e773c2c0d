// Difference space: the search. The direction d = −x, drawn from the origin on, the new point w with its supporting
// line or plane, and at the progress test the slab between the planes through x and w.

#include "model/figure/clip.h"
#include "model/figure/figure_parts.h"
#include "model/text/number_text.h"
#include "model/text/translate.h"

#include <algorithm>
#include <cmath>

namespace gjklab {
namespace {

constexpr double kArrow = 74, kFromOrigin = 92;  ///< pixels
constexpr double kRoundingLeft = 1e-14;          ///< of the run's scale: what rounding leaves of a zero

/// The result of a region step: d has done its work, and x is where it led.
bool isRegionResult(const Frame& frame) { return frame.moment.sub_step == SubStep::gjk_region && !frame.test; }

bool showsDirection(const Frame& frame) {
  if (!frame.direction || isAnswered(frame.moment.sub_step) || isRegionResult(frame)) return false;
  const SubStep step = frame.moment.sub_step;
  if (step == SubStep::gjk_end) return frame.support.has_value();
  return step != SubStep::gjk_keep && step != SubStep::epa_rebuild && step != SubStep::sat_shadows;
}

/// d = −x of the x that was known when it was chosen: at the region step that is the previous one.
dvec3 startOfDirection(const Frame& frame) {
  if (frame.moment.sub_step == SubStep::gjk_region) return frame.previous_closest.value_or(dvec3(0.0));
  return frame.closest ? *frame.closest : frame.previous_closest.value_or(dvec3(0.0));
}

/// Where an arrow from O begins: outside of O's mark, so that neither covers the other.
dvec3 besideOrigin(const FigureBuilder& builder, dvec3 d) {
  constexpr double kLeastShare = 0.3;  // of a length that is seen
  const double seen = std::hypot(glm::dot(rightOf(builder.view), d), glm::dot(upOf(builder.view), d));
  return liftOfDirections(builder) + d * (builder.pixels(kMarkOfOrigin) / std::max(seen, kLeastShare));
}

void addDirectionName(FigureBuilder& builder, dvec3 tip, dvec3 d, const char* name) {
  const dvec2 along = builder.screenDirection(d);
  const dvec2 away = along == dvec2(0.0) ? dvec2(0.7, -0.7) : unitOrZero(along + dvec2(-along.y, along.x) * 0.7);
  builder.label(Role::search_direction, tip, name, away, priority_value + 5);
}

/// EPA: n starts at the facet and points outwards; it may be shortened at the pane's edge. Where the line of the bounds
/// is drawn, w is found: only the step that asks for it shows n, beyond the foot of w if that is near.
void addFacetNormal(FigureBuilder& builder) {
  constexpr double kRoom = 100;  // pixels
  const dvec3 n = *builder.frame.direction;
  dvec3 from = startOfDirection(builder.frame) + liftOfDirections(builder);
  if (showsBoundLine(builder)) {
    if (builder.frame.moment.sub_step != SubStep::epa_support) return;
    const dvec3 foot = n * glm::dot(builder.frame.support->w, n);
    if (builder.onScreen(from, foot) < kRoom) from = foot;
  }
  const dvec3 tip = from + n * roomInPane(builder, from, n);
  if (builder.dimension() == 1)
    builder.line(Role::search_direction, from - liftOfDirections(builder), from, Emphasis::faint, true);
  builder.arrow(Role::search_direction, from, tip);
  addDirectionName(builder, tip, n, "*n*");
}

std::vector<dvec3> marksOfSearch(const Frame& frame) {
  std::vector<dvec3> marks;
  for (const FrameVertex& vertex : frame.simplex) marks.push_back(vertex.support.w);
  if (frame.support) marks.push_back(frame.support->w);
  if (frame.closest) marks.push_back(*frame.closest);
  return marks;
}

/// d = −x leads on from O; the dashed line from x to O shows where it comes from.
void addDirection(FigureBuilder& builder) {
  constexpr double kLeastSeen = 24, kMark = 10;  // pixels
  const Frame& frame = builder.frame;
  const dvec3 d = *frame.direction, x = startOfDirection(frame), lift = liftOfDirections(builder);
  dvec3 from = besideOrigin(builder, d), tip = tipOfDirection(builder, d);
  const bool along_sight = builder.onScreen(lift, tip) < kLeastSeen;
  if (along_sight) from = x + lift, tip = from + d * builder.pixels(kArrow);  // its mark beside that of O
  if (!frame.plain_direction && !along_sight && builder.onScreen(x, dvec3(0.0)) > kMark)
    builder.line(Role::search_direction, x + lift, lift, Emphasis::faint, true);
  if (builder.dimension() == 1)
    for (const dvec3 foot : {x, dvec3(0.0)})
      builder.line(Role::search_direction, foot, foot + lift, Emphasis::faint, true);
  builder.arrow(Role::search_direction, from, tip);
  addDirectionName(builder, tip, d, frame.axis() ? "*n*" : "*d*");
}

/// Accelerated GJK: −x beside the direction that momentum made of it.
void addPlainDirection(FigureBuilder& builder) {
  const Frame& frame = builder.frame;
  if (!frame.plain_direction || !frame.closest) return;
  const dvec3 d = *frame.plain_direction, from = besideOrigin(builder, d), tip = tipOfDirection(builder, d);
  builder.arrow(Role::search_direction, from, tip, Emphasis::faint, true);
  builder.label(Role::search_direction, glm::mix(from, tip, 0.66), "−*x*", besideOther(builder, d, *frame.direction),
                priority_value);
}

void addSupport(FigureBuilder& builder) {
  const Frame& frame = builder.frame;
  const SubStep step = frame.moment.sub_step;
  if (step == SubStep::gjk_region || step == SubStep::gjk_keep || step == SubStep::epa_rebuild) return;
  const dvec3 w = frame.support->w;
  if (frame.support_line && frame.direction)
    addSupportingPlane(builder, Role::support_plane, w, *frame.direction,
                       frame.separates ? Emphasis::strong : Emphasis::normal);
  builder.marker(Role::support_w, w, MarkerShape::ring, Emphasis::normal);
  if (builder.dimension() == 1)
    return builder.label(Role::support_w, w + dvec3(0, barHeight(builder), 0), "*w*", {0, -1}, priority_letter);
  dvec2 away = frame.direction ? builder.screenDirection(*frame.direction) : dvec2(0.0);
  if (away == dvec2(0.0)) away = {0.7, -0.7};
  // Beyond the supporting line, on the side away from the middle of A ⊖ B.
  const dvec3 middle = middleOf(frame.geometry->difference, frame.geometry->difference_offset);
  const dvec2 side(-away.y, away.x);
  const double lean = glm::dot(builder.screenDirection(w - middle), side) < 0 ? -1 : 1;
  builder.label(Role::support_w, w, supportIsOrigin(builder) ? std::string(tr("*w* = O")) : "*w*",
                unitOrZero(away + side * (0.75 * lean)), priority_letter);
}

/// The one of these places that is furthest from all points of the search: there a name is that of a line or plane.
dvec3 clearestOf(const FigureBuilder& builder, const std::vector<dvec3>& places) {
  const Frame& frame = builder.frame;
  std::vector<dvec3> points = marksOfSearch(frame);
  points.emplace_back(0.0);
  const auto room = [&](dvec3 place) {
    double nearest = withinPane(builder.view, place, 0.9) ? 1e9 : 0;
    for (const dvec3& p : points) nearest = std::min(nearest, builder.onScreen(place, p));
    return nearest;
  };
  return *std::max_element(places.begin(), places.end(), [&](dvec3 p, dvec3 q) { return room(p) < room(q); });
}

/// Behind what all of A ⊖ B is known to lie, where an earlier search has proven more than this one.
void addEarlierProof(FigureBuilder& builder, const BoundPlane& proof) {
  const std::vector<dvec3> border =
      addSupportingPlane(builder, Role::lower_bound, proof.point, proof.normal, Emphasis::strong);
  const dvec2 along = builder.screenDirection(proof.normal);
  const std::string bound = number(-glm::dot(proof.point, proof.normal), 4);
  builder.label(Role::lower_bound, clearestOf(builder, border),
                tr("at least {bound}, by GJK {iteration}", arg("bound", bound), arg("iteration", proof.iteration)),
                along == dvec2(0.0) ? dvec2(0.7, 0.7) : along, priority_value + 2);
}

/// Along a direction with momentum x is not at its own distance from O: planes across it would not show the bounds.
bool directionIsPlain(const Frame& frame) {
  constexpr double kSameDirection = 1e-9;
  const double length = glm::length(*frame.closest);
  return !(length > 0) || glm::dot(*frame.direction, -*frame.closest) >= length * (1 - kSameDirection);
}

bool asksForProgress(const Frame& frame) {
  return frame.moment.sub_step == SubStep::gjk_progress && frame.closest && frame.support && frame.direction;
}

/// What is still open: A ⊖ B may come nearer to O than x by the gap between the bounds, and no more.
void addSlab(FigureBuilder& builder) {
  const Frame& frame = builder.frame;
  if (!asksForProgress(frame) || !directionIsPlain(frame)) return;
  const dvec3 d = *frame.direction, x = *frame.closest;
  const double gap = frame.bounds_known ? frame.bounds.upper - frame.bounds.lower : 0;
  const double open = builder.shownFrame().bounds.upper - builder.shownFrame().bounds.lower;
  // A gap down to 0 is the upper bound, which is named.
  const bool named = builder.shownFrame().bounds.lower > 0 || !builder.options.bounds;
  const auto name = [&](dvec3 at, dvec2 away) {
    if (named)
      builder.label(Role::support_plane, at, tr("gap {gap}", arg("gap", number(open, 4))), away, priority_value);
  };
  // Where both planes are one, that through w is enough.
  if (builder.onScreen(dvec3(0.0), d * gap) > 2 || !frame.support_line)
    addSupportingPlane(builder, Role::upper_bound, x, d);
  // The strip between the planes through x and w would not be what is still open.
  if (showsEarlierProof(builder)) return addEarlierProof(builder, *frame.earlier_proof);
  if (!(builder.onScreen(gap) > 2 && builder.onScreen(open) > 2)) return;
  const dvec3 to = x + d * gap;
  const double reach = supportingReach(builder);
  if (builder.dimension() == 1) {
    const double h = builder.pixels(44);
    builder.fill({.role = Role::support_plane,
                  .points = {{x.x, -h, 0}, {to.x, -h, 0}, {to.x, h, 0}, {x.x, h, 0}},
                  .emphasis = Emphasis::strong});
    return name((x + to) * 0.5 + dvec3(0, h, 0), {0, -1});
  }
  if (builder.dimension() == 2) {
    // The strip covers both supporting lines: the one through w is centred on w.
    const dvec3 along(-d.y, d.x, 0);
    const double w_at = glm::dot(frame.support->w - x, along);
    const double low = std::min(0.0, w_at) - reach, high = std::max(0.0, w_at) + reach;
    builder.fill({.role = Role::support_plane,
                  .points = {x + along * low, x + along * high, to + along * high, to + along * low},
                  .emphasis = Emphasis::strong});
  }
  const auto [u, v] = across(d);
  const dvec3 side = builder.dimension() == 2 ? dvec3(-d.y, d.x, 0) : u;
  const dvec3 at = x + side * (0.55 * reach);
  builder.arrow(Role::support_plane, at, at + d * gap, Emphasis::faint);
  const dvec2 screen_side = builder.screenDirection(side);
  name(at + d * (gap / 2), screen_side == dvec2(0.0) ? dvec2(1, 0) : screen_side);
}

/// The line or plane through x that the words about the next direction name: what is nearer lies beyond it.
void addNearerSide(FigureBuilder& builder) {
  const Frame& frame = builder.frame;
  if (frame.moment.sub_step != SubStep::gjk_direction || !frame.closest || builder.dimension() == 1) return;
  if (builder.options.stage) return;  // there the sentence does not speak of it
  const double length = glm::length(*frame.closest);
  if (length > 0) addSupportingPlane(builder, Role::upper_bound, *frame.closest, *frame.closest / -length);
}

/// Whether x has left its previous position so far that both can be told apart, also beside O's mark.
bool movedVisibly(const FigureBuilder& builder) {
  constexpr double kMoved = 3;  // pixels
  const Frame& frame = builder.frame;
  return frame.closest &&
         builder.onScreen(*frame.previous_closest, *frame.closest) > (isRegionResult(frame) ? kMarkOfOrigin : kMoved);
}

/// The length of x. What rounding has left of a zero is 0, as in the words.
double lengthOfClosest(const FigureBuilder& builder) {
  const double length = glm::length(builder.shownFrame().closest.value_or(*builder.frame.closest));
  return length > kRoundingLeft * builder.frame.run->trace.scale ? length : 0;
}

void addPreviousName(FigureBuilder& builder, dvec3 below, dvec2 side) {
  const Frame& frame = builder.frame;
  if (builder.options.stage && closestIsOrigin(builder)) return;  // the search has ended
  const dvec3 old = *frame.previous_closest;
  const bool moved = movedVisibly(builder), result = isRegionResult(frame);
  if (moved && !result) builder.line(Role::previous_closest, old, *frame.closest, Emphasis::normal, true);
  if (!frame.closest || (moved && !(result && builder.options.stage)))
    builder.label(Role::previous_closest, old + below, tr("previous *x*"), side, priority_value - 5);
}

/// "x"; where O's mark covers it, "x = O".
std::string nameOfClosest(const FigureBuilder& builder) {
  return closestIsOrigin(builder) ? std::string(tr("*x* = O")) : "*x*";
}

void addClosestPoints(FigureBuilder& builder) {
  const Frame& frame = builder.frame;
  const SubStep step = frame.moment.sub_step;
  // x is named on the side that the arrow does not take.
  const dvec2 d = frame.direction ? builder.screenDirection(*frame.direction) : dvec2(0.0);
  const dvec2 away = d == dvec2(0.0) ? dvec2(-0.8, -0.6) : unitOrZero(-d + dvec2(d.y, -d.x) * 0.6);
  const dvec3 below = builder.dimension() == 1 ? dvec3(0, -barHeight(builder) - builder.pixels(24), 0) : dvec3(0.0);
  const dvec2 side = builder.dimension() == 1 ? dvec2(0, 1) : away;
  if (frame.previous_closest) addPreviousName(builder, below, side);
  if (!frame.closest || isAnswered(step)) return;
  const dvec3 x = *frame.closest;
  if (phaseOf(step) == Phase::epa && !showsBoundLine(builder)) {
    builder.line(Role::closest_point, dvec3(0.0), x);
    if (!(step == SubStep::epa_closest_facet && builder.dimension() == 1))
      builder.label(Role::closest_point, x * 0.5, number(lengthOfClosest(builder), 4), dvec2(d.y, -d.x),
                    priority_value);
  }
  // The sentence of this step is about the length of x.
  if (step == SubStep::gjk_keep) builder.line(Role::closest_point, dvec3(0.0), x);
  builder.marker(Role::closest_point, x, MarkerShape::dot);
  if (phaseOf(step) == Phase::gjk)
    builder.label(Role::closest_point, x + below, nameOfClosest(builder), side, priority_point);
}

}  // namespace

bool showsEarlierProof(const FigureBuilder& builder) {
  const Frame& frame = builder.frame;
  if (!asksForProgress(frame) || !directionIsPlain(frame) || !frame.earlier_proof) return false;
  const BoundPlane& proof = *frame.earlier_proof;
  return builder.onScreen(glm::dot(frame.support->w, *frame.direction) - glm::dot(proof.point, proof.normal)) > 2;
}

bool closestIsOrigin(const FigureBuilder& builder) { return builder.frame.closest && lengthOfClosest(builder) == 0; }

bool supportIsOrigin(const FigureBuilder& builder) {
  const Frame& frame = builder.frame;
  return frame.moment.sub_step == SubStep::gjk_support && frame.support &&
         glm::length(frame.support->w) <= kRoundingLeft * frame.run->trace.scale;
}

dvec3 liftOfDirections(const FigureBuilder& builder) {
  return builder.dimension() == 1 ? dvec3(0, builder.pixels(62), 0) : dvec3(0.0);
}

dvec3 tipOfDirection(const FigureBuilder& builder, dvec3 d) {
  const dvec3 lift = liftOfDirections(builder), tip = seenTip(builder, lift, d, kFromOrigin);
  return builder.dimension() == 1 ? tip : clearOfMarks(builder, lift, tip, marksOfSearch(builder.frame));
}

void addPreviousClosest(FigureBuilder& builder) {
  const Frame& frame = builder.frame;
  if (!frame.previous_closest) return;
  const dvec3 old = *frame.previous_closest;
  if (frame.closest && !movedVisibly(builder)) return;  // it is x
  // In a room the search that has ended at O leaves no trace, and a ring without its name would be read as x.
  if (builder.options.stage && frame.closest && (closestIsOrigin(builder) || isRegionResult(frame))) return;
  const bool at_vertex = std::any_of(frame.simplex.begin(), frame.simplex.end(), [&](const FrameVertex& vertex) {
    return builder.onScreen(old, vertex.support.w) < 4;
  });
  builder.marker(Role::previous_closest, old, MarkerShape::ring, at_vertex ? Emphasis::strong : Emphasis::faint);
}

void addSearch(FigureBuilder& builder) {
  const Frame& frame = builder.frame;
  addNearerSide(builder);
  addSlab(builder);
  if (frame.support) addSupport(builder);
  addPlainDirection(builder);
  if (showsDirection(frame))
    phaseOf(frame.moment.sub_step) == Phase::epa ? addFacetNormal(builder) : addDirection(builder);
  addClosestPoints(builder);
}

}  // namespace gjklab
