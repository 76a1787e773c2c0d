// What is kept of a world that is played with: its moments to the bit, the steps that undo takes back, what is unsaved.
#include "covered.h"
#include "model/sandbox/sandbox.h"
#include "model/sandbox/sandbox_worlds.h"
#include "sanitizers.h"

#include <gtest/gtest.h>

#include <random>
#include <utility>

namespace gjklab::sandbox_history_test {
namespace {

using test::box;
using test::builtIn;
using test::twoBoxes;

// Whatever is asked for and in whatever order, and however often it was undone: every moment has the bits that it had
// when the world ran.
TEST(Sandbox, EveryMomentIsReproducedToTheBit) {
  Covered cases(600);
  for (const char* id : {"hulls-in-a-box-2d", "dominoes", "newtons-cradle", "billiards-2d", "beads-1d"}) {
    std::mt19937 random(7);
    const auto upTo = [&](int most) { return static_cast<int>(random() % static_cast<unsigned>(most + 1)); };
    Sandbox sandbox;
    sandbox.show(builtIn(id), "");
    using Ran = std::vector<WorldState>;
    Ran ran{sandbox.state()};
    std::vector<Ran> past, future;
    const auto play = [&](int steps) {
      for (; steps > 0; --steps) {
        sandbox.stepBy(1);
        ran.push_back(sandbox.state());
      }
    };
    play(150);
    for (int deed = 0; deed < 16; ++deed) {
      const int at = upTo(sandbox.last());
      sandbox.seek(at);
      if (deed % 4 == 3 && !past.empty()) {
        sandbox.undo();
        future.push_back(std::exchange(ran, past.back()));
        past.pop_back();
      } else if (deed % 8 == 4 && !future.empty()) {
        sandbox.redo();
        past.push_back(std::exchange(ran, future.back()));
        future.pop_back();
      } else {
        past.push_back(ran);
        future.clear();
        ran.resize(static_cast<std::size_t>(at) + 1);
        const int body = upTo(static_cast<int>(sandbox.state().bodies.size()) - 1);
        if (deed % 2 == 0 || sandbox.file().bodies[static_cast<std::size_t>(body)].fixed) {
          sandbox.grab(body, sandbox.state().bodies[static_cast<std::size_t>(body)].position);
          sandbox.drag(sandbox.heldPoint() + dvec3(0.5, 0, 0));
          play(9);
          sandbox.drag(sandbox.heldPoint() + dvec3(1, 0, 0));
          play(3);
          sandbox.letGo();
        } else {
          sandbox.push(body, {2, 0, 0});
          ran.back() = sandbox.state();
        }
        play(upTo(90));
      }
      ASSERT_EQ(sandbox.last() + 1, static_cast<int>(ran.size())) << id << ", deed " << deed;
      for (int look = 0; look < 8; ++look) {
        const int moment = upTo(sandbox.last());
        sandbox.seek(moment);
        ++cases;
        ASSERT_EQ(sandbox.state(), ran[static_cast<std::size_t>(moment)]) << id << ", deed " << deed << ", " << moment;
      }
    }
  }
}

// Sanitizers take four times as long, and find in ten throws what they would in a hundred.
#ifdef __SANITIZE_ADDRESS__
constexpr int kThrows = 10;
#else
constexpr int kThrows = 100;
#endif

// A hundred throws and knocks of a hundred bodies, some after going back: recording and history stay small. (As whole
// moments a minute is 225 MB.)
TEST(Sandbox, AHundredThrowsTakeLittleMemory) {
  Sandbox sandbox;
  sandbox.show(builtIn("hulls-in-a-box"), "");
  sandbox.stepBy(60);
  for (int i = 0; i < kThrows; ++i) {
    if (i % 3 == 2) sandbox.seek(sandbox.last() / 2);
    const int body = 5 + i % 100;
    if (i % 2 == 0) {
      const dvec3 at = sandbox.state().bodies[static_cast<std::size_t>(body)].position;
      sandbox.grab(body, at);
      sandbox.drag(at + dvec3(0, 2, 0));
      sandbox.stepBy(6);
      sandbox.letGo();
    } else {
      sandbox.push(body, {0, 3, 0});
    }
    sandbox.stepBy(5 + i % 10);
    ASSERT_LT(sandbox.historyBytes(), std::size_t{24} << 20) << i;
    ASSERT_LT(sandbox.recordingBytes() + sandbox.historyBytes(), std::size_t{50} << 20) << i;
  }
  EXPECT_GT(sandbox.recordingBytes(), std::size_t{kThrows} << 11) << "counts the kept worlds";
  EXPECT_NE(sandbox.undoName(), "");
}

// A knock costs what its file takes: once it cost a whole saved world, and a hundred of them in a minute 60 MB.
TEST(Sandbox, AKnockTakesNoSavedWorld) {
  Sandbox sandbox;
  sandbox.show(builtIn("hulls-in-a-box"), "");
  sandbox.stepBy(60);
  const std::size_t before = sandbox.recordingBytes();
  for (int i = 0; i < 20; ++i) {
    sandbox.push(5 + i, {0, 3, 0});
    sandbox.stepBy(5);
  }
  EXPECT_LT(sandbox.recordingBytes() + sandbox.historyBytes(), before + (std::size_t{2} << 20));
}

// Undo brings back what was there bit for bit, with the recording that a change in the past had dropped.
TEST(Sandbox, WhatIsDoneByHandCanBeTakenBack) {
  Sandbox sandbox;
  sandbox.show(twoBoxes(3), "");
  sandbox.stepBy(20);
  const WorldState late = sandbox.state();
  sandbox.seek(5);
  const WorldState early = sandbox.state();
  EXPECT_EQ(sandbox.undoName(), "");
  sandbox.add(box(dvec3(0.2), {3, 2, 0}));
  sandbox.stepBy(7);
  const WorldState with_three = sandbox.state();
  sandbox.remove(1);
  EXPECT_EQ(sandbox.undoName(), "deleting a body");
  EXPECT_TRUE(sandbox.modified());

  sandbox.undo();
  EXPECT_EQ(sandbox.state(), with_three);
  EXPECT_EQ(sandbox.redoName(), "deleting a body");
  sandbox.undo();
  EXPECT_EQ(sandbox.state(), early);
  EXPECT_EQ(sandbox.last(), 20);
  EXPECT_FALSE(sandbox.modified());
  sandbox.seek(20);
  EXPECT_EQ(sandbox.state(), late);
  sandbox.undo();  // nothing
  EXPECT_EQ(sandbox.state(), late);

  sandbox.redo();
  EXPECT_EQ(sandbox.state(), with_three);
  sandbox.redo();
  EXPECT_EQ(sandbox.file().bodies.size(), 3U);
  EXPECT_EQ(sandbox.redoName(), "");
  sandbox.undo();
  sandbox.grab(1, {0, 0.5, 0.5});
  EXPECT_EQ(sandbox.redoName(), "") << "what is done anew leaves nothing to redo";
  EXPECT_EQ(sandbox.undoName(), "throwing a body");
  sandbox.drag({0, 4, 0});
  sandbox.stepBy(10);
  sandbox.undo();
  EXPECT_EQ(sandbox.state(), with_three);
  EXPECT_LT(sandbox.hold().body, 0);
}

TEST(Sandbox, ABodyThatIsOnlyClickedIsNoChange) {
  Sandbox sandbox;
  sandbox.show(twoBoxes(3), "");
  sandbox.stepBy(9);
  sandbox.seek(4);
  const WorldState before = sandbox.state();
  sandbox.grab(1, {0, 0.5, 0.5});
  sandbox.drag({0, 0.6, 0.5});
  sandbox.letGo();
  EXPECT_EQ(sandbox.undoName(), "");
  EXPECT_EQ(sandbox.redoName(), "");
  EXPECT_FALSE(sandbox.modified());
  EXPECT_EQ(sandbox.last(), 9);
  EXPECT_EQ(sandbox.state(), before);
  sandbox.undo();
  sandbox.grab(1, {0, 0.5, 0.5});
  sandbox.stepBy(1);
  sandbox.letGo();
  EXPECT_EQ(sandbox.undoName(), "throwing a body");
}

TEST(Sandbox, AGestureIsOneChange) {
  Sandbox sandbox;
  sandbox.show(twoBoxes(2), "");
  const WorldFile before = sandbox.file();
  sandbox.beginGesture();
  for (const double x : {0.1, 0.2, 0.3}) {
    WorldBody body = sandbox.file().bodies[2];
    body.body.position.x = x;
    body.friction = x;
    sandbox.set(2, body);
  }
  sandbox.endGesture();
  EXPECT_EQ(sandbox.state().bodies[2].position.x, 0.3);
  EXPECT_EQ(sandbox.undoName(), "changing a body");
  sandbox.undo();
  EXPECT_EQ(sandbox.file(), before);
  EXPECT_EQ(sandbox.undoName(), "");
  sandbox.redo();
  EXPECT_EQ(sandbox.file().bodies[2].friction, 0.3);

  sandbox.beginGesture();
  WorldSettings settings = sandbox.file().world;
  settings.friction = 0.9;
  sandbox.set(settings);
  sandbox.cancelGesture();
  EXPECT_EQ(sandbox.file().world.friction, before.world.friction);
  EXPECT_EQ(sandbox.redoName(), "");

  WorldBody wrong = sandbox.file().bodies[2];
  wrong.density = -1;
  sandbox.set(2, wrong);
  EXPECT_EQ(sandbox.file().bodies[2].density, 1) << "no valid world";
}

// A lecturer who throws and shoots is not asked to save it; an edit is work, also when it came before or after.
TEST(Sandbox, PlayingIsNoWorkThatCouldBeLost) {
  Sandbox sandbox;
  sandbox.show(twoBoxes(2), "");
  EXPECT_FALSE(sandbox.touched());
  sandbox.push(2, {1, 0, 0});
  sandbox.shoot(box(dvec3(0.2), {3, 2, 0}));
  sandbox.grab(2, {0, 0, 0});
  sandbox.stepBy(1);
  sandbox.letGo();
  EXPECT_EQ(sandbox.file().bodies.size(), 4U);
  EXPECT_TRUE(sandbox.touched());
  EXPECT_FALSE(sandbox.modified());
  sandbox.remove(1);
  sandbox.push(2, {1, 0, 0});
  EXPECT_TRUE(sandbox.modified());
  sandbox.undo();
  EXPECT_TRUE(sandbox.modified());
  sandbox.undo();
  EXPECT_FALSE(sandbox.modified());
  EXPECT_EQ(sandbox.undoName(), "throwing a body");
}

TEST(Sandbox, SavedIsWhatWasSaved) {
  Sandbox sandbox;
  sandbox.show(twoBoxes(2), "");
  sandbox.remove(2);
  sandbox.markSaved("a.json");
  EXPECT_FALSE(sandbox.modified());
  sandbox.undo();
  EXPECT_TRUE(sandbox.modified());
  sandbox.redo();
  EXPECT_FALSE(sandbox.modified());
}

}  // namespace
}  // namespace gjklab::sandbox_history_test
