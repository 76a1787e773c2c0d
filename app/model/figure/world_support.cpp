// World space: what a support step shows. Direction d on A and −d on B, the points furthest along them, the lines or
// planes there, and the shadows of the other vertices on the direction.

#include "model/figure/clip.h"
#include "model/figure/figure_parts.h"
#include "model/text/translate.h"

#include <fmt/format.h>
#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace gjklab {
namespace {

constexpr double kSupportArrow = 74;  ///< pixels
/// More shadows than this are a grey mass.
constexpr std::size_t kMostProjections = 24;
constexpr double kWhole = 0.98;  ///< of the pane: a vertex and its foot are within it

bool inEpa(const Frame& frame) { return phaseOf(frame.moment.sub_step) == Phase::epa; }

/// The direction of a body's support query: d for A, −d for B.
dvec3 askedOf(const Frame& frame, Which which) { return which == Which::a ? *frame.direction : -*frame.direction; }

dvec3 supportPoint(const FigureBuilder& builder, Which which) {
  return (which == Which::a ? builder.frame.support->a : builder.frame.support->b) + rowOf(builder, which);
}

/// The side of the point on which its label is clear of the arrow along `d` and of the body.
dvec2 besideArrow(const FigureBuilder& builder, dvec3 point, dvec3 middle, dvec3 d) {
  const dvec2 arrow = builder.screenDirection(d);
  if (arrow == dvec2(0.0)) return {-0.7, -0.7};
  // On the number line the support line is upright: past it, on the side of the numbers.
  if (builder.dimension() == 1) return unitOrZero({arrow.x, point.y > 0 ? 0.5 : -0.5});
  const dvec2 side(-arrow.y, arrow.x);
  const dvec2 outward = builder.screenDirection(point - middle);
  const double lean = glm::dot(outward, side);
  return unitOrZero(side * (lean < -0.05 ? -1.0 : lean > 0.05 ? 1.0 : side.x < 0 ? 1.0 : -1.0) + arrow * 0.35);
}

/// Where both arrows begin, and the hand of d on which B's is.
struct Tails {
  std::array<dvec3, 2> from;
  double hand = -1;
};

/// From these points; where the arrows would lie on one another on the screen, moved until they are `apart` across d.
/// `least`: how far B's must begin ahead of A's for that; pixels.
Tails movedApart(const FigureBuilder& builder, const std::array<dvec3, 2>& from, double apart, double least) {
  constexpr double kLetter = 20;  // pixels
  const Frame& frame = builder.frame;
  Tails tails{from};
  if (builder.dimension() == 1) return tails;  // each has its lane
  const dvec2 seen = builder.screenDirection(*frame.direction), along = seen == dvec2(0.0) ? dvec2(1, 0) : seen;
  const dvec2 side(along.y, -along.x);
  const auto at = [&](dvec3 p) { return dvec2(project(builder.view, p)) / builder.view.ui_scale; };
  const dvec2 a = at(from[0]), b = at(from[1]);
  const dvec2 step = at(from[0] + *frame.direction * builder.pixels(kSupportArrow)) - a;
  const double length = std::max(0.0, glm::dot(step, along));
  // A's arrow runs from 0 to `length` along d, that of B back from where its tail is.
  const double ahead = glm::dot(b - a, along), aside = glm::dot(b - a, side);
  if (std::abs(aside) >= apart || ahead < least || ahead > 2 * length + kLetter) return tails;
  tails.hand = aside < 0 ? -1 : 1;
  const dvec2 move = side * (0.5 * (tails.hand * apart - aside));
  const dvec3 across = (rightOf(builder.view) * move.x - upOf(builder.view) * move.y) * builder.pixels(1);
  tails.from[0] -= across;
  tails.from[1] += across;
  return tails;
}

/// At the support points; aside, on their lines or planes, where the arrows point at each other.
Tails tailsAtSupports(const FigureBuilder& builder) {
  constexpr double kApart = 48, kLeast = 8;  // pixels
  return movedApart(builder, {supportPoint(builder, Which::a), supportPoint(builder, Which::b)}, kApart, kLeast);
}

/// Before any point has answered: in the middle of each body, clear of its name.
Tails tailsInBodies(const FigureBuilder& builder) {
  constexpr double kInset = 18, kApart = 30, kLetter = 20;  // pixels
  std::array<dvec3, 2> from;
  for (const Which which : {Which::a, Which::b}) {
    const dvec3 middle =
        middleOf(wholeOf(builder.frame, which), positionOf(builder.frame, which)) + rowOf(builder, which);
    from[static_cast<std::size_t>(which)] = middle + askedOf(builder.frame, which) * builder.pixels(kInset);
  }
  return movedApart(builder, from, kApart, -kLetter);
}

/// Both arrows are as long as each other, and inside the pane.
double arrowLength(const FigureBuilder& builder, const std::array<dvec3, 2>& from) {
  return std::min(roomInPane(builder, from[0], askedOf(builder.frame, Which::a)),
                  roomInPane(builder, from[1], askedOf(builder.frame, Which::b)));
}

std::vector<dvec3> marksOnBodies(const Frame& frame) {
  std::vector<dvec3> marks;
  const auto add = [&](const gjk::Support<3>& pair) { marks.insert(marks.end(), {pair.a, pair.b}); };
  for (const FrameVertex& vertex : frame.simplex) add(vertex.support);
  if (frame.support) add(*frame.support);
  return marks;
}

/// `lean`: the hand of d on which the letters stand, d's and −d's on different sides of their common line.
void addDirection(FigureBuilder& builder, Which which, dvec3 from, double length, double lean) {
  constexpr double kShortOfRing = 12, kLeading = 58, kInside = 0.97;  // pixels; of the pane
  const dvec3 d = askedOf(builder.frame, which);
  const std::string letter = fmt::format("{}*{}*", which == Which::a ? "" : "−", inEpa(builder.frame) ? "n" : "d");
  const dvec2 along = builder.screenDirection(d);
  const dvec3 tip = builder.dimension() > 1
                        ? clearOfMarks(builder, from, from + d * length, marksOnBodies(builder.frame))
                        : from + d * length;
  if (builder.dimension() > 1 && along != dvec2(0.0) && !withinPane(builder.view, tip, kInside) &&
      withinPane(builder.view, from - d * builder.pixels(kLeading), 0.95)) {
    // No room beyond the point: the arrow leads to it.
    const dvec3 tail = from - d * builder.pixels(kLeading);
    builder.arrow(Role::search_direction, tail, from - d * builder.pixels(kShortOfRing));
    return builder.label(Role::search_direction, tail, letter,
                         unitOrZero(dvec2(along.y, -along.x) * lean - 0.6 * along), priority_value);
  }
  builder.arrow(Role::search_direction, from, tip);
  const dvec2 away =
      along == dvec2(0.0) ? dvec2(0.7, -0.7) : unitOrZero(along + dvec2(along.y, -along.x) * (0.6 * lean));
  builder.label(Role::search_direction, tip, letter, away, priority_value);
}

/// Accelerated GJK: where plain GJK would ask.
void addPlainDirection(FigureBuilder& builder, Which which, dvec3 from, double length) {
  const Frame& frame = builder.frame;
  if (!frame.plain_direction) return;
  const double sign = which == Which::a ? 1 : -1;
  const dvec3 d = *frame.plain_direction * sign, tip = from + d * length;
  builder.arrow(Role::search_direction, from, tip, Emphasis::faint, true);
  builder.label(Role::search_direction, glm::mix(from, tip, 0.66), which == Which::a ? "−*x*" : "*x*",
                besideOther(builder, d, *frame.direction * sign), priority_value - 1);
}

/// The position of each other vertex along d: its foot on the axis through the support point.
void addProjections(FigureBuilder& builder, Which which) {
  const Frame& frame = builder.frame;
  const Solid& solid = ranOn(frame, which);
  if (solid.vertices.size() < 2 || solid.vertices.size() > kMostProjections) return;
  const dvec3 d = askedOf(frame, which), best = supportPoint(builder, which);
  const dvec3 offset = positionOf(frame, which) + rowOf(builder, which);
  const Role role = supportRoleOf(which);
  double least = 0;
  for (const dvec3& vertex : solid.vertices) {
    const dvec3 p = vertex + offset;
    const double along = glm::dot(p - best, d);
    if (builder.onScreen(along) > -1.5) continue;  // the support point, or as far as it
    const dvec3 foot = best + d * along;
    // Cut off by the pane's edge it would dangle.
    if (!withinPane(builder.view, {p, foot}, kWhole)) continue;
    least = std::min(least, along);
    builder.line(role, p, foot, Emphasis::faint, true);
    builder.marker(roleOf(which), foot, MarkerShape::dot, Emphasis::faint);
  }
  if (least < 0) builder.line(role, best + d * least, best, Emphasis::faint);
}

bool asksSupport(const Frame& frame) {
  return frame.moment.sub_step == SubStep::gjk_support || frame.moment.sub_step == SubStep::epa_support;
}

void addSupportPoint(FigureBuilder& builder, Which which, const Tails& tails, double arrow) {
  const Frame& frame = builder.frame;
  const dvec3 point = supportPoint(builder, which), d = askedOf(frame, which);
  const Role role = supportRoleOf(which);
  if (frame.support_line) addSupportingPlane(builder, role, point, d);
  addDirection(builder, which, tails.from[static_cast<std::size_t>(which)], arrow, -tails.hand);
  // Where both points are one, the ring of A is around that of B.
  constexpr double kAsOne = 3;  // pixels
  const bool same = builder.onScreen(supportPoint(builder, Which::a), supportPoint(builder, Which::b)) < kAsOne;
  builder.marker(role, point, MarkerShape::ring, same && which == Which::a ? Emphasis::strong : Emphasis::normal);
  const dvec3 middle = middleOf(wholeOf(frame, which), positionOf(frame, which)) + rowOf(builder, which);
  std::string text =
      inEpa(frame) ? (which == Which::a ? "*s_A(n)*" : "*s_B(−n)*") : (which == Which::a ? "*s_A(d)*" : "*s_B(−d)*");
  // As the sentence of the support step names it; a round part has points without a name.
  const int index = which == Which::a ? frame.support->index_a : frame.support->index_b;
  if (index >= 0 && asksSupport(frame)) text += " = " + vertexName(which, index);
  builder.label(role, point, text, besideArrow(builder, point, middle, d), priority_point);
}

/// A search that ends because nothing lies further along d: the lines that prove it stay.
void addProof(FigureBuilder& builder) {
  const Frame& frame = builder.frame;
  if (frame.moment.sub_step != SubStep::gjk_end || !frame.separates || !frame.support_line) return;
  for (const Which which : {Which::a, Which::b}) {
    const dvec3 point = supportPoint(builder, which);
    addSupportingPlane(builder, supportRoleOf(which), point, askedOf(frame, which));
    builder.marker(supportRoleOf(which), point, MarkerShape::ring);
  }
}

}  // namespace

