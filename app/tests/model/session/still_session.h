#pragma once
// A session as tests use it: nothing glides, and both panes have a size. Or it comes to rest.

#include "model/gallery/gallery.h"
#include "model/session/session.h"

#include <gtest/gtest.h>

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

/// Lets all motion come to its end.
inline void settle(Session& session) {
  session.update();
  for (int i = 0; i < 100 && session.idleSeconds() == 0; ++i) {
    session.advance(0.05);
    session.update();
  }
  EXPECT_LT(session.idleSeconds(), 0);
}

}  // namespace gjklab
