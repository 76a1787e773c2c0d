#include "model/lane.h"

namespace gjklab {

void follow(Lane& lane, const Scene& scene, const Lane* beside) {
  runQuery(scene, lane.run);
  lane.timeline = Timeline(lane.run);
  const bool shared = beside && beside->scene.query.rounding == scene.query.rounding && beside->scene.a == scene.a &&
                      beside->scene.b == scene.b && beside->scene.dimension == scene.dimension;
  lane.geometry = shared ? beside->geometry : makeGeometry(scene, lane.geometry ? &lane.scene : nullptr, lane.geometry);
  lane.scene = scene;
}

}  // namespace gjklab