// Of the region step the features are the subject, and the new vertex has its letter; of the end the closest points.
bool showsSupport(SubStep step) {
  return step != SubStep::gjk_region && step != SubStep::gjk_keep && step != SubStep::gjk_end &&
         step != SubStep::epa_rebuild && !isAnswered(step);
}

dvec2 besideOther(const FigureBuilder& builder, dvec3 direction, dvec3 other) {
  const dvec2 along = builder.screenDirection(direction), from = builder.screenDirection(other);
  if (along == dvec2(0.0)) return {-0.7, 0.7};
  const dvec2 side(-along.y, along.x);
  return side * (glm::dot(side, from) > 0 ? -1.0 : 1.0);
}

double roomInPane(const FigureBuilder& builder, dvec3 from, dvec3 d) {
  constexpr double kLetter = 26, kLeast = 34;  // pixels
  if (!withinPane(builder.view, from, 1)) return builder.pixels(kSupportArrow);
  const dvec2 at(project(builder.view, from)), size = builder.view.size;
  const dvec2 along(glm::dot(rightOf(builder.view), d), -glm::dot(upOf(builder.view), d));
  double pixels = kSupportArrow * builder.view.ui_scale;
  for (int i = 0; i < 2; ++i) {
    const double room = (along[i] < 0 ? at[i] : size[i] - at[i]) - kLetter * builder.view.ui_scale;
    if (along[i] != 0) pixels = std::min(pixels, room / std::abs(along[i]));
  }
  return std::max(pixels, kLeast * builder.view.ui_scale) / builder.view.pixels_per_unit;
}

