// Questions and challenges of lessons in the window, in scenes and in worlds.

#include "gl/hand_scenes.h"
#include "gl/lesson_window.h"
#include "model/assets/assets.h"
#include "model/sandbox/world_gallery.h"

namespace gjklab::lesson_tasks_test {
namespace {

/// With keys alone: the cursor goes through the answers, Return chooses, A helps.
TEST_F(LessonWindow, QuestionsOfTheRunAreAnsweredByKeys) {
  write("asked.md", R"(# Asked

Goal: answer with keys.

Which corners?

```show
scene: dyn4j-pair
at: gjk 1 support
```
```predict
ask: support
hint: Look along d.
```

Which goes?

```show
at: gjk 3 keep
```
```predict
ask: drop
```
)");
  hand_.drop(path("asked.md"));
  ASSERT_TRUE(room().open()) << hand_.bench().news().sentence();
  const auto& pairs = std::get<FurthestPairs>(room().sheet().question->accepted);
  const int a = pairs.index_a.front(), b = pairs.index_b.front(), first = 3, others = 4;
  ASSERT_EQ(static_cast<int>(room().sheet().items.size()), first);
  for (int i = 0; i <= a; ++i) hand_.key(SDLK_DOWN);
  hand_.key(SDLK_RETURN);
  EXPECT_EQ(room().answered(), Answered::open) << "one half is no answer";
  for (int i = a; i < first + b; ++i) hand_.key(SDLK_DOWN);
  hand_.key(SDLK_RETURN);
  for (int i = first + b; i < first + others; ++i) hand_.key(SDLK_DOWN);
  hand_.key(SDLK_RETURN);
  EXPECT_EQ(room().answered(), Answered::right);
  hand_.key(SDLK_PAGEDOWN);
  ASSERT_EQ(room().beat(), 1);
  hand_.key(SDLK_UP);
  hand_.key(SDLK_RETURN);
  EXPECT_NE(room().answered(), Answered::open) << "up from the first is the last place: check, with nothing chosen";
  hand_.key(SDLK_a);
  EXPECT_NE(room().answered(), Answered::open);
}

/// A world of one's own waits behind the lesson's; keys of the lesson go first, all others are the world's.
TEST_F(LessonWindow, AWorldInALessonIsPlayedByKeysAndLeavesMineAlone) {
  write("stack.json", builtInWorld(builtInWorldPath("stack-2d")));
  write("landing.json", std::get<std::string>(assets().read("lessons/landing.json")));
  write("17-world.md", LessonShelf().bytes("17-world.md"));
  hand_.drop(path("stack.json"));
  ASSERT_TRUE(hand_.bench().worlds().shows());
  EXPECT_FALSE(hand_.bench().worlds().sandbox().playing()) << "with reduced motion nothing starts by itself";
  for (int i = 0; i < 4; ++i) hand_.key(SDLK_RIGHT);
  const int mine = hand_.bench().worlds().sandbox().position();
  hand_.drop(path("17-world.md"));
  ASSERT_TRUE(room().open()) << hand_.bench().news().sentence();
  ASSERT_TRUE(hand_.bench().worlds().shows());
  const auto world = [&]() -> const Sandbox& { return hand_.bench().worlds().sandbox(); };
  EXPECT_EQ(world().file().title, "A box lands on a box");
  hand_.key(SDLK_RIGHT);
  EXPECT_EQ(world().position(), 1);
  EXPECT_TRUE(room().strayed(hand_.session()));
  hand_.key(SDLK_SPACE, false, true);
  EXPECT_TRUE(world().playing());
  EXPECT_EQ(room().beat(), 0) << "Shift Space plays";
  hand_.key(SDLK_BACKSPACE);
  EXPECT_EQ(world().position(), 0);
  EXPECT_FALSE(world().playing());
  hand_.key(SDLK_SPACE);
  EXPECT_EQ(room().beat(), 1);
  for (int i = 0; i < 3; ++i) hand_.key(SDLK_PAGEDOWN);
  EXPECT_EQ(room().beat(), 4);
  EXPECT_FALSE(hand_.bench().worlds().shows()) << "a pair is under the microscope";
  EXPECT_EQ(hand_.scene(), room().current().show.scene);
  hand_.key(SDLK_ESCAPE);
  EXPECT_TRUE(hand_.bench().worlds().shows()) << "out of it, into the lesson's world";
  EXPECT_TRUE(room().open());
  EXPECT_TRUE(room().strayed(hand_.session()));
  hand_.key(SDLK_BACKSPACE);
  EXPECT_FALSE(hand_.bench().worlds().shows());
  hand_.bench().lessons().close();
  hand_.rest(2);
  EXPECT_EQ(hand_.scene(), defaultScene(2));
  hand_.key(SDLK_ESCAPE);
  EXPECT_EQ(world().file().title, "Ten boxes in the plane");
  EXPECT_EQ(world().position(), mine);
}

/// The challenge in a world, by keys alone: a body is chosen and knocked off the other.
TEST_F(LessonWindow, AChallengeInAWorldIsReachedByKeys) {
  startAtChallenge("17-world.md");
  ASSERT_TRUE(room().current().reach);
  for (int i = 0; i < 2; ++i) hand_.key(SDLK_DOWN);  // the lower box, the upper one; the floor cannot be moved
  hand_.key(SDLK_UP, true);
  EXPECT_FALSE(room().reachedAll());
  hand_.key(SDLK_SPACE, false, true);
  wait(1);
  EXPECT_TRUE(room().reachedAll());
  hand_.key(SDLK_RETURN);
  EXPECT_FALSE(hand_.bench().worlds().shows()) << "Return takes a contact into the lab";
  hand_.key(SDLK_ESCAPE);
  EXPECT_TRUE(hand_.bench().worlds().shows());
}

/// A body that was taken hold of stays chosen until the lesson's picture is shown again: then its pair stands out.
TEST_F(LessonWindow, ThePairOfABeatStandsOutAgainAfterADrag) {
  startAtChallenge("17-world.md");
  const auto roles = [&] {
    std::vector<Role> found;
    for (const Fill& fill : hand_.bench().worlds().figure().fills) found.push_back(fill.role);
    return found;
  };
  const std::vector<Role> shown = roles();
  for (int i = 0; i < 2; ++i) hand_.key(SDLK_DOWN);
  hand_.key(SDLK_UP, true);
  hand_.rest();
  EXPECT_NE(roles(), shown);
  hand_.key(SDLK_BACKSPACE);
  hand_.rest();
  EXPECT_EQ(roles(), shown);
}

/// The text's numbers by keys alone: Tab leads to them and out again, arrows change them, and a challenge is reached.
TEST_F(LessonWindow, NumbersOfTheTextAreChangedByKeys) {
  startAtChallenge("03-difference.md");
  const Scene before = hand_.scene();
  const int place = hand_.session().position();
  const auto at = [&](double x, double y) {
    const dvec3 moved = hand_.scene().b.position - before.b.position;
    EXPECT_NEAR(moved.x, x, 1e-9);
    EXPECT_NEAR(moved.y, y, 1e-9);
  };
  hand_.key(SDLK_TAB);
  hand_.key(SDLK_RIGHT);
  hand_.key(SDLK_RIGHT);
  at(0.1, 0);
  hand_.key(SDLK_LEFT, false, true);
  at(0.095, 0);
  hand_.key(SDLK_TAB);
  hand_.key(SDLK_LEFT);
  at(0.095, -0.05);
  EXPECT_EQ(hand_.session().position(), place) << "the arrows are the number's";
  hand_.key(SDLK_TAB, false, true);
  for (int i = 0; i < 200 && !room().reachedAll(); ++i) hand_.key(SDLK_RIGHT);
  EXPECT_TRUE(room().reachedAll());
  const dvec3 end = hand_.scene().b.position;
  hand_.key(SDLK_TAB);
  hand_.key(SDLK_TAB);
  hand_.key(SDLK_RIGHT);
  EXPECT_EQ(hand_.scene().b.position, end) << "behind the last number the arrows are the steps' again";
}

}  // namespace
}  // namespace gjklab::lesson_tasks_test
