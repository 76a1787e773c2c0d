// The first start: a heap that freezes, and the card of whoever comes back.

#include "gl/lesson_window.h"

#include <SDL_keycode.h>

namespace gjklab::first_start_test {
namespace {

TEST_F(LessonWindow, TheFirstCardGoesWhenSomethingIsDone) {
  hand_.bench().lessons().greet();
  hand_.rest();
  EXPECT_TRUE(hand_.bench().lessons().greeting());
  hand_.key(SDLK_3);
  EXPECT_FALSE(hand_.bench().lessons().greeting());
  EXPECT_TRUE(hand_.session().settings().greeted);
}

/// The first start: a heap falls, freezes with its question, and leads to the second page of lesson 1, once.
TEST_F(LessonWindow, AHeapFallsAndFreezesAtTheFirstStart) {
  Settings settings = hand_.session().settings();
  settings.reduce_motion = false;
  hand_.bench().session().apply(ChangeSettings{settings});
  Lessons& lessons = hand_.bench().lessons();
  lessons.greet();
  ASSERT_TRUE(lessons.toying());
  const auto height = [this] {
    double sum = 0;
    for (const auto& body : hand_.session().world().state().bodies) sum += body.position.y;
    return sum;
  };
  const double before = height();
  wait(3);
  EXPECT_LT(height(), before - 5) << "the heap has fallen";
  EXPECT_FALSE(lessons.frozen());
  wait(6);
  ASSERT_TRUE(lessons.frozen());
  EXPECT_FALSE(hand_.session().world().playing());
  EXPECT_TRUE(hand_.bench().layout().timeline.empty()) << "it has no clock";
  EXPECT_TRUE(hand_.bench().layout().top_bar.empty()) << "and no lesson is named";
  EXPECT_EQ(lessons.address(), "");
  const int step = hand_.session().world().position();
  for (const Intent& intent : {Intent(InWorld{PlayWorld{true}}), Intent(Seek{5}), Intent(TogglePlay{}),
                               Intent(InWorld{GrabBody{1, hand_.session().world().state().bodies[1].position}})})
    EXPECT_TRUE(lessons.refuses(intent));
  hand_.key(SDLK_SPACE, false, true);
  hand_.key(SDLK_RIGHT);
  wait(0.5);
  EXPECT_EQ(hand_.session().world().position(), step) << "it stays frozen";
  EXPECT_TRUE(hand_.session().progress().lessons.empty()) << "nothing has been begun yet";
  hand_.key(SDLK_RETURN);
  EXPECT_FALSE(lessons.toying());
  ASSERT_TRUE(room().open());
  EXPECT_EQ(room().lesson().file, "01-meeting.md");
  EXPECT_EQ(room().beat(), 1);
  lessons.close();
  lessons.greet();
  EXPECT_FALSE(lessons.toying()) << "a learner who has begun goes on where he left";
  EXPECT_TRUE(lessons.greeting());
}

TEST_F(LessonWindow, TheHeapIsSkippedToTheLabAsItWas) {
  const Scene before = hand_.scene();
  hand_.bench().lessons().greet();
  hand_.rest();
  ASSERT_TRUE(hand_.bench().lessons().toying());
  hand_.key(SDLK_ESCAPE);
  EXPECT_FALSE(room().open());
  EXPECT_TRUE(hand_.scene() == before);
  EXPECT_TRUE(hand_.session().progress().lessons.empty());
  EXPECT_TRUE(hand_.session().settings().greeted);
}

/// F9 turns to the lessons: they begin at their first page, as nothing of it has been read yet.
TEST_F(LessonWindow, TheLessonsBeginAtTheirFirstPageDuringTheHeap) {
  Lessons& lessons = hand_.bench().lessons();
  lessons.greet();
  hand_.rest();
  ASSERT_TRUE(lessons.toying());
  hand_.key(SDLK_F9);
  EXPECT_FALSE(lessons.toying());
  ASSERT_TRUE(room().open());
  EXPECT_EQ(room().lesson().file, "01-meeting.md");
  EXPECT_EQ(room().beat(), 0);
}

TEST_F(LessonWindow, TheFirstCardIsAnsweredByKeys) {
  hand_.bench().lessons().greet();
  hand_.rest();
  hand_.key(SDLK_ESCAPE);
  EXPECT_FALSE(hand_.bench().lessons().greeting());
  EXPECT_FALSE(room().open()) << "Escape opens the lab";
  hand_.bench().lessons().greet();
  hand_.rest();
  hand_.key(SDLK_RETURN);
  EXPECT_FALSE(hand_.bench().lessons().greeting());
  ASSERT_TRUE(room().open()) << "Return begins with the first lesson";
  EXPECT_EQ(room().lesson().file, "01-meeting.md");
}

}  // namespace
}  // namespace gjklab::first_start_test