dvec3 seenTip(const FigureBuilder& builder, dvec3 from, dvec3 direction, double wanted, double after) {
  constexpr double kMostStretch = 3, kLeast = 22;
  const View& view = builder.view;
  const dvec2 along(glm::dot(rightOf(view), direction), -glm::dot(upOf(view), direction));
  const double share = std::max(glm::length(along), 1 / kMostStretch);
  double pixels = wanted * view.ui_scale / share;
  if (withinPane(view, from, 1)) {
    const dvec2 at(project(view, from));
    double room = pixels;
    for (int i = 0; i < 2; ++i) {
      const double left = (along[i] < 0 ? at[i] : view.size[i] - at[i]) - after * view.ui_scale;
      if (along[i] != 0) room = std::min(room, left / std::abs(along[i]));
    }
    pixels = std::min(pixels, std::max(room, kLeast * view.ui_scale / share));
  }
  return from + direction * (pixels / view.pixels_per_unit);
}

dvec3 clearOfMarks(const FigureBuilder& builder, dvec3 from, dvec3 tip, const std::vector<dvec3>& marks) {
  constexpr double kBefore = 12, kHead = 14, kBeyond = 26, kShortest = 34;  // pixels
  const dvec2 start(project(builder.view, from)), end(project(builder.view, tip));
  const double scale = builder.view.ui_scale, length = glm::length(end - start) / scale;
  if (!(length > 0)) return tip;
  const dvec2 along = (end - start) / (length * scale);
  double shown = length;
  for (const dvec3& mark : marks) {
    const dvec2 at = (dvec2(project(builder.view, mark)) - start) / scale;
    const double ahead = glm::dot(at, along), aside = std::abs(along.x * at.y - along.y * at.x);
    if (aside > kBefore || ahead < kBefore || ahead < shown - kHead - kBefore || ahead > shown + kBefore) continue;
    shown = ahead - kBefore > kShortest ? ahead - kBefore : ahead + kBeyond;
  }
  return from + (tip - from) * (shown / length);
}

