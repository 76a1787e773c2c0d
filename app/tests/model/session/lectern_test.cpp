// Ink belongs to its step and to its place in space; tools are taken and put away.

#include "model/session/lectern.h"

#include "model/session/still_session.h"

#include <gtest/gtest.h>

namespace gjklab::lectern_test {
namespace {

TEST(Lectern, InkStaysWhereItIsWhenTheViewMovesAndGoesWithItsStep) {
  for (const int dimension : {2, 3}) {
    Session session = stillSession(dimension);
    session.apply(ChooseTool{Tool::pen});
    const dvec2 from(100, 120), to(180, 90);
    session.apply(DrawInk{Space::difference, inkPoint(session.view(Space::difference), from), true});
    session.apply(DrawInk{Space::difference, inkPoint(session.view(Space::difference), to), false});
    ASSERT_EQ(session.lectern().ink(session.inkPage()).size(), 1u);
    const std::vector<dvec3> points = session.lectern().ink(session.inkPage())[0].points;
    ASSERT_EQ(points.size(), 2u);
    EXPECT_LT(glm::distance(dvec2(project(session.view(Space::difference), points[1])), to), 1e-6);
    View view = session.view(Space::difference);
    zoomAt(view, {50, 60}, 1.7);
    if (dimension == 3) orbit(view, {40, 10});
    session.apply(MoveCamera{Space::difference, view});
    EXPECT_EQ(session.lectern().ink(session.inkPage())[0].points, points) << "it lies in the pane's space";
    session.apply(Go{Jump::next_step});
    session.update();
    EXPECT_TRUE(session.lectern().ink(session.inkPage()).empty()) << "another step has its own";
    session.apply(Go{Jump::previous_step});
    session.update();
    EXPECT_EQ(session.lectern().ink(session.inkPage()).size(), 1u);
    session.apply(ShowDimension{5 - dimension});
    session.update();
    EXPECT_TRUE(session.lectern().ink(session.inkPage()).empty()) << "and another scene";
    session.apply(ShowDimension{dimension});
    session.update();
    EXPECT_EQ(session.lectern().ink(session.inkPage()).size(), 1u);
    session.apply(ClearInk{});
    EXPECT_TRUE(session.lectern().ink(session.inkPage()).empty());
  }
}

TEST(Lectern, UndoWithAToolInTheHandTakesBackTheLastStrokeAndNothingElse) {
  Session session = stillSession(2);
  session.apply(Nudge{dvec2(1, 0)});
  session.update();
  const Scene moved = session.scene();
  const auto stroke = [&](Tool tool, double y) {
    if (session.lectern().tool() != tool) session.apply(ChooseTool{tool});
    session.apply(DrawInk{Space::world, dvec3(0, y, 0), true});
    session.apply(DrawInk{Space::world, dvec3(1, y, 0), false});
  };
  stroke(Tool::pen, 1);
  stroke(Tool::marker, 2);
  stroke(Tool::pen, 3);
  session.apply(Undo{});
  const std::vector<InkStroke>& left = session.lectern().ink(session.inkPage());
  ASSERT_EQ(left.size(), 2u);
  EXPECT_EQ(left[0].tool, Tool::pen);
  EXPECT_EQ(left[1].tool, Tool::marker);
  EXPECT_EQ(left[1].points, (std::vector<dvec3>{{0, 2, 0}, {1, 2, 0}}));
  EXPECT_EQ(session.lectern().tool(), Tool::pen) << "it stays in the hand";
  EXPECT_EQ(session.scene(), moved);
  session.apply(ChooseTool{Tool::pen});
  session.apply(Undo{});
  session.update();
  EXPECT_FALSE(session.scene() == moved) << "without a tool the scene's last change is undone";
}

TEST(Lectern, TheEraserTakesWhatItTouches) {
  Lectern lectern;
  const InkPage page{1, {SubStep::gjk_direction, 0}};
  const View view;
  const auto stroke = [&](Space space, dvec2 from, dvec2 to) {
    lectern.draw(page, space, inkPoint(view, from), true);
    lectern.draw(page, space, inkPoint(view, to), false);
  };
  stroke(Space::world, {10, 10}, {20, 20});
  EXPECT_TRUE(lectern.ink(page).empty()) << "nothing is drawn without a tool";
  lectern.choose(Tool::marker);
  stroke(Space::world, {100, 100}, {200, 100});
  stroke(Space::world, {100, 200}, {200, 200});
  stroke(Space::difference, {100, 100}, {200, 100});
  ASSERT_EQ(lectern.ink(page).size(), 3u);
  EXPECT_EQ(lectern.ink(page)[0].tool, Tool::marker);
  lectern.erase(page, view, Space::world, {150, 115}, 12);
  EXPECT_EQ(lectern.ink(page).size(), 3u) << "beside it";
  lectern.erase(page, view, Space::world, {150, 108}, 12);
  ASSERT_EQ(lectern.ink(page).size(), 2u) << "between its ends";
  EXPECT_EQ(lectern.ink(page)[1].space, Space::difference) << "the other pane keeps its own";
  lectern.choose(Tool::marker);
  EXPECT_EQ(lectern.tool(), Tool::none) << "the same tool again puts it away";
}

}  // namespace
}  // namespace gjklab::lectern_test
