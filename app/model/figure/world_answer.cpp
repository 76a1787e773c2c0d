// World space: the closest pair so far, and at the result the answer: distance, or depth with the normal and the ghost
// of B moved just apart.

#include "model/figure/figure_parts.h"
#include "model/text/number_text.h"
#include "model/text/translate.h"

#include <algorithm>

namespace gjklab {
namespace {

dvec2 besideLine(const FigureBuilder& builder, dvec3 from, dvec3 to) {
  const dvec2 along = builder.screenDirection(to - from);
  if (along == dvec2(0.0)) return {0.7, -0.7};
  const dvec2 side(along.y, -along.x);
  return side.y > 0.3 ? -side : side;  // above the line rather than below it
}

/// 1-D: the points are in their lanes; thin lines carry them to the number line, where the distance is read.
void addDropLines(FigureBuilder& builder, dvec3 a, dvec3 b) {
  builder.line(Role::closest_point, a + rowOf(builder, Which::a), a, Emphasis::faint, true);
  builder.line(Role::closest_point, b + rowOf(builder, Which::b), b, Emphasis::faint, true);
}

/// p on A and q on B, with x = p − q, unless the point is a vertex of the simplex, which has its own letter.
void addWitnessName(FigureBuilder& builder, Which which, dvec3 point, dvec3 other) {
  const Frame& frame = builder.frame;
  const auto isVertex = [&](const FrameVertex& vertex) {
    return builder.onScreen(which == Which::a ? vertex.support.a : vertex.support.b, point) < 2;
  };
  if (std::any_of(frame.simplex.begin(), frame.simplex.end(), isVertex)) return;
  const dvec2 apart = builder.screenDirection(point - other);
  builder.label(Role::closest_point, point + rowOf(builder, which), which == Which::a ? "*p*" : "*q*",
                apart == dvec2(0.0) ? dvec2(0.7, -0.7) : apart, priority_value - 12);
}

void addWitnesses(FigureBuilder& builder) {
  const Frame& frame = builder.frame;
  const dvec3 a = *frame.witness_a, b = *frame.witness_b;
  if (builder.dimension() == 1) addDropLines(builder, a, b);
  const double told =
      glm::length(builder.shownFrame().witness_b.value_or(b) - builder.shownFrame().witness_a.value_or(a));
  const bool depth =
      phaseOf(frame.moment.sub_step) == Phase::epa || (frame.show_result && frame.run->trace.result.depth > 0);
  const bool apart = builder.onScreen(a, b) > 1;
  if (apart && !(depth && frame.show_result)) {
    builder.line(Role::closest_point, a, b, frame.show_result ? Emphasis::strong : Emphasis::normal);
    const bool asks_speed = builder.options.stage && frame.moment.sub_step == SubStep::impact_speed;
    if (!depth && !asks_speed && builder.onScreen(told) > 1)
      builder.label(Role::closest_point, (a + b) * 0.5, number(told, 4), besideLine(builder, a, b),
                    frame.show_result ? priority_answer : priority_value);
  }
  if (apart && !frame.show_result) {
    addWitnessName(builder, Which::a, a, b);
    addWitnessName(builder, Which::b, b, a);
  }
  builder.marker(Role::closest_point, a + rowOf(builder, Which::a), MarkerShape::dot);
  builder.marker(Role::closest_point, b + rowOf(builder, Which::b), MarkerShape::dot);
}

void addGhost(FigureBuilder& builder) {
  const Frame& frame = builder.frame;
  if (!(builder.onScreen(glm::length(frame.ghost_offset)) > 2)) return;
  addSolid(builder, wholeOf(frame, Which::b), positionOf(frame, Which::b) + frame.ghost_offset,
           {.role = Role::ghost, .filled = true, .dashed = true}, ghostRowOf(builder));
}

void addNormal(FigureBuilder& builder) {
  const Frame& frame = builder.frame;
  const auto& result = frame.run->trace.result;
  const dvec3 n = result.normal;
  if (!(glm::dot(n, n) > 0)) return;
  if (result.depth > 0) {
    // Moving B by depth · n carries its deepest point to A's: the arrow is that motion.
    const dvec3 b = result.point_b, a = result.point_a;
    return addDepthArrow(builder, b, a, n, result.depth, besideLine(builder, b, b + n));
  }
  const dvec3 from = result.point_a;
  // The distance is on the other side.
  addNormalArrow(builder, from, n, builder.onScreen(from, result.point_b), -besideLine(builder, from, from + n));
}

/// A yes-or-no method has no closest pair: a line across n half-way between the bodies shows that they are apart.
void addSeparation(FigureBuilder& builder) {
  const Frame& frame = builder.frame;
  const dvec3 n = frame.run->trace.result.normal;
  if (!(glm::dot(n, n) > 0)) return;
  const dvec3 a = furthestPoint(frame, Which::a, n);
  const dvec3 b = furthestPoint(frame, Which::b, -n);
  const dvec3 middle = (a + b) * 0.5;
  if (!drawsProof(frame)) addSupportingPlane(builder, Role::normal, middle, n);
  addNormalArrow(builder, middle, n, 0, besideLine(builder, middle, middle + n));
}

bool showsWitnesses(const Frame& frame) {
  if (!frame.witness_a || !frame.witness_b) return false;
  const SubStep step = frame.moment.sub_step;
  return step != SubStep::gjk_support && step != SubStep::gjk_progress && step != SubStep::epa_horizon &&
         step != SubStep::epa_support;
}

}  // namespace

void addNormalArrow(FigureBuilder& builder, dvec3 from, dvec3 n, double beside, dvec2 side) {
  // Along a long enough segment the arrow would hide the half of it; past a short one it shows what the eye cannot. Its
  // head stays clear of the mark at the segment's end, the ring of O.
  constexpr double kShort = 46, kPastMark = 38;
  const double wanted = beside > 1.6 * kNormalArrow ? kNormalArrow
                        : beside > kShort           ? 0.55 * beside
                                                    : std::max(kNormalArrow, beside + kPastMark);
  // On the number line the letter is beside the arrow, not beyond it.
  const bool line = builder.dimension() == 1;
  const dvec3 tip = seenTip(builder, from, n, wanted, line ? 4 : 26);
  builder.arrow(Role::normal, from, tip);
  builder.label(Role::normal, line ? (from + tip) * 0.5 : tip, "*n*", side, priority_value);
}

void addDepthArrow(FigureBuilder& builder, dvec3 from, dvec3 to, dvec3 n, double depth, dvec2 side, dvec3 lift) {
  constexpr double kLongEnough = 36;  // pixels, for a head
  const bool long_enough = builder.onScreen(from, to) > kLongEnough;
  if (long_enough) {
    builder.arrow(Role::normal, from, to, Emphasis::strong);
    const dvec2 along = builder.screenDirection(n);
    if (along != dvec2(0.0)) builder.label(Role::normal, to + lift, "*n*", along, priority_value);
  } else {
    const dvec3 tip = seenTip(builder, from, n, kNormalArrow);
    builder.line(Role::normal, from, to, Emphasis::strong);
    builder.arrow(Role::normal, from, tip, Emphasis::faint, true);
    builder.label(Role::normal, tip, "*n*", -side, priority_value);
  }
  const dvec3 at = builder.dimension() == 1 || builder.onScreen(from, to) > kRoomForNumber ? (from + to) * 0.5 : to;
  builder.label(Role::normal, at + lift, tr("depth {depth}", arg("depth", number(depth, 4))), side, priority_answer);
}

void addWorldAnswer(FigureBuilder& builder) {
  const Frame& frame = builder.frame;
  if (frame.show_result) addGhost(builder);
  if (showsWitnesses(frame)) addWitnesses(builder);
  if (!frame.show_result) return;
  addWorldProof(builder);
  if (frame.run->trace.result.has_distance)
    addNormal(builder);
  else
    addSeparation(builder);
}

}  // namespace gjklab
