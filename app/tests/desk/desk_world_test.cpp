// Worlds on the desk: nothing that was done to one is lost unasked, and a crash takes none.

#include "desk/desk.h"
#include "model/gallery/gallery.h"
#include "model/store/temporary_folder.h"

#include <gtest/gtest.h>

#include <set>

namespace gjklab::desk_world_test {
namespace {

using Question = Desk::Question;

WorldFile fallingBox() {
  WorldFile file;
  file.dimension = 2;
  file.title = "Falling";
  file.bodies.resize(2);
  file.bodies[0].fixed = true;
  file.bodies[0].body.half_extents = {5, 0.5, 0};
  file.bodies[1].body.position = {0, 3, 0};
  clearUnusedCoordinates(file);
  return file;
}

/// A window without its picture: what it has open, and the desk.
struct Office {
  explicit Office(const std::string& directory = "") : desk(session, news, directory, {}) {}

  void openWorld() { desk.openText(writeWorld(fallingBox()), TextOrigin::drop); }
  void changeWorld() {
    WorldBody body = sandbox.file().bodies[1];
    body.density = 7;
    session.apply(InWorld{ChangeBody{1, body}});
  }
  void changeScene() {
    Scene scene = session.scene();
    scene.title = "Changed";
    session.apply(Edit{ReplaceScene{scene}});
  }

