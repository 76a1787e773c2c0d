// Questions about support points and about the simplex.

#include "gjk/feature.h"
#include "model/quiz/answers.h"
#include "model/quiz/furthest.h"
#include "model/quiz/nearest_features.h"

#include <algorithm>
#include <glm/geometric.hpp>

namespace gjklab {
namespace {

void addMissing(std::vector<int>& sorted, int index) {
  const auto at = std::lower_bound(sorted.begin(), sorted.end(), index);
  if (at == sorted.end() || *at != index) sorted.insert(at, index);
}

/// The run's own first, each once.
std::vector<gjk::Feature> withOwn(gjk::Feature own, const std::vector<gjk::Feature>& others) {
  std::vector<gjk::Feature> out{own};
  for (const gjk::Feature other : others)
    if (other != own) out.push_back(other);
  return out;
}

std::vector<gjk::Feature> nearestFeatures(const AskedRun& asked) {
  std::vector<dvec3> points;
  for (const auto& vertex : asked.gjk().simplex) points.push_back(vertex.support.w);
  return featuresNearestOrigin(points, asked.run.trace.scale);
}

/// A simplex of one point leaves no choice, and where digits ran out w was left out without a test.
bool leavesAChoice(const gjk::GjkRecord<3>& record) {
  return record.simplex.size() > 1 && gjk::contains(record.region, 0);
}

}  // namespace

std::optional<Accepted> furthestPairs(const AskedRun& asked) {
  const gjk::Rounding rounding = asked.scene.query.rounding;
  if (!isPolytope(asked.scene.a, rounding) || !isPolytope(asked.scene.b, rounding)) return std::nullopt;
  const bool epa = phaseOf(asked.moment.sub_step) == Phase::epa;
  const dvec3 d = epa ? asked.epa().direction : asked.gjk().direction;
  const gjk::Support<3>& found = epa ? asked.epa().support : asked.gjk().support;
  if (found.index_a < 0 || found.index_b < 0) return std::nullopt;
  const bool exact = epa || (asked.moment.record == 0 && !asked.run.trace.start);
  const double slack = heightSlack(exact ? 1 : glm::length(d) / asked.run.trace.scale);
  FurthestPairs pairs{furthestOf(asked.scene.a, asked.run.dimension, d, slack),
                      furthestOf(asked.scene.b, asked.run.dimension, -d, slack)};
  addMissing(pairs.index_a, found.index_a);
  addMissing(pairs.index_b, found.index_b);
  return pairs;
}

std::optional<Accepted> regionsOfOrigin(const AskedRun& asked) {
  const auto& record = asked.gjk();
  if (!leavesAChoice(record)) return std::nullopt;
  const std::vector<gjk::Feature> nearest = nearestFeatures(asked);
  // The boolean method follows the first face that has O outside; that need not lead to the nearest feature.
  const bool own = std::find(nearest.begin(), nearest.end(), record.region) != nearest.end();
  if (asked.run.method == gjk::Method::boolean && !own) return std::nullopt;
  return withOwn(record.region, nearest);
}

std::optional<Accepted> droppedVertices(const AskedRun& asked) {
  const auto& record = asked.gjk();
  if (!leavesAChoice(record)) return std::nullopt;
  const gjk::Feature all = gjk::allOf(record.simplex.size());
  std::vector<gjk::Feature> nearest = nearestFeatures(asked);
  const bool own = std::find(nearest.begin(), nearest.end(), record.region) != nearest.end();
  if (!own) nearest.clear();
  for (gjk::Feature& feature : nearest) feature = all & ~feature;
  return withOwn(all & ~record.kept, nearest);
}

}  // namespace gjklab
