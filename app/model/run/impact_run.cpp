#include "model/run/impact_run.h"

#include "model/run/embed.h"
#include "model/scene/core_shape.h"
#include "model/scene/in_dimension.h"
#include "model/text/translate.h"

#include <algorithm>

namespace gjklab {

namespace {

template <int D>
gjk::Motion<D> coreMotion(const Body& body) {
  gjk::Motion<D> motion{narrow<D>(body.linear_velocity)};
  if constexpr (D == 2) motion.angular = body.angular_velocity.z;
  if constexpr (D == 3) motion.angular = body.angular_velocity;
  return motion;
}

template <int D>
gjk::ImpactOptions<D> impactOptions(const QuerySettings& settings) {
  gjk::ImpactOptions<D> options;
  options.method = settings.impact_method;
  options.duration = settings.duration;
  options.tolerance = settings.impact_tolerance;
  options.query = coreOptions<D>(settings);
  return options;
}

template <int D>
gjk::ImpactResult<D> ask(const Scene& scene, gjk::ImpactTrace<D>* trace) {
  return gjk::impact<D>(coreShape<D>(scene.a), corePose<D>(scene.a), coreMotion<D>(scene.a), coreShape<D>(scene.b),
                        corePose<D>(scene.b), coreMotion<D>(scene.b), impactOptions<D>(scene.query), trace);
}

template <int D>
gjk::ImpactResult<3> widenResult(const gjk::ImpactResult<D>& result) {
  gjk::ImpactResult<3> out;
  out.status = result.status;
  out.time = result.time;
  out.distance = result.distance;
  out.depth = result.depth;
  out.normal = widen<D>(result.normal);
  out.point_a = widen<D>(result.point_a);
  out.point_b = widen<D>(result.point_b);
  out.iterations = result.iterations;
  out.support_calls = result.support_calls;
  out.termination = result.termination;
  return out;
}

template <int D>
gjk::ImpactTrace<3> widenTrace(const gjk::ImpactTrace<D>& trace) {
  gjk::ImpactTrace<3> out;
  out.scale = trace.scale;
  out.target = trace.target;
  out.result = widenResult(trace.result);
  for (const gjk::ImpactRecord<D>& record : trace.records) {
    gjk::ImpactRecord<3>& into = out.records.emplace_back();
    into.time = record.time;
    into.distance = record.distance;
    into.normal = widen<D>(record.normal);
    into.speed_bound = record.speed_bound;
    into.linear_speed = record.linear_speed;
    into.spin_speed_a = record.spin_speed_a;
    into.spin_speed_b = record.spin_speed_b;
    into.axis_spin = {0, 0, record.axis_spin};
    into.swept = record.swept;
    into.advance = record.advance;
    widen(record.query, into.query);
  }
  return out;
}

template <int D>
gjk::ImpactTrace<3> traced(const Scene& scene) {
  gjk::ImpactTrace<D> trace;
  ask<D>(scene, &trace);
  if constexpr (D == 3)
    return trace;
  else
    return widenTrace(trace);
}

bool spins(const Body& body) { return body.angular_velocity != dvec3(0.0); }

}  // namespace

std::string impactObstacle(const Scene& scene) {
  constexpr double kFarthest = 1e80;  // beyond, products of coordinates overflow
  if (scene.query.impact_method == gjk::ImpactMethod::ray_cast && (spins(scene.a) || spins(scene.b)))
    return std::string("query.impact_method: ") +
           tr("\"ray-cast\" is for bodies that do not spin; here one has an angular_velocity");
  for (const Body* body : {&scene.a, &scene.b})
    for (const dvec3& velocity : {body->linear_velocity, body->angular_velocity})
      if (glm::length(velocity) * scene.query.duration > kFarthest)
        return "query.duration: " + tr("the bodies may move by at most {length} in it", arg("length", kFarthest));
  return {};
}

ImpactRun runImpact(const Scene& scene) {
  return inDimension(scene.dimension, [&](auto d) { return ImpactRun{d, traced<d>(scene)}; });
}

gjk::ImpactResult<3> findImpact(const Scene& scene) {
  return inDimension(scene.dimension, [&](auto d) { return widenResult(ask<d>(scene, nullptr)); });
}

gjk::ImpactResult<3> referenceImpact(const Scene& scene) {
  constexpr double kTolerance = 1e-12;
  Scene asked = scene;
  asked.query.impact_method = gjk::ImpactMethod::conservative;
  asked.query.impact_tolerance = std::min(scene.query.impact_tolerance, kTolerance);
  if (impactObstacle(asked).empty()) return findImpact(asked);
  gjk::ImpactResult<3> none;
  none.termination = gjk::ImpactTermination::unsuited;
  return none;
}

Body bodyAt(const Body& body, int dimension, double time) {
  Body moved = body;
  moved.position += time * body.linear_velocity;
  if (dimension == 2) moved.angle += time * body.angular_velocity.z;
  const double spin = glm::length(body.angular_velocity);
  if (dimension == 3 && spin > 0) {
    const glm::dquat turn = glm::angleAxis(time * spin, body.angular_velocity / spin);
    moved.orientation = unitOrientation(turn * body.orientation).value_or(body.orientation);
  }
  return moved;
}

Scene sceneAt(const Scene& scene, double time) {
  Scene moved = scene;
  moved.a = bodyAt(scene.a, scene.dimension, time);
  moved.b = bodyAt(scene.b, scene.dimension, time);
  return moved;
}

}  // namespace gjklab
