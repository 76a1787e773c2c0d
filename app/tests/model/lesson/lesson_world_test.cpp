// The lesson that shows a world.

#include "model/lesson/lesson_room.h"

namespace gjklab::lesson_world_test {
namespace {

using test::lessonCalled;
using test::newSession;

/// A world's beat stands where a world of one's own stands after as many steps, to the bit; back and forth alike.
TEST(Lessons, AWorldStandsAtItsStepWhateverWasDoneInBetween) {
  Session session = newSession();
  Classroom room;
  room.start(lessonCalled("17-world.md"), session);
  for (const int i : {0, 3, 4, 5, 6, 3, 9, 0}) {
    room.go(i, session);
    const Show& show = room.current().show;
    ASSERT_TRUE(show.world);
    World own(*show.world);
    for (int k = 0; k < show.step; ++k) own.step();
    EXPECT_EQ(session.world().state().bodies, own.state().bodies) << i;
    EXPECT_EQ(session.showsWorld(), show.showsWorld()) << i;
    if (show.microscope) {
      EXPECT_EQ(session.scene(), sceneOf(*show.world, own.state(), show.pair.a, show.pair.b)) << i;
    }
    session.apply(ReturnToWorld{});
    session.apply(Seek{session.world().position() + 3});
    EXPECT_TRUE(room.strayed(session));
    session.apply(InWorld{GrabBody{2, session.world().state().bodies[2].position}});
    session.apply(Seek{session.world().position() + 5});
    EXPECT_NE(session.world().state().bodies, own.state().bodies) << i;
    room.restore(session);
    EXPECT_EQ(session.world().state().bodies, own.state().bodies) << i;
    EXPECT_FALSE(room.strayed(session)) << i;
  }
  room.close(session);
  EXPECT_FALSE(session.world().open());
  EXPECT_EQ(session.scene(), defaultScene(2));
}

/// What was under way in a world of the user's own is so again when the lesson ends, and meanwhile it alone is a work.
TEST(Lessons, AWorldOfMyOwnWaitsBehindTheLesson) {
  Session session = newSession();
  Classroom room;
  const Lesson lesson = lessonCalled("17-world.md");
  WorldFile mine = *lesson.beats[0].show.world;
  mine.title = "Mine";
  session.open(mine, "");
  const std::uint64_t number = session.world().number();
  session.apply(InWorld{RemoveBody{3}});
  session.apply(InWorld{PushBody{2, {0, 2, 0}}});
  session.apply(Seek{12});
  session.apply(InWorld{SetPace{0.25}});
  const WorldFile left = session.world().asFile();
  room.start(lesson, session);
  EXPECT_TRUE(session.showsWorld());
  EXPECT_EQ(session.shown().title, lesson.beats[0].show.world->title);
  session.apply(InWorld{RemoveBody{2}});
  EXPECT_FALSE(session.shown().modified) << "nobody is asked about the lesson's";
  session.update();
  ASSERT_EQ(session.unsaved().size(), 1u);
  EXPECT_EQ(session.unsaved()[0].number, number);
  EXPECT_EQ(session.unsaved()[0].title(), "Mine");
  session.advanceWorld(1);
  room.close(session);
  EXPECT_FALSE(session.showsWorld()) << "it was set aside for the lesson";
  session.apply(ReturnToWorld{});
  EXPECT_TRUE(session.showsWorld());
  EXPECT_EQ(session.world().number(), number);
  EXPECT_EQ(session.world().asFile(), left);
  EXPECT_EQ(session.world().position(), 12);
  EXPECT_EQ(session.world().pace(), 0.25);
  EXPECT_FALSE(session.world().playing());
  session.apply(Undo{});
  session.apply(Undo{});
  EXPECT_EQ(session.world().file().bodies, mine.bodies) << "with its history";
}

/// The facts of a world against what can be counted and weighed by hand.
TEST(Lessons, FactsOfAWorldAreThoseOfMechanics) {
  Session session = newSession();
  Classroom room;
  const Lesson lesson = lessonCalled("17-world.md");
  room.start(lesson, session);
  int resting = -1;
  for (int i = 0; i < room.beats() && resting < 0; ++i) {
    const Show& show = lesson.beats[static_cast<std::size_t>(i)].show;
    if (show.showsWorld() && show.step == 90 && show.pair == BodyPair{0, 1}) resting = i;
  }
  ASSERT_GE(resting, 0);
  room.go(resting, session);
  const auto value = [&](const char* name) { return std::get<double>(factOf(name, room.shown(session)).value()); };
  EXPECT_EQ(value("bodies"), 4);
  EXPECT_EQ(value("all pairs"), 6);
  EXPECT_EQ(value("touching pairs"), 3) << "box on box on floor, and the ball";
  EXPECT_NEAR(value("world time"), 1.5, 1e-9);
  EXPECT_NEAR(value("pair impulse"), (2.4 * 1 + 1) * 9.81 / 60, 1e-3);
  EXPECT_EQ(value("pair points"), 2);
  EXPECT_FALSE(factOf("distance", room.shown(session))) << "the lab does not show";
  EXPECT_EQ(factText("pair impulse", session), "–") << "no world is open there";
}

}  // namespace
}  // namespace gjklab::lesson_world_test
