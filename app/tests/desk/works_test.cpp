// Each edited scene is a work of its own. Any order of things: works_walk_test.cpp.

#include "desk/desk.h"

#include "model/gallery/gallery.h"
#include "model/store/files.h"
#include "model/store/temporary_folder.h"

#include "expect_facts.h"
#include "model/text/system_reason.h"

#include <gtest/gtest.h>

#include <set>

namespace gjklab::works_test {
namespace {

Scene titled(const std::string& title, int dimension) {
  Scene scene = defaultScene(dimension);
  scene.title = title;
  return scene;
}

TEST(Works, AnEditedSceneBehindAnotherOfItsDimensionIsAskedAboutAndKept) {
  const TemporaryFolder folder;
  Session session(defaultScene(2), "", Settings());
  News news;
  Desk desk(session, news, folder / "unsaved", {});
  session.apply(Edit{ReplaceScene{titled("first", 2)}});
  session.apply(ShowScene{titled("second", 2)});
  ASSERT_EQ(session.unsaved().size(), 1U);
  desk.keepWork();
  {
    Recovery next(folder / "unsaved");
    EXPECT_FALSE(next.claim()) << "this program's file, under its lock";
  }
  desk.perform(Task::quit);
  EXPECT_FALSE(desk.quitting());
  EXPECT_EQ(desk.question(), Desk::Question::unsaved_changes);
  EXPECT_EQ(desk.sceneName(), "first") << "it is on the screen while it is asked about";
  desk.dropChanges();
  EXPECT_TRUE(desk.quitting());
}

TEST(Works, ThatTheyAreNotProtectedIsSaidOnceAndInWordsOfTheUsers) {
  const TemporaryFolder folder;
  ASSERT_EQ(writeFile(folder / "file", ""), "");
  Session session(defaultScene(2), "", Settings());
  News news;
  Desk desk(session, news, folder / "file/unsaved", {});
  desk.keepWork();
  EXPECT_TRUE(news.empty());
  session.apply(Edit{ReplaceScene{titled("first", 2)}});
  desk.keepWork();
  expectFacts(news.sentence(), {"unsaved", systemReason(ENOTDIR)});
  news.dismiss();
  session.apply(Edit{ReplaceScene{titled("second", 2)}});
  desk.keepWork();
  EXPECT_TRUE(news.empty());
}

TEST(Works, ALeftWorkComesBackByItsNumber) {
  Session session(defaultScene(2), "", Settings());
  session.apply(Edit{ReplaceScene{titled("first", 2)}});
  const std::uint64_t first = session.document().number();
  session.apply(ShowScene{titled("second", 2)});
  session.apply(Edit{ReplaceScene{titled("second, changed", 2)}});
  session.apply(ShowScene{titled("third", 2)});
  EXPECT_EQ(session.unsaved().size(), 2U);
  session.apply(ShowWork{first});
  EXPECT_EQ(session.scene().title, "first");
  EXPECT_EQ(session.unsaved().size(), 2U);
}

TEST(Works, WhatIsGivenUpIsNotAskedAboutAgain) {
  const TemporaryFolder folder;
  Session session(defaultScene(2), "", Settings());
  News news;
  Desk desk(session, news, "", {});
  session.apply(Edit{ReplaceScene{titled("first", 2)}});
  desk.perform(Task::new_scene);
  desk.dropChanges();
  EXPECT_TRUE(session.unsaved().empty());
}

TEST(Works, RestoringLeavesNewerWorkWhereItIs) {
  Session session(defaultScene(2), "", Settings());
  session.apply(Edit{ReplaceScene{titled("newer", 2)}});
  session.restore(titled("older", 2), "");
  std::set<std::string> titles;
  for (const UnsavedWork& work : session.unsaved()) titles.insert(work.title());
  EXPECT_EQ(titles, (std::set<std::string>{"newer", "older"}));
  session.apply(Undo{});
  EXPECT_EQ(session.scene().title, "newer");
}

}  // namespace
}  // namespace gjklab::works_test
