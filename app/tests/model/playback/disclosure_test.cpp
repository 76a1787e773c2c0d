// Asking first: what a learner sees before the answer of a moment tells nothing of it.

#include "model/playback/disclosure.h"
#include "covered.h"

#include <gtest/gtest.h>

#include "model/caption/caption.h"
#include "model/frame/frame.h"
#include "model/quiz/question.h"
#include "model/seeded_scenes.h"

namespace gjklab::disclosure_test {
namespace {

void expectNothingOf(const Frame& frame, const Frame& answer, const Frame& before, SubStep step) {
  if (step == SubStep::gjk_support || step == SubStep::epa_support) {
    EXPECT_FALSE(frame.support);
  }
  if (step == SubStep::gjk_region) {
    ASSERT_EQ(frame.regions.size(), answer.regions.size());
    for (const FrameRegion& region : frame.regions) EXPECT_EQ(region.state, RegionState::unknown);
    for (const FrameVertex& vertex : frame.simplex) EXPECT_EQ(vertex.weight, 0);
    EXPECT_FALSE(frame.closest || frame.witness_a || frame.witness_b);
  }
  if (step == SubStep::gjk_keep) {
    for (const FrameVertex& vertex : frame.simplex) EXPECT_NE(vertex.state, VertexState::dropped);
  }
  if (step == SubStep::epa_closest_facet) {
    for (const FrameFacet& facet : frame.facets) EXPECT_NE(facet.state, FacetState::closest);
  }
  if (step == SubStep::epa_horizon) {
    for (const FrameFacet& facet : frame.facets) EXPECT_NE(facet.state, FacetState::visible);
    EXPECT_TRUE(frame.horizon.empty());
  }
  EXPECT_TRUE(step != SubStep::result || !frame.show_result || before.show_result);
  EXPECT_EQ(frame.bounds.lower, before.bounds.lower);
  EXPECT_EQ(frame.bounds.upper, before.bounds.upper);
  EXPECT_EQ(frame.lower_known, before.lower_known);
  EXPECT_EQ(frame.upper_known, before.upper_known);
}

TEST(Disclosure, AQuestionStandsOverThePictureBefore) {
  Covered cases(6000);
  for (int dimension = 1; dimension <= 3; ++dimension) {
    SceneDrawer drawer(dimension, 99);
    for (int n = 0; n < 120; ++n) {
      Scene scene = drawer.draw();
      if (n % 6 == 0) scene.query.method = gjk::Method::separating_axes;
      gjklab::Run run = runQuery(scene);
      const Timeline timeline(run);
      for (int i = 0; i < timeline.size(); ++i) {
        SCOPED_TRACE(std::to_string(dimension) + "-D, scene " + std::to_string(n) + ", step " + std::to_string(i));
        const auto frameAt = [&](int place, Disclosure told) {
          return makeFrame(scene, run, nullptr, timeline, place, told, {});
        };
        const Caption told = caption(scene, run, timeline, i, Disclosure::question);
        if (!posesQuestion(timeline, i)) {
          EXPECT_EQ(told.title, caption(scene, run, timeline, i).title);
          continue;
        }
        ++cases;
        expectNothingOf(frameAt(i, Disclosure::question), frameAt(i, Disclosure::so_far),
                        frameAt(i - 1, Disclosure::so_far), timeline[i].sub_step);
        const Caption before = caption(scene, run, timeline, i - 1, Disclosure::so_far);
        EXPECT_EQ(told.title, infoOf(timeline[i].sub_step).question);
        EXPECT_EQ(told.facts.size(), before.facts.size());
        if (timeline[i].sub_step == SubStep::gjk_region) {
          EXPECT_TRUE(told.tests.empty());
          for (const SimplexRow& row : told.simplex) EXPECT_NE(row.name, "w");
          EXPECT_EQ(told.pseudocode.current, caption(scene, run, timeline, i).pseudocode.current);
        } else {
          EXPECT_EQ(told.tests.size(), before.tests.size());
        }
        // How many steps follow would give the decision away; the axes of a pair are known from the start.
        if (!run.sat) {
          EXPECT_EQ(told.overline.find(" of 5"), std::string::npos) << told.overline;
        }
      }
    }
  }
}

/// The bodies of captions speak of the status only where it is known.
TEST(Disclosure, TheAnswerIsToldWhenItIsKnown) {
  SceneDrawer drawer(2, 12);
  int known_at_end = 0;
  for (int n = 0; n < 200; ++n) {
    const Scene scene = drawer.draw();
    gjklab::Run run = runQuery(scene);
    const Timeline timeline(run);
    EXPECT_TRUE(tellsAnswer(run, timeline, 0, Disclosure::everything));
    const int last = timeline.size() - 1;
    EXPECT_TRUE(tellsAnswer(run, timeline, last, Disclosure::so_far));
    if (run.trace.gjk.empty()) continue;
    EXPECT_FALSE(tellsAnswer(run, timeline, 0, Disclosure::so_far));
    const bool end_is_answer = run.trace.epa.empty() && run.trace.radius_sum == 0;
    known_at_end += end_is_answer ? 1 : 0;
    EXPECT_EQ(tellsAnswer(run, timeline, last, Disclosure::question), end_is_answer);
    EXPECT_EQ(tellsAnswer(run, timeline, last - 1, Disclosure::so_far), end_is_answer);
  }
  EXPECT_GT(known_at_end, 20);
}

TEST(Disclosure, EveryQuestionOfTheQuizIsOneThatCanBeHidden) {
  SceneDrawer drawer(3, 8);
  for (int n = 0; n < 60; ++n) {
    const Scene scene = drawer.draw();
    gjklab::Run run = runQuery(scene);
    const Timeline timeline(run);
    for (const Question& question : questionsOf(scene, run, timeline))
      EXPECT_TRUE(question.ask == Ask::status || posesQuestion(timeline, timeline.nearest(question.moment)));
  }
}

TEST(Disclosure, ARunThatWaitsAsksNothing) {
  SceneDrawer drawer(2, 31);
  for (int n = 0; n < 60; ++n) {
    Scene scene = drawer.draw();
    scene.query.method = gjk::Method::distance;
    gjklab::Run own, rival;
    runQuery(scene, own);
    scene.query.method = gjk::Method::boolean;
    runQuery(scene, rival);
    const Timeline p(own), q(rival), row = Timeline::together(p, q);
    for (const Timeline* timeline : {&p, &q})
      for (int i = 0, last = -1; i < row.size(); ++i) {
        const PlaceInStep at = placeInStep(*timeline, row, i, Disclosure::question);
        EXPECT_EQ(at.place, timeline->inStep(row[i]));
        EXPECT_EQ(at.disclosure, at.place == last ? Disclosure::so_far : Disclosure::question);
        last = at.place;
      }
  }
}

}  // namespace
}  // namespace gjklab::disclosure_test
