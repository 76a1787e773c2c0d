// What a hand asks of a world, without a window.
#include "model/sandbox/world_intent.h"

#include <gtest/gtest.h>

namespace gjklab::world_intent_test {
namespace {

WorldFile ballAndFloor() {
  WorldFile file;
  file.dimension = 2;
  WorldBody floor, ball;
  floor.fixed = true;
  floor.body.half_extents = {5, 0.5, 0};
  floor.body.position = {0, -0.5, 0};
  ball.body.shape = ShapeKind::sphere;
  ball.body.radius = 0.5;
  ball.body.position = {0, 2, 0};
  file.bodies = {floor, ball};
  clearUnusedCoordinates(file);
  return file;
}

TEST(WorldIntent, AThrowIsTheSameAsByTheWorldItself) {
  Sandbox asked, direct;
  asked.show(ballAndFloor(), "");
  direct.show(ballAndFloor(), "");
  apply(asked, GrabBody{1, {0.2, 2, 0}});
  apply(asked, DragBody{{1, 3, 0}});
  asked.stepBy(8);
  apply(asked, LetGo{});
  asked.stepBy(5);
  apply(asked, PushBody{1, {0, 2, 0}});
  asked.stepBy(3);
  asked.seek(4);
  direct.grab(1, {0.2, 2, 0});
  direct.drag({1, 3, 0});
  direct.stepBy(8);
  direct.letGo();
  direct.stepBy(5);
  direct.push(1, {0, 2, 0});
  direct.stepBy(3);
  direct.seek(4);
  EXPECT_EQ(asked.last(), 16);
  EXPECT_EQ(asked.state(), direct.state());
  EXPECT_EQ(asked.undoName(), "a knock");
  asked.seek(16);
  direct.seek(16);
  EXPECT_EQ(asked.state(), direct.state());
}

TEST(WorldIntent, EditsSettingsAndBodies) {
  Sandbox world;
  world.show(ballAndFloor(), "");
  WorldSettings settings = world.file().world;
  settings.friction = 0.25;
  apply(world, SetWorld{settings});
  EXPECT_EQ(world.file().world.friction, 0.25);
  WorldBody body = world.bodyAsFile(1);
  body.density = 3;
  apply(world, ChangeBody{1, body});
  EXPECT_EQ(world.file().bodies[1].density, 3);
  apply(world, AddBody{body});
  EXPECT_TRUE(world.modified());
  apply(world, ShootBody{body});
  EXPECT_EQ(world.file().bodies.size(), 4U);
  apply(world, RemoveBody{2});
  EXPECT_EQ(world.file().bodies.size(), 3U);
  apply(world, SetPace{0.25});
  EXPECT_EQ(world.pace(), 0.25);
  SandboxSights sights;
  sights.islands = true;
  apply(world, ShowSights{sights});
  EXPECT_TRUE(world.sights().islands);
  apply(world, PlayWorld{true});
  apply(world, PlayWorld{true});
  EXPECT_TRUE(world.playing());
  apply(world, PlayWorld{false});
  EXPECT_FALSE(world.playing());
}

// Several intents may come within one frame, and one before may have taken the body away.
TEST(WorldIntent, OfABodyThatIsNotThereNothingHappens) {
  Sandbox world;
  apply(world, PlayWorld{true});
  apply(world, RemoveBody{0});
  EXPECT_FALSE(world.open());
  world.show(ballAndFloor(), "");
  for (const int body : {-1, 2, 900}) {
    apply(world, GrabBody{body, {}});
    apply(world, PushBody{body, {1, 0, 0}});
    apply(world, ChangeBody{body, world.bodyAsFile(1)});
    apply(world, RemoveBody{body});
  }
  EXPECT_EQ(world.undoName(), "");
  EXPECT_EQ(world.file().bodies.size(), 2U);
}

}  // namespace
}  // namespace gjklab::world_intent_test
