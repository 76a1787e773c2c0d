// The motion of a pair: velocity and spin of each body as arrows. The tip of a velocity is at the body's position at
// the end of the duration, so it stays in place while the body moves towards it.

#include "model/figure/clip.h"
#include "model/figure/figure_parts.h"
#include "model/figure/make_figure.h"
#include "model/figure/motion.h"
#include "model/run/impact_study.h"
#include "model/text/number_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace gjklab {
namespace {

constexpr double kShortestArrow = 8;  ///< of an arrow, pixels
constexpr double kHandleReach = 12;   ///< of a handle
/// Of the pane: where an arrow ends that would leave it.
constexpr double kLastSeen = 0.93;

Role roleOfMotion(Which which) { return which == Which::a ? Role::handle_a : Role::handle_b; }
class MotionPainter {
 public:
  MotionPainter(FigureBuilder& builder, Which which)
      : builder_(builder),
        which_(which),
        body_(body(*builder.frame.impact()->start, which)),
        dimension_(builder.dimension()),
        duration_(builder.frame.impact()->start->query.duration),
        lift_(rowOf(builder, which)),
        centre_(motionCentre(body_, dimension_, builder.frame.impact()->time) + lift_) {}

  void paint() {
    paintVelocity();
    if (dimension_ == 2) paintArc();
    if (dimension_ == 3) paintSpinAxis();
  }

 private:
  bool holds(const PickTarget& target) const { return builder_.frame.hover == target; }

  /// The ring at a tip, and its handle.
  void tip(const PickTarget& target, dvec3 at) {
    if (!builder_.options.handles) return;
    builder_.marker(roleOfMotion(which_), at, MarkerShape::ring, holds(target) ? Emphasis::strong : Emphasis::normal);
    builder_.handle({.target = target, .shape = {at}, .radius = kHandleReach, .priority = handle_tip});
  }

  dvec2 beside(dvec3 direction) const {
    const dvec2 along = builder_.screenDirection(direction);
    return along == dvec2(0.0) ? dvec2(0.7, -0.7) : dvec2(along.y, -along.x);
  }

  /// The side of a tip on which its label belongs to no other arrow.
  dvec2 beyond(dvec3 direction) const {
    const dvec2 along = builder_.screenDirection(direction);
    return along == dvec2(0.0) ? dvec2(0.7, -0.7) : along;
  }

  dvec3 otherCentre() const {
    const Which other = which_ == Which::a ? Which::b : Which::a;
    const ImpactFrame& impact = *builder_.frame.impact();
    return motionCentre(body(*impact.start, other), dimension_, impact.time) + rowOf(builder_, other);
  }

  /// A body that is small on the screen is not covered by its own arrow: that begins at its edge, where there is
  /// enough of it left.
  dvec3 startOfVelocity(dvec3 end) const {
    constexpr double kSmall = 70, kEnough = 24;  // pixels
    const Solid& solid = wholeOf(builder_.frame, which_);
    if (dimension_ == 1 || builder_.onScreen(solid.size) > kSmall) return centre_;
    const dvec3 along = unitOrZero(end - centre_);
    const double inside = glm::dot(furthestPoint(builder_.frame, which_, along) - centre_, along);
    const dvec3 edge = centre_ + along * std::max(inside, 0.0);
    const bool ahead = glm::dot(end - edge, along) > 0;
    return ahead && builder_.onScreen(edge, end) > kEnough ? edge : centre_;
  }

  void paintVelocity() {
    const dvec3 whole = velocityTip(body_, dimension_, duration_) + lift_;
    const bool moves = body_.linear_velocity != dvec3(0.0);
    // One that leaves the pane ends at its edge, dashed; its number says how long it is.
    const auto seen = clipToPane(builder_.view, centre_, whole, kLastSeen);
    const bool cut = moves && seen && seen->second != whole && withinPane(builder_.view, centre_, kLastSeen);
    const dvec3 end = cut ? seen->second : whole;
    if (moves && builder_.onScreen(centre_, end) > kShortestArrow) {
      const dvec3 start = startOfVelocity(end);
      builder_.arrow(roleOfMotion(which_), start, end, Emphasis::strong, cut);
      paintPartAlongNormal(start, end);
      // A tip on the other body would give that one the number.
      const bool at_other = builder_.onScreen(end, otherCentre()) < builder_.onScreen(end, centre_);
      builder_.label(roleOfMotion(which_), at_other ? glm::mix(start, end, 0.3) : end,
                     fmt::format("*v_{}* {}", letterOf(which_), number(glm::length(body_.linear_velocity), 3)),
                     at_other ? beside(end - centre_) : beyond(end - centre_), priority_letter);
    }
    // A body at rest has its tip in its middle: there a velocity begins.
    if (!moves || !(builder_.frame.impact()->time > 0) || builder_.onScreen(centre_, end) > kHandleReach)
      tip(VelocityTarget{which_}, end);
  }

