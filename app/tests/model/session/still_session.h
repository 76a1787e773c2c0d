#pragma once
// A session as tests use it: nothing glides, and both panes have a size.

#include "model/gallery/gallery.h"
#include "model/session/session.h"

namespace gjklab {

inline Session stillSession(const Scene& scene) {
  Settings settings;
  settings.reduce_motion = true;
  Session session(scene, "", settings);
  for (const Space space : {Space::world, Space::difference}) session.resize(space, {640, 480}, 1);
  session.update();
  return session;
}

inline Session stillSession(int dimension) { return stillSession(defaultScene(dimension)); }

}  // namespace gjklab
