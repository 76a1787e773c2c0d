// A motion is framed so that what is left of it is in the pane, and its bodies are no specks.

#include "model/figure/framing.h"
#include "model/run/impact_study.h"

#include "model/figure/figure_scenes.h"
#include "model/scene_named.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

namespace gjklab::motion_framing_test {
namespace {

constexpr std::array<dvec2, 3> kMotionPanes{dvec2(454, 518), dvec2(563, 590), dvec2(1240, 518)};

/// The built-in scenes in motion.
std::vector<test::Stage> allMotions() {
  std::vector<test::Stage> all;
  for (const GalleryEntry& entry : gallery())
    if (entry.id.starts_with("motion-")) {
      all.emplace_back(entry.scene, FollowUps{.study = Study::impact});
      if (entry.scene.dimension == 3) all.back().world.orientation = entry.camera.value_or(defaultOrientation());
    }
  return all;
}

View motionAt(const test::Stage& stage, int advance, dvec2 size) {
  View view = stage.world;
  view.size = size;
  frameWorld(view, stage.scene, stage.run, *stage.geometry, {.advance = advance});
  return view;
}

/// Where a body's points are at a time, on the screen: moved and turned about its origin, which goes straight ahead.
struct OnScreen {
  dvec2 low{1e300}, high{-1e300};
  double size() const { return std::max(high.x - low.x, high.y - low.y); }
};
OnScreen bodyOnScreen(const test::Stage& stage, const View& view, Which which, double time) {
  const Body& start = body(stage.scene, which);
  const double angle = time * glm::length(start.angular_velocity);
  const glm::dquat turn =
      angle > 0 ? glm::angleAxis(angle, glm::normalize(start.angular_velocity)) : glm::dquat(1, 0, 0, 0);
  const Solid& solid = which == Which::a ? stage.geometry->a : stage.geometry->b;
  OnScreen seen;
  for (const std::vector<dvec3>* points : {&solid.outline, &solid.positions, &solid.vertices})
    for (const dvec3& p : *points) {
      const dvec2 at(project(view, turn * p + start.position + time * start.linear_velocity));
      seen.low = glm::min(seen.low, at);
      seen.high = glm::max(seen.high, at);
    }
  return seen;
}

double smallerAt(const test::Stage& stage, const View& view, double time) {
  return std::min(bodyOnScreen(stage, view, Which::a, time).size(), bodyOnScreen(stage, view, Which::b, time).size());
}

TEST(MotionFraming, WhatIsLeftIsInThePaneWithRoom) {
  int looked = 0;
  for (const test::Stage& stage : allMotions()) {
    SCOPED_TRACE(stage.scene.title);
    const ImpactStudy& impact = *stage.run.impact;
    for (const dvec2 size : kMotionPanes)
      for (int advance = 0; advance <= impact.count(); ++advance) {
        const View view = motionAt(stage, advance, size);
        const dvec2 room = 0.055 * size;  // of 6 %: what turns fast is looked at in parts
        for (const double share : {0.0, 0.5, 1.0})
          for (const Which which : {Which::a, Which::b}) {
            const double time = glm::mix(impact.step(advance).time, impact.end.time, share);
            const OnScreen seen = bodyOnScreen(stage, view, which, time);
            EXPECT_TRUE(seen.low.x >= room.x && seen.high.x <= size.x - room.x) << advance;
            EXPECT_TRUE(seen.low.y >= room.y && seen.high.y <= size.y - room.y) << advance;
            ++looked;
          }
      }
  }
  EXPECT_GE(looked, 1000);
}

/// Twenty units lie between two bodies of one and two units.
TEST(MotionFraming, ALongWayLeavesNoSpecks) {
  const GalleryEntry& entry = *entryOf(test::sceneNamed("motion-3d-sphere-diamond"));
  test::Stage stage(entry.scene, {.study = Study::impact});
  stage.world.orientation = *entry.camera;
  const ImpactStudy& impact = *stage.run.impact;
  for (const dvec2 size : kMotionPanes) {
    SCOPED_TRACE(size.x);
    const double shorter = std::min(size.x, size.y);
    const View first = motionAt(stage, 0, size), last = motionAt(stage, impact.count(), size);
    EXPECT_GT(smallerAt(stage, first, 0), 0.88 / 20 * shorter);
    const bool specks = smallerAt(stage, first, 0) < 0.07 * shorter;  // not where the pane is as wide as the way
    EXPECT_GT(smallerAt(stage, last, impact.end.time), (specks ? 0.15 : 0.07) * shorter);
    // On the way each view is the one before, or shows notably more.
    for (int i = 1; i <= impact.count(); ++i) {
      const double before = motionAt(stage, i - 1, size).pixels_per_unit;
      const double now = motionAt(stage, i, size).pixels_per_unit;
      EXPECT_TRUE(now == before || now >= 1.5 * before - 1e-9) << i;
    }
  }
}

/// Bodies that can be seen all the while keep their scale; in the others nothing notable could be gained.
TEST(MotionFraming, TheScaleChangesOnlyForSpecks) {
  int kept = 0;
  for (const test::Stage& stage : allMotions()) {
    SCOPED_TRACE(stage.scene.title);
    const ImpactStudy& impact = *stage.run.impact;
    for (const dvec2 size : kMotionPanes) {
      const View first = motionAt(stage, 0, size), last = motionAt(stage, impact.count(), size);
      if (first == last) ++kept;
      if (smallerAt(stage, first, 0) > 0.075 * std::min(size.x, size.y)) {
        EXPECT_EQ(first, last);
      }
    }
  }
  EXPECT_GE(kept, 30) << "most allMotions are short";
}

/// A ⊖ B comes to O: it is where it is at an advance, and O is in the pane.
TEST(MotionFraming, TheDifferenceComesToTheOrigin) {
  const test::Stage stage(test::sceneNamed("motion-3d-sphere-diamond"), {.study = Study::impact});
  const ImpactStudy& impact = *stage.run.impact;
  double before = 0, first = 0;
  for (int advance = 0; advance <= impact.count(); ++advance) {
    View view = stage.difference;
    view.size = kMotionPanes[0];
    frameDifference(view, *stage.geometry, stage.run, nullptr, {.advance = advance});
    const dvec3 offset = impact.step(advance).scene.a.position - impact.step(advance).scene.b.position;
    for (const dvec3 p : {dvec3(0.0), offset}) {
      const dvec2 at(project(view, p));
      EXPECT_TRUE(at.x > 0 && at.y > 0 && at.x < view.size.x && at.y < view.size.y) << advance;
    }
    EXPECT_GE(view.pixels_per_unit, before);
    if (advance == impact.count()) {
      EXPECT_GT(view.pixels_per_unit, 3 * first) << "with the bodies";
    }
    before = view.pixels_per_unit;
    if (advance == 0) first = before;
  }
}

}  // namespace
}  // namespace gjklab::motion_framing_test
