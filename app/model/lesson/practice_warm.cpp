// Practice about warm starts: a pair, and the same pair after B has turned a little.

#include "gjk/feature.h"
#include "model/lesson/practice_draw.h"
#include "model/run/warm_memory.h"
#include "model/scene/body_points.h"
#include "model/text/number_text.h"
#include "model/text/translate.h"

#include <fmt/format.h>
#include <glm/geometric.hpp>

#include <algorithm>

namespace gjklab {
namespace {

using VertexPair = std::pair<int, int>;  // of A, of B
using VertexPairs = std::vector<VertexPair>;

struct TurnedPair {
  Scene before, after;
  int degrees = 0;
  VertexPairs first, last;  ///< of the run before the turn: its first support point, its last simplex
  VertexPairs start;        ///< of the run after the turn: the part of the last simplex that it begins with
  VertexPairs next;         ///< the last simplex after the turn
  int warm = 0, cold = 0;   ///< iterations after the turn
  double least_weight = 1;  ///< of a corner in the last x
  double moved = 0;         ///< from the x of the last simplex, turned with B, to the new x
};

VertexPair pairOf(const gjk::Support<3>& support) { return {support.index_a, support.index_b}; }

/// Those that a record keeps, ascending.
VertexPairs keptOf(const gjk::GjkRecord<3>& record) {
  VertexPairs pairs;
  for (int i = 0; i < record.simplex.size(); ++i)
    if (gjk::contains(record.kept, i)) pairs.push_back(pairOf(record.simplex[i].support));
  std::sort(pairs.begin(), pairs.end());
  return pairs;
}

Scene turned(Scene scene, double angle, dvec3 axis) {
  if (scene.dimension == 2)
    scene.b.angle += angle;
  else if (const auto unit = unitOrientation(glm::angleAxis(angle, axis) * scene.b.orientation))
    scene.b.orientation = *unit;
  return scene;
}

std::optional<TurnedPair> turnedPair(PracticeDraw& draw, int least, int greatest) {
  draw.pair(0.3, 1.2);
  TurnedPair pair;
  pair.before = draw.scene;
  pair.degrees = draw.pairs.whole(least, greatest);
  pair.after =
      turned(draw.scene, glm::radians(pair.degrees * (draw.pairs.coin() ? 1.0 : -1.0)), draw.pairs.direction(3));
  WarmMemory memory;
  Run run;
  runQuery(pair.before, run, &memory);
  if (run.trace.gjk.empty() || run.trace.result.status != gjk::Status::separated) return std::nullopt;
  pair.first = {pairOf(run.trace.gjk.front().support)};
  pair.last = keptOf(run.trace.gjk.back());
  runQuery(pair.after, run, &memory);
  if (!run.trace.start || run.trace.result.status != gjk::Status::separated || run.trace.result.distance < 0.1)
    return std::nullopt;
  pair.start = keptOf(*run.trace.start);
  pair.next = keptOf(run.trace.gjk.back());
  const gjk::GjkRecord<3>& end = run.trace.gjk.back();
  for (int i = 0; i < end.simplex.size(); ++i)
    if (gjk::contains(end.kept, i)) pair.least_weight = std::min(pair.least_weight, end.simplex[i].weight);
  pair.moved = glm::distance(run.trace.start->closest, end.closest);
  pair.warm = run.trace.result.gjk_iterations;
  pair.cold = run.cold->gjk_iterations;
  if (pair.last.empty() || pair.last.front().first < 0 || pair.next.empty()) return std::nullopt;
  return pair;
}

std::string cornerName(VertexPair pair) { return pairName(pair.first, pair.second); }

std::string namesOf(const VertexPairs& pairs) {
  std::string text;
  for (const VertexPair& pair : pairs) text += (text.empty() ? "" : ", ") + cornerName(pair);
  return text;
}

std::string marksOf(const VertexPairs& pairs) {
  std::string text;
  for (const VertexPair& pair : pairs)
    text += fmt::format("{}A{} - B{}", text.empty() ? "" : ", ", pair.first + 1, pair.second + 1);
  return text;
}

/// How a picture comes to show the pair after the turn.
std::string turnMoveTo(const Scene& after) {
  if (after.dimension == 2) return fmt::format("turn B to {:.9f}", after.b.angle);
  const glm::dquat& q = after.b.orientation;
  return fmt::format("turn B to {:.12f} {:.12f} {:.12f} {:.12f}", q.x, q.y, q.z, q.w);
}

dvec3 cornerPlace(const Scene& scene, VertexPair pair) {
  return hullPointInWorld(scene, Which::a, pair.first) - hullPointInWorld(scene, Which::b, pair.second);
}

/// Which corners a warm start begins with.
std::optional<PracticeSheet> beginningQuestion(PracticeDraw& draw) {
  const auto pair = turnedPair(draw, 3, 25);
  if (!pair || pair->last.size() < 2 || pair->start != pair->last) return std::nullopt;
  PracticeSheet sheet{.scene = pair->before, .at = "gjk end", .look = "both"};
  sheet.hide = "bounds, normal, direction, support";
  sheet.mark = "A, B";
  sheet.question = tr("This run has ended. Then B turns by {angle}°. Which vertices does a warm start begin with?",
                      arg("angle", pair->degrees));
  sheet.hint = tr("Which simplex does the next run start with?");
  sheet.why = tr("It begins with the last simplex, {corners}, recomputed for the new pose of B.",
                 arg("corners", namesOf(pair->last)));
  VertexPairs other = pair->next;
  const int most_a = draw.run.points_a - 1, most_b = draw.run.points_b - 1;
  for (int i = 0; i < 40 && (other == pair->last || other.size() != pair->last.size()); ++i) {
    other = pair->last;
    other[draw.pairs.coin() ? 1 : 0] = {draw.pairs.whole(0, most_a), draw.pairs.whole(0, most_b)};
    std::sort(other.begin(), other.end());
    other.erase(std::unique(other.begin(), other.end()), other.end());
  }
  if (other == pair->last || other.size() != pair->last.size()) return std::nullopt;
  const auto stranger = std::find_if(other.begin(), other.end(), [&](const VertexPair& each) {
    return std::find(pair->last.begin(), pair->last.end(), each) == pair->last.end();
  });
  sheet.choices = {{namesOf(pair->last), true},
                   {namesOf(pair->first), false, tr("That is how this run began: cold, with one support point.")},
                   {namesOf(other), false,
                    tr("{corner} is not a vertex of the last simplex.", arg("corner", cornerName(*stranger)))},
                   {tr("None of them"), false, tr("Then it would be a cold start.")}};
  showWhenRight(sheet.choices, turnMoveTo(pair->after));
  turnRound(draw, sheet.choices);
  return sheet;
}

/// Where a corner of the last simplex is after the turn.
std::optional<PracticeSheet> movedCornerQuestion(PracticeDraw& draw) {
  draw.space = false;
  const auto pair = turnedPair(draw, 10, 35);
  if (!pair) return std::nullopt;
  const VertexPair corner = pair->last[draw.pairs.coin() ? pair->last.size() - 1 : 0];
  const auto point = [](dvec3 p) { return vectorText(glm::round(100.0 * p) / 100.0, 2); };
  const dvec3 now = cornerPlace(pair->after, corner), old = cornerPlace(pair->before, corner);
  PracticeSheet sheet{.scene = pair->after, .at = "start", .look = "world"};
  sheet.hide = "bounds, direction, support, closest, answer";
  sheet.mark = fmt::format("A{}, B{}", corner.first + 1, corner.second + 1);
  sheet.question =
      tr("The last run ended with the vertex {corner} at {point}. B has turned by {angle}° since. Where is this vertex "
         "now?",
         arg("angle", pair->degrees), arg("corner", cornerName(corner)), arg("point", point(old)));
  sheet.hint = tr("Subtract the current position of B{b} from that of A{a}.", arg("a", subscript(corner.first)),
                  arg("b", subscript(corner.second)));
  const dvec3 a = hullPointInWorld(pair->after, Which::a, corner.first),
              b = hullPointInWorld(pair->after, Which::b, corner.second);
  if (point(glm::round(100.0 * a) / 100.0 - glm::round(100.0 * b) / 100.0) != point(now)) return std::nullopt;
  sheet.why = fmt::format("{} − {} = {}.", point(a), point(b), point(now));
  std::vector<std::pair<dvec3, std::string>> wrong{
      {old, tr("That is where it was before B{b} moved.", arg("b", subscript(corner.second)))},
      {old - (now - old), tr("B enters the difference with a minus sign: the vertex moves against B{b}.",
                             arg("b", subscript(corner.second)))},
      {-now, tr("That is B{b} − A{a}.", arg("a", subscript(corner.first)), arg("b", subscript(corner.second)))}};
  std::vector<dvec3> taken{now};
  sheet.choices = {{point(now), true}};
  for (auto& [place, but] : wrong) {
    for (const dvec3& other : taken)
      if (glm::distance(other, place) < 0.25) return std::nullopt;
    taken.push_back(place);
    sheet.choices.push_back({point(place), false, but});
  }
  showWhenRight(sheet.choices, fmt::format("light A{} - B{}", corner.first + 1, corner.second + 1));
  turnRound(draw, sheet.choices);
  return sheet;
}

/// How many iterations the old simplex leaves to be made.
std::optional<PracticeSheet> iterationsQuestion(PracticeDraw& draw) {
  const bool one = draw.even;
  const auto pair = one ? turnedPair(draw, 2, 8) : turnedPair(draw, 8, 35);
  if (!pair || pair->cold < 3 || (pair->warm == 1) != one || (pair->next == pair->last) != one) return std::nullopt;
  // Where a part of the old simplex is nearest, a run may take one iteration or more.
  if (!one && std::includes(pair->last.begin(), pair->last.end(), pair->next.begin(), pair->next.end()))
    return std::nullopt;
  // By eye: x is well inside the old edge, or well beside it.
  if (pair->last.size() < 2 || (one ? pair->least_weight < 0.1 : pair->moved < 0.3)) return std::nullopt;
  PracticeSheet sheet{.scene = pair->after, .at = "start", .look = "both"};
  sheet.hide = "bounds, direction, support, closest, answer";
  sheet.mark = marksOf(pair->last);
  sheet.question =
      tr("The last run ended with the marked simplex. B has turned by {angle}° since. A cold start takes {cold} "
         "iterations. How many does a warm start take?",
         arg("angle", pair->degrees), arg("cold", pair->cold));
  sheet.hint = tr("Is the point of A ⊖ B nearest to O still on the marked simplex?");
  sheet.why = one ? tr("The nearest point is still on this simplex, and one support point proves it.")
                  : tr("Other vertices are nearest now: {corners}. It takes {warm} iterations to find them.",
                       arg("corners", namesOf(pair->next)), arg("warm", pair->warm));
  sheet.choices = {
      {tr("One"), one, one ? "" : tr("Other vertices are nearest now: the old simplex is not the answer.")},
      {tr("More than one"), !one,
       one ? tr("The nearest point is still on this simplex: the first support point proves it.") : ""},
      {tr("None: the last simplex still holds"), false,
       tr("The old proof holds only for the old pose: at least one new support point is needed.")}};
  showWhenRight(sheet.choices, "go to gjk end");
  turnRound(draw, sheet.choices);
  return sheet;
}

}  // namespace

std::optional<PracticeSheet> warmQuestion(PracticeDraw& draw) {
  switch (draw.kind % 3) {
    case 0:
      return beginningQuestion(draw);
    case 1:
      return movedCornerQuestion(draw);
    default:
      return iterationsQuestion(draw);
  }
}

}  // namespace gjklab
