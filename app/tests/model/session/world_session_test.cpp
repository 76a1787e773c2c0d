// A world in the session: its place on the timeline, its ink and its camera are those of any study.

#include "model/gallery/gallery.h"
#include "model/session/session.h"

#include <gtest/gtest.h>

namespace gjklab::world_session_test {
namespace {

WorldFile fallingBox(const std::string& title) {
  WorldFile file;
  file.dimension = 2;
  file.title = title;
  file.bodies.resize(2);
  file.bodies[0].fixed = true;
  file.bodies[0].body.half_extents = {5, 0.5, 0};
  file.bodies[1].body.position = {0, 3, 0};
  clearUnusedCoordinates(file);
  return file;
}

class WorldSession : public testing::Test {
 protected:
  WorldSession() {
    for (const Space space : {Space::world, Space::difference}) session_.resize(space, {700, 500}, 1);
    session_.resizeWorld({1400, 500}, 1);
    session_.update();
    open("First");
  }
  void open(const std::string& title) {
    session_.open(fallingBox(title), "");
    session_.update();
  }
  const Sandbox& world() { return session_.world(); }
  std::size_t strokes() { return session_.lectern().ink(session_.inkPage()).size(); }

  Session session_{defaultScene(2), "", Settings()};
};

TEST_F(WorldSession, TheTimelineIsThatOfTheWorldThatShows) {
  session_.apply(LeaveWorld{});
  session_.apply(Seek{1});
  session_.apply(ReturnToWorld{});
  const auto goesTo = [&](const Intent& intent, int position) {
    session_.apply(intent);
    session_.update();
    EXPECT_EQ(world().position(), position);
    EXPECT_EQ(session_.position(), 1) << "the scene behind it stays where it is";
    EXPECT_FALSE(session_.playing());
  };
  goesTo(Go{Jump::next_step}, 1);
  goesTo(Go{Jump::next_iteration}, 11);
  goesTo(Go{Jump::previous_step}, 10);
  goesTo(Go{Jump::first}, 0);
  goesTo(Go{Jump::last}, 11);
  goesTo(Go{Jump::previous_iteration}, 1);
  goesTo(Go{Jump::next_test}, 1);
  goesTo(Go{Jump::parting}, 1);
  goesTo(Seek{7}, 7);
  goesTo(Seek{20}, 20);
  EXPECT_EQ(world().last(), 20) << "beyond the last moment it goes on";
  goesTo(Seek{-3}, 0);
  goesTo(TogglePlay{}, 0);
  EXPECT_TRUE(world().playing());
  goesTo(TogglePlay{}, 0);
  EXPECT_FALSE(world().playing());
  session_.apply(LeaveWorld{});
  session_.apply(Go{Jump::next_step});
  EXPECT_EQ(session_.position(), 2);
  EXPECT_EQ(world().position(), 0);
}

TEST_F(WorldSession, InkBelongsToAStepOfTheWorld) {
  session_.apply(ChooseTool{Tool::pen});
  session_.apply(Seek{4});
  session_.apply(DrawInk{Space::world, {0, 1, 0}, true});
  session_.apply(DrawInk{Space::world, {1, 1, 0}, false});
  ASSERT_EQ(strokes(), 1u);
  session_.apply(Go{Jump::next_step});
  EXPECT_EQ(strokes(), 0u);
  session_.apply(Go{Jump::previous_step});
  EXPECT_EQ(strokes(), 1u) << "it returns with its step";
  session_.apply(LeaveWorld{});
  EXPECT_EQ(strokes(), 0u) << "the scene has its own";
  session_.apply(ReturnToWorld{});
  ASSERT_EQ(strokes(), 1u);
  session_.apply(EraseInk{Space::world, dvec2(project(session_.worldView(), {0.5, 1, 0})), 3});
  EXPECT_EQ(strokes(), 0u) << "as the world is seen, not the scene";
}

TEST_F(WorldSession, TheLastStrokeIsUndoneWhileThePenIsInTheHand) {
  session_.apply(InWorld{PushBody{1, {0, 2, 0}}});
  session_.apply(ChooseTool{Tool::pen});
  for (const double x : {0.0, 1.0}) session_.apply(DrawInk{Space::world, {x, 1, 0}, true});
  session_.apply(Undo{});
  EXPECT_EQ(strokes(), 1u);
  session_.apply(ClearInk{});
  EXPECT_EQ(strokes(), 0u);
  EXPECT_FALSE(world().undoName().empty()) << "what lies under the ink is not touched";
  session_.apply(Undo{});
  EXPECT_TRUE(world().undoName().empty());
}

TEST_F(WorldSession, AWorldComesBackWithItsCamera) {
  session_.apply(InWorld{PushBody{1, {0, 2, 0}}});
  const View framed = session_.worldView();
  const View scene = session_.view(Space::world);
  View moved = framed;
  zoomAt(moved, {200, 200}, 3);
  session_.apply(MoveCamera{Space::world, moved});
  EXPECT_EQ(session_.worldView(), moved);
  session_.update();
  EXPECT_EQ(session_.view(Space::world), scene) << "the scene behind it has its own";
  const std::uint64_t first = world().number();
  session_.apply(InWorld{ChangeBody{1, world().bodyAsFile(1)}});  // an edit: it is kept as a work
  open("Second");
  EXPECT_EQ(session_.worldView(), framed) << "the same bodies, seen for the first time";
  session_.apply(ShowWork{first});
  session_.update();
  ASSERT_EQ(world().number(), first);
  EXPECT_EQ(session_.worldView(), moved);
  session_.apply(LookAtPair{{0, 1}});
  session_.update();
  session_.apply(ReturnToWorld{});
  session_.update();
  EXPECT_EQ(session_.worldView(), moved) << "also from one of its pairs";
}

TEST_F(WorldSession, ALessonsWorldHasACameraAndInkOfItsOwn) {
  View moved = session_.worldView();
  zoomAt(moved, {200, 200}, 3);
  session_.apply(MoveCamera{Space::world, moved});
  session_.apply(Seek{3});
  session_.apply(ChooseTool{Tool::pen});
  session_.apply(DrawInk{Space::world, {0, 1, 0}, true});
  session_.apply(PutWorkAside{});
  EXPECT_FALSE(world().open());
  session_.apply(StageWorld{std::make_shared<const WorldFile>(fallingBox("A lesson's")), 2, {}, {}});
  session_.update();
  ASSERT_TRUE(session_.showsWorld());
  EXPECT_EQ(world().position(), 2);
  EXPECT_LT(session_.worldView().pixels_per_unit, moved.pixels_per_unit) << "framed, as it is new";
  session_.apply(Go{Jump::next_step});
  EXPECT_EQ(strokes(), 0u);
  session_.apply(DrawInk{Space::world, {0, 1, 0}, true});
  session_.apply(DrawInk{Space::world, {0, 2, 0}, true});
  session_.apply(TakeWorkUp{});
  session_.apply(ReturnToWorld{});
  session_.update();
  EXPECT_EQ(world().file().title, "First");
  EXPECT_EQ(world().position(), 3);
  EXPECT_EQ(session_.worldView(), moved);
  EXPECT_EQ(strokes(), 1u);
}

TEST_F(WorldSession, ACameraThatNobodyMovedShowsEverythingInAnyPane) {
  const View framed = session_.worldView();
  session_.resizeWorld({700, 250}, 1);
  EXPECT_NEAR(session_.worldView().pixels_per_unit, framed.pixels_per_unit / 2, 0.2 * framed.pixels_per_unit);
  session_.resizeWorld({1400, 500}, 1);
  EXPECT_EQ(session_.worldView(), framed);
  View moved = framed;
  zoomAt(moved, {200, 200}, 3);
  session_.apply(MoveCamera{Space::world, moved});
  session_.resizeWorld({700, 250}, 1);
  EXPECT_EQ(session_.worldView().pixels_per_unit, moved.pixels_per_unit) << "what a hand has chosen stays";
  EXPECT_EQ(session_.worldView().size, dvec2(700, 250));
  session_.resizeWorld({1400, 500}, 1);
  session_.apply(FrameAll{});
  EXPECT_EQ(session_.worldView(), framed);
}

}  // namespace
}  // namespace gjklab::world_session_test
