// Difference space: A ⊖ B with the origin, and in it the simplex or the polytope.

#include "model/figure/clip.h"
#include "model/figure/figure_parts.h"
#include "model/figure/make_figure.h"
#include "model/figure/name_place.h"
#include "model/frame/test_plane.h"
#include "model/solid/convex_polygon.h"
#include "model/solid/segment.h"
#include "model/text/translate.h"

#include <algorithm>
#include <limits>

namespace gjklab {
namespace {

/// Inner differences are drawn while there are few of them.
constexpr std::size_t kMostDifferences = 64;
/// 3-D: dots of both sides lie over one another.
constexpr std::size_t kMostMarkedCorners = 48;

/// The label inside the rounding's outline, for the set on which GJK and EPA run. It is low inside the set, away from
/// the name of the whole; in one word if there is no room for two, and below the set if there is no room for one.
void addCoresName(FigureBuilder& builder) {
  const Geometry& geometry = *builder.frame.geometry;
  const auto cover = coverOf(builder, geometry.difference, geometry.difference_offset);
  if (builder.dimension() == 1 || cover.empty() || !isDrawable(cover)) return;
  dvec3 lowest = cover[0];
  double left = 1e300, right = -1e300;
  for (const dvec3& p : cover) {
    if (glm::dot(p - lowest, upOf(builder.view)) < 0) lowest = p;
    left = std::min(left, glm::dot(p, rightOf(builder.view)));
    right = std::max(right, glm::dot(p, rightOf(builder.view)));
  }
  // Pixels: of the name, and of its first word, each with a little beside it.
  constexpr double kRoom = 150, kLeastRoom = 80, kSpeck = 12;
  const double room = builder.onScreen(right - left);
  // Of a speck at O its vertex and x have letters already.
  if (room < kSpeck && builder.onScreen(lowest, dvec3(0.0)) < kSpeck &&
      builder.frame.moment.sub_step != SubStep::gjk_direction && builder.frame.moment.sub_step != SubStep::gjk_support)
    return;
  const bool within = room > kLeastRoom;
  const dvec3 middle = middleOf(geometry.difference, geometry.difference_offset);
  builder.label(Role::rounding, within ? glm::mix(lowest, middle, 0.6) : lowest,
                within && room < kRoom ? tr("cores") : tr("cores' difference"), {0, within ? -1 : 1},
                priority_name - 1);
}

/// A ⊖ B has room for its name, on the side of its middle that O is not on: there the search comes last.
/// The place follows from the shape alone, and stays the same from step to step of GJK.
std::optional<dvec3> placeInside(const FigureBuilder& builder, const std::vector<dvec3>& cover) {
  constexpr dvec2 kHalf(42, 18);       // pixels
  constexpr double kFromMiddle = 0.4;  // of the way from O to the middle, beyond it
  // The cores' difference and EPA's polytope are in it: it would be read as their name.
  const bool holds_other = !builder.frame.geometry->difference_round.empty() || !builder.frame.facets.empty();
  if (cover.size() < 3 || holds_other) return {};
  FigureBuilder::Drawn drawn;
  const auto keepClear = [&](dvec3 p) {
    drawn.points.push_back(dvec2(project(builder.view, p)) / builder.view.ui_scale);
  };
  keepClear(dvec3(0.0));
  const dvec3 middle = centreOfArea(cover);
  dvec2 away = dvec2(middle) * kFromMiddle;
  const double most = 0.4 * glm::length(halfExtent(builder.view));
  if (glm::length(away) > most) away *= most / glm::length(away);
  return NamePlace(builder.view, drawn, cover).find(kHalf, middle + dvec3(away, 0));
}

/// Where there is no room in A ⊖ B its name is outside the middle of a long upper side, because w and the letters will
/// be at corners.
void addName(FigureBuilder& builder, const Solid& outer) {
  auto cover = coverOf(builder, outer, builder.frame.geometry->difference_offset);
  if (cover.empty() || !isDrawable(cover)) return;
  const auto add = [&](dvec3 at, dvec2 away) {
    builder.label(Role::difference, at, "A ⊖ B", away, priority_name, Emphasis::strong);
  };
  if (builder.dimension() == 1) {
    // Above the middle of the wider piece beside the origin, because marks and letters are at the ends and at O.
    const double left = cover[3].x, right = cover[2].x;
    double x = (left + right) / 2;
    if (left < 0 && right > 0) x = (-left > right ? left : right) / 2;
    // The answer's arrow and its number are on n's side of the origin.
    const bool answered = builder.frame.show_result && builder.frame.run->trace.result.depth > 0;
    if (answered && left < 0 && right > 0) x = (builder.frame.run->trace.result.normal.x > 0 ? left : right) / 2;
    return add({x, cover[2].y, 0}, {0, -1});
  }
  const bool whole = withinPane(builder.view, cover, 0.95);
  if (whole)
    if (const auto at = placeInside(builder, cover)) return add(*at, dvec2(0.0));
  if (!whole && cover.size() >= 3) cover = clipToPane(builder.view, std::move(cover), 0.9);
  if (cover.empty()) return;
  dvec3 best = cover[0];
  dvec2 best_away(0.7, -0.7);
  double best_score = 0;
  for (std::size_t i = 0; i < cover.size(); ++i) {
    const dvec3 p = cover[i], q = cover[(i + 1) % cover.size()];
    const dvec2 along = builder.screenDirection(q - p), outward(-along.y, along.x);  // counter-clockwise, y down
    const double score = builder.onScreen(p, q) * std::max(0.0, glm::dot(outward, dvec2(0.35, -0.94)));
    if (score <= best_score) continue;
    best = (p + q) * 0.5, best_away = whole ? outward : -outward, best_score = score;
  }
  add(best, best_away);
}

void addInnerDifferences(FigureBuilder& builder) {
  const Frame& frame = builder.frame;
  const auto& a = ranOn(frame, Which::a).vertices;
  const auto& b = ranOn(frame, Which::b).vertices;
  if (builder.dimension() == 3 || builder.options.stage || a.size() * b.size() > kMostDifferences) return;
  for (const dvec3& p : a)
    for (const dvec3& q : b)
      builder.marker(Role::difference, p - q + frame.geometry->difference_offset, MarkerShape::dot, Emphasis::faint);
}

void addDifference(FigureBuilder& builder) {
  const Geometry& geometry = *builder.frame.geometry;
  const dvec3 offset = geometry.difference_offset;
  // In front of the polytope its faces would take the colours from it.
  const bool around = builder.dimension() == 3 && !builder.frame.facets.empty();
  addSolid(builder, geometry.difference, offset,
           {.role = Role::difference, .fill = around ? Emphasis::faint : Emphasis::normal, .transparent = true});
  const bool rounded = !geometry.difference_round.empty();
  if (rounded) {
    if (builder.dimension() == 3) {
      std::vector<dvec3> outline = coverOf(builder, geometry.difference_round, offset);
      builder.line({.role = Role::rounding, .points = std::move(outline), .closed = true});
    } else {
      addSolid(builder, geometry.difference_round, offset, {.role = Role::rounding, .fill = Emphasis::faint});
    }
  }
  addName(builder, rounded ? geometry.difference_round : geometry.difference);
  if (rounded) addCoresName(builder);
  if (!builder.options.difference_vertices) return;
  addInnerDifferences(builder);
  if (builder.options.stage && builder.dimension() == 3) return;  // in a room its edges tell enough
  if (geometry.difference_vertices.size() > (builder.dimension() == 3 ? kMostMarkedCorners : kMostDifferences * 4))
    return;
  for (const DifferenceVertex& vertex : geometry.difference_vertices)
    builder.marker(Role::difference, vertex.w + offset, MarkerShape::dot);
}

/// How near an edge of the simplex passes O in the plane, in pixels.
double nearestEdge(const FigureBuilder& builder) {
  const std::vector<FrameVertex>& simplex = builder.frame.simplex;
  double nearest = std::numeric_limits<double>::infinity();
  if (builder.dimension() != 2 || simplex.size() < 2) return nearest;
  for (std::size_t i = 0; i < simplex.size(); ++i) {
    const dvec3 from = simplex[i].support.w, to = simplex[(i + 1) % simplex.size()].support.w;
    nearest = std::min(nearest, builder.onScreen(distanceToSegment(dvec3(0.0), from, to)));
  }
  return nearest;
}

/// x, an edge or w is so near to O that it would lie under O's mark.
bool isBesideOrigin(const FigureBuilder& builder) {
  constexpr double kLeast = 1, kNear = 18, kNearEdge = 13;  // pixels
  const auto& x = builder.frame.closest;
  const double apart = x ? builder.onScreen(*x, dvec3(0.0)) : 0;
  if (apart > kLeast && apart < kNear) return true;
  if (builder.dimension() > 1 && supportIsOrigin(builder)) return true;
  const double edge = phaseOf(builder.frame.moment.sub_step) == Phase::gjk ? nearestEdge(builder) : kNear;
  return edge > kLeast && edge < kNearEdge;
}

/// Beside x it is opened, and under it: called before x is drawn.
void addOpenedOrigin(FigureBuilder& builder) {
  if (isBesideOrigin(builder)) builder.marker(Role::origin, dvec3(0.0), MarkerShape::opened);
}

void addOrigin(FigureBuilder& builder) {
  if (!isBesideOrigin(builder)) builder.marker(Role::origin, dvec3(0.0), MarkerShape::cross_hair);
  // "x = O" names both, and so does "w = O".
  const SubStep step = builder.frame.moment.sub_step;
  const bool named = builder.dimension() > 1 && phaseOf(step) == Phase::gjk && !isAnswered(step) &&
                     (closestIsOrigin(builder) || supportIsOrigin(builder));
  if (named && builder.options.stage) return;
  const auto& direction = builder.frame.direction;
  const dvec2 d = direction ? builder.screenDirection(*direction) : dvec2(0.0);
  // Upper right as a rule; not where the search direction passes.
  const bool taken = glm::dot(d, unitOrZero(dvec2(0.75, -0.66))) > 0.75;
  builder.label(Role::origin, dvec3(0.0), "O", taken ? dvec2(-0.75, -0.66) : dvec2(0.75, -0.66), priority_letter);
}

/// One test in space: the simplex, its plane and O alone.
void testFigure(FigureBuilder& builder) {
  addRegionHandles(builder);
  addOpenedOrigin(builder);
  addSimplex(builder);
  addTestPlane(builder);
  addOrigin(builder);
  addDifferenceHighlights(builder);
  addDifferenceHandles(builder);
  builder.limitLabels();
}

}  // namespace

void differenceFigure(const Frame& frame, const View& view, const FigureOptions& options, Figure& into) {
  FigureBuilder builder(frame, view, options, into);
  if (tellsTestPlane(frame)) return testFigure(builder);
  // In a room A ⊖ B stands for itself: it hangs over no floor, and the axes are beside the bodies.
  const bool bare = options.stage && builder.dimension() == 3;
  if (!bare) {
    addGrid(builder, barHeight(builder) + builder.pixels(5));
    addFloor(builder, {{&frame.geometry->difference, frame.geometry->difference_offset}}, dvec3(0.0));
  }
  addRegions(builder);
  addOpenedOrigin(builder);
  if (showsHullOfDifference(frame)) {
    addHull(builder);
    addName(builder, frame.geometry->difference);
  } else if (frame.hull()) {  // of a body: the query's answer would only draw the eye
    addDifference(builder);
  } else {
    addDifference(builder);
    if (frame.impact()) addDifferenceImpact(builder);
    addBounds(builder);
    addPolytope(builder);
    addPreviousClosest(builder);
    addSimplex(builder);
    addSearch(builder);
    addDifferenceSeparatingAxis(builder);
    addDifferenceAnswer(builder);
  }
  addOrigin(builder);
  addInitialDirection(builder);
  addDifferenceDisputes(builder);
  addDifferenceDepth(builder);
  addBoundLine(builder);
  addDifferenceHighlights(builder);
  addDifferenceHandles(builder);
  addRegionNames(builder);
  builder.limitLabels();
}

}  // namespace gjklab
