// The bodies are drawn where the frame says that they stand, whatever the scene says.

#include <gtest/gtest.h>

#include "model/figure/figure_scenes.h"
#include "model/run/posed_support.h"

namespace gjklab::test {
namespace {

/// Outlines and fills of a body; in 3-D, where outlines are cut by what hides them, its surface.
std::vector<dvec3> pointsOf(const Figure& figure, Role role) {
  std::vector<dvec3> points;
  for (const Fill& fill : figure.fills)
    if (fill.role == role) points.insert(points.end(), fill.points.begin(), fill.points.end());
  for (const Line& line : figure.lines)
    if (line.role == role && figure.meshes.empty()) points.insert(points.end(), line.points.begin(), line.points.end());
  for (const Mesh& mesh : figure.meshes)
    if (mesh.role == role) points.push_back(mesh.offset);
  return points;
}

TEST(FramePoses, MoveTheBodiesInWorldSpace) {
  for (int dimension = 1; dimension <= 3; ++dimension) {
    const Stage stage(defaultScene(dimension));
    const Frame still = stage.frame({SubStep::gjk_direction, 0});
    EXPECT_EQ(still.poses, posesOf(stage.scene));
    Frame moved = still;
    const dvec3 step(0.25, dimension > 1 ? 0.125 : 0, 0);
    moved.poses[1].position += step;
    const Figure before = stage.worldAt(still), after = stage.worldAt(moved);
    const auto a = pointsOf(before, Role::body_a), b = pointsOf(before, Role::body_b);
    ASSERT_FALSE(b.empty());
    EXPECT_EQ(pointsOf(after, Role::body_a), a);
    const auto there = pointsOf(after, Role::body_b);
    ASSERT_EQ(there.size(), b.size());
    for (std::size_t i = 0; i < b.size(); ++i) EXPECT_NEAR(glm::length(there[i] - b[i] - step), 0, 1e-9) << dimension;
  }
}

TEST(FramePoses, AreWhereSupportsAreTaken) {
  Body box;
  box.half_extents = {2, 1, 1};
  const BodyPose quarter{{10, 0, 0}, 1.5707963267948966, glm::angleAxis(1.5707963267948966, dvec3(0, 0, 1))};
  for (int dimension = 2; dimension <= 3; ++dimension) {
    const dvec3 furthest = supportOf(box, quarter, dimension, {0.1, 1, 0}, true).point;
    EXPECT_NEAR(furthest.x, 11, 1e-12);
    EXPECT_NEAR(furthest.y, 2, 1e-12);
    EXPECT_NEAR(glm::length(toWorld(quarter, dimension, {2, -1, 0}) - dvec3(11, 2, 0)), 0, 1e-12);
  }
  EXPECT_EQ(supportOf(box, quarter, 1, {1, 0, 0}, true).point, dvec3(12, 0, 0));
}

}  // namespace
}  // namespace gjklab::test
