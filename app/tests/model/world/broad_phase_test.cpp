// Which pairs the broad phase leaves: of bodies far from each other none, however large a fixed one is.

#include "model/world/world.h"

#include <gtest/gtest.h>

namespace gjklab::broad_phase_test {
namespace {

/// A floor a hundred wide, and a ball of radius 0.5 with its middle at `height`.
WorldFile ballOverFloor(double height) {
  WorldFile file;
  file.dimension = 2;
  file.bodies.resize(2);
  WorldBody& floor = file.bodies[0];
  floor.body.shape = ShapeKind::box;
  floor.body.half_extents = {50, 0.5, 0};
  floor.body.position = {0, -0.5, 0};
  floor.fixed = true;
  WorldBody& ball = file.bodies[1];
  ball.body.shape = ShapeKind::sphere;
  ball.body.radius = 0.5;
  ball.body.position = {4, height, 0};
  return file;
}

TEST(BroadPhase, AFixedBodyNeedsNoRoomAroundIt) {
  World world(ballOverFloor(1.5));
  const WorldState start = world.state();
  EXPECT_TRUE(start.pairs.empty()) << "the ball is 1 above the floor, and stands";
  EXPECT_EQ(start.bodies[0].box_high.y, 0) << "the floor's box is the floor";
  EXPECT_LT(start.bodies[1].box_low.y, 1) << "the ball's has room to move";
  EXPECT_EQ(World(ballOverFloor(0.501)).state().pairs.size(), 1U);
}

}  // namespace
}  // namespace gjklab::broad_phase_test
