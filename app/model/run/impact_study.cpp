#include "model/run/impact_study.h"

#include "model/run/contact_run.h"
#include "model/run/given_run.h"
#include "model/run/posed_support.h"

#include <algorithm>
#include <cmath>

namespace gjklab {
namespace {

/// Of the plot: at least so many moments, more where a body turns fast, and no more than are soon computed.
constexpr int kLeastSamples = 96, kMostSamples = 600;
constexpr double kTurnOfSample = 0.06;  ///< radians, at most where the number allows it

int samplesOf(const Scene& scene) {
  const double spin = glm::length(scene.a.angular_velocity) + glm::length(scene.b.angular_velocity);
  const double wanted = std::ceil(spin * scene.query.duration / kTurnOfSample);
  return static_cast<int>(std::clamp(wanted, double(kLeastSamples), double(kMostSamples)));
}

/// The query as the search asks it (impact_search.h).
QuerySettings askedBySearch(QuerySettings query) {
  query.method = gjk::Method::distance;
  query.tolerance = std::min(query.tolerance, query.impact_tolerance / 64);
  query.epa_tolerance = std::min(query.epa_tolerance, query.impact_tolerance / 64);
  return query;
}

ImpactStep stepOf(const Scene& scene, const gjk::ImpactRecord<3>& record) {
  if (scene.query.impact_method == gjk::ImpactMethod::ray_cast && record.query.scale == 0)
    return impactStepAt(scene, record.time);  // one iteration of the ray's own: no run of GJK
  ImpactStep step{record.time, sceneAt(scene, record.time), {}};
  step.scene.query = askedBySearch(scene.query);
  describeRun(step.scene, step.run);
  step.run.trace = record.query;
  return step;
}

/// Enough for the eye, and quick where bodies are deep in each other.
double distanceAt(const Scene& scene, double time) {
  Scene moved = sceneAt(scene, time);
  moved.query.method = gjk::Method::distance;
  moved.query.tolerance = 1e-6;
  moved.query.epa_tolerance = 1e-3;
  const gjk::Result<3> result = solve(moved);
  return result.distance - result.depth;
}

}  // namespace

bool isRayIteration(const ImpactStudy& study, int record) {
  return study.method == gjk::ImpactMethod::ray_cast && study.record(record).query.scale == 0;
}

RayPlane rayPlaneOf(const ImpactStudy& study, const Scene& start, int record) {
  const gjk::ImpactRecord<3>& asked = study.record(record);
  const Scene& now = study.step(record).scene;
  const dvec3 n = asked.normal;
  // Recorded where the step has led; the radii are left out there.
  RayPlane plane{n, asked.query.gjk[0].support};
  gjk::Support<3>& s = plane.support;
  s.w += asked.advance * (start.b.linear_velocity - start.a.linear_velocity) + asked.query.radius_sum * n;
  const auto onWhole = [&](dvec3 core, const Body& body, dvec3 d) {
    return core + d * glm::dot(supportOf(body, poseOf(body), start.dimension, d, true).point - core, d);
  };
  s.a = onWhole(s.a - asked.advance * start.a.linear_velocity, now.a, n);
  s.b = onWhole(s.b - asked.advance * start.b.linear_velocity, now.b, -n);
  plane.gap = -glm::dot(n, s.w);
  return plane;
}

bool isTranslation(const Scene& scene) {
  return scene.a.angular_velocity == dvec3(0.0) && scene.b.angular_velocity == dvec3(0.0);
}

ImpactStep impactStepAt(const Scene& scene, double time) {
  ImpactStep step{time, sceneAt(scene, time), {}};
  step.scene.query = askedBySearch(scene.query);
  runQuery(step.scene, step.run);
  return step;
}

ImpactStudy impactStudy(const Scene& scene) {
  ImpactStudy study;
  study.method = scene.query.impact_method;
  study.duration = scene.query.duration;
  study.missing = impactObstacle(scene);
  if (!study.missing.empty()) {
    study.run.dimension = scene.dimension;
    study.run.trace.result.termination = gjk::ImpactTermination::unsuited;
    study.end = impactStepAt(scene, 0);
    return study;
  }
  study.run = runImpact(scene);
  const gjk::ImpactResult<3>& result = study.result();
  for (const gjk::ImpactRecord<3>& record : study.run.trace.records) study.steps.push_back(stepOf(scene, record));
  const bool told = result.meets() && !study.steps.empty();
  study.end = told ? study.steps.back() : impactStepAt(scene, result.time);
  if (result.status == gjk::ImpactStatus::hit && result.termination == gjk::ImpactTermination::converged)
    study.contacts = contactsWithin(study.end.scene, study.end.run.trace.result,
                                    scene.query.impact_tolerance * study.run.trace.scale);
  const int samples = samplesOf(scene);
  for (int i = 0; i <= samples; ++i) study.distances.push_back(distanceAt(scene, scene.query.duration * i / samples));
  for (const gjk::ImpactMethod method : kImpactMethods) {
    Scene asked = scene;
    asked.query.impact_method = method;
    study.methods.push_back(findImpact(asked));
  }
  return study;
}

}  // namespace gjklab
