#include "model/session/lane.h"

namespace gjklab {

void follow(Lane& lane, const Scene& scene, const FollowUps& asked, const Lane* beside, bool warm_start) {
  const bool given = lane.given && lane.given->scene == scene;
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

void followUp(Lane& lane, const FollowUps& asked) {
  followUp(lane.scene, asked, lane.run);
  lane.timeline = Timeline(lane.run);
}

}  // namespace gjklab
