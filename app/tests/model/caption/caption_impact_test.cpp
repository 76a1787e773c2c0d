// What is said where a search for a time of impact has nothing to look for.

#include "model/caption/caption.h"

#include "model/run/follow_up.h"
#include "model/run/impact_study.h"
#include "model/scene_named.h"
#include "model/test_shapes.h"

#include <gtest/gtest.h>

namespace gjklab::caption_impact_test {
namespace {

void runImpact(const Scene& scene, gjklab::Run& run) {
  runQuery(scene, run);
  followUp(scene, {.study = Study::impact}, run);
}

Caption firstOf(const Scene& scene, int dimension) {
  gjklab::Run run;
  runImpact(scene, run);
  EXPECT_EQ(run.dimension, dimension);
  return caption(scene, run, Timeline(run), 0);
}

Scene boxesApart(int dimension, double gap) {
  Scene scene;
  scene.dimension = dimension;
  dvec3 half(0.0);
  for (int k = 0; k < dimension; ++k) half[k] = 1;
  scene.a = test_shapes::boxOf(half);
  scene.b = test_shapes::boxOf(half);
  scene.b.position.x = 2 + gap;
  return scene;
}

TEST(Captions, OfBodiesThatOverlapBeforeTheyMove) {
  for (const int dimension : {1, 2, 3}) {
    const Caption told = firstOf(boxesApart(dimension, -0.25), dimension);
    EXPECT_NE(told.body.find("overlap, by **0.25**"), std::string::npos) << told.body;
    ASSERT_FALSE(told.tests.empty());
    EXPECT_EQ(told.tests[0].expression, "depth");
    EXPECT_EQ(told.tests[0].verdict, "overlap") << "that is no contact";
    EXPECT_EQ(told.pseudocode.current, 0) << "\"if they overlap: end\", and not \"they meet\"";
  }
}

/// A triangle that touches a box with its tip, moves away and turns into it with another corner.
TEST(Captions, OfBodiesThatTouchAtTheStartAndMeetAgain) {
  Scene scene;
  scene.dimension = 2;
  scene.a = test_shapes::boxOf({1, 1, 0});
  scene.b = test_shapes::hullOf({{0, 0, 0}, {3, 1.5, 0}, {3, -1.5, 0}});
  scene.b.position = {1, 0, 0};
  scene.b.linear_velocity = {0.2, 0, 0};
  scene.b.angular_velocity = {0, 0, 0.5};
  scene.query.duration = 8;
  gjklab::Run run;
  runImpact(scene, run);
  ASSERT_EQ(run.impact->result().status, gjk::ImpactStatus::hit);
  ASSERT_GT(run.impact->result().time, 1);
  const Timeline timeline(run);
  const Caption told = caption(scene, run, timeline, timeline.size() - 1);
  EXPECT_NE(told.body.find("**no other contact**"), std::string::npos) << told.body;
  EXPECT_EQ(told.body.find("no earlier contact"), std::string::npos) << "there was one, at the start";
  const Scene& ray = test::sceneNamed("motion-2d-ray");
  runImpact(ray, run);
  const Timeline casts(run);
  EXPECT_NE(caption(ray, run, casts, casts.size() - 1).body.find("**no earlier contact**"), std::string::npos);
}

/// A sum is written with "=" only if its terms, as written, give the sum as written.
TEST(Captions, RoundedTimesThatDoNotAddUpAreApproximate) {
  const Scene& scene = test::sceneNamed("motion-2d-plank");
  gjklab::Run run;
  runImpact(scene, run);
  const Timeline timeline(run);
  const auto bodyOf = [&](int record) {
    return caption(scene, run, timeline, timeline.nearest({SubStep::impact_advance, record})).body;
  };
  EXPECT_NE(bodyOf(0).find("*t* = 0 + 0.4509 = **0.4509**"), std::string::npos) << bodyOf(0);
  EXPECT_NE(bodyOf(2).find("*t* = 0.6094 + 0.1443 ≈ **0.7536**"), std::string::npos) << bodyOf(2);
}

TEST(Captions, BodiesAtRestSayHowTheyAreSetMoving) {
  for (const int dimension : {1, 2, 3}) {
    Scene scene = boxesApart(dimension, 1);
    EXPECT_NE(firstOf(scene, dimension).body.find("Neither moves"), std::string::npos);
    scene.b.linear_velocity.x = -1;
    EXPECT_EQ(firstOf(scene, dimension).body.find("Neither moves"), std::string::npos);
    scene.a.linear_velocity.x = -1;
    EXPECT_EQ(firstOf(scene, dimension).body.find("Neither moves"), std::string::npos) << "both do, side by side";
  }
}

/// What rounding leaves of a spin across the axis is 0.
TEST(Captions, OfASpinThatAddsNothing) {
  const Scene& scene = test::sceneNamed("motion-3d-cone-cylinder");
  gjklab::Run run;
  runImpact(scene, run);
  const Timeline timeline(run);
  for (int i = 0; i < timeline.size(); ++i)
    for (const char* noise : {"10⁻¹", "10⁻²"}) {
      const Caption told = caption(scene, run, timeline, i);
      EXPECT_EQ(told.body.find(noise), std::string::npos) << told.body;
    }
}

}  // namespace
}  // namespace gjklab::caption_impact_test
