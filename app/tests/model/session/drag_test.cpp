#include "model/session/drag.h"

#include "model/figure/make_figure.h"
#include "model/scene/body_points.h"
#include "model/session/session.h"
#include "model/session/target_text.h"
#include "model/session/two_boxes.h"
#include "model/text/number_text.h"

#include "messages_in.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace gjklab::drag_test {
namespace {

constexpr double kTight = 1e-9;

Drag dragOf(const Scene& scene, PickTarget target, dvec3 hit, Space space = Space::world) {
  const View view = viewOf(scene.dimension);
  return {target, space, scene, view, dvec2(project(view, hit)), hit};
}

Scene applied(const Scene& scene, const std::optional<Command>& command) {
  Scene result = scene;
  EXPECT_TRUE(command.has_value());
  if (command) {
    EXPECT_TRUE(apply(result, *command));
  }
  return result;
}

TEST(Drag, GrabbedPointOfABodyStaysUnderThePointer) {
  for (const int dimension : {1, 2, 3}) {
    const Scene scene = boxes(dimension);
    const dvec3 hit = dimension == 1 ? dvec3(0.3, 0, 0) : dvec3(0.3, 0.2, 0);
    const Drag drag = dragOf(scene, BodyTarget{Which::a}, hit);
    const dvec2 pointer = drag.grab + dvec2(57, dimension == 1 ? 0 : -31);
    const Scene moved = applied(scene, dragCommand(drag, pointer, AxisLock::none));
    const dvec3 now = hit + moved.a.position - scene.a.position;
    EXPECT_NEAR(glm::length(dvec2(project(drag.view, now)) - pointer), 0, kTight) << dimension;
    EXPECT_EQ(moved.b.position, scene.b.position);
  }
}

/// The same scene seen in perspective: what is grabbed need not be as far away as the view's target.
TEST(Drag, InPerspectiveTheGrabbedPointStaysUnderThePointer) {
  const Scene scene = boxes(3);
  for (const dvec3 hit : {dvec3(1, 0.5, 0.75), dvec3(-1, 0.5, -0.75), dvec3(0.2, -0.5, 0.1)}) {
    Drag drag = dragOf(scene, BodyTarget{Which::a}, hit);
    drag.view.perspective = true;
    drag.view.eye_distance = 7;
    drag.grab = dvec2(project(drag.view, hit));
    const dvec2 pointer = drag.grab + dvec2(57, -31);
    const dvec3 moved = applied(scene, dragCommand(drag, pointer, AxisLock::none)).a.position - scene.a.position;
    EXPECT_NEAR(glm::length(dvec2(project(drag.view, hit + moved)) - pointer), 0, kTight);
    EXPECT_EQ(moved.y, 0) << "floor";
    for (int axis = 0; axis < 3; ++axis) {
      for (const bool plane : {false, true}) {
        // An arrow that is dragged to where a point of its axis is seen; likewise a little plane.
        dvec3 way(plane ? 0.35 : 0.0);
        way[axis] = plane ? 0.0 : 0.8;
        Drag handle = drag;
        handle.target = MoveTarget{Which::a, axis, plane};
        const auto to = dvec2(project(drag.view, hit + way));
        const dvec3 gone = applied(scene, dragCommand(handle, to, AxisLock::none)).a.position - scene.a.position;
        EXPECT_NEAR(glm::length(gone - way), 0, 1e-8) << axis << plane;
      }
      // A pointer that has moved along the axis as it is seen: the point is under it again.
      dvec3 along(0.0);
      along[axis] = 0.8;
      const dvec2 there(project(drag.view, hit + along));
      const dvec3 held =
          applied(scene, dragCommand(drag, there, static_cast<AxisLock>(axis + 1))).a.position - scene.a.position;
      EXPECT_NEAR(glm::length(held - along), 0, 1e-8) << axis;
    }
  }
}

/// What keeps to the plane of the screen: a corner; a body keeps its height. The words beside the pointer say which.
TEST(Drag, SaysAndKeepsTheWayOnWhichItMoves) {
  const Scene scene = boxes(3);
  const Session session(scene, "", {});
  const auto ends = [&](const Drag& drag, AxisLock lock, const std::string& way) {
    const test::TestLanguage language;
    const std::string text = describeDrag(session, drag, {}, lock);
    EXPECT_NE(test::factsOf(text)["way"].find(way), std::string::npos) << test::inEnglish(text);
    const Scene moved = applied(scene, dragCommand(drag, drag.grab + dvec2(80, 45), lock));
    return moved.b.position - scene.b.position;
  };
  Drag drag = dragOf(scene, BodyTarget{Which::b}, {3, 0, 0});
  EXPECT_EQ(ends(drag, AxisLock::none, "floor").y, 0);
  const dvec3 up = ends(drag, AxisLock::y, "y");
  EXPECT_TRUE(up.x == 0 && up.y != 0 && up.z == 0);
  drag.target = MoveTarget{Which::b, 2, false};
  const dvec3 along = ends(drag, AxisLock::none, "z");
  EXPECT_TRUE(along.x == 0 && along.y == 0 && along.z != 0);
  drag.target = MoveTarget{Which::b, 0, true};
  EXPECT_EQ(ends(drag, AxisLock::none, "yz").x, 0);
  // A view along the floor: up on the screen is up.
  drag = dragOf(scene, BodyTarget{Which::b}, {3, 0, 0});
  drag.view.orientation = glm::dquat(1, 0, 0, 0);
  drag.grab = dvec2(project(drag.view, drag.hit));
  const dvec3 upright = ends(drag, AxisLock::none, "in the xy plane");
  EXPECT_NEAR(glm::length(upright - dvec3(80, -45, 0) / drag.view.pixels_per_unit), 0, kTight);
  const Drag corner = dragOf(scene, VertexTarget{Which::b, 7}, scene.b.position + scene.b.half_extents);
  const Scene changed = applied(scene, dragCommand(corner, corner.grab + dvec2(20, 11), AxisLock::none));
  const dvec3 corner_moved = changed.b.position + changed.b.half_extents - scene.b.position - scene.b.half_extents;
  EXPECT_NEAR(glm::dot(corner_moved, towardsViewer(corner.view)), 0, kTight);
}

/// In perspective the floor ends at the horizon: a pointer above it leaves the body before it, not behind the eye.
TEST(Drag, NeverPassesTheHorizonOfTheFloor) {
  const Scene scene = boxes(3);
  Drag drag = dragOf(scene, BodyTarget{Which::b}, {3, 0.5, 0});
  drag.view.perspective = true;
  drag.view.eye_distance = 7;
  drag.grab = dvec2(project(drag.view, drag.hit));
  double before = 0;
  for (const double height : {50.0, 150.0, 400.0, 2000.0, 1e5}) {
    const dvec3 moved =
        applied(scene, dragCommand(drag, drag.grab - dvec2(0, height), AxisLock::none)).b.position - scene.b.position;
    const double away = -glm::dot(moved, towardsViewer(drag.view));
    EXPECT_EQ(moved.y, 0);
    EXPECT_GE(away, before - 1e-6) << height;
    EXPECT_LT(away, 1000);
    before = away;
  }
  EXPECT_GT(before, 5);
}

/// A little plane leaves the coordinate across it where it is, on the grid or not.
TEST(Drag, APlaneLeavesTheHeightOffTheGrid) {
  Scene scene = boxes(3);
  scene.b.position = {3, 0.37, 0};
  const Drag drag = dragOf(scene, MoveTarget{Which::b, 1, true}, scene.b.position);
  const dvec3 now =
      applied(scene, dragCommand(drag, drag.grab + dvec2(80, 45), AxisLock::none, {.grid = 0.5})).b.position;
  EXPECT_EQ(now.y, 0.37);
  EXPECT_EQ(now.x, std::round(2 * now.x) / 2);
  EXPECT_EQ(now.z, std::round(2 * now.z) / 2);
}

TEST(Drag, AxisLockKeepsToTheAxisAndFollowsThePointerAlongIt) {
  const Scene scene = boxes(3);
  const Drag drag = dragOf(scene, BodyTarget{Which::a}, {0, 0, 0});
  for (int axis = 0; axis < 3; ++axis) {
    const auto lock = static_cast<AxisLock>(axis + 1);
    const Scene moved = applied(scene, dragCommand(drag, drag.grab + dvec2(40, -25), lock));
    for (int k = 0; k < 3; ++k) {
      if (k != axis) {
        EXPECT_EQ(moved.a.position[k], 0) << axis;
      }
    }
    EXPECT_NE(moved.a.position[axis], 0);
    // What is left of the way to the pointer is perpendicular to the axis as seen.
    dvec3 unit(0.0);
    unit[axis] = 1;
    const dvec2 left = dvec2(project(drag.view, moved.a.position)) - (drag.grab + dvec2(40, -25));
    const dvec2 shadow = dvec2(project(drag.view, unit)) - dvec2(project(drag.view, dvec3(0.0)));
    EXPECT_NEAR(glm::dot(left, shadow), 0, 1e-6) << axis;
  }
}

TEST(Drag, ACornerOfABoxMovesAndTheOppositeOneStays) {
  Scene scene = boxes(2);
  scene.a.angle = 0.4;
  scene.a.position = {0.7, -0.2, 0};
  const auto corner = [&](const Scene& s, int index) {
    return toWorld(s.a, 2, {(index & 1 ? 1 : -1) * s.a.half_extents.x, (index & 2 ? 1 : -1) * s.a.half_extents.y, 0});
  };
  const dvec3 hit = corner(scene, 3);
  const Drag drag = dragOf(scene, VertexTarget{Which::a, 3}, hit);
  const dvec2 pointer = drag.grab + dvec2(30, -20);
  const Scene moved = applied(scene, dragCommand(drag, pointer, AxisLock::none));
  EXPECT_NEAR(glm::length(dvec2(project(drag.view, corner(moved, 3))) - pointer), 0, 1e-8);
  EXPECT_NEAR(glm::length(corner(moved, 0) - corner(scene, 0)), 0, kTight);
}

TEST(Drag, AVertexOfATurnedHullGoesWhereItIsDragged) {
  Scene scene = boxes(2);
  scene.a.shape = ShapeKind::hull;
  scene.a.points = {{0, 0, 0}, {2, 0, 0}, {0, 1, 0}};
  scene.a.angle = 1.1;
  scene.a.position = {-1, 2, 0};
  const Drag drag = dragOf(scene, VertexTarget{Which::a, 1}, toWorld(scene.a, 2, scene.a.points[1]));
  const dvec2 pointer = drag.grab + dvec2(-44, 17);
  const Scene moved = applied(scene, dragCommand(drag, pointer, AxisLock::none));
  EXPECT_NEAR(glm::length(dvec2(project(drag.view, toWorld(moved.a, 2, moved.a.points[1]))) - pointer), 0, 1e-8);
  EXPECT_EQ(moved.a.points[0], scene.a.points[0]);
  EXPECT_EQ(moved.a.points[2], scene.a.points[2]);
}

TEST(Drag, TurningLeavesTheMiddleWhereItIsAndSnaps) {
  Scene scene = boxes(2);
  scene.a.shape = ShapeKind::hull;
  scene.a.points = {{4, 4, 0}, {6, 4, 0}, {5, 7, 0}};  // far from the body's own origin
  const dvec3 centre = turnCentre(scene.a, 2);
  const Drag drag = dragOf(scene, TurnTarget{Which::a, 2}, centre + dvec3(0, 3, 0));
  const dvec2 pointer = dvec2(project(drag.view, centre + dvec3(-3, 0, 0)));
  const Scene turned = applied(scene, dragCommand(drag, pointer, AxisLock::none));
  EXPECT_NEAR(turned.a.angle, std::numbers::pi / 2, kTight);
  EXPECT_NEAR(glm::length(turnCentre(turned.a, 2) - centre), 0, kTight);
  const Scene snapped = applied(
      scene, dragCommand(drag, dvec2(project(drag.view, centre + dvec3(-3, 0.3, 0))), AxisLock::none, {.turn = true}));
  EXPECT_NEAR(snapped.a.angle, std::numbers::pi / 2, kTight);
}

TEST(Drag, ARingTurnsAboutItsAxisAndFollowsThePointer) {
  const Scene scene = boxes(3);
  for (int axis = 0; axis < 3; ++axis) {
    dvec3 u(0.0), v(0.0);
    u[(axis + 1) % 3] = 2;
    v[(axis + 2) % 3] = 2;
    const Drag drag = dragOf(scene, TurnTarget{Which::a, axis}, u);
    const double angle = 0.6;
    const dvec3 there = std::cos(angle) * u + std::sin(angle) * v;
    const Scene turned = applied(scene, dragCommand(drag, dvec2(project(drag.view, there)), AxisLock::none));
    EXPECT_NEAR(glm::length(turned.a.orientation * u - there), 0, 1e-7) << axis;
    EXPECT_EQ(turned.a.position, scene.a.position);
  }
}

/// The number beside the pointer is what this drag has turned, from wherever the body stood.
TEST(Drag, ATurnInSpaceSaysItsAngle) {
  Scene scene = boxes(3);
  scene.a.orientation = glm::normalize(glm::dquat(0.8, 0.3, -0.4, 0.2));
  for (int axis = 0; axis < 3; ++axis)
    for (const double degrees : {0.0, 30.0, -30.0, 150.0, -150.0}) {
      Drag drag = dragOf(scene, TurnTarget{Which::a, axis}, {1, 1, 1});
      dvec3 about(0.0);
      about[axis] = 1;
      Scene turned = scene;
      turned.a.orientation =
          glm::normalize(glm::angleAxis(degrees * std::numbers::pi / 180, about) * scene.a.orientation);
      const Session session(turned, "", {});
      EXPECT_EQ(describeDrag(session, drag, {.turn = true}),
                "A turned by " + number(degrees) + "° about " + "xyz"[axis] + " · steps of 15°");
    }
}

TEST(Drag, TheOriginMovesBAndLeavesTheDifferenceOnTheScreen) {
  const Scene scene = boxes(2);
  const Drag drag = dragOf(scene, OriginTarget{}, {0, 0, 0}, Space::difference);
  const dvec2 pointer = drag.grab + dvec2(50, 20);
  const Scene moved = applied(scene, dragCommand(drag, pointer, AxisLock::none));
  const auto view = dragView(drag, pointer, AxisLock::none);
  ASSERT_TRUE(view.has_value());
  const dvec3 before = scene.a.position - scene.b.position, after = moved.a.position - moved.b.position;
  EXPECT_NEAR(glm::length(project(*view, after) - project(drag.view, before)), 0, kTight);
  EXPECT_NEAR(glm::length(dvec2(project(*view, dvec3(0.0))) - pointer), 0, kTight);
}

TEST(Drag, TheTipOfTheFirstDirectionIsItsDirection) {
  for (const int dimension : {1, 2, 3}) {
    const Scene scene = boxes(dimension);
    const Drag drag = dragOf(scene, DirectionTarget{}, {1, 0, 0}, Space::difference);
    const dvec2 pointer = dvec2(project(drag.view, {-1, dimension > 1 ? 1 : 0, 0}));
    const Scene aimed = applied(scene, dragCommand(drag, pointer, AxisLock::none));
    ASSERT_TRUE(aimed.query.initial_direction.has_value());
    EXPECT_NEAR(glm::length(*aimed.query.initial_direction), 1, kTight);
    EXPECT_LT(aimed.query.initial_direction->x, 0);
  }
}

TEST(Drag, ADoubleClickOnAnEdgeAddsAVertexThere) {
  Scene scene = boxes(2);
  scene.a.angle = 0.3;
  const dvec3 world = toWorld(scene.a, 2, {0.25, 0.5, 0});
  const std::vector<Command> commands = insertVertex(scene, EdgeTarget{Which::a, 2, 3}, world);
  ASSERT_FALSE(commands.empty());
  for (const Command& command : commands) ASSERT_TRUE(apply(scene, command));
  EXPECT_EQ(scene.a.shape, ShapeKind::hull);
  ASSERT_EQ(scene.a.points.size(), 5u);
  const bool there = std::any_of(scene.a.points.begin(), scene.a.points.end(),
                                 [&](dvec3 p) { return glm::length(toWorld(scene.a, 2, p) - world) < kTight; });
  EXPECT_TRUE(there);
}

TEST(Drag, RoundBodiesHaveNoEdges) {
  Scene scene = boxes(2);
  scene.a.shape = ShapeKind::sphere;
  EXPECT_TRUE(insertVertex(scene, EdgeTarget{Which::a, 0, 1}, dvec3(0.0)).empty());
}

bool isOnGrid(dvec3 p, int dimension, double step) {
  for (int k = 0; k < dimension; ++k)
    if (std::abs(p[k] / step - std::round(p[k] / step)) > 1e-9) return false;
  return true;
}

TEST(Drag, KeepsABodyAVertexAndTheOriginToTheGrid) {
  for (const int dimension : {1, 2, 3}) {
    Scene scene = boxes(dimension);
    scene.a.position = {0.123, dimension > 1 ? -0.456 : 0, dimension > 2 ? 0.789 : 0};
    for (const double step : {0.5, 0.2, 1.0, 20.0}) {
      for (const dvec2 way : {dvec2(57, -31), dvec2(-143, 12), dvec2(3, 4)}) {
        const Drag whole = dragOf(scene, BodyTarget{Which::a}, scene.a.position);
        const dvec2 pointer = whole.grab + way;
        const Scene moved = applied(scene, dragCommand(whole, pointer, AxisLock::none, {.grid = step}));
        const Scene free = applied(scene, dragCommand(whole, pointer, AxisLock::none));
        EXPECT_TRUE(isOnGrid(moved.a.position, dimension, step)) << dimension << " " << step;
        for (int k = 0; k < dimension; ++k)
          EXPECT_LE(std::abs(moved.a.position[k] - free.a.position[k]), step / 2 + 1e-9) << "the nearest one";

        const Drag corner = dragOf(scene, VertexTarget{Which::a, 0}, scene.a.position - scene.a.half_extents);
        const Scene sized = applied(scene, dragCommand(corner, corner.grab + way, AxisLock::none, {.grid = step}));
        bool found = false;  // the corner that was dragged is one of the box's, whichever it has become
        for (const dvec3& local : hullPoints(sized.a, dimension))
          found = found || isOnGrid(toWorld(sized.a, dimension, local), dimension, step);
        EXPECT_TRUE(found) << dimension << " " << step;

        const Drag origin = dragOf(scene, OriginTarget{}, dvec3(0.0), Space::difference);
        const Scene shifted = applied(scene, dragCommand(origin, origin.grab + way, AxisLock::none, {.grid = step}));
        EXPECT_TRUE(isOnGrid(shifted.b.position, dimension, step));
        const std::optional<View> view = dragView(origin, origin.grab + way, AxisLock::none, {.grid = step});
        ASSERT_TRUE(view);
        EXPECT_NEAR(glm::length(origin.view.target - view->target - (shifted.b.position - scene.b.position)), 0, 1e-9)
            << "A ⊖ B stays where it is on the screen";
      }
    }
  }
}

TEST(Drag, TheGridHasNoDigitsThatTheStepHasNot) {
  Scene scene = boxes(2);
  scene.a.position = {0, 0, 0};
  const Drag drag = dragOf(scene, BodyTarget{Which::a}, {0, 0, 0});
  const Scene moved = applied(scene, dragCommand(drag, drag.grab + dvec2(0.3 * 40, 0), AxisLock::none, {.grid = 0.1}));
  EXPECT_EQ(moved.a.position.x, 0.3) << "and not 3 · 0.1 = 0.30000000000000004";
}

TEST(Drag, AnAxisLockLeavesTheOtherCoordinatesOffTheGrid) {
  Scene scene = boxes(3);
  scene.a.position = {0.123, -0.456, 0.789};
  const Drag drag = dragOf(scene, BodyTarget{Which::a}, scene.a.position);
  const Scene moved = applied(scene, dragCommand(drag, drag.grab + dvec2(60, -20), AxisLock::x, {.grid = 0.5}));
  EXPECT_TRUE(isOnGrid(moved.a.position, 1, 0.5));
  EXPECT_NEAR(moved.a.position.y, -0.456, kTight);
  EXPECT_NEAR(moved.a.position.z, 0.789, kTight);
}

}  // namespace
}  // namespace gjklab::drag_test