  /// In the step that asks how fast the gap closes: the part of the velocity that counts.
  void paintPartAlongNormal(dvec3 start, dvec3 end) {
    constexpr double kAside = 10;  // pixels: closer to n, the velocity is its own part
    const ImpactFrame& impact = *builder_.frame.impact();
    if (dimension_ == 1 || impact.by_hand || builder_.frame.moment.sub_step != SubStep::impact_speed) return;
    if (isRayIteration(*impact.study, impact.record)) return;
    const dvec3 n = impact.study->record(impact.record).normal, tip = start + glm::dot(end - start, n) * n;
    if (builder_.onScreen(tip, end) < kAside || builder_.onScreen(start, tip) < kShortestArrow) return;
    builder_.line({.role = roleOfMotion(which_), .points = {end, tip}, .dotted = true});
    builder_.arrow(roleOfMotion(which_), start, tip);
    const double part = glm::dot(body_.linear_velocity, n);
    builder_.label(roleOfMotion(which_), glm::mix(start, tip, 0.5), number(std::abs(part), 3),
                   -unitOrZero(builder_.screenDirection(end - tip)), priority_value + 1);
  }

  void paintArc() {
    const double arc = spinArc(body_, duration_);
    const double length = builder_.onScreen(std::abs(arc) * spinArm(body_));
    std::vector<dvec3> points;
    const int count = static_cast<int>(std::clamp(length / 4, 2.0, 120.0));
    for (int i = 0; i <= count; ++i) points.push_back(centre_ + onSpinArc(body_, arc * i / count));
    if (length > kShortestArrow) {
      const dvec3 end = points.back(), along = unitOrZero(points.back() - points[points.size() - 2]);
      builder_.line({.role = roleOfMotion(which_), .points = points});
      builder_.arrow(roleOfMotion(which_), end - along * builder_.pixels(7), end + along * builder_.pixels(5),
                     Emphasis::strong);
      builder_.label(roleOfMotion(which_), end, fmt::format("*ω_{}*", letterOf(which_)),
                     builder_.screenDirection(end - centre_), priority_point);
    }
    if (arc != 0 || isNear()) tip(SpinTarget{which_}, points.back());
  }

  void paintSpinAxis() {
    const dvec3 spin = body_.angular_velocity;
    if (spin == dvec3(0.0)) {  // above the middle of the body, where it does not hide the tip of a velocity
      if (isNear()) tip(SpinTarget{which_}, centre_ + upOf(builder_.view) * builder_.pixels(2.4 * kHandleReach));
      return;
    }
    const dvec3 end = centre_ + spinTip(body_, 3, duration_), axis = unitOrZero(spin);
    builder_.arrow(roleOfMotion(which_), centre_, end, Emphasis::normal, true);
    const auto [u, v] = across(axis);
    builder_.line(circle(builder_, roleOfMotion(which_), end, 0.3 * spinArm(body_), u, v));
    builder_.label(roleOfMotion(which_), end, fmt::format("*ω_{}*", letterOf(which_)), beside(end - centre_),
                   priority_point);
    tip(SpinTarget{which_}, end);
  }

  /// The pointer is on the body or on what belongs to it: what could be given to it comes up.
  bool isNear() const {
    const PickTarget& hover = builder_.frame.hover;
    return holds(BodyTarget{which_}) || holds(SpinTarget{which_}) || holds(VelocityTarget{which_}) ||
           (std::holds_alternative<TurnTarget>(hover) && std::get<TurnTarget>(hover).which == which_) ||
           (std::holds_alternative<MoveTarget>(hover) && std::get<MoveTarget>(hover).which == which_);
  }

  FigureBuilder& builder_;
  Which which_;
  const Body& body_;
  int dimension_;
  double duration_;
  dvec3 lift_, centre_;
};

/// In a room velocities show with the question that they are for, or under the pointer.
bool hidesVelocities(const FigureBuilder& builder) {
  const SubStep step = builder.frame.moment.sub_step;
  return builder.options.stage && !builder.options.handles &&
         (step == SubStep::impact_distance || step == SubStep::impact_advance || step == SubStep::impact_result);
}

}  // namespace

void addMotion(FigureBuilder& builder) {
  if (hidesVelocities(builder)) return;
  for (const Which which : {Which::a, Which::b}) MotionPainter(builder, which).paint();
}

}  // namespace gjklab