  Session session{defaultScene(2), "", Settings()};
  News news;
  const Sandbox& sandbox = session.world();
  Desk desk;
};

TEST(DeskWorld, NothingIsAskedAboutAWorldAsItWasOpened) {
  Office office;
  office.openWorld();
  ASSERT_TRUE(office.sandbox.open());
  office.session.apply(Seek{30});
  office.desk.perform(Task::quit);
  EXPECT_EQ(office.desk.question(), Question::none);
  EXPECT_TRUE(office.desk.quitting());
}

TEST(DeskWorld, ChangesAreAskedAboutBeforeTheEnd) {
  Office office;
  office.openWorld();
  office.changeWorld();
  office.desk.perform(Task::quit);
  EXPECT_EQ(office.desk.question(), Question::unsaved_changes);
  EXPECT_EQ(office.desk.sceneName(), "Falling");
  office.desk.cancel();
  EXPECT_TRUE(office.sandbox.open());
  EXPECT_FALSE(office.desk.quitting());
  office.desk.perform(Task::quit);
  office.desk.dropChanges();
  EXPECT_TRUE(office.desk.quitting());
}

/// A world that stands behind the lab is asked about as well, after the scene in front of it.
TEST(DeskWorld, AWorldThatWasSetAsideIsAskedAboutToo) {
  Office office;
  office.openWorld();
  office.changeWorld();
  office.session.apply(LeaveWorld{});
  office.changeScene();
  office.desk.perform(Task::quit);
  EXPECT_EQ(office.desk.question(), Question::unsaved_changes);
  EXPECT_EQ(office.desk.sceneName(), "Changed");
  office.desk.dropChanges();
  EXPECT_FALSE(office.desk.quitting());
  EXPECT_EQ(office.desk.question(), Question::unsaved_changes);
  EXPECT_EQ(office.desk.sceneName(), "Falling");
  EXPECT_FALSE(office.sandbox.inLab()) << "what is asked about shows";
  office.desk.dropChanges();
  EXPECT_TRUE(office.desk.quitting());
}

/// One after the other, as scenes do: nothing is asked, and the list of unsaved works leads back.
TEST(DeskWorld, AWorldInItsPlaceLeavesItAWork) {
  for (const bool aside : {false, true}) {
    Office office;
    office.openWorld();
    office.changeWorld();
    const std::uint64_t first = office.sandbox.number();
    if (aside) office.session.apply(LeaveWorld{});
    office.openWorld();
    EXPECT_EQ(office.desk.question(), Question::none) << aside;
    EXPECT_EQ(office.sandbox.file().bodies[1].density, 1) << aside;
    EXPECT_TRUE(office.session.showsWorld()) << aside;
    ASSERT_EQ(office.session.unsaved().size(), 1U) << aside;
    EXPECT_EQ(office.session.unsaved()[0].number, first) << aside;
    office.session.apply(ShowWork{first});
    EXPECT_EQ(office.sandbox.file().bodies[1].density, 7) << aside;
    EXPECT_EQ(office.session.unsaved().size(), 1U) << "the other had no changes";
    office.session.apply(Undo{});
    EXPECT_EQ(office.sandbox.file().bodies[1].density, 1) << "with its history";
    EXPECT_TRUE(office.session.unsaved().empty());
  }
}

TEST(DeskWorld, APastedSceneLeavesTheWorldStandingBehindIt) {
  Office office;
  office.openWorld();
  office.changeWorld();
  office.desk.openText(writeScene(defaultScene(3)), TextOrigin::drop);
  EXPECT_EQ(office.desk.question(), Question::none);
  EXPECT_EQ(office.session.scene(), defaultScene(3));
  EXPECT_FALSE(office.session.showsWorld());
  ASSERT_EQ(office.session.unsaved().size(), 1U);
  office.session.apply(ReturnToWorld{});
  EXPECT_EQ(office.sandbox.file().bodies[1].density, 7);
}

/// It was replaced, and its own recovered file removed.
TEST(DeskWorld, RestoringLeavesNewerWorldsWhereTheyAre) {
  TemporaryFolder folder;
  {
    Office office(folder.path());
    office.openWorld();
    office.changeWorld();
    office.desk.endNow();
  }
  Office next(folder.path());
  next.desk.claimRecovered();
  next.openWorld();
  WorldBody body = next.sandbox.file().bodies[1];
  body.density = 9;
  next.session.apply(InWorld{ChangeBody{1, body}});
  next.desk.perform(Task::restore_recovered);
  EXPECT_EQ(next.desk.question(), Question::none);
  std::multiset<double> densities;
  for (const UnsavedWork& work : next.session.unsaved()) densities.insert(work.world->bodies[1].density);
  EXPECT_EQ(densities, (std::multiset<double>{7, 9}));
}

/// The moment that shows was kept, and the change with the recording lost.
TEST(DeskWorld, AChangeIsKeptWhileAMomentBeforeItShows) {
  TemporaryFolder folder;
  {
    Office office(folder.path());
    office.openWorld();
    office.session.apply(Seek{10});
    office.changeWorld();
    office.session.apply(Seek{office.sandbox.position() + 5});
    office.session.apply(Seek{3});
    ASSERT_EQ(office.sandbox.file().bodies[1].density, 1);
    office.desk.endNow();
  }
  Office next(folder.path());
  next.desk.claimRecovered();
  next.desk.perform(Task::restore_recovered);
  EXPECT_EQ(next.sandbox.file().bodies[1].density, 7);
}

/// They became a body of the scene behind the world, which nobody saw.
TEST(DeskWorld, PointsThatAreImportedShowTheSceneThatTheyGoTo) {
  Office office;
  office.openWorld();
  office.changeWorld();
  office.desk.openText("static const float tri[3][2] = {{0, 0}, {2.5f, 0}, {0, 1}};", TextOrigin::clipboard);
  EXPECT_TRUE(office.session.showsWorld());
  office.desk.perform(Task::import_as_a);
  EXPECT_FALSE(office.session.showsWorld());
  EXPECT_EQ(office.session.scene().a.points.size(), 3U);
  EXPECT_EQ(office.session.unsaved().size(), 2U);
}

/// Undo went on to the scene behind the pair, and what was edited there was dropped on the way back to the world.
TEST(DeskWorld, NoStepLeadsFromAPairToTheWorksBehindIt) {
  Office office;
  office.changeScene();
  office.openWorld();
  office.session.apply(LookAtPair{{0, 1}});
  EXPECT_FALSE(office.session.document().canUndo());
  office.session.apply(ReturnToWorld{});
  office.session.apply(LeaveWorld{});
  EXPECT_EQ(office.session.scene().title, "Changed");
  office.session.apply(Undo{});
  EXPECT_EQ(office.session.scene(), defaultScene(2)) << "its own history is as it was";
}

/// endNow() leaves the disk as a crash does.
TEST(DeskWorld, AWorldComesBackAfterACrash) {
  TemporaryFolder folder;
  WorldFile kept;
  {
    Office office(folder.path());
    office.openWorld();
    office.desk.keepWork();
    EXPECT_EQ(folder.files(), 0) << "nothing is unsaved";
    office.session.apply(Seek{10});
    office.changeWorld();
    office.desk.keepWork();
    kept = office.sandbox.asFile();
    office.desk.endNow();
  }
  Office next(folder.path());
  next.desk.claimRecovered();
  next.desk.perform(Task::restore_recovered);
  ASSERT_TRUE(next.sandbox.open());
  EXPECT_EQ(next.sandbox.file(), kept);
  EXPECT_TRUE(next.sandbox.modified());
  EXPECT_FALSE(next.sandbox.playing());
  next.desk.perform(Task::quit);
  EXPECT_EQ(next.desk.question(), Question::unsaved_changes);
  next.desk.dropChanges();
  next.desk.keepWork();
  EXPECT_TRUE(next.desk.quitting());
  Office third(folder.path());
  third.desk.claimRecovered();
  third.desk.perform(Task::restore_recovered);
  EXPECT_FALSE(third.sandbox.open()) << "it was given up";
}

/// While a world runs its file is not written every moment; where it stands, the last moment is kept.
TEST(DeskWorld, WhatIsKeptIsWhereItStands) {
  TemporaryFolder folder;
  {
    Office office(folder.path());
    office.openWorld();
    office.changeWorld();
    office.session.apply(InWorld{PlayWorld{true}});
    for (int i = 0; i < 20; ++i) {
      office.session.advanceWorld(1.0 / 60);
      office.desk.keepWork();
    }
    office.session.apply(InWorld{PlayWorld{false}});
    office.desk.keepWork();
    office.desk.endNow();
  }
  Office next(folder.path());
  next.desk.claimRecovered();
  next.desk.perform(Task::restore_recovered);
  // 20 steps of free fall, as the engine's velocity Verlet has them: exactly.
  const double time = 20.0 / 60;
  EXPECT_NEAR(next.sandbox.state().bodies[1].position.y, 3 - 0.5 * 9.81 * time * time, 1e-9);
}

}  // namespace
}  // namespace gjklab::desk_world_test