double supportingReach(const FigureBuilder& builder) {
  const dvec2 half = halfExtent(builder.view);
  return std::min(builder.pixels(builder.dimension() == 3 ? 92 : 165), 0.6 * std::min(half.x, half.y));
}

std::vector<dvec3> addSupportingPlane(FigureBuilder& builder, Role role, dvec3 point, dvec3 direction,
                                      Emphasis emphasis) {
  if (builder.dimension() == 1) {
    const dvec3 up(0, builder.pixels(44), 0);
    builder.line(role, point - up, point + up, emphasis, true);
    return {point - up, point + up};
  }
  const double reach = supportingReach(builder);
  if (builder.dimension() == 2) {
    const dvec3 along = dvec3(-direction.y, direction.x, 0) * reach;
    builder.line(role, point - along, point + along, emphasis, true);
    return {point - along, point + along};
  }
  const Across side = across(direction);
  const auto patchOf = [&](double half) {
    const dvec3 u = side.u * half, v = side.v * half;
    return std::vector<dvec3>{point - u - v, point + u - v, point + u + v, point - u + v};
  };
  // Cut off by the pane's edge a patch does not show how the plane lies: it is smaller there.
  constexpr double kLeastShare = 0.4, kStep = 0.1;
  double share = 1;
  std::vector<dvec3> patch = patchOf(reach);
  while (share > kLeastShare + kStep / 2 && !withinPane(builder.view, patch, 0.98)) {
    share -= kStep;
    patch = patchOf(share * reach);
  }
  builder.line({.role = role, .points = patch, .closed = true, .emphasis = Emphasis::faint});
  builder.fill({.role = role, .points = patch, .emphasis = emphasis});
  return patch;
}

/// A direction without a support point yet; in a room it has its place in A ⊖ B until it is asked along.
bool showsDirection(const FigureBuilder& builder) {
  const SubStep step = builder.frame.moment.sub_step;
  return !builder.options.stage && (step == SubStep::gjk_direction || step == SubStep::epa_closest_facet);
}

void addWorldSupport(FigureBuilder& builder) {
  const Frame& frame = builder.frame;
  if (!frame.direction) return;
  if (frame.support) addProof(builder);
  if (!showsSupport(frame.moment.sub_step)) return;
  if (frame.support) {
    const Tails tails = tailsAtSupports(builder);
    const double arrow = arrowLength(builder, tails.from);
    for (const Which which : {Which::a, Which::b}) {
      if (asksSupport(frame) && builder.options.projections) addProjections(builder, which);
      addSupportPoint(builder, which, tails, arrow);
    }
    if (frame.moment.sub_step == SubStep::gjk_progress) addGap(builder);
  } else if (showsDirection(builder)) {
    const Tails tails = tailsInBodies(builder);
    const double length = arrowLength(builder, tails.from);
    for (const Which which : {Which::a, Which::b}) {
      const dvec3 from = tails.from[static_cast<std::size_t>(which)];
      addPlainDirection(builder, which, from, length);
      addDirection(builder, which, from, length, -tails.hand);
    }
  }
}

}  // namespace gjklab
