// What does not fit beside the rest of a picture: circles of bounds that are larger than the pane, the other body
// beside a growing hull, shadows that lie on each other.

#include "model/figure/clip.h"
#include "model/figure/figure_scenes.h"
#include "model/figure/theme.h"
#include "model/run/hull_run.h"
#include "model/scene_named.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace gjklab {
namespace {

using namespace test;

/// A circle of which the pane shows a part is an arc that ends within the pane, around the place that its bound is of.
TEST(BoundsFigure, CirclesThatLeaveThePaneAreArcsWithinIt) {
  int whole = 0, arcs = 0;
  forEveryMoment(0, [&](const Stage& stage, const Frame& frame) {
    if (stage.scene.dimension == 1 || frame.moment.sub_step != SubStep::gjk_progress) return;
    SCOPED_TRACE(place(stage, frame));
    for (const Line& line : stage.differenceAt(frame).lines) {
      if (line.role != Role::upper_bound && line.role != Role::lower_bound) continue;
      if (line.points.size() < 8) continue;
      ++(line.closed ? whole : arcs);
      EXPECT_TRUE(withinPane(stage.difference, line.points, 1));
    }
  });
  EXPECT_GT(whole, 20);
  EXPECT_GT(arcs, 5);
}

TEST(BoundsFigure, TheOtherBodyIsSeenBesideAGrowingHull) {
  for (const char* id : {"hull-1d", "hull-2d-repeated", "hull-2d-cloud", "hull-lattice", "hull-point"}) {
    SCOPED_TRACE(id);
    const Stage stage(sceneNamed(id));
    for (const Solid* solid : {&stage.geometry->a, &stage.geometry->b})
      for (const dvec3& p : solid->vertices) {
        const dvec3 at = p + (solid == &stage.geometry->a ? stage.scene.a : stage.scene.b).position;
        EXPECT_TRUE(withinPane(stage.world, at, 1));
      }
  }
}

/// On a light ground: what two shadows leave of it where they lie on each other.
TEST(BoundsFigure, TwoShadowsAreNoDarkerThanOne) {
  const float alpha = theme(ThemeName::light).styles[static_cast<int>(Role::shadow)].fill.a;
  for (const char* id : {"hard-3d-coincident", "hard-3d-concentric", "hard-3d-contained", "hard-3d-deep"}) {
    SCOPED_TRACE(id);
    const Stage stage(sceneNamed(id));
    int shadows = 0;
    float left = 1;
    for (const Fill& fill : stage.worldAt(stage.frame(stage.timeline[0])).background)
      if (fill.role == Role::shadow) ++shadows, left *= 1 - alpha * fill.ink;
    EXPECT_EQ(shadows, 2);
    EXPECT_GE(left, 1 - 1.01f * alpha);
  }
  const Stage apart(sceneNamed("hull-difference"));
  for (const Fill& fill : apart.worldAt(apart.frame(apart.timeline[0])).background)
    if (fill.role == Role::shadow) {
      EXPECT_EQ(fill.ink, 1);
    }
}

}  // namespace
}  // namespace gjklab
