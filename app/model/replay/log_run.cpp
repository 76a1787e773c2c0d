#include "model/replay/log_run.h"

#include "gjk/feature.h"
#include "model/replay/few_points.h"
#include "model/replay/log_points.h"
#include "model/replay/log_polytope.h"
#include "model/run/given_run.h"
#include "model/scene/body_fields.h"

#include <algorithm>
#include <glm/geometric.hpp>

namespace gjklab {

namespace {

gjk::Feature featureOf(const std::string& letters, int count) {
  gjk::Feature feature = gjk::kNoFeature;
  for (const char letter : letters)
    if (letter >= 'a' && letter < 'a' + count) feature |= 1U << (letter - 'a');
  return feature;
}

class LogRun {
 public:
  LogRun(const Scene& scene, const ReplayLog& log, const ReplayReport& report)
      : scene_(scene), log_(log), tolerance_(report.tolerance), pairs_(scene, report.points, report.tolerance) {
    describeRun(scene, run_);
    run_.trace.scale = report.scale;
    if (report.points == ReplayPoints::cores) run_.trace.radius_sum = coreRadius(scene.a) + coreRadius(scene.b);
    for (const ReplayStep& step : log.steps)
      if (step.phase == ReplayPhase::gjk) gjk_.push_back(&step);
  }

  Run make() {
    for (std::size_t i = 0; i < gjk_.size(); ++i) add(i);
    LogPolytope polytope(scene_.dimension, pairs_, run_.trace);
    for (const ReplayStep& step : log_.steps)
      if (step.phase == ReplayPhase::epa) polytope.add(step);
    polytope.end();
    answer();
    return std::move(run_);
  }

 private:
  void add(std::size_t at);
  gjk::Feature kept(std::size_t at, gjk::Feature region) const;
  void weigh(gjk::GjkRecord<3>&) const;
  void answer();
  void answerOfGjk(gjk::Result<3>&) const;
  void answerOfEpa(gjk::Result<3>&) const;

  const Scene& scene_;
  const ReplayLog& log_;
  double tolerance_;
  LogPoints pairs_;
  std::vector<const ReplayStep*> gjk_;
  Run run_;
};

/// What the next record still has; at the end, and where that says nothing, the region's vertices.
gjk::Feature LogRun::kept(std::size_t at, gjk::Feature region) const {
  const ReplayStep& step = *gjk_[at];
  const int count = static_cast<int>(step.simplex.size());
  if (step.kept) return featureOf(*step.kept, count);
  if (at + 1 == gjk_.size()) return region;
  gjk::Feature feature = gjk::kNoFeature;
  for (int i = 0; i < count; ++i)
    if (contains(gjk_[at + 1]->simplex, step.simplex[static_cast<std::size_t>(i)])) feature |= 1U << i;
  return feature == gjk::kNoFeature ? region : feature;
}

/// The shares of the kept vertices in the closest point, where it is one of theirs.
void LogRun::weigh(gjk::GjkRecord<3>& record) const {
  std::vector<dvec3> points;
  for (int i = 0; i < record.simplex.size(); ++i)
    if (gjk::contains(record.region, i)) points.push_back(record.simplex[i].support.w - record.closest);
  const std::vector<double> weights = weightsOfProjection(points);
  if (weights.size() != points.size() || glm::length(projectionOn(points)) > 4 * tolerance_) return;
  std::size_t next = 0;
  for (int i = 0; i < record.simplex.size(); ++i)
    if (gjk::contains(record.region, i)) record.simplex[i].weight = weights[next++];
}

void LogRun::add(std::size_t at) {
  const ReplayStep& step = *gjk_[at];
  gjk::GjkRecord<3>& record = run_.trace.gjk.emplace_back();
  const int count = static_cast<int>(step.simplex.size());
  record.iteration = static_cast<int>(at) + 1;
  record.direction = step.direction.value_or(dvec3(0.0));
  record.support = pairs_.pairOf(step.support.value_or(step.simplex[0]), step.direction);
  for (const dvec3& point : step.simplex) record.simplex.push({pairs_.pairOf(point, std::nullopt), 0});
  const std::string nearest = nearestFeature(step.simplex, scene_.dimension, tolerance_);
  record.region = featureOf(step.region.value_or(step.kept.value_or(nearest)), count);
  if (record.region == gjk::kNoFeature) record.region = featureOf(nearest, count);
  record.kept = kept(at, record.region);
  record.closest = step.closest.value_or(nearestOf(step.simplex, scene_.dimension));
  const double radii = run_.trace.radius_sum, reach = glm::length(record.closest);
  const bool of_distance = !step.bounds_on_depth;
  record.lower_bound = of_distance && step.lower_bound ? *step.lower_bound + radii : 0;
  record.upper_bound = of_distance && step.upper_bound ? *step.upper_bound + radii : reach;
  const bool last = at + 1 == gjk_.size(), full = gjk::vertexCount(record.region) == scene_.dimension + 1;
  if (last) record.decision = full ? gjk::GjkDecision::enclosed : gjk::GjkDecision::stopped;
  weigh(record);
}

void LogRun::answerOfGjk(gjk::Result<3>& result) const {
  const gjk::GjkRecord<3>& last = run_.trace.gjk.back();
  const double r = glm::length(last.closest), radii = run_.trace.radius_sum;
  result.status = r - radii > tolerance_ ? gjk::Status::separated : gjk::Status::touching;
  result.distance = result.status == gjk::Status::separated ? r - radii : 0;
  if (r > 0) result.normal = -last.closest / r;
  dvec3 a(0.0), b(0.0);
  double sum = 0;
  for (const gjk::SimplexVertex<3>& vertex : last.simplex) {
    a += vertex.weight * vertex.support.a;
    b += vertex.weight * vertex.support.b;
    sum += vertex.weight;
  }
  result.has_distance = sum > 0.5;
  result.point_a = a + coreRadius(scene_.a) * (radii > 0 ? result.normal : dvec3(0.0));
  result.point_b = b - coreRadius(scene_.b) * (radii > 0 ? result.normal : dvec3(0.0));
  result.lower_bound = std::max(0.0, last.lower_bound - radii);
  result.upper_bound = std::max(0.0, last.upper_bound - radii);
}

void LogRun::answerOfEpa(gjk::Result<3>& result) const {
  const gjk::EpaRecord<3>& last = run_.trace.epa.back();
  result.status = gjk::Status::intersecting;
  result.lower_bound = last.lower_bound + run_.trace.radius_sum;
  result.depth = result.upper_bound = std::max(last.upper_bound, last.lower_bound) + run_.trace.radius_sum;
  result.normal = last.direction;
  result.has_distance = false;
}

void LogRun::answer() {
  gjk::Trace<3>& trace = run_.trace;
  gjk::Result<3>& result = trace.result;
  result.gjk_iterations = static_cast<int>(trace.gjk.size());
  result.epa_iterations = static_cast<int>(trace.epa.size());
  result.support_calls = result.gjk_iterations + result.epa_iterations;
  result.termination = gjk::Termination::converged;
  if (!trace.epa.empty())
    answerOfEpa(result);
  else if (!trace.gjk.empty())
    answerOfGjk(result);
  else
    result.termination = gjk::Termination::unsuited;
}

}  // namespace

Run runOfLog(const Scene& scene, const ReplayLog& log, const ReplayReport& report) {
  return LogRun(scene, log, report).make();
}

}  // namespace gjklab
