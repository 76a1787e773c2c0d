// Practice about EPA: why GJK's last simplex is not enough, the nearest facet, the horizon, and the depth.

#include "model/lesson/practice_draw.h"
#include "model/playback/address.h"
#include "model/run/vertex_naming.h"
#include "model/scene/body_points.h"
#include "model/text/number_text.h"
#include "model/text/translate.h"

#include <glm/geometric.hpp>

#include <algorithm>

namespace gjklab {
namespace {

/// How far A ⊖ B reaches along a unit normal.
double reach(const Scene& scene, dvec3 n) {
  double most_a = -1e300, least_b = 1e300;
  for (const dvec3& p : hullPoints(scene.a, 2)) most_a = std::max(most_a, glm::dot(toWorld(scene.a, 2, p), n));
  for (const dvec3& p : hullPoints(scene.b, 2)) least_b = std::min(least_b, glm::dot(toWorld(scene.b, 2, p), n));
  return most_a - least_b;
}

/// The distances from O of the sides of A ⊖ B, ascending: each is perpendicular to an edge of A or of B. All points of
/// a body are vertices, in order around it.
std::vector<double> sidesOf(const Scene& scene) {
  std::vector<double> sides;
  for (const Which which : {Which::a, Which::b}) {
    const std::vector<dvec3> points = hullPoints(body(scene, which), 2);
    for (std::size_t i = 0; i < points.size(); ++i) {
      const dvec3 from = toWorld(body(scene, which), 2, points[i]);
      const dvec3 edge = toWorld(body(scene, which), 2, points[(i + 1) % points.size()]) - from;
      dvec3 n = glm::normalize(dvec3(edge.y, -edge.x, 0));  // outwards of points in counter-clockwise order
      sides.push_back(reach(scene, which == Which::a ? n : -n));
    }
  }
  std::sort(sides.begin(), sides.end());
  return sides;
}

}  // namespace

std::optional<PracticeSheet> lastSimplexQuestion(PracticeDraw& draw) {
  draw.space = false;
  const bool exact = draw.even;
  draw.pair(-0.8, -0.2);
  const gjk::Trace<3>& trace = draw.run.trace;
  if (trace.epa.empty()) return std::nullopt;
  const gjk::FacetRecord<3>* facet = closestFacet(trace, trace.epa.front());
  if (facet == nullptr) return std::nullopt;
  const double nearest = trace.epa.front().lower_bound, depth = trace.result.depth;
  if (nearest < 0.05 || (depth - nearest > 0.1) == exact || (!exact && depth - nearest < 0.1) ||
      (exact && depth - nearest > 1e-9))
    return std::nullopt;
  PracticeSheet sheet{.scene = draw.scene, .at = "epa 1 closest-facet"};
  sheet.hide = "bounds, closest, answer";
  sheet.question =
      tr("GJK ended with this triangle around O. Its nearest edge is {distance} from O. How deep is the overlap?",
         arg("distance", hundredths(nearest)));
  sheet.hint = tr("Is that edge part of the boundary of A ⊖ B?");
  sheet.why =
      exact ? tr("That edge lies on the boundary of A ⊖ B, so the depth is {depth}.", arg("depth", hundredths(depth)))
            : tr("A ⊖ B goes on behind that edge: its boundary is {depth} from O.", arg("depth", hundredths(depth)));
  const char* less = tr("The triangle is part of A ⊖ B, so O is at least that deep in it.");
  sheet.choices = {
      {tr("Less than {value}", arg("value", hundredths(nearest))), false, less},
      {tr("Exactly {value}", arg("value", hundredths(nearest))), exact, tr("A ⊖ B goes on behind that edge.")},
      {tr("More than {value}", arg("value", hundredths(nearest))), !exact,
       tr("Behind that edge A ⊖ B ends: it is on the boundary.")}};
  return sheet;
}

std::optional<PracticeSheet> horizonQuestion(PracticeDraw& draw) {
  draw.pair(-0.9, -0.2);
  const int kind = draw.pairs.whole(0, draw.level == 0 ? 0 : 2);
  const Ask ask = kind == 0 ? Ask::closest_facet : kind == 1 ? Ask::visible : Ask::horizon;
  const Question* question = draw.one(ask);
  if (question == nullptr) return std::nullopt;
  const bool flat = draw.scene.dimension == 2;
  const gjk::EpaRecord<3>& record = draw.run.trace.epa[static_cast<std::size_t>(question->moment.record)];
  const std::vector<std::string> names = polytopeNames(draw.run.trace, Naming::for_life);
  PracticeSheet sheet{.scene = draw.scene, .at = addressOf(question->moment), .ask = ask};
  sheet.hide = "bounds, closest, answer";
  if (ask == Ask::closest_facet) {
    sheet.question = flat ? tr("Which edge is nearest to O?") : tr("Which facet is nearest to O?");
    sheet.hint = tr("Compare how far each is from O, perpendicular to it.");
    const Corners& nearest = std::get<std::vector<Corners>>(question->accepted).front();
    sheet.why = tr("{facet} is {distance} from O; no other is nearer.", arg("facet", cornerNames(nearest, names)),
                   arg("distance", number(record.lower_bound, 3)));
  } else if (ask == Ask::visible) {
    sheet.question = flat ? tr("Which edges does *w* see?") : tr("Which facets does *w* see?");
    sheet.hint = tr("Those whose outer side w lies on.");
    sheet.why = tr("w lies in front of these, and behind all others.");
  } else {
    sheet.question = tr("What is the horizon that *w* sees?");
    sheet.hint = flat ? tr("A vertex between an edge that w sees and one that it does not.")
                      : tr("An edge between a facet that w sees and one that it does not.");
    sheet.why = flat ? tr("Each is the vertex between an edge that w sees and one that it does not.")
                     : tr("Each is the edge between a facet that w sees and one that it does not.");
  }
  return sheet;
}

std::optional<PracticeSheet> depthQuestion(PracticeDraw& draw) {
  draw.space = false;
  draw.pair(-0.9, -0.3);
  const std::vector<double> sides = sidesOf(draw.scene);
  const double depth = draw.run.trace.result.depth;
  std::vector<double> taken;
  for (const double side : sides)
    if (taken.empty() || side - taken.back() > 0.15 * std::max(1.0, side)) taken.push_back(side);
  if (taken.size() < 3 || taken[2] >= 10) return std::nullopt;
  PracticeSheet sheet{.scene = draw.scene};
  sheet.hide = "bounds, direction, support, closest, answer";
  sheet.question = tr("How long is the shortest move of B after which A and B only touch?");
  sheet.hint = tr("B moves by as much as O in A ⊖ B: where is the nearest way out?");
  sheet.why =
      tr("The nearest edge of A ⊖ B is {depth} from O, and its normal is the way.", arg("depth", hundredths(depth)));
  for (std::size_t i = 0; i < 3; ++i)
    sheet.choices.push_back({hundredths(i == 0 ? depth : taken[i]), i == 0,
                             i == 0 ? ""
                                    : tr("That leads out through another edge. The nearest is {depth} from O.",
                                         arg("depth", hundredths(depth)))});
  std::rotate(sheet.choices.begin(), sheet.choices.begin() + draw.pairs.whole(0, 2), sheet.choices.end());
  return sheet;
}

}  // namespace gjklab
