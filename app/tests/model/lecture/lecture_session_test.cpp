// A lecture in a session: stops that are live, ask and answer, worlds that wait, what is kept and never lost.

#include "model/gallery/gallery.h"
#include "model/lecture/lecture_stops.h"
#include "model/session/session.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

namespace gjklab::lecture_session_test {
namespace {

using test::still;
using test::stopOf;

TEST(LectureSession, AStopIsLiveAndComesBackAsItWasKept) {
  Session session(defaultScene(2), "", still());
  session.apply(Edit{SwapBodies{}});
  session.update();
  const Scene own = session.scene();
  session.open(Lecture{"Talk", {stopOf(2, "gjk 2 region"), stopOf(3, "last")}}, "talk.json");
  session.update();
  ASSERT_TRUE(session.atStop());
  EXPECT_EQ(session.moment().sub_step, SubStep::gjk_region);
  EXPECT_EQ(session.shown().path, "talk.json");
  session.apply(Edit{SwapBodies{}});
  session.apply(Go{Jump::last});
  session.update();
  EXPECT_FALSE(session.shown().modified) << "playing at a stop changes no lecture";
  EXPECT_EQ(session.unsaved().size(), 1U) << "the work of before, and nothing of the stop";
  session.apply(GoToStop{0});
  session.update();
  EXPECT_TRUE(session.scene() == defaultScene(2)) << "back as it was kept";
  EXPECT_EQ(session.moment().sub_step, SubStep::gjk_region);
  session.apply(StepLecture{1});
  session.update();
  EXPECT_EQ(session.scene().dimension, 3);
  session.apply(Go{Jump::next_step});
  EXPECT_EQ(session.lecture()->at(), 1) << "there is no stop behind the last";
  session.apply(CloseLecture{});
  session.update();
  EXPECT_TRUE(session.scene() == own);
  EXPECT_TRUE(session.document().canUndo());
}

TEST(LectureSession, StepsLeadFromStopToStop) {
  Session session(defaultScene(2), "", still());
  session.open(Lecture{"", {stopOf(1), stopOf(2)}}, "");
  session.update();
  for (int press = 0; press < 200 && session.lecture()->at() == 0; ++press) session.apply(Go{Jump::next_step});
  EXPECT_EQ(session.lecture()->at(), 1);
  EXPECT_EQ(session.position(), 0);
  session.apply(Go{Jump::previous_step});
  EXPECT_EQ(session.lecture()->at(), 0);
}

TEST(LectureSession, AStopAsksBeforeItTellsItsStep) {
  Session session(defaultScene(2), "", still());
  LectureStop first = stopOf(2, "gjk 2 region");
  first.ask = "Where is x?";
  first.world_alone = true;
  session.open(Lecture{"", {first, stopOf(1)}}, "");
  session.update();
  EXPECT_EQ(session.stopQuestion(), "Where is x?");
  EXPECT_TRUE(session.hidesDifference());
  EXPECT_TRUE(session.asking());
  EXPECT_EQ(session.revealedMoment().sub_step, SubStep::gjk_progress) << "the picture is that of the step before";
  EXPECT_FALSE(session.tellsAnswer());
  session.apply(StepLecture{1});
  EXPECT_EQ(session.lecture()->at(), 0) << "the first press answers";
  EXPECT_EQ(session.stopQuestion(), "");
  EXPECT_FALSE(session.hidesDifference());
  EXPECT_EQ(session.revealedMoment().sub_step, SubStep::gjk_region);
  session.apply(Go{Jump::next_step});
  EXPECT_FALSE(session.asking()) << "only the stop asks, not the steps behind it";
  session.apply(GoToStop{0});
  EXPECT_EQ(session.stopQuestion(), "Where is x?") << "back at the stop";
  session.apply(Go{Jump::next_test});
  EXPECT_EQ(session.test(), 0) << "its answer, test by test";
  for (int press = 0; press < 10 && session.test(); ++press) session.apply(StepLecture{1});
  EXPECT_EQ(session.lecture()->at(), 0) << "the tests belong to the stop";
  session.apply(StepLecture{1});
  EXPECT_EQ(session.lecture()->at(), 1);
  EXPECT_EQ(session.stopQuestion(), "");
}

/// Nothing at the stop answers its question, so what its run shows stays hidden.
TEST(LectureSession, AQuestionAboutTheShapesLeadsOnToTheNextStop) {
  LectureStop first = stopOf(2, "gjk 1 direction");
  first.ask = "Do A and B overlap?";
  first.world_alone = true;
  const Lecture lecture{"", {first, stopOf(1)}};
  const auto hasArrow = [](const Session& session) { return !session.figure(Space::world).arrows.empty(); };
  for (const Intent& onwards : {Intent(Go{Jump::next_step}), Intent(Go{Jump::next_iteration}), Intent(Go{Jump::last}),
                                Intent(TogglePlay{}), Intent(StepLecture{1})}) {
    Session session(defaultScene(2), "", still());
    session.draw(Detail::full, false);
    for (const Space space : {Space::world, Space::difference}) session.resize(space, {400, 300}, 1);
    session.open(lecture, "");
    session.update();
    EXPECT_TRUE(session.hidesDifference());
    EXPECT_FALSE(hasArrow(session)) << "d is not introduced yet";
    session.apply(onwards);
    session.update();
    EXPECT_EQ(session.lecture()->at(), 1);
    EXPECT_FALSE(session.hidesDifference());
    EXPECT_TRUE(hasArrow(session));
  }
  Session session(defaultScene(2), "", still());
  session.open(Lecture{"", {first}}, "");
  session.apply(Go{Jump::next_step});
  EXPECT_EQ(session.position(), 1) << "the last stop leads into its run";
  EXPECT_FALSE(session.hidesDifference());
}

TEST(LectureSession, AStopMayHideTheRunAtItsStep) {
  Session session(defaultScene(2), "", still());
  session.draw(Detail::full, true);
  for (const Space space : {Space::world, Space::difference}) session.resize(space, {400, 300}, 1);
  LectureStop first = stopOf(2, "gjk 1 direction");
  first.hides_run = true;
  session.open(Lecture{"", {first}}, "");
  session.update();
  EXPECT_TRUE(session.figure(Space::world).arrows.empty());
  EXPECT_TRUE(session.figure(Space::difference).arrows.empty());
  EXPECT_FALSE(session.figure(Space::difference).markers.empty()) << "O is there";
  const auto turnsDirection = [&] {
    const std::vector<Handle>& handles = session.figure(Space::difference).handles;
    return std::any_of(handles.begin(), handles.end(),
                       [](const Handle& handle) { return handle.target == PickTarget(DirectionTarget{}); });
  };
  EXPECT_FALSE(turnsDirection()) << "nothing to grab that is not shown";
  session.apply(Go{Jump::next_step});
  session.update();
  EXPECT_FALSE(session.figure(Space::world).arrows.empty());
  EXPECT_TRUE(turnsDirection());
}

TEST(LectureSession, AStepThatAnswersNothingIsShownUnderTheQuestion) {
  Session session(defaultScene(2), "", still());
  LectureStop first = stopOf(2, "gjk 1 direction");
  first.ask = "Do A and B overlap?";
  session.open(Lecture{"", {first}}, "");
  session.update();
  EXPECT_EQ(session.stopQuestion(), "Do A and B overlap?");
  EXPECT_EQ(session.revealedMoment().sub_step, SubStep::gjk_direction);
  session.apply(Go{Jump::next_step});
  EXPECT_EQ(session.position(), 1) << "nothing was kept back";
  EXPECT_EQ(session.stopQuestion(), "");
}

TEST(LectureSession, AStopAnswersItsOwnQuestion) {
  for (const char* step : {"gjk 1 direction", "gjk 2 region"}) {
    Session session(defaultScene(2), "", still());
    LectureStop first = stopOf(2, step);
    first.ask = "Why?";
    first.answer = "Because.";
    session.open(Lecture{"", {first, stopOf(1)}}, "");
    session.update();
    EXPECT_EQ(session.stopQuestion(), "Why?");
    EXPECT_EQ(session.stopAnswer().answer, "");
    session.apply(StepLecture{1});
    EXPECT_EQ(session.lecture()->at(), 0) << "also where the step keeps nothing back";
    EXPECT_EQ(session.stopQuestion(), "");
    EXPECT_EQ(session.stopAnswer().question, "Why?");
    EXPECT_EQ(session.stopAnswer().answer, "Because.");
    session.apply(Go{Jump::next_step});
    EXPECT_EQ(session.stopAnswer().answer, "") << "the next step speaks for itself";
  }
}

TEST(LectureSession, AClickerGoesThroughTheTestsOfARegionInSpace) {
  Session session(defaultScene(3), "", still());
  LectureStop first = stopOf(3, "gjk 2 region");
  first.ask = "Where is x?";
  first.answer = "On the edge.";
  session.open(Lecture{"", {first, stopOf(1)}}, "");
  session.update();
  const int tests = session.timeline().testsAt(session.position());
  ASSERT_GT(tests, 0);
  for (int i = 0; i < tests; ++i) {
    session.apply(StepLecture{1});
    EXPECT_EQ(session.test(), i);
    EXPECT_EQ(session.stopAnswer().answer, "") << "the step is not told yet";
  }
  session.apply(StepLecture{1});
  EXPECT_FALSE(session.test());
  EXPECT_EQ(session.stopAnswer().answer, "On the edge.");
  session.apply(StepLecture{1});
  EXPECT_EQ(session.lecture()->at(), 1);
}

TEST(LectureSession, AWorldThatAsksWaitsForThePress) {
  Settings lively;
  Session session(defaultScene(2), "", lively);
  WorldFile world;
  world.bodies.resize(1);
  LectureStop stop{world, "", "", "What happens?", {}, {}};
  stop.answer = "It falls.";
  session.open(Lecture{"", {stop, stopOf(2)}}, "");
  EXPECT_EQ(session.stopQuestion(), "What happens?");
  EXPECT_EQ(session.stopAnswer().answer, "");
  EXPECT_FALSE(session.world().playing());
  session.apply(StepLecture{1});
  EXPECT_TRUE(session.world().playing());
  EXPECT_EQ(session.stopQuestion(), "");
  EXPECT_EQ(session.stopAnswer().question, "What happens?");
  EXPECT_EQ(session.stopAnswer().answer, "It falls.");
  session.apply(StepLecture{1});
  EXPECT_EQ(session.lecture()->at(), 1);
}

TEST(LectureSession, AWorldOpensWhereAStopShowsOne) {
  Session session(defaultScene(2), "", still());
  WorldFile world;
  world.bodies.resize(1);
  session.open(Lecture{"", {{world, "", "", "", {}, {}}}}, "");
  ASSERT_TRUE(session.atStop());
  world.title = "Another";
  session.open(world, "");
  EXPECT_FALSE(session.atStop());
  EXPECT_EQ(session.world().file().title, "Another");
  session.apply(GoToStop{0});
  EXPECT_EQ(session.world().file().title, "");
}

TEST(LectureSession, WhatIsKeptShowsAgain) {
  Session session(defaultScene(3), "", still());
  session.resize(Space::world, {400, 300}, 1);
  session.resize(Space::difference, {400, 300}, 1);
  session.update();
  session.apply(Go{Jump::last});
  session.apply(ToggleCompare{});
  session.apply(ChooseTool{Tool::pen});
  session.apply(DrawInk{Space::world, {1, 2, 3}, true});
  session.update();
  const std::string method = session.inquiry().rival.method;
  const Moment moment = session.moment();
  session.apply(KeepMoment{});
  ASSERT_NE(session.lecture(), nullptr);
  EXPECT_FALSE(session.atStop()) << "one's own scene goes on showing";
  EXPECT_TRUE(session.lecture()->modified());
  session.apply(ToggleCompare{});
  session.apply(Go{Jump::first});
  session.apply(GoToStop{0});
  session.update();
  EXPECT_TRUE(session.comparing());
  EXPECT_EQ(session.inquiry().rival.method, method);
  EXPECT_TRUE(session.moment() == moment);
  ASSERT_EQ(session.lectern().ink(session.inkPage()).size(), 1U);
  EXPECT_TRUE(session.lectern().ink(session.inkPage())[0].points[0] == dvec3(1, 2, 3));
  session.apply(KeepMoment{});
  EXPECT_EQ(session.lecture()->size(), 2) << "behind the stop that shows";
}

/// A view that showed everything goes on doing so, whatever is studied at the stop.
TEST(LectureSession, AFramedViewIsKeptByItsTurnAlone) {
  const auto moving = std::find_if(gallery().begin(), gallery().end(), [](const GalleryEntry& entry) {
    return entry.scene.dimension == 3 && moves(entry.scene);
  });
  ASSERT_NE(moving, gallery().end());
  Session session(moving->scene, "", still());
  for (const Space space : {Space::world, Space::difference}) session.resize(space, {400, 300}, 1);
  session.apply(ChooseStudy{Study::impact});
  session.apply(Go{Jump::last});
  session.update();
  session.apply(KeepMoment{});
  const Scene& kept = std::get<Scene>(session.lecture()->stop().what);
  for (const PaneView& pane : {kept.view.world, kept.view.difference}) {
    EXPECT_TRUE(pane.turn);
    EXPECT_FALSE(pane.centre || pane.height);
  }
  session.apply(GoToStop{0});
  session.apply(ChooseStudy{Study::query});
  session.update();
  EXPECT_TRUE(session.framed(Space::world) && session.framed(Space::difference));
}

/// Whatever is opened over it, an edited lecture is among the unsaved works until it is saved or given up.
TEST(LectureSession, AnEditedLectureIsNeverLost) {
  std::mt19937 random(5);
  for (int run = 0; run < 25; ++run) {
    Session session(defaultScene(2), "", still());
    std::vector<std::uint64_t> edited;  // what a person would say is unsaved
    const auto isEdited = [&](std::uint64_t number) {
      return std::find(edited.begin(), edited.end(), number) != edited.end();
    };
    for (int step = 0; step < 30; ++step) {
      switch (random() % 9) {
        case 0:
          session.open(Lecture{"Talk", {stopOf(1), stopOf(2)}}, "");
          break;
        case 1:
          session.apply(KeepMoment{});
          if (!isEdited(session.lecture()->number())) edited.push_back(session.lecture()->number());
          break;
        case 2:
          session.apply(StepLecture{random() % 2 == 0 ? 1 : -1});
          break;
        case 3:
          session.apply(CloseLecture{});
          break;
        case 4:
          session.apply(ShowDimension{1 + static_cast<int>(random() % 3)});
          break;
        case 5:
          session.apply(ShowScene{defaultScene(1 + static_cast<int>(random() % 3))});
          break;
        case 6:
          if (!edited.empty()) session.apply(ShowWork{edited[random() % edited.size()]});
          break;
        case 7:
          if (session.atStop()) {
            session.markSaved("talk.json");
            std::erase(edited, session.lecture()->number());
          }
          break;
        default:
          if (session.atStop()) session.apply(Edit{SwapBodies{}});  // play
          break;
      }
      session.update();
      std::vector<std::uint64_t> unsaved;
      for (const UnsavedWork& work : session.unsaved())
        if (work.lecture) unsaved.push_back(work.number);
      std::sort(unsaved.begin(), unsaved.end());
      std::vector<std::uint64_t> expected = edited;
      std::sort(expected.begin(), expected.end());
      ASSERT_EQ(unsaved, expected) << run << ", " << step;
      for (const UnsavedWork& work : session.unsaved()) ASSERT_TRUE(work.lecture) << "play at a stop is nobody's work";
    }
  }
}

}  // namespace
}  // namespace gjklab::lecture_session_test
