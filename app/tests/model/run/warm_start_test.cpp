// Warm start in the program: the switch, what is carried over, and when it is not.

#include "model/gallery/gallery.h"
#include "model/session/session.h"

#include <gtest/gtest.h>

namespace gjklab::warm_start_test {
namespace {

/// The pair of the default scene, apart.
Scene apart(int dimension) {
  Scene scene = defaultScene(dimension);
  scene.b.position.x += 7;
  return scene;
}

TEST(WarmStart, BeginsWithTheSimplexOfTheRunBefore) {
  for (const int dimension : {1, 2, 3}) {
    SCOPED_TRACE(dimension);
    Scene scene = apart(dimension);
    WarmMemory memory;
    gjklab::Run run;
    runQuery(scene, run, &memory);
    EXPECT_FALSE(run.trace.start) << "nothing to start from";
    const gjk::Result<3> before = run.trace.result;
    ASSERT_TRUE(run.cold);
    EXPECT_EQ(run.cold->gjk_iterations, before.gjk_iterations);

    scene.b.position.x += 0.001;
    runQuery(scene, run, &memory);
    ASSERT_TRUE(run.trace.start);
    EXPECT_LE(run.trace.result.gjk_iterations, run.cold->gjk_iterations);
    EXPECT_NEAR(run.trace.result.distance, run.cold->distance, 1e-9);
    // The points carried over are points of both bodies, and their difference is w.
    const auto& start = *run.trace.start;
    EXPECT_GT(start.simplex.size(), 0);
    EXPECT_LE(glm::length(run.trace.gjk[0].direction + start.closest), 1e-15) << "d = −x";
    for (const auto& vertex : start.simplex) {
      EXPECT_LE(glm::length(vertex.support.a - vertex.support.b - vertex.support.w), 1e-13);
      for (const Which which : {Which::a, Which::b}) {
        const dvec3 p = which == Which::a ? vertex.support.a : vertex.support.b;
        const dvec3 d = which == Which::a ? run.trace.gjk[0].direction : -run.trace.gjk[0].direction;
        EXPECT_LE(glm::dot(p - supportOf(body(scene, which), dimension, d, true).point, d), 1e-12 * glm::length(d));
      }
    }
    EXPECT_EQ(Timeline(run)[2].sub_step, SubStep::gjk_progress) << "there is an x to compare w with";
  }
}

TEST(WarmStart, AnotherShapeStartsCold) {
  Scene scene = apart(2);
  WarmMemory memory;
  gjklab::Run run;
  runQuery(scene, run, &memory);
  scene.a.points[0].x += 0.5;
  runQuery(scene, run, &memory);
  EXPECT_FALSE(run.trace.start);
  scene.query.rounding = gjk::Rounding::support;
  runQuery(scene, run, &memory);
  EXPECT_FALSE(run.trace.start);
  runQuery(scene, run, &memory);
  EXPECT_TRUE(run.trace.start);
}

TEST(WarmStart, IsASwitchOfTheSession) {
  Session session(apart(3), "", Settings{});
  const int cold = session.run().trace.result.gjk_iterations;
  EXPECT_FALSE(session.run().cold);
  Inquiry inquiry = session.inquiry();
  inquiry.warm_start = true;
  session.apply(Inquire{inquiry});
  ASSERT_TRUE(session.run().trace.start) << "at once, from its own answer";
  EXPECT_EQ(session.run().cold->gjk_iterations, cold);
  EXPECT_LT(session.run().trace.result.gjk_iterations, cold);
  session.apply(Edit{SetPosition{Which::b, session.scene().b.position + dvec3(0.01, 0, 0)}});
  session.update();
  EXPECT_TRUE(session.run().trace.start);
  inquiry.warm_start = false;
  session.apply(Inquire{inquiry});
  EXPECT_FALSE(session.run().trace.start);
  EXPECT_FALSE(session.run().cold);
}

}  // namespace
}  // namespace gjklab::warm_start_test
