// A scene's time of impact: in every dimension the core's, with bodies and traces embedded in 3-D.

#include "model/run/impact_run.h"

#include "model/run/run.h"

#include "expect_facts.h"

#include <gtest/gtest.h>

namespace gjklab::impact_run_test {
namespace {

/// A plank that turns and a ball that falls on it.
Scene fallingBall(int dimension) {
  Scene scene;
  scene.dimension = dimension;
  scene.a.shape = ShapeKind::box;
  scene.a.half_extents = {1, 0.2, 0.5};
  scene.a.angular_velocity = {0, 0, 2};
  scene.b.shape = ShapeKind::sphere;
  scene.b.radius = 0.3;
  scene.b.position = {0.5, 2, 0};
  scene.b.linear_velocity = {0, -1, 0};
  scene.query.duration = 3;
  clearUnusedCoordinates(scene);
  return scene;
}

/// The same motion in the plane and in space: the same time, and the same points.
TEST(ImpactRun, PlaneAndSpaceAgree) {
  const gjk::ImpactResult<3> plane = findImpact(fallingBall(2)), space = findImpact(fallingBall(3));
  EXPECT_EQ(plane.status, gjk::ImpactStatus::hit);
  EXPECT_EQ(space.status, gjk::ImpactStatus::hit);
  EXPECT_NEAR(plane.time, space.time, 1e-7);
  EXPECT_LT(glm::length(plane.point_a - space.point_a), 1e-6);
  EXPECT_EQ(plane.point_a.z, 0);
}

/// Each record's run is that of the scene with its bodies moved to that time.
TEST(ImpactRun, RecordsAreRunsOfTheMovedScene) {
  for (const int dimension : {2, 3}) {
    const Scene scene = fallingBall(dimension);
    const ImpactRun run = runImpact(scene);
    EXPECT_EQ(run.dimension, dimension);
    ASSERT_GT(run.trace.records.size(), 3U);
    EXPECT_EQ(run.trace.result.time, findImpact(scene).time);
    for (const gjk::ImpactRecord<3>& record : run.trace.records) {
      const gjk::Result<3> there = solve(sceneAt(scene, record.time));
      EXPECT_NEAR(there.distance, record.distance, 1e-9);
      EXPECT_LT(glm::length(there.point_b - record.query.result.point_b), 1e-6);
      EXPECT_EQ(record.normal, record.query.result.normal);
    }
  }
}

TEST(ImpactRun, WhatCannotBeAsked) {
  Scene scene = fallingBall(2);
  EXPECT_EQ(impactObstacle(scene), "");
  scene.query.impact_method = gjk::ImpactMethod::ray_cast;
  expectFacts(impactObstacle(scene), {"query.impact_method", "\"ray-cast\"", "angular_velocity"});
  scene = fallingBall(3);
  scene.query.duration = 1e40;
  scene.b.linear_velocity.x = 1e45;
  expectFacts(impactObstacle(scene), {"query.duration", "1e+80"});
}

}  // namespace
}  // namespace gjklab::impact_run_test
