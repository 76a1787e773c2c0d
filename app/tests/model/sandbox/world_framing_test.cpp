// The frame of a world: what matters is in the pane, as large as it can be, while the world goes on.

#include "model/sandbox/sandbox_figure.h"
#include "model/sandbox/sandbox_worlds.h"
#include "model/sandbox/world_gallery.h"

#include <gtest/gtest.h>

#include <string>

namespace gjklab::world_framing_test {
namespace {

using test::builtIn;
using test::framed;

/// Every corner of what moves is in the pane, with 6 % to spare; of a floor that is hardly larger, every corner, too.
TEST(WorldFraming, AWorldOpensWithAllThatMoves) {
  for (const WorldEntry& entry : worldGallery()) {
    SCOPED_TRACE(entry.id);
    Sandbox sandbox;
    sandbox.show(builtIn(entry.id), "");
    SandboxPainter painter;
    const View view = framed(sandbox, painter);
    const dvec2 room = (kWorldMargin - 1e-6) * view.size;
    const Figure& figure = painter.draw(sandbox, view, {});
    const auto check = [&](dvec3 p) {
      const dvec2 at(project(view, p));
      EXPECT_TRUE(at.y >= room.y || entry.dimension == 1);
      EXPECT_TRUE(at.x >= room.x && at.x <= view.size.x - room.x);
      EXPECT_TRUE(at.y <= view.size.y - room.y || entry.dimension == 1);
    };
    for (const Mesh& mesh : figure.meshes)
      if (mesh.role != Role::body_fixed || entry.id == "hulls-in-a-box")
        for (const dvec3& p : mesh.positions) check(p);
    for (const Fill& fill : figure.fills)
      if (fill.role != Role::body_fixed)
        for (const dvec3& p : fill.points) check(p);
  }
}

/// Fixed bodies that a world opens with stay in the pane while it goes on.
TEST(WorldFraming, ATrayAndASlopeStayWhole) {
  for (const char* id : {"flying-pair", "slope-2d", "slope", "billiards"}) {
    Sandbox sandbox;
    sandbox.show(builtIn(id), "");
    SandboxPainter painter;
    for (int moment = 0; moment < 9; ++moment, sandbox.stepBy(30)) {
      SCOPED_TRACE(std::string(id) + " " + std::to_string(moment));
      const View view = framed(sandbox, painter);
      const Figure& figure = painter.draw(sandbox, view, {});
      const auto check = [&](dvec3 p) {
        const dvec2 at(project(view, p));
        EXPECT_TRUE(at.x > 0 && at.y > 0 && at.x < view.size.x && at.y < view.size.y);
      };
      for (const Mesh& mesh : figure.meshes)
        if (mesh.role == Role::body_fixed)
          for (const dvec3& p : mesh.positions) check(p);
      for (const Fill& fill : figure.fills)
        if (fill.role == Role::body_fixed)
          for (const dvec3& p : fill.points) check(p);
    }
  }
}

/// After two seconds the bullet that missed is 390 units away from the wall, which is 4 high.
TEST(WorldFraming, ABodyThatHasLeftDoesNotMakeTheRestSmall) {
  for (const char* id : {"bullet-discrete-2d", "bullet-discrete"}) {
    Sandbox sandbox;
    sandbox.show(builtIn(id), "");
    sandbox.stepBy(120);
    SandboxPainter painter;
    const View view = framed(sandbox, painter);
    const dvec2 foot(project(view, dvec3(0.0))), top(project(view, {0, 4, 0}));
    EXPECT_GT(glm::distance(foot, top), 0.15 * view.size.y) << id;
    for (const dvec2 end : {foot, top})
      EXPECT_TRUE(end.x > 0 && end.y > 0 && end.x < view.size.x && end.y < view.size.y) << id;
  }
}

/// A bullet that has missed leaves the wall as large as it was: from the wall to the bullet is soon ten times its
/// height.
TEST(WorldFraming, ABulletThatMissedIsSoonLeftToGo) {
  for (const char* id : {"bullet-discrete-2d", "bullet-discrete"}) {
    Sandbox sandbox;
    sandbox.show(builtIn(id), "");
    SandboxPainter painter;
    const double first = framed(sandbox, painter).pixels_per_unit;
    for (int step = 0; step < 18; ++step, sandbox.stepBy(1))
      EXPECT_GT(framed(sandbox, painter).pixels_per_unit, 0.25 * first) << id << " " << step;
    EXPECT_GT(framed(sandbox, painter).pixels_per_unit, 0.9 * first) << id;
  }
}

/// Sphere and diamond fly at 100 units a second: wherever they bounce to, both can be seen.
TEST(WorldFraming, TheFlyingPairStaysInSight) {
  Sandbox sandbox;
  sandbox.show(builtIn("flying-pair"), "");
  SandboxPainter painter;
  for (int moment = 0; moment < 41; ++moment, sandbox.stepBy(12)) {
    SCOPED_TRACE(moment);
    const View view = framed(sandbox, painter);
    for (std::size_t i = 0; i < sandbox.file().bodies.size(); ++i) {
      if (sandbox.file().bodies[i].fixed) continue;
      const dvec2 at(project(view, sandbox.state().bodies[i].position));
      EXPECT_TRUE(at.x > 0 && at.y > 0 && at.x < view.size.x && at.y < view.size.y);
    }
    EXPECT_GT(view.pixels_per_unit, 0.02 * view.size.y) << "of the sphere, which is one unit wide";
  }
}

/// A falling domino turns: the room that it needs to turn in reaches below the floor, and is no part of it.
TEST(WorldFraming, AFloorUnderTurningBodiesIsShownAsThePartNearThem) {
  Sandbox sandbox;
  sandbox.show(builtIn("dominoes-2d"), "");
  sandbox.stepBy(120);
  SandboxPainter painter;
  const View view = framed(sandbox, painter);
  EXPECT_LT(halfExtent(view).x, 12) << "the floor is 100 wide, the row 12";
}

/// The ball that pushed rolls off for ever: the dominoes stay as large as they are.
TEST(WorldFraming, WhatRollsOffAloneDoesNotMakeTheRestSmall) {
  Sandbox sandbox;
  sandbox.show(builtIn("dominoes-2d"), "");
  double width[2];
  for (double& each : width) {
    sandbox.stepBy(240);
    SandboxPainter painter;
    each = halfExtent(framed(sandbox, painter)).x;
  }
  EXPECT_LT(width[1], 1.05 * width[0]) << "4 s and 8 s after the start";
}

}  // namespace
}  // namespace gjklab::world_framing_test
