// The desk asks before work is lost, and answers do what they say: without a window.

#include "desk/desk_room.h"
#include "messages_in.h"

namespace gjklab::desk_test {
namespace {

using Question = Desk::Question;
using test::factsOf;
using test::TestLanguage;

TEST_F(DeskTest, WhatIsSavedCanBeOpenedAgainHoweverLarge) {
  Scene scene = session_.scene();
  scene.title = std::string(std::size_t{17} << 20, 'x');  // larger than could be read before
  session_.restore(scene, "");
  desk_.perform(Task::save);
  desk_.choose(file("large.json"));
  EXPECT_EQ(session_.document().path(), file("large.json"));
  desk_.perform(Task::new_scene);
  desk_.openFile(file("large.json"));
  finishOpening();
  EXPECT_EQ(session_.scene(), scene);
  EXPECT_EQ(session_.settings().recent.front(), file("large.json"));
}

TEST_F(DeskTest, AHullOfManyPointsComesWithItsRun) {
  Scene scene = defaultScene(2);
  scene.a = {};
  scene.a.shape = ShapeKind::hull;
  for (int i = 0; i < 20000; ++i) scene.a.points.emplace_back(i % 141, i / 141, 0);
  ASSERT_EQ(writeFile(file("hull.json"), writeScene(scene)), "");
  desk_.openFile(file("hull.json"));
  finishOpening();
  session_.update();
  ASSERT_EQ(session_.document().path(), file("hull.json")) << news_.sentence();
  EXPECT_EQ(session_.scene().a.points, scene.a.points);
  Session other(scene, "", Settings());
  other.update();
  EXPECT_EQ(session_.run().trace.result.distance, other.run().trace.result.distance);
  EXPECT_EQ(session_.timeline().size(), other.timeline().size());
}

TEST_F(DeskTest, AFileThatIsReadCanBeStopped) {
  writeLarge();
  desk_.openFile(file("large.json"));
  if (desk_.idleSeconds() < 0) GTEST_SKIP() << "it has been read already";
  desk_.perform(Task::stop_opening);
  EXPECT_LT(desk_.idleSeconds(), 0);
  desk_.update(2);
  EXPECT_EQ(session_.scene(), defaultScene(2));
}

TEST_F(DeskTest, WhatIsChangedWhileAFileIsReadIsAskedAbout) {
  writeLarge();
  desk_.openFile(file("large.json"));
  if (desk_.idleSeconds() < 0) GTEST_SKIP() << "it has been read already";
  edit();
  finishOpening();
  EXPECT_EQ(desk_.question(), Question::unsaved_changes);
  EXPECT_EQ(session_.scene().title, "Changed");
  desk_.dropChanges();
  EXPECT_EQ(session_.scene().title.size(), std::size_t{17} << 20);
}

TEST_F(DeskTest, WhatCouldNotBeOpenedAgainIsNotSaved) {
  const TestLanguage language;
  writePlainly(file("x.json"), "old");
  Scene scene = session_.scene();
  scene.a.position.x = 1e60;
  session_.restore(scene, file("x.json"));
  desk_.perform(Task::save);
  EXPECT_EQ(news_.mood(), News::Mood::error);
  EXPECT_TRUE(factsOf(news_.sentence())["reason"].starts_with("a.position")) << news_.sentence();
  EXPECT_EQ(readPlainly(file("x.json")), "old");
  EXPECT_TRUE(session_.document().modified());
}

TEST_F(DeskTest, NothingIsAskedWhereNothingWouldBeLost) {
  desk_.perform(Task::new_scene);
  EXPECT_EQ(desk_.question(), Question::none);
  desk_.perform(Task::quit);
  EXPECT_TRUE(desk_.quitting());
}

TEST_F(DeskTest, ChangesAreKeptUntilTheQuestionIsAnswered) {
  edit();
  desk_.perform(Task::new_scene);
  EXPECT_EQ(desk_.question(), Question::unsaved_changes);
  EXPECT_EQ(desk_.sceneName(), "Changed");
  EXPECT_EQ(session_.scene().title, "Changed");
  desk_.cancel();
  EXPECT_EQ(desk_.question(), Question::none);
  EXPECT_EQ(session_.scene().title, "Changed");
  desk_.perform(Task::new_scene);
  desk_.dropChanges();
  EXPECT_EQ(desk_.question(), Question::none);
  EXPECT_EQ(session_.scene(), defaultScene(2));
}

TEST_F(DeskTest, SavingBeforeSomethingElseAsksWhereAndThenDoesIt) {
  edit();
  desk_.perform(Task::quit);
  desk_.saveChanges();
  EXPECT_EQ(desk_.question(), Question::save_where);
  EXPECT_EQ(desk_.suggestedPath(), "changed.json");
  EXPECT_FALSE(desk_.quitting());
  desk_.choose(file("kept.json"));
  EXPECT_TRUE(desk_.quitting());
  EXPECT_EQ(titleIn(file("kept.json")), "Changed");
}

/// What was to follow a save that failed would lose the work; a later save must not set it off either.
TEST_F(DeskTest, AFailedSaveEndsWhatWasToFollow) {
  edit();
  desk_.perform(Task::quit);
  desk_.saveChanges();
  desk_.choose(file("no/such/folder/kept.json"));
  EXPECT_EQ(news_.mood(), News::Mood::error);
  EXPECT_FALSE(desk_.quitting());
  EXPECT_TRUE(session_.document().modified());
  desk_.perform(Task::save);
  EXPECT_EQ(desk_.question(), Question::save_where);
  desk_.choose(file("kept.json"));
  EXPECT_FALSE(desk_.quitting());
  EXPECT_FALSE(session_.document().modified());
}

/// Only the first was opened.
TEST_F(DeskTest, SeveralFilesAreOpenedOneAfterTheOther) {
  for (const int dimension : {1, 2, 3})
    writePlainly(file(fmt::format("{}.json", dimension).c_str()), writeScene(defaultScene(dimension)));
  desk_.openFiles({file("1.json"), file("2.json"), file("3.json")});
  EXPECT_EQ(session_.scene().dimension, 3);
  EXPECT_EQ(session_.settings().recent, (std::vector{file("3.json"), file("2.json"), file("1.json")}));
}

/// What arrives while a question is open took the place of what had waited for its answer.
TEST_F(DeskTest, WhatArrivesDuringAQuestionDoesNotAnswerIt) {
  writePlainly(file("3.json"), writeScene(defaultScene(3)));
  edit();
  const Scene edited = session_.scene();
  desk_.perform(Task::quit);
  ASSERT_EQ(desk_.question(), Question::unsaved_changes);
  desk_.openText(writeScene(defaultScene(1)), TextOrigin::drop);
  EXPECT_EQ(session_.scene(), edited);
  EXPECT_EQ(news_.mood(), News::Mood::error);
  desk_.openFile(file("3.json"));
  EXPECT_EQ(session_.scene(), edited);
  EXPECT_EQ(desk_.question(), Question::unsaved_changes);
  desk_.dropChanges();
  EXPECT_TRUE(desk_.quitting()) << "the answer is to the question that was asked";
}

TEST(News, PlainNewsGoesByItselfErrorsAndOffersStay) {
  News news;
  news.say("Saved.");
  EXPECT_GT(news.remaining(), 0);
  news.pass(100);
  EXPECT_TRUE(news.empty());
  news.say("Wrong.", News::Mood::error);
  news.pass(100);
  EXPECT_EQ(news.sentence(), "Wrong.");
  news.moveOn();
  EXPECT_TRUE(news.empty());
  news.offer("There is work.", {{"Restore it", Do{Task::restore_recovered}}});
  news.pass(100);
  news.moveOn();
  EXPECT_FALSE(news.empty()) << "an offer waits for its answer";
  news.dismiss();
  EXPECT_TRUE(news.empty());
}

}  // namespace
}  // namespace gjklab::desk_test
