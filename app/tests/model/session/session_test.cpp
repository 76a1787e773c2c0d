#include "model/session/session.h"

#include "model/session/still_session.h"

#include <gtest/gtest.h>

namespace gjklab::session_test {
namespace {

bool inPane(const View& view, dvec3 p) {
  const dvec3 screen = project(view, p);
  return screen.x >= 0 && screen.y >= 0 && screen.x <= view.size.x && screen.y <= view.size.y;
}

TEST(Session, FramesEverythingWhenItOpens) {
  for (const int dimension : {1, 2, 3}) {
    const Session session = stillSession(dimension);
    EXPECT_TRUE(inPane(session.view(Space::world), session.scene().a.position)) << dimension;
    EXPECT_TRUE(inPane(session.view(Space::world), session.scene().b.position)) << dimension;
    EXPECT_TRUE(inPane(session.view(Space::difference), dvec3(0.0))) << dimension;
    EXPECT_FALSE(session.figure(Space::world).handles.empty()) << dimension;
  }
}

TEST(Session, TheCursorStaysAtItsIterationWhileABodyIsDragged) {
  Session session = stillSession(2);
  session.apply(Go{Jump::next_iteration});
  session.apply(Go{Jump::next_step});
  const Moment moment = session.moment();
  session.apply(BeginGesture{});
  session.apply(Edit{SetPosition{Which::b, session.scene().b.position + dvec3(0.1, 0.05, 0)}});
  session.update();
  EXPECT_EQ(session.moment(), moment);
  // Far away the run is shorter; back again the cursor is where it was.
  const dvec3 home = session.scene().b.position;
  session.apply(Edit{SetPosition{Which::b, dvec3(1e6, 0, 0)}});
  session.update();
  session.apply(Edit{SetPosition{Which::b, home}});
  session.update();
  EXPECT_EQ(session.moment(), moment);
  session.apply(EndGesture{});
}

TEST(Session, OneDragIsOneEntryAndCanBeCancelled) {
  Session session = stillSession(2);
  const Scene before = session.scene();
  session.apply(BeginGesture{});
  for (int i = 1; i <= 10; ++i) session.apply(Edit{SetPosition{Which::a, dvec3(i, 0, 0)}});
  session.apply(EndGesture{});
  EXPECT_FALSE(session.scene() == before);
  session.apply(Undo{});
  EXPECT_EQ(session.scene(), before);
  EXPECT_FALSE(session.document().canUndo());
  session.apply(BeginGesture{});
  session.apply(Edit{SetPosition{Which::a, dvec3(5, 0, 0)}});
  session.apply(CancelGesture{});
  EXPECT_EQ(session.scene(), before);
  EXPECT_FALSE(session.document().canUndo());
}

TEST(Session, ADimensionThatIsLeftComesBackAtItsStep) {
  Session session = stillSession(2);
  session.apply(Seek{7});
  session.update();
  const Moment moment = session.moment();
  for (const int other : {3, 1, 2}) {
    session.apply(ShowDimension{other});
    session.update();
  }
  EXPECT_EQ(session.moment(), moment);
  EXPECT_EQ(session.position(), 7);
}

TEST(Session, ADimensionThatIsLeftIsSeenAgainAsItWas) {
  for (const int dimension : {1, 2, 3}) {
    Session session = stillSession(dimension);
    const View framed = session.view(Space::difference);
    View moved = session.view(Space::world);
    zoomAt(moved, {100, 90}, 1.7);
    if (dimension == 3) orbit(moved, {60, 25});
    session.apply(MoveCamera{Space::world, moved});
    session.update();
    const View world = session.view(Space::world), difference = session.view(Space::difference);
    EXPECT_EQ(difference == framed, false) << "linked cameras zoom together";
    for (const int by : {1, 2, 3}) {
      session.apply(ShowDimension{1 + (dimension - 1 + by) % 3});
      session.update();
    }
    EXPECT_EQ(session.view(Space::world), world);
    EXPECT_EQ(session.view(Space::difference), difference);
    EXPECT_FALSE(session.framed(Space::world));
  }
}

TEST(Session, AViewThatWasOnlyTurnedComesBackTurned) {
  Session session = stillSession(3);
  View turned = session.view(Space::difference);
  orbit(turned, {60, 40});
  session.apply(MoveCamera{Space::difference, turned});
  session.update();
  const View world = session.view(Space::world), difference = session.view(Space::difference);
  for (const int other : {2, 3}) {
    session.apply(ShowDimension{other});
    session.update();
  }
  EXPECT_EQ(session.view(Space::world), world);
  EXPECT_EQ(session.view(Space::difference), difference);
}

TEST(Session, WhatIsMovedOutOfThePaneIsFramedUnlessTheViewWasChosen) {
  for (const int dimension : {1, 2, 3})
    for (const bool typed : {false, true}) {
      const auto move = [&](Session& session) {
        Body b = session.scene().b;
        b.position.x += 60;
        if (typed) session.apply(Edit{SetBody{Which::b, b}});
        for (int i = 0; !typed && i < 40; ++i) session.apply(Nudge{dvec2(1, 0)});
        session.update();
      };
      Session session = stillSession(dimension);
      move(session);
      EXPECT_TRUE(inPane(session.view(Space::world), session.scene().b.position)) << dimension << typed;
      EXPECT_TRUE(inPane(session.view(Space::difference), session.scene().a.position - session.scene().b.position));
      EXPECT_TRUE(inPane(session.view(Space::difference), dvec3(0.0)));
      EXPECT_TRUE(session.framed(Space::world));

      Session chosen = stillSession(dimension);
      View view = chosen.view(Space::world);
      zoomAt(view, {320, 240}, 1.2);
      chosen.apply(MoveCamera{Space::world, view});
      chosen.update();
      view = chosen.view(Space::world);
      move(chosen);
      EXPECT_EQ(chosen.view(Space::world), view);
    }
}

TEST(Session, WhatStaysInThePaneLeavesTheViewAlone) {
  Session session = stillSession(2);
  const View world = session.view(Space::world), difference = session.view(Space::difference);
  session.apply(Nudge{dvec2(-1, 0), true});
  session.update();
  EXPECT_EQ(session.view(Space::world), world);
  EXPECT_EQ(session.view(Space::difference), difference);
}

TEST(Session, SwappedBodiesAreFramedAgain) {
  for (const int dimension : {1, 2, 3}) {
    Session session = stillSession(dimension);
    session.apply(Edit{SetPosition{Which::b, session.scene().b.position + dvec3(25, 0, 0)}});
    session.update();
    session.apply(FrameAll{});
    const auto expectInside = [&](const char* when) {
      session.update();
      const Geometry& geometry = *session.frame().geometry;
      ASSERT_FALSE(geometry.difference_vertices.empty());
      for (const DifferenceVertex& vertex : geometry.difference_vertices)
        EXPECT_TRUE(inPane(session.view(Space::difference), vertex.w + geometry.difference_offset))
            << dimension << "-D, " << when;
    };
    expectInside("before");
    session.apply(Edit{SwapBodies{}});
    expectInside("swapped");
    session.apply(Undo{});
    expectInside("undone");
    session.apply(Redo{});
    expectInside("redone");
  }
}

TEST(Session, AnotherDimensionKeepsTheSceneThatWasLeft) {
  Session session = stillSession(2);
  session.apply(Edit{SetPosition{Which::a, dvec3(7, 7, 0)}});
  const Scene edited = session.scene();
  session.apply(ShowDimension{3});
  session.update();
  EXPECT_EQ(session.scene().dimension, 3);
  EXPECT_EQ(session.view(Space::world).dimension, 3);
  session.apply(ShowDimension{2});
  session.update();
  EXPECT_EQ(session.scene(), edited);
  session.apply(Undo{});
  session.update();
  EXPECT_EQ(session.scene().dimension, 3);
}

TEST(Session, WorkThatIsLeftForAnotherDimensionStaysUnsavedAndKeepsItsFile) {
  Session session = stillSession(2);
  session.open(defaultScene(2), "mine.json");
  session.apply(Edit{SetPosition{Which::b, {1, 2, 0}}});
  const Scene work = session.scene();
  session.apply(ShowDimension{3});
  EXPECT_FALSE(session.document().modified());
  ASSERT_EQ(session.unsaved().size(), 1U);
  EXPECT_EQ(session.unsaved()[0].scene, work);
  EXPECT_EQ(session.unsaved()[0].path, "mine.json");

  session.apply(ShowDimension{2});
  EXPECT_EQ(session.scene(), work);
  EXPECT_EQ(session.document().path(), "mine.json");
  EXPECT_TRUE(session.document().modified());
  session.forgetChanges();
  EXPECT_TRUE(session.unsaved().empty());
}

TEST(Session, UndoOfADragOfTheOriginShowsEverythingAgain) {
  Session session = stillSession(2);
  const View before = session.view(Space::difference);
  View carried = before;
  carried.target += dvec3(40, 0, 0);
  session.apply(BeginGesture{});
  session.apply(Edit{SetPosition{Which::b, session.scene().b.position - dvec3(40, 0, 0)}});
  session.apply(MoveCamera{.space = Space::difference, .view = carried, .with_scene = true});
  session.update();
  EXPECT_FALSE(inPane(session.view(Space::difference), dvec3(0.0)));
  session.apply(EndGesture{});
  session.update();
  EXPECT_TRUE(inPane(session.view(Space::difference), dvec3(0.0))) << "let go, nothing stays outside";
  session.apply(Undo{});
  session.update();
  EXPECT_NEAR(glm::length(session.view(Space::difference).target - before.target), 0, 1e-9);
}

TEST(Session, UndoOfAnotherSceneBringsItsFileBack) {
  Session session(defaultScene(2), "/tmp/first.json", Settings{});
  session.apply(ShowScene{defaultScene(3)});
  EXPECT_EQ(session.document().path(), "");
  EXPECT_FALSE(session.document().modified());
  session.apply(Undo{});
  EXPECT_EQ(session.document().path(), "/tmp/first.json");
  EXPECT_FALSE(session.document().modified());
  session.apply(Redo{});
  EXPECT_EQ(session.document().path(), "");
}

TEST(Session, LinkedCamerasTurnAndZoomTogether) {
  Session session = stillSession(3);
  View view = session.view(Space::world);
  const double ratio = session.view(Space::difference).pixels_per_unit / view.pixels_per_unit;
  orbit(view, {60, 20});
  zoomAt(view, {320, 240}, 1.5);
  session.apply(MoveCamera{Space::world, view});
  EXPECT_EQ(session.view(Space::difference).orientation, session.view(Space::world).orientation);
  EXPECT_NEAR(session.view(Space::difference).pixels_per_unit / session.view(Space::world).pixels_per_unit, ratio,
              1e-9);
  Settings settings = session.settings();
  settings.linked_cameras = false;
  session.apply(ChangeSettings{settings});
  orbit(view, {60, 20});
  session.apply(MoveCamera{Space::world, view});
  EXPECT_FALSE(session.view(Space::difference).orientation == session.view(Space::world).orientation);
}

TEST(Session, APaneThatGrowsStaysFramedUntilTheCameraIsMoved) {
  Session session = stillSession(2);
  const double small = session.view(Space::world).pixels_per_unit;
  session.resize(Space::world, {1280, 960}, 1);
  EXPECT_NEAR(session.view(Space::world).pixels_per_unit, 2 * small, 1e-9 * small);
  View view = session.view(Space::world);
  pan(view, {10, 0});
  session.apply(MoveCamera{Space::world, view});
  session.resize(Space::world, {640, 480}, 1);
  EXPECT_NEAR(session.view(Space::world).pixels_per_unit, 2 * small, 1e-9 * small);
}

TEST(Session, DeletesTheVertexUnderThePointerAndThenTheSelectedOne) {
  Session session = stillSession(2);
  ASSERT_EQ(session.scene().b.points.size(), 4u);
  session.apply(PointAt{VertexTarget{Which::b, 1}});
  session.apply(DeleteVertex{});
  EXPECT_EQ(session.scene().b.points.size(), 3u);
  session.update();
  session.apply(Select{VertexTarget{Which::b, 0}});
  session.apply(PointAt{PickTarget{}});
  session.apply(DeleteVertex{});
  session.update();
  EXPECT_EQ(session.scene().b.points.size(), 2u);
  session.apply(DeleteVertex{});
  EXPECT_EQ(session.scene().b.points.size(), 2u) << "nothing is selected any more";
}

TEST(Session, ATitleThatIsTypedLeavesTheCamerasAlone) {
  Session session = stillSession(2);
  View view = session.view(Space::world);
  pan(view, {33, 5});
  session.apply(MoveCamera{Space::world, view});
  Scene scene = session.scene();
  scene.title += "!";
  session.apply(Edit{ReplaceScene{scene}});
  session.update();
  EXPECT_EQ(session.view(Space::world).target, view.target);
}

TEST(Session, NothingIsDrawnAnewWhileNothingChanges) {
  Session session = stillSession(3);
  const auto revision = session.pictureRevision();
  session.advance(0.1);
  session.update();
  EXPECT_EQ(session.pictureRevision(), revision);
  EXPECT_LT(session.idleSeconds(), 0);
  session.apply(Go{Jump::next_step});
  session.update();
  EXPECT_NE(session.pictureRevision(), revision);
}

TEST(Session, AbsurdPlacesAreStillDrawn) {
  for (const double far : {1e9, 1e-9, -1e15}) {
    for (const int dimension : {1, 2, 3}) {
      Session session = stillSession(dimension);
      session.apply(Edit{SetPosition{Which::b, dvec3(far, 0, 0)}});
      session.apply(FrameAll{});
      for (int i = 0; i < session.timeline().size(); ++i) {
        session.apply(Seek{i});
        session.update();
      }
      EXPECT_FALSE(session.figure(Space::world).handles.empty()) << far << " " << dimension;
    }
  }
}

}  // namespace
}  // namespace gjklab::session_test
