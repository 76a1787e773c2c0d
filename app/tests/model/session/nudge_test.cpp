// What is selected, moved and turned by the arrow keys.

#include "covered.h"
#include "model/figure/grid_step.h"
#include "model/session/drag.h"
#include "model/session/session.h"
#include "model/session/two_boxes.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numbers>

namespace gjklab::nudge_test {
namespace {

TEST(Nudge, MovesWhatIsSelectedAlongTheAxisThatTheArrowShows) {
  Covered cases(40);
  for (const int dimension : {1, 2, 3}) {
    View view = viewOf(dimension);
    for (int turn = 0; turn < (dimension == 3 ? 12 : 1); ++turn, orbit(view, {37, 11}))
      for (const dvec2 arrow : {dvec2(1, 0), dvec2(-1, 0), dvec2(0, 1), dvec2(0, -1)}) {
        const dvec3 way = nudgeDirection(view, arrow);
        if (dimension == 1 && arrow.x == 0) {
          EXPECT_EQ(way, dvec3(0.0));
          continue;
        }
        ++cases;
        EXPECT_EQ(std::abs(way.x) + std::abs(way.y) + std::abs(way.z), 1);
        const dvec2 seen = dvec2(project(view, view.target + way)) - dvec2(project(view, view.target));
        EXPECT_GT(glm::dot(seen, dvec2(arrow.x, -arrow.y)), 0) << "it goes the way of the arrow";
      }
  }
}

TEST(Nudge, WithNothingChosenBMoves) {
  Session session(boxes(2), "", {});
  session.resize(Space::world, {640, 480}, 1);
  session.update();
  const dvec3 a = session.scene().a.position, b = session.scene().b.position;
  session.apply(Nudge{dvec2(1, 0)});
  EXPECT_NEAR(session.scene().b.position.x, b.x + gridStep(session.view(Space::world)), 1e-12);
  EXPECT_EQ(session.scene().a.position, a);
  EXPECT_TRUE(session.document().canUndo());
}

TEST(Nudge, TurnsTheFirstDirectionAndABodyByFifteenDegrees) {
  constexpr double kStep = std::numbers::pi / 12;
  Session session(boxes(2), "", {});
  session.update();
  const dvec3 d = glm::normalize(session.run().trace.gjk.front().direction);
  session.apply(Select{DirectionTarget{}});
  session.apply(Nudge{dvec2(-1, 0)});
  session.update();
  const dvec3 turned = session.scene().query.initial_direction.value();
  EXPECT_NEAR(glm::dot(d, turned), std::cos(kStep), 1e-12);
  EXPECT_NEAR(d.x * turned.y - d.y * turned.x, std::sin(kStep), 1e-12) << "← turns against the clock";
  const double angle = session.scene().b.angle;
  session.apply(Select{TurnTarget{Which::b, 2}});
  session.apply(Nudge{dvec2(-1, 0), true});
  EXPECT_NEAR(std::remainder(session.scene().b.angle - angle, 2 * std::numbers::pi), kStep / 10, 1e-12);
}

TEST(Nudge, IsOneEntryOfTheHistoryAndAStepOfTheGrid) {
  Session session(boxes(2), "", {});
  session.resize(Space::world, {640, 480}, 1);
  session.update();
  const double step = gridStep(session.view(Space::world));
  EXPECT_FALSE(session.document().canUndo());
  session.apply(Select{BodyTarget{Which::b}});
  session.apply(Nudge{{0, 1}, false});
  session.apply(Nudge{{-1, 0}, true});
  EXPECT_NEAR(session.scene().b.position.y, step, 1e-12);
  EXPECT_NEAR(session.scene().b.position.x, 3 - step / 10, 1e-12);
  session.apply(Undo{});
  EXPECT_NEAR(session.scene().b.position.x, 3, 1e-12);
  session.apply(Select{VertexTarget{Which::a, 3}});
  session.apply(Nudge{{1, 0}, false});
  EXPECT_NEAR(session.scene().a.half_extents.x, 1 + step / 2, 1e-12) << "a corner changes the box";
}

}  // namespace
}  // namespace gjklab::nudge_test
