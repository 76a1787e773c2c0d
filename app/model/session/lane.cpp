#include "model/session/lane.h"

#include "model/scene/method_choices.h"

#include <algorithm>

namespace gjklab {
namespace {

Scene followable(Scene scene) {
  scene.query = asRun(scene.query);
  scene.query.max_iterations = std::min(scene.query.max_iterations, kMostIterations);
  scene.query.epa_max_iterations = std::min(scene.query.epa_max_iterations, kMostIterations);
  return scene;
}

}  // namespace

bool Lane::cuts(const Scene& asked) const {
  if (run.trace.result.termination != gjk::Termination::max_iterations) return false;
  if (run.trace.epa.empty()) return asked.query.max_iterations > scene.query.max_iterations;
  return asked.query.epa_max_iterations > scene.query.epa_max_iterations;
}

void follow(Lane& lane, const Scene& asked_scene, const FollowUps& asked, const Lane* beside, bool warm_start) {
  const bool given = lane.given && lane.given->scene == asked_scene;
  const Scene scene = given ? asked_scene : followable(asked_scene);
  if (given) {
    lane.run = lane.given->run;
  } else {
    runQuery(scene, lane.run, warm_start ? &lane.warm : nullptr);
  }
  if (given || !warm_start) lane.warm.clear();
  followUp(scene, asked, lane.run);
  lane.timeline = Timeline(lane.run);
  const bool shared = beside && beside->scene.query.rounding == scene.query.rounding && beside->scene.a == scene.a &&
                      beside->scene.b == scene.b && beside->scene.dimension == scene.dimension;
  lane.geometry = shared ? beside->geometry : makeGeometry(scene, lane.geometry ? &lane.scene : nullptr, lane.geometry);
  lane.scene = scene;
}

bool isOf(const Lane& lane, const Scene& scene) { return lane.scene == followable(scene); }

void followUp(Lane& lane, const FollowUps& asked) {
  followUp(lane.scene, asked, lane.run);
  lane.timeline = Timeline(lane.run);
}

}  // namespace gjklab
