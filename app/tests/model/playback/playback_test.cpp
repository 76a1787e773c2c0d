#include "model/playback/playback.h"

#include <gtest/gtest.h>

#include "model/figure/figure_scenes.h"
#include "model/hand_run.h"

namespace gjklab::playback_test {
namespace {

std::vector<SubStep> stepsOf(const Timeline& timeline) {
  std::vector<SubStep> steps;
  for (int i = 0; i < timeline.size(); ++i) steps.push_back(timeline[i].sub_step);
  return steps;
}

TEST(Timeline, IsNeverEmpty) {
  const Timeline timeline(gjklab::Run{});
  ASSERT_EQ(timeline.size(), 1);
  EXPECT_EQ(timeline[0], (Moment{SubStep::result, -1}));
  EXPECT_EQ(timeline.iterationStart(0), 0);
  EXPECT_EQ(timeline.nextIteration(0), 0);
  EXPECT_EQ(timeline.previousIteration(0), 0);
  EXPECT_EQ(timeline.nearest({SubStep::gjk_keep, 4}), 0);
}

TEST(Timeline, SubStepsOfASeparatedPair) {
  using enum SubStep;
  EXPECT_EQ(stepsOf(Timeline(handRun(2, true, 0))),
            (std::vector{gjk_direction, gjk_support, gjk_region, gjk_keep, gjk_direction, gjk_support, gjk_progress,
                         gjk_end, result}));
}

TEST(Timeline, SubStepsOfAnOverlap) {
  using enum SubStep;
  EXPECT_EQ(stepsOf(Timeline(handRun(2, false, 2))),
            (std::vector{gjk_direction, gjk_support, gjk_region, gjk_keep, gjk_direction, gjk_support, gjk_progress,
                         gjk_region, gjk_keep, gjk_end, epa_closest_facet, epa_support, epa_bound, epa_horizon,
                         epa_rebuild, epa_closest_facet, epa_support, epa_bound, result}));
}

TEST(Timeline, TheBooleanMethodAsksFromTheStart) {
  gjklab::Run run = handRun(1, false, 0);
  run.method = gjk::Method::boolean;
  using enum SubStep;
  EXPECT_EQ(stepsOf(Timeline(run)),
            (std::vector{gjk_direction, gjk_support, gjk_progress, gjk_region, gjk_keep, gjk_end, result}));
}

TEST(Timeline, Iterations) {
  const Timeline timeline(handRun(2, false, 2));  // 4, 5 + end, 5, 3, result
  EXPECT_EQ(timeline.iterationStart(3), 0);
  EXPECT_EQ(timeline.iterationStart(9), 4) << "the end of GJK belongs to its last iteration";
  EXPECT_EQ(timeline.iterationEnd(4), 9);
  EXPECT_EQ(timeline.nextIteration(2), 4);
  EXPECT_EQ(timeline.nextIteration(9), 10);
  EXPECT_EQ(timeline.nextIteration(16), 18);
  EXPECT_EQ(timeline.nextIteration(18), 18);
  EXPECT_EQ(timeline.previousIteration(18), 15);
  EXPECT_EQ(timeline.previousIteration(12), 4);
  EXPECT_EQ(timeline.previousIteration(2), 0);
}

TEST(Timeline, NearestFindsEveryMomentOfItsOwn) {
  for (const gjklab::Run& run : {handRun(3, true, 0), handRun(3, false, 3), handRun(1, false, 1), gjklab::Run{}}) {
    const Timeline timeline(run);
    for (int i = 0; i < timeline.size(); ++i) EXPECT_EQ(timeline.nearest(timeline[i]), i);
  }
}

TEST(Timeline, NearestInAnotherRun) {
  const Timeline separated(handRun(2, true, 0)), overlap(handRun(3, false, 2));
  const auto step = [](const Timeline& timeline, Moment m) { return timeline[timeline.nearest(m)]; };
  // The second iteration now ends at the progress test: the nearest earlier sub-step of that iteration.
  EXPECT_EQ(step(separated, {SubStep::gjk_keep, 1}), (Moment{SubStep::gjk_progress, 1}));
  // The first iteration has no progress test.
  EXPECT_EQ(step(overlap, {SubStep::gjk_progress, 0}), (Moment{SubStep::gjk_support, 0}));
  // The iteration is no longer there: the last moment.
  EXPECT_EQ(step(separated, {SubStep::gjk_region, 2}), (Moment{SubStep::result, -1}));
  EXPECT_EQ(step(separated, {SubStep::epa_bound, 0}), (Moment{SubStep::result, -1}));
  EXPECT_EQ(step(overlap, {SubStep::epa_rebuild, 1}), (Moment{SubStep::epa_bound, 1}));
  // The end of GJK stays the end of GJK.
  EXPECT_EQ(step(overlap, {SubStep::gjk_end, 1}), (Moment{SubStep::gjk_end, 2}));
  EXPECT_EQ(step(overlap, {SubStep::result, -1}), (Moment{SubStep::result, -1}));
}

TEST(Timeline, TheEndOfASearchForAnImpactIsCalledWhatItIs) {
  const auto endOf = [](double speed, double gap) {
    Scene scene;
    scene.dimension = 2;
    scene.b.position = dvec3(2 + gap, 0, 0);
    scene.a.half_extents = scene.b.half_extents = dvec3(1);
    scene.a.linear_velocity = dvec3(speed, 0, 0);
    scene.query.duration = 1;
    return std::string(test::Stage(scene, {.study = Study::impact}).timeline.impactEnd());
  };
  EXPECT_EQ(endOf(3, 1), "impact");
  EXPECT_EQ(endOf(0.5, 1), "no contact");
  EXPECT_EQ(endOf(-3, 1), "no contact");
  EXPECT_EQ(endOf(3, -0.5), "overlap");
}

}  // namespace
}  // namespace gjklab::playback_test
