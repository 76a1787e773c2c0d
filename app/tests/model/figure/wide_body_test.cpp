// A small body on a very wide one, as under the microscope of a world, is not a speck; bodies of like size are both in
// the pane.
#include "model/figure/figure_scenes.h"
#include "model/figure/framing.h"

#include <gtest/gtest.h>

namespace gjklab::wide_body_test {
namespace {

struct Seen {
  dvec2 low{1e300}, high{-1e300};
};

/// Where B is in a pane of 600 by 500, on a box whose half is `half` wide.
Seen boxOn(double half, int dimension, Seen* floor = nullptr) {
  Scene scene;
  scene.dimension = dimension;
  scene.a.half_extents = dvec3(half, 0.5, half);
  scene.a.position = dvec3(0, -0.5, 0);
  scene.b.half_extents = dvec3(0.5);
  scene.b.position = dvec3(0.3 * half, 0.501, dimension == 3 ? 0.2 * half : 0);
  const test::Stage stage(scene);
  View view = stage.world;
  view.size = {600, 500};
  frameWorld(view, stage.scene, stage.run, *stage.geometry);
  const auto seen = [&](const Solid& solid, dvec3 offset) {
    Seen box;
    for (const dvec3& p : solid.vertices) {
      const dvec2 at(project(view, p + offset));
      box.low = glm::min(box.low, at);
      box.high = glm::max(box.high, at);
    }
    return box;
  };
  if (floor) *floor = seen(stage.geometry->a, scene.a.position);
  return seen(stage.geometry->b, scene.b.position);
}

TEST(WideBody, MayLeaveThePane) {
  for (const int dimension : {2, 3})
    for (const double half : {20.0, 60.0, 6e4}) {
      SCOPED_TRACE(half);
      const Seen small = boxOn(half, dimension);
      EXPECT_GT(small.high.y - small.low.y, 100);
      EXPECT_TRUE(small.low.x > 0 && small.low.y > 0 && small.high.x < 600 && small.high.y < 500);
    }
}

TEST(WideBody, OfLikeSizeStays) {
  for (const int dimension : {2, 3})
    for (const double half : {0.5, 2.0, 4.0}) {
      SCOPED_TRACE(half);
      Seen floor;
      boxOn(half, dimension, &floor);
      EXPECT_TRUE(floor.low.x > 0 && floor.low.y > 0 && floor.high.x < 600 && floor.high.y < 500);
    }
}

/// Of the wide body's faces only what is around the other is seen: nothing of it reaches the pane's corners.
TEST(WideBody, FadesOutAroundTheOther) {
  for (const double half : {2.0, 20.0, 60.0}) {
    SCOPED_TRACE(half);
    Scene scene;
    scene.dimension = 3;
    scene.a.half_extents = dvec3(half, 0.5, half);
    scene.a.position = dvec3(0, -0.5, 0);
    scene.b.half_extents = dvec3(0.5);
    scene.b.position = dvec3(0.3 * half, 0.499, 0.2 * half);
    const test::Stage stage(scene);
    View view = stage.world;
    view.size = {600, 500};
    frameWorld(view, stage.scene, stage.run, *stage.geometry);
    Figure figure;
    worldFigure(stage.frame(stage.timeline[stage.timeline.size() - 1]), view, {}, figure);
    for (const Mesh& mesh : figure.meshes) EXPECT_EQ(mesh.fades, half > 10 && mesh.role == Role::body_a);
    if (half < 10) {
      EXPECT_EQ(figure.fade.inner, figure.fade.outer);
      continue;
    }
    for (const Fill& fill : figure.background)
      EXPECT_TRUE(fill.role != Role::shadow && fill.role != Role::floor) << "the wide body is the ground";
    const dvec2 centre(project(view, figure.fade.centre));
    for (const dvec2 corner : {dvec2(0.0), dvec2(600, 0), dvec2(0, 500), dvec2(600, 500)})
      EXPECT_GT(glm::distance(centre, corner), figure.fade.outer * view.pixels_per_unit);
    for (const dvec3& p : stage.geometry->b.vertices)
      EXPECT_LT(glm::distance(centre, dvec2(project(view, p + scene.b.position))),
                figure.fade.outer * view.pixels_per_unit)
          << "beneath the small one it is seen";
  }
}

}  // namespace
}  // namespace gjklab::wide_body_test
