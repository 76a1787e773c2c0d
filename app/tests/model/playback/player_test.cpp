#include "model/playback/player.h"

#include <gtest/gtest.h>

#include <limits>

#include "model/hand_run.h"

namespace gjklab::player_test {
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

/// All places from the first to the last and back: (position, test) with −1 for a whole step.
TEST(PlayerTests, GoesThroughTheTestsOfARegionStepBothWays) {
  auto run = handRun(3, false, 2);
  run.trace.gjk[1].tests.clear();
  for (int i = 0; i < 3; ++i) run.trace.gjk[1].tests.push({gjk::detail::alongEdge(1), 1.0, true, gjk::kNoFeature});
  const Timeline timeline(run);
  std::vector<std::pair<int, int>> expected;
  for (int i = 0; i < timeline.size(); ++i) {
    for (int test = 0; test < timeline.testsAt(i); ++test) expected.emplace_back(i, test);
    expected.emplace_back(i, -1);
  }
  EXPECT_GT(expected.size(), static_cast<std::size_t>(timeline.size()) + 2);
  for (const bool by_switch : {false, true}) {
    Player player;
    player.setEachTest(by_switch);
    const auto now = [&] { return std::pair(player.position(), player.test().value_or(-1)); };
    const auto go = [&](int way) { by_switch ? player.step(timeline, way) : player.stepTest(timeline, way); };
    for (const auto& place : expected) {
      EXPECT_EQ(now(), place);
      go(1);
    }
    EXPECT_EQ(now(), expected.back());
    for (auto place = expected.rbegin(); place != expected.rend(); ++place) {
      EXPECT_EQ(now(), *place);
      go(-1);
    }
    EXPECT_EQ(now(), expected.front());
  }
}

TEST(PlayerTests, AStepOutOfTheMiddleEndsTheStepFirst) {
  auto run = handRun(3, false, 2);
  run.trace.gjk[0].tests.push({gjk::detail::alongEdge(1), 1.0, true, gjk::kNoFeature});
  const Timeline timeline(run);
  int region = 0;
  while (timeline.testsAt(region) == 0) ++region;
  Player player;
  player.seekTest(timeline, region, 0);
  EXPECT_EQ(player.test(), 0);
  player.step(timeline, 1);
  EXPECT_EQ(player.position(), region);
  EXPECT_FALSE(player.test());
  player.seekTest(timeline, region, 99);
  EXPECT_EQ(player.test(), timeline.testsAt(region) - 1) << "kept within what there is";
  player.step(timeline, -1);
  EXPECT_EQ(player.position(), region - 1);
  player.seekTest(timeline, region, 0);
  player.follow(Timeline(handRun(3, false, 2)));
  EXPECT_EQ(player.test().has_value(), Timeline(handRun(3, false, 2)).testsAt(player.position()) > 0)
      << "a run without the test shows the whole step";
}

TEST_F(PlayerTest, TweensOneStepEitherWayWithin400Milliseconds) {
  player.step(timeline, 1);
  EXPECT_EQ(player.tweenFrom(), 0);
  EXPECT_EQ(player.tween(), 0);
  EXPECT_EQ(player.idleSeconds(), 0);
  EXPECT_TRUE(player.advance(timeline, 0.05));
  const double early = player.tween();
  EXPECT_TRUE(player.advance(timeline, 0.05));
  EXPECT_GT(player.tween(), early);
  EXPECT_TRUE(player.advance(timeline, 0.3));
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
}  // namespace gjklab::player_test
