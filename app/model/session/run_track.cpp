#include "model/session/run_track.h"

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

bool RunTrack::cuts(const Scene& asked) const {
  if (run.trace.result.termination != gjk::Termination::max_iterations) return false;
  if (run.trace.epa.empty()) return asked.query.max_iterations > scene.query.max_iterations;
  return asked.query.epa_max_iterations > scene.query.epa_max_iterations;
}

void follow(RunTrack& track, const Scene& asked_scene, const FollowUps& asked, const RunTrack* beside,
            bool warm_start) {
  const bool given = track.given && track.given->scene == asked_scene;
  const Scene scene = given ? asked_scene : followable(asked_scene);
  if (given) {
    track.run = track.given->run;
  } else {
    runQuery(scene, track.run, warm_start ? &track.warm : nullptr);
  }
  if (given || !warm_start) track.warm.clear();
  followUp(scene, asked, track.run);
  track.timeline = Timeline(track.run);
  const bool shared = beside && beside->scene.query.rounding == scene.query.rounding && beside->scene.a == scene.a &&
                      beside->scene.b == scene.b && beside->scene.dimension == scene.dimension;
  track.geometry =
      shared ? beside->geometry : makeGeometry(scene, track.geometry ? &track.scene : nullptr, track.geometry);
  track.scene = scene;
}

bool isOf(const RunTrack& track, const Scene& scene) { return track.scene == followable(scene); }

void followUp(RunTrack& track, const FollowUps& asked) {
  followUp(track.scene, asked, track.run);
  track.timeline = Timeline(track.run);
}

}  // namespace gjklab
