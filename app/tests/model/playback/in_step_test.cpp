#include "model/playback/in_step.h"

#include <gtest/gtest.h>

#include "model/compare/rival.h"
#include "model/hand_run.h"
#include "model/seeded_scenes.h"

namespace gjklab::in_step_test {
namespace {

using enum SubStep;

TEST(InStep, TheRowHasEveryMomentOfBothOnce) {
  const Timeline shorter(handRun(2, true, 0)), longer(handRun(4, false, 2));
  const Timeline row = Timeline::together(shorter, longer);
  EXPECT_EQ(row.size(), longer.size()) << "the longer one has all of the shorter one's moments";
  for (int i = 0; i < row.size(); ++i) EXPECT_EQ(row[i], longer[i]) << i;
  const Timeline alone = Timeline::together(shorter, shorter);
  ASSERT_EQ(alone.size(), shorter.size());
  for (int i = 0; i < alone.size(); ++i) EXPECT_EQ(alone[i], shorter[i]) << i;
}

TEST(InStep, EachShowsTheSameStepOrTheNearestEarlierOne) {
  const Timeline shorter(handRun(2, true, 0)), longer(handRun(4, false, 2));
  const auto shown = [&](Moment moment) { return shorter[shorter.inStep(moment)]; };
  EXPECT_EQ(shown({gjk_region, 0}), (Moment{gjk_region, 0}));
  EXPECT_EQ(shown({gjk_progress, 0}), (Moment{gjk_support, 0})) << "no progress test in its first iteration";
  EXPECT_EQ(shown({gjk_keep, 1}), (Moment{gjk_progress, 1})) << "the progress test ended this one";
  EXPECT_EQ(shown({gjk_direction, 2}), (Moment{gjk_end, 1})) << "waits at the end of its GJK";
  EXPECT_EQ(shown({gjk_keep, 3}), (Moment{gjk_end, 1}));
  EXPECT_EQ(shown({gjk_end, 3}), (Moment{gjk_end, 1}));
  EXPECT_EQ(shown({epa_support, 0}), (Moment{result, -1})) << "has its answer while the other is at EPA";
  EXPECT_EQ(shown({result, -1}), (Moment{result, -1}));
  const Timeline more_epa(handRun(2, false, 3));
  EXPECT_EQ(longer[longer.inStep({epa_bound, 2})], (Moment{result, -1}));
  EXPECT_EQ(more_epa[more_epa.inStep({gjk_region, 3})], (Moment{gjk_end, 1}));
  EXPECT_EQ(Timeline(gjklab::Run{}).inStep({gjk_region, 3}), 0) << "a run without any step";
}

TEST(InStep, NeitherEverGoesBack) {
  forEachDrawn(71u, 0, 30, [&](Scene scene, int i) {
    gjklab::Run own, other;
    runQuery(scene, own);
    Rival rival;
    rival.method = i % 2 ? "johnson" : "boolean";
    rival.rounding = i % 3 ? std::nullopt : std::optional(gjk::Rounding::support);
    scene.query = rivalQuery(scene, rival);
    runQuery(scene, other);
    const Timeline p(own), q(other), row = Timeline::together(p, q);
    for (const Timeline* track : {&p, &q}) {
      EXPECT_EQ(track->inStep(row[0]), 0);
      EXPECT_EQ(track->inStep(row[row.size() - 1]), track->size() - 1);
      std::vector<bool> seen(static_cast<std::size_t>(track->size()), false);
      for (int k = 0, before = 0; k < row.size(); ++k) {
        const int place = track->inStep(row[k]);
        EXPECT_GE(place, before) << scene.dimension << "-D, scene " << i;
        seen[static_cast<std::size_t>(place)] = true;
        before = place;
      }
      EXPECT_EQ(std::count(seen.begin(), seen.end(), false), 0) << "every moment of a run shows somewhere";
    }
  });
}

TEST(InStep, SaysHowFarEachHasGot) {
  const gjklab::Run apart = handRun(2, true, 0), overlap = handRun(4, false, 2);
  EXPECT_EQ(progressOf(apart, {gjk_support, 1}), "GJK 2 of 2");
  EXPECT_EQ(progressOf(apart, {gjk_support, 2}), "ended after 2 iterations");
  EXPECT_EQ(progressOf(overlap, {gjk_end, 3}), "GJK ended after 4");
  EXPECT_EQ(progressOf(overlap, {gjk_keep, 6}), "GJK ended after 4");
  EXPECT_EQ(progressOf(overlap, {epa_bound, 1}), "EPA 2 of 2");
  EXPECT_EQ(progressOf(overlap, {epa_bound, 2}), "ended after 4 + 2 iterations");
  EXPECT_TRUE(hasEnded(overlap, {result, -1}));
  EXPECT_FALSE(hasEnded(overlap, {gjk_end, 3}));
  EXPECT_TRUE(hasEnded(apart, {gjk_end, 1}));
}

}  // namespace
}  // namespace gjklab::in_step_test
