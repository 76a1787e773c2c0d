// World space: the two bodies and their names.

#include "model/figure/clip.h"
#include "model/figure/figure_parts.h"
#include "model/figure/framing.h"
#include "model/frame/contact_frame.h"
#include "model/run/contact_run.h"
#include "model/solid/convex_polygon.h"
#include "model/text/translate.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <optional>

namespace gjklab {
namespace {

bool hasCore(const Frame& frame, Which which) { return &ranOn(frame, which) != &wholeOf(frame, which); }

bool isPointed(const Frame& frame, Which which) {
  return std::visit(
      [&](const auto& target) {
        using T = std::decay_t<decltype(target)>;
        if constexpr (std::is_same_v<T, BodyTarget> || std::is_same_v<T, EdgeTarget> || std::is_same_v<T, TurnTarget> ||
                      std::is_same_v<T, MoveTarget>)
          return target.which == which;
        else
          return false;
      },
      frame.hover);
}

/// Leaves the touching features or the other body's hull clear.
bool recedes(const Frame& frame) {
  return frame.contact() || showsHullOf(frame, Which::a) || showsHullOf(frame, Which::b);
}

/// Of a wide body the part near the other is shown.
void fadeAround(FigureBuilder& builder, Which small) {
  constexpr double kFull = 0.6, kNothing = 1.25;  // in its sizes
  const Solid& solid = wholeOf(builder.frame, small);
  builder.fade({middleOf(solid, positionOf(builder.frame, small)), kFull * solid.size, kNothing * solid.size});
}

/// 1-D: both intervals lie on one line. They are drawn beside it, so that each is seen where they overlap; their ends
/// are marked where they are.
void dropToAxis(FigureBuilder& builder, Which which) {
  const dvec3 position = positionOf(builder.frame, which), row = rowOf(builder, which);
  const double bar = row.y > 0 ? -barHeight(builder) : barHeight(builder);
  for (const dvec3& end : wholeOf(builder.frame, which).vertices)
    builder.line(roleOf(which), end + position + row + dvec3(0, bar, 0), end + position, Emphasis::faint, true);
}

void addBody(FigureBuilder& builder, Which which, bool fades) {
  const Frame& frame = builder.frame;
  if (showsHullOf(frame, which)) return;  // it is what grows
  const dvec3 position = positionOf(frame, which), lane = rowOf(builder, which);
  const Emphasis outline = isPointed(frame, which) ? Emphasis::strong
                           : recedes(frame)        ? Emphasis::faint
                                                   : Emphasis::normal;
  const Emphasis fill = recedes(frame) ? Emphasis::faint : Emphasis::normal;
  addSolid(builder, wholeOf(frame, which), position,
           {.role = roleOf(which), .fill = fill, .outline = outline, .fades = fades}, lane);
  if (hasCore(frame, which))
    addSolid(builder, ranOn(frame, which), position,
             {.role = roleOf(which), .outline = Emphasis::faint, .filled = builder.dimension() == 2, .dashed = true},
             lane);
  if (builder.dimension() == 1) return dropToAxis(builder, which);
  if (builder.dimension() != 2) return;
  for (const dvec3& corner : ranOn(frame, which).vertices)
    builder.marker(roleOf(which), corner + position, MarkerShape::dot);
}

/// How far a convex polygon around the origin reaches along a unit vector.
double roomAlong(const std::vector<dvec2>& polygon, dvec2 along) {
  const dvec2 side(-along.y, along.x);
  double room = 0;
  for (std::size_t i = 0; i < polygon.size(); ++i) {
    const dvec2 p = polygon[i], q = polygon[(i + 1) % polygon.size()];
    const double at_p = glm::dot(p, side), at_q = glm::dot(q, side);
    if ((at_p > 0) == (at_q > 0) || at_p == at_q) continue;
    room = std::max(room, glm::dot(glm::mix(p, q, at_p / (at_p - at_q)), along));
  }
  return room;
}

/// The ends of a body that is no wider than a line on the screen.
std::optional<std::array<dvec3, 2>> thinEnds(const FigureBuilder& builder, const std::vector<dvec3>& seen) {
  constexpr double kLine = 3;  // pixels
  if (seen.size() < 2) return std::nullopt;
  const auto further = [&](dvec3 from) {
    return *std::max_element(seen.begin(), seen.end(),
                             [&](dvec3 p, dvec3 q) { return builder.onScreen(p, from) < builder.onScreen(q, from); });
  };
  const std::array<dvec3, 2> ends{further(seen[0]), further(further(seen[0]))};
  const dvec2 from(project(builder.view, ends[0])), along = dvec2(project(builder.view, ends[1])) - from;
  const double length = glm::length(along);
  const auto isOn = [&](dvec3 p) {
    const dvec2 at = dvec2(project(builder.view, p)) - from;
    return std::abs(along.x * at.y - along.y * at.x) < kLine * builder.view.ui_scale * length;
  };
  if (!(length > 0) || !std::all_of(seen.begin(), seen.end(), isOn)) return std::nullopt;
  return ends;
}

/// Between these ends, the place furthest from the other body, the middle first.
dvec3 placeBetween(const FigureBuilder& builder, const std::array<dvec3, 2>& ends, const std::vector<dvec3>& others) {
  constexpr double kClear = 40;  // pixels
  dvec3 best = 0.5 * (ends[0] + ends[1]);
  double most = -1;
  for (const double t : {0.5, 0.3, 0.7, 0.16, 0.84}) {
    const dvec3 at = glm::mix(ends[0], ends[1], t);
    double clear = kClear;
    for (const dvec3& p : others) clear = std::min(clear, builder.onScreen(p, at));
    if (clear > most) best = at, most = clear;
  }
  return best;
}

/// A place for the name: the middle of what can be seen of the body, moved away from the other body where they overlap.
std::optional<dvec3> namePlace(FigureBuilder& builder, Which which) {
  const Frame& frame = builder.frame;
  const Which other = which == Which::a ? Which::b : Which::a;
  const auto cover = coverOf(builder, wholeOf(frame, which), positionOf(frame, which), rowOf(builder, which));
  const auto others = coverOf(builder, wholeOf(frame, other), positionOf(frame, other), rowOf(builder, other));
  if (cover.empty() || others.empty() || !isDrawable(cover) || !isDrawable(others)) return std::nullopt;
  const auto seen = cover.size() < 3 ? cover : clipToPane(builder.view, cover, 0.94);
  if (seen.empty()) return std::nullopt;
  const dvec3 centre = centreOfArea(seen), other_centre = centreOfArea(others);
  if (builder.dimension() == 1) return centre;
  if (const auto ends = thinEnds(builder, seen)) return placeBetween(builder, *ends, others);

  // Along the line of centres: how deep this centre lies within the other body, and how far this body reaches away.
  const dvec3 right = rightOf(builder.view), up = upOf(builder.view);
  const auto flat = [&](dvec3 p) { return dvec2(glm::dot(p, right), glm::dot(p, up)); };
  const dvec2 apart = flat(centre - other_centre);
  const bool concentric = builder.onScreen(glm::length(apart)) < 2;
  const dvec2 away = concentric ? dvec2(0.6, 0.8) * (which == Which::a ? 1.0 : -1.0) : glm::normalize(apart);
  double reach = -1e300;
  for (const dvec3& p : others) reach = std::max(reach, glm::dot(flat(p - other_centre), away));
  const double covered = reach - glm::dot(apart, away) + builder.pixels(18);
  if (covered <= 0) return centre;
  // Straight away, not towards the corner that is furthest there: beside that it would read as the corner's name.
  std::vector<dvec2> around;
  for (const dvec3& p : seen) around.push_back(flat(p - centre));
  return centre + (right * away.x + up * away.y) * std::min(covered, 0.62 * roomAlong(around, away));
}

/// The contacts and the corners of what touches: the same from step to step, so that names stay in place.
std::vector<dvec3> contactMarks(const ContactFrame& contact) {
  std::vector<dvec3> marks = contact.run->trace.reference.corners;
  const std::vector<dvec3>& incident = contact.run->trace.incident.corners;
  marks.insert(marks.end(), incident.begin(), incident.end());
  for (const auto& each : contact.run->manifold.contacts) marks.insert(marks.end(), {each.point_a, each.point_b});
  return marks;
}

/// The place nearest to the usual one that is well within this body, beside the other, and this far from marks for
/// whose name it could be taken; the usual one if there is none.
dvec3 clearOf(FigureBuilder& builder, Which which, dvec3 place, std::vector<dvec3> marks, double pixels) {
  constexpr double kWithin = 13, kStep = 12;  // pixels
  constexpr int kRings = 12, kTurns = 16;
  const Frame& frame = builder.frame;
  const dvec3 right = rightOf(builder.view), up = upOf(builder.view);
  const auto flat = [&](dvec3 p) {
    return dvec3(glm::dot(p - place, right), glm::dot(p - place, up), 0) / builder.pixels(1);
  };
  const auto flatCover = [&](Which body) {
    std::vector<dvec3> cover = coverOf(builder, wholeOf(frame, body), positionOf(frame, body));
    for (dvec3& p : cover) p = flat(p);
    return cover;
  };
  const std::vector<dvec3> own = flatCover(which), other = flatCover(which == Which::a ? Which::b : Which::a);
  for (dvec3& p : marks) p = flat(p);
  if (own.size() < 3 || !isDrawable(own) || !isDrawable(marks)) return place;
  for (int i = 0; i < kRings * kTurns; ++i) {
    const double angle = 2 * std::numbers::pi * (i % kTurns) / kTurns, away = kStep * (i / kTurns);
    const dvec3 at(away * std::cos(angle), away * std::sin(angle), 0);
    const auto tooNear = [&](dvec3 mark) { return glm::distance(mark, at) < pixels; };
    if (clearance(own, at) < kWithin || (other.size() > 2 && clearance(other, at) > -kWithin / 2)) continue;
    if (std::none_of(marks.begin(), marks.end(), tooNear))
      return place + (right * at.x + up * at.y) * builder.pixels(1);
  }
  return place;
}

/// A body's name could be taken for that of a mark near it: a contact's, or that of a corner of the other body.
dvec3 clearOfMarksNearName(FigureBuilder& builder, Which which, dvec3 place) {
  constexpr double kOfContacts = 60, kOfCorners = 44;  // pixels
  constexpr std::size_t kMostCorners = 24;             // more are a curve
  const Frame& frame = builder.frame;
  const bool flat = builder.dimension() == 2;
  if (!flat && frame.contact()) return clearOf(builder, which, place, contactMarks(*frame.contact()), kOfContacts);
  const Which other = which == Which::a ? Which::b : Which::a;
  std::vector<dvec3> corners = ranOn(frame, other).vertices;
  // In space the corners of a body that has a surface are where it is seen to be.
  if (corners.size() > (flat ? kMostCorners : 2)) return place;
  for (dvec3& p : corners) p += positionOf(frame, other);
  return clearOf(builder, which, place, std::move(corners), kOfCorners);
}

/// Both cores are specks at one place of the pane, with room for one name.
bool coresAreOne(FigureBuilder& builder) {
  constexpr double kSpeck = 12;  // pixels
  const Frame& frame = builder.frame;
  if (!hasCore(frame, Which::a) || !hasCore(frame, Which::b)) return false;
  std::vector<dvec3> all = coverOf(builder, ranOn(frame, Which::a), positionOf(frame, Which::a));
  const std::vector<dvec3> of_b = coverOf(builder, ranOn(frame, Which::b), positionOf(frame, Which::b));
  if (all.empty() || of_b.empty()) return false;
  all.insert(all.end(), of_b.begin(), of_b.end());
  return std::all_of(all.begin(), all.end(), [&](const dvec3& p) { return builder.onScreen(p, all[0]) < kSpeck; });
}

/// What the query runs on is named where it is drawn: the words speak of cores.
void addCoreName(FigureBuilder& builder, Which which) {
  const Frame& frame = builder.frame;
  if (!hasCore(frame, which) || builder.dimension() == 1 || frame.contact() || frame.hull() || frame.impact() ||
      frame.run->mass)
    return;
  const auto cover = coverOf(builder, ranOn(frame, which), positionOf(frame, which));
  if (cover.empty() || !isDrawable(cover)) return;
  dvec3 lowest = cover[0];
  for (const dvec3& p : cover)
    if (glm::dot(p - lowest, upOf(builder.view)) < 0) lowest = p;
  if (coresAreOne(builder)) {
    if (which == Which::b) builder.label(Role::text, lowest, tr("both cores"), {0, 1}, priority_name - 5);
    return;
  }
  builder.label(which == Which::a ? Role::handle_a : Role::handle_b, lowest, tr("core"), {0, 1}, priority_name - 5);
}

/// A body too small to hold its name gets it beside it.
void addName(FigureBuilder& builder, Which which) {
  auto place = namePlace(builder, which);
  if (!place) return;
  const char* text = letterOf(which);
  const Frame& frame = builder.frame;
  if (builder.dimension() > 1) place = clearOfMarksNearName(builder, which, *place);
  const auto cover = coverOf(builder, wholeOf(frame, which), positionOf(frame, which), rowOf(builder, which));
  double width = 0;
  const dvec3 right = rightOf(builder.view), up = upOf(builder.view);
  double low[2] = {1e300, 1e300}, high[2] = {-1e300, -1e300};
  for (const dvec3& p : cover) {
    const double seen[2] = {glm::dot(p, right), glm::dot(p, up)};
    for (int i = 0; i < 2; ++i) low[i] = std::min(low[i], seen[i]), high[i] = std::max(high[i], seen[i]);
  }
  width = builder.onScreen(std::min(high[0] - low[0], high[1] - low[1]));
  const bool inside = width > 26;
  builder.label(roleOf(which), *place, text, inside ? dvec2(0.0) : dvec2(which == Which::a ? -0.7 : 0.7, 0.7),
                priority_name, Emphasis::strong);
}

}  // namespace

std::optional<Which> wideBody(const FigureBuilder& builder) {
  constexpr double kNear = 1.5;  // in sizes of the small one
  const Frame& frame = builder.frame;
  const auto& result = frame.run->trace.result;
  if (builder.dimension() < 3 || frame.impact() || frame.hull() || !result.has_distance) return std::nullopt;
  const double a = wholeOf(frame, Which::a).size, b = wholeOf(frame, Which::b).size, small = std::min(a, b);
  if (!(small > 0) || std::max(a, b) < kWide * small || result.distance > kNear * small) return std::nullopt;
  return a > b ? Which::a : Which::b;
}

void addBodies(FigureBuilder& builder) {
  const std::optional<Which> wide = wideBody(builder);
  if (wide) fadeAround(builder, *wide == Which::a ? Which::b : Which::a);
  addBody(builder, Which::a, wide == Which::a);
  addBody(builder, Which::b, wide == Which::b);
  for (const Which which : {Which::a, Which::b}) {
    addName(builder, which);
    addCoreName(builder, which);
  }
}

}  // namespace gjklab
