// The views follow a long motion from advance to advance, and stay within one.

#include "model/scene_named.h"
#include "model/session/still_session.h"

#include <gtest/gtest.h>

namespace gjklab::motion_view_test {
namespace {

Session longMotion(bool reduce_motion = true) {
  Settings settings;
  settings.reduce_motion = reduce_motion;
  Session session(test::sceneNamed("motion-3d-sphere-diamond"), "", settings);
  for (const Space space : {Space::world, Space::difference}) session.resize(space, {640, 480}, 1);
  return session;
}

void goTo(Session& session, int position) {
  session.apply(Seek{position});
  settle(session);
}

TEST(MotionView, MovesOnlyFromAdvanceToAdvance) {
  Session session = longMotion();
  settle(session);
  ASSERT_TRUE(session.run().impact);
  int moves = 0;
  for (int i = 1; i < session.timeline().size(); ++i) {
    const View before = session.view(Space::world), beside = session.view(Space::difference);
    goTo(session, i);
    const bool same = session.view(Space::world) == before && session.view(Space::difference) == beside;
    moves += !same;
    if (session.timeline()[i].record == session.timeline()[i - 1].record) {
      EXPECT_TRUE(same) << i;
    }
    EXPECT_GE(session.view(Space::world).pixels_per_unit, before.pixels_per_unit) << i;
  }
  EXPECT_GE(moves, 1);
  EXPECT_LE(moves, 3) << "not with each step";
}

TEST(MotionView, GlidesThereAndComesBack) {
  Session session = longMotion(false);
  settle(session);
  const View start = session.view(Space::world);
  session.apply(Seek{session.timeline().size() - 1});
  session.update();
  session.advance(0.1);
  session.update();
  const double under_way = session.view(Space::world).pixels_per_unit;
  settle(session);
  const double there = session.view(Space::world).pixels_per_unit;
  EXPECT_TRUE(start.pixels_per_unit < under_way && under_way < there);
  goTo(session, 0);
  EXPECT_EQ(session.view(Space::world), start);
}

TEST(MotionView, AViewOfOnesOwnStays) {
  Session session = longMotion();
  settle(session);
  View own = session.view(Space::world);
  pan(own, {30, 20});
  session.apply(MoveCamera{Space::world, own, false});
  goTo(session, session.timeline().size() - 1);
  EXPECT_EQ(session.view(Space::world).target, own.target);
  EXPECT_EQ(session.view(Space::world).pixels_per_unit, own.pixels_per_unit);
}

}  // namespace
}  // namespace gjklab::motion_view_test
