// A file that somebody else has written to or removed since it was opened is not overwritten unasked.

#include "desk/desk.h"
#include "model/gallery/gallery.h"
#include "model/scene/scene_io.h"
#include "model/store/files.h"
#include "model/store/temporary_folder.h"

#include "expect_facts.h"

#include <gtest/gtest.h>

#include <filesystem>

namespace gjklab::changed_file_test {
namespace {

using Question = Desk::Question;

Scene sceneTitled(const char* title) {
  Scene scene = defaultScene(2);
  scene.title = title;
  return scene;
}

class ChangedFileTest : public testing::Test {
 protected:
  void writeTitled(const char* title) const { ASSERT_EQ(writeFile(path_, writeScene(sceneTitled(title))), ""); }
  void openAndEdit() {
    writeTitled("opened");
    desk_.openFile(path_);
    session_.apply(Edit{ReplaceScene{sceneTitled("edited")}});
  }
  std::string bytes() const { return std::get<std::string>(readFile(path_)); }

  TemporaryFolder folder_;
  const std::string path_ = folder_ / "scene.json";
  Session session_{defaultScene(2), "", Settings()};
  News news_;
  Desk desk_{session_, news_, "", {}};
};

TEST_F(ChangedFileTest, IsNotOverwrittenBeforeThatIsAnswered) {
  openAndEdit();
  writeTitled("theirs");
  desk_.perform(Task::save);
  ASSERT_EQ(desk_.question(), Question::changed_file);
  expectFacts(desk_.whatChanged(), {"changed", "scene.json"});
  EXPECT_EQ(bytes(), writeScene(sceneTitled("theirs")));
  desk_.cancel();
  EXPECT_EQ(bytes(), writeScene(sceneTitled("theirs")));
  EXPECT_TRUE(session_.document().modified());
  desk_.perform(Task::save);
  desk_.overwrite();
  EXPECT_EQ(bytes(), writeScene(sceneTitled("edited")));
  EXPECT_FALSE(session_.document().modified());
}

TEST_F(ChangedFileTest, WhatTheWindowWroteItselfIsNoChange) {
  openAndEdit();
  for (const char* title : {"once", "twice"}) {
    session_.apply(Edit{ReplaceScene{sceneTitled(title)}});
    desk_.perform(Task::save);
    EXPECT_EQ(desk_.question(), Question::none);
    EXPECT_EQ(bytes(), writeScene(sceneTitled(title)));
  }
}

TEST_F(ChangedFileTest, TheSameContentWrittenAgainIsNoChange) {
  openAndEdit();
  writeTitled("opened");
  desk_.perform(Task::save);
  EXPECT_EQ(desk_.question(), Question::none);
}

TEST_F(ChangedFileTest, ARemovedFileIsAskedAbout) {
  openAndEdit();
  std::filesystem::remove(path_);
  desk_.perform(Task::save);
  ASSERT_EQ(desk_.question(), Question::changed_file);
  expectFacts(desk_.whatChanged(), {"scene.json", "deleted"});
  desk_.saveElsewhere();
  ASSERT_EQ(desk_.question(), Question::save_where);
  desk_.choose(folder_ / "other.json");
  EXPECT_EQ(session_.document().path(), folder_ / "other.json");
  EXPECT_FALSE(std::filesystem::exists(path_));
}

TEST_F(ChangedFileTest, WhatWasToFollowWaitsForTheAnswer) {
  openAndEdit();
  writeTitled("theirs");
  desk_.perform(Task::quit);
  desk_.saveChanges();
  ASSERT_EQ(desk_.question(), Question::changed_file);
  EXPECT_FALSE(desk_.quitting());
  desk_.overwrite();
  EXPECT_TRUE(desk_.quitting());
  EXPECT_EQ(bytes(), writeScene(sceneTitled("edited")));
}

TEST_F(ChangedFileTest, AnOlderWorkOfTheSameFileDoesNotOverwriteItsNewerContent) {
  openAndEdit();
  const std::uint64_t edited = session_.document().number();
  writeTitled("theirs");
  session_.apply(ShowScene{defaultScene(2)});
  desk_.openFile(path_);
  session_.apply(ShowWork{edited});
  ASSERT_EQ(session_.scene().title, "edited");
  desk_.perform(Task::save);
  EXPECT_EQ(desk_.question(), Question::changed_file);
}

TEST_F(ChangedFileTest, AFileNamedAtTheStartIsKnownToo) {
  writeTitled("opened");
  Session session(sceneTitled("opened"), path_, Settings());
  Desk desk(session, news_, "", {});
  session.apply(Edit{ReplaceScene{sceneTitled("edited")}});
  desk.perform(Task::save);
  EXPECT_EQ(desk.question(), Question::none);
  writeTitled("theirs");
  desk.perform(Task::save);
  EXPECT_EQ(desk.question(), Question::changed_file);
}

TEST_F(ChangedFileTest, AWorldsFileIsAskedAboutToo) {
  WorldFile file;
  file.dimension = 2;
  file.title = "opened";
  file.bodies.resize(1);
  clearUnusedCoordinates(file);
  ASSERT_EQ(writeFile(path_, writeWorld(file)), "");
  desk_.openFile(path_);
  ASSERT_TRUE(session_.world().open());
  desk_.perform(Task::save);
  EXPECT_EQ(desk_.question(), Question::none);
  file.title = "theirs";
  ASSERT_EQ(writeFile(path_, writeWorld(file)), "");
  desk_.perform(Task::save);
  ASSERT_EQ(desk_.question(), Question::changed_file);
  EXPECT_EQ(bytes(), writeWorld(file));
}

}  // namespace
}  // namespace gjklab::changed_file_test
