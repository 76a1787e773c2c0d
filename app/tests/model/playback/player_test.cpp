#include "model/playback/player.h"

#include <gtest/gtest.h>

#include <limits>

#include "model/hand_run.h"

namespace gjklab {
namespace {

class PlayerTest : public ::testing::Test {
 protected:
  void run(double seconds) {
    for (double t = 0; t < seconds - 1e-9; t += 0.01) player.advance(timeline, 0.01);
  }
  Timeline timeline{handRun(3, false, 2)};
  Player player;
};

TEST_F(PlayerTest, RestsUntilPlayed) {
  EXPECT_FALSE(player.advance(timeline, 10));
  EXPECT_EQ(player.position(), 0);
  EXPECT_LT(player.idleSeconds(), 0) << "nothing to wake up for";
  EXPECT_EQ(player.tween(), 1);
}

TEST_F(PlayerTest, PlaysAtItsSpeedAndStopsAtTheEnd) {
  player.toggle(timeline);
  EXPECT_TRUE(player.playing());
  run(1 / kStepsPerSecond + 0.05);
  EXPECT_EQ(player.position(), 1);
  player.setSpeed(4);
  run(1 / kStepsPerSecond);
  EXPECT_NEAR(player.position(), 5, 1);
  player.setSpeed(kFastest);
  run(timeline.size() / kStepsPerSecond);
  EXPECT_EQ(player.position(), timeline.size() - 1);
  EXPECT_FALSE(player.playing());
  run(1);
  EXPECT_LT(player.idleSeconds(), 0);
  player.toggle(timeline);
  EXPECT_EQ(player.position(), 0) << "from the end, play starts over";
}

TEST_F(PlayerTest, TweensOneStepEitherWayWithin200Milliseconds) {
  player.step(timeline, 1);
  EXPECT_EQ(player.tweenFrom(), 0);
  EXPECT_EQ(player.tween(), 0);
  EXPECT_EQ(player.idleSeconds(), 0);
  EXPECT_TRUE(player.advance(timeline, 0.05));
  const double early = player.tween();
  EXPECT_TRUE(player.advance(timeline, 0.05));
  EXPECT_GT(player.tween(), early);
  EXPECT_TRUE(player.advance(timeline, 0.1));
  EXPECT_EQ(player.tween(), 1);
  EXPECT_FALSE(player.advance(timeline, 0.1));
  player.step(timeline, -1);
  EXPECT_EQ(player.tweenFrom(), 1);
  EXPECT_LT(player.tween(), 1);
}

TEST_F(PlayerTest, NoTweenForLeapsAndReducedMotion) {
  player.last(timeline);
  EXPECT_EQ(player.tween(), 1);
  player.setReducedMotion(true);
  player.step(timeline, -1);
  EXPECT_EQ(player.tween(), 1);
  EXPECT_EQ(player.tweenFrom(), player.position());
}

TEST_F(PlayerTest, StepsAndIterationsStayOnTheTimeline) {
  player.step(timeline, -1);
  EXPECT_EQ(player.position(), 0);
  player.iteration(timeline, 1);
  EXPECT_EQ(timeline[player.position()], (Moment{SubStep::gjk_direction, 1}));
  player.iteration(timeline, 100);
  EXPECT_EQ(player.position(), timeline.size() - 1);
  player.step(timeline, 1);
  EXPECT_EQ(player.position(), timeline.size() - 1);
  player.iteration(timeline, -2);
  EXPECT_EQ(timeline[player.position()], (Moment{SubStep::epa_closest_facet, 0}));
}

TEST_F(PlayerTest, ADragKeepsThePlaceAndGivesItBack) {
  player.seek(timeline, timeline.nearest({SubStep::gjk_region, 2}));
  const int place = player.position();
  const Timeline shorter(handRun(2, true, 0));
  player.follow(shorter);
  EXPECT_EQ(player.position(), shorter.size() - 1) << "the iteration is gone";
  player.follow(timeline);
  EXPECT_EQ(player.position(), place) << "and back";
  player.follow(shorter);
  player.step(shorter, -1);
  player.follow(timeline);
  EXPECT_EQ(timeline[player.position()].sub_step, SubStep::gjk_end) << "a step by hand chooses anew";
}

TEST_F(PlayerTest, AStallIsNotCaughtUp) {
  player.toggle(timeline);
  player.setSpeed(1);
  player.advance(timeline, 1000);
  EXPECT_LE(player.position(), 1);
  player.advance(timeline, std::numeric_limits<double>::quiet_NaN());
  EXPECT_LE(player.position(), 1);
}

TEST_F(PlayerTest, ATimelineOfOneMomentDoesNotPlay) {
  const Timeline one{gjklab::Run{}};
  Player other;
  other.toggle(one);
  EXPECT_FALSE(other.playing());
}

}  // namespace
}  // namespace gjklab
