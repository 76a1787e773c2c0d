// Files that come together, and files that come while a question is open.

#include "desk/desk.h"
#include "model/gallery/gallery.h"
#include "model/scene/scene_io.h"
#include "model/store/files.h"
#include "model/store/temporary_folder.h"

#include "expect_facts.h"
#include "messages_in.h"

#include <gtest/gtest.h>
#include <sys/stat.h>

namespace gjklab::several_files_test {
namespace {

class SeveralFilesTest : public testing::Test {
 protected:
  std::string written(const char* name) const {
    Scene scene = defaultScene(2);
    scene.title = name;
    EXPECT_EQ(writeFile(folder_ / name, writeScene(scene)), "");
    return folder_ / name;
  }
  void edit() {
    Scene scene = session_.scene();
    scene.title = "Changed";
    session_.apply(Edit{ReplaceScene{scene}});
  }

  TemporaryFolder folder_;
  Session session_{defaultScene(2), "", Settings()};
  News news_;
  Desk desk_{session_, news_, "", {}};
};

TEST_F(SeveralFilesTest, AllAreOpenedAndTheLastShows) {
  const test::TestLanguage language;
  const std::vector<std::string> files = {written("1.json"), written("2.json"), written("3.json")};
  desk_.openFiles(files);
  EXPECT_EQ(session_.document().path(), files[2]);
  EXPECT_EQ(session_.settings().recent, (std::vector<std::string>{files[2], files[1], files[0]}));
  EXPECT_EQ(test::factsOf(news_.sentence()), (test::Facts{{"opened", "3"}}));
}

TEST_F(SeveralFilesTest, WhatCannotBeOpenedIsSaidAtTheEnd) {
  const test::TestLanguage language;
  ASSERT_EQ(writeFile(folder_ / "broken.json", "{"), "");
  ASSERT_EQ(writeFile(folder_ / "box.obj", "v 0 0 0\n"), "");
  const std::string last = written("3.json");
  desk_.openFiles({folder_ / "broken.json", folder_ / "box.obj", last});
  EXPECT_EQ(session_.document().path(), last);
  EXPECT_TRUE(test::hasMessage(news_.sentence(), {{"failed", "2"}, {"all", "3"}})) << news_.sentence();
  EXPECT_NE(news_.sentence().find("broken.json"), std::string::npos);
  EXPECT_TRUE(test::hasMessage(news_.sentence(), {{"file", "box.obj"}})) << news_.sentence();
}

TEST_F(SeveralFilesTest, TheOthersWaitForTheAnswerOrGoWithIt) {
  const std::vector<std::string> files = {written("1.json"), written("2.json")};
  edit();
  desk_.openFiles(files);
  ASSERT_EQ(desk_.question(), Desk::Question::unsaved_changes);
  desk_.cancel();
  desk_.update(0);
  EXPECT_EQ(session_.document().path(), "");
  desk_.openFiles(files);
  desk_.dropChanges();
  desk_.update(0);
  EXPECT_EQ(session_.document().path(), files[1]);
}

TEST_F(SeveralFilesTest, AFileThatArrivesDuringAQuestionWaitsForItsAnswer) {
  const test::TestLanguage language;
  const std::string file = written("1.json");
  for (const bool answered : {false, true}) {
    edit();
    desk_.perform(Task::new_scene);
    ASSERT_EQ(desk_.question(), Desk::Question::unsaved_changes);
    desk_.openFile(file);
    EXPECT_EQ(session_.document().path(), "");
    answered ? desk_.dropChanges() : desk_.cancel();
    desk_.update(0);
    EXPECT_EQ(session_.document().path(), answered ? file : "");
    EXPECT_EQ(test::factsOf(news_.sentence()), answered ? test::Facts{} : (test::Facts{{"file", "1.json"}}));
  }
}

TEST_F(SeveralFilesTest, WhatCouldNotBeOpenedIsSaidWhereTheOthersAreGivenUpToo) {
  const test::TestLanguage language;
  ASSERT_EQ(writeFile(folder_ / "broken.json", "{"), "");
  edit();
  desk_.openFiles({folder_ / "broken.json", written("2.json"), written("3.json")});
  desk_.dropChanges();
  edit();
  desk_.update(0);
  ASSERT_EQ(desk_.question(), Desk::Question::unsaved_changes);
  desk_.cancel();
  EXPECT_EQ(news_.mood(), News::Mood::error);
  EXPECT_TRUE(test::hasMessage(news_.sentence(), {{"file", "3.json"}})) << news_.sentence();
  EXPECT_NE(news_.sentence().find("broken.json"), std::string::npos) << news_.sentence();
}

/// A lesson or a folder among them is the window's, which knows what they are.
TEST_F(SeveralFilesTest, WhatHasWaitedIsOpenedByTheWindow) {
  std::vector<std::string> opened;
  desk_.openWaitingWith([&](const std::string& path) { opened.push_back(path); });
  edit();
  desk_.perform(Task::new_scene);
  desk_.openFile("lesson.md");
  desk_.update(0);
  EXPECT_TRUE(opened.empty());
  desk_.dropChanges();
  desk_.update(0);
  EXPECT_EQ(opened, std::vector<std::string>{"lesson.md"});
}

TEST_F(SeveralFilesTest, PipesAndDevicesAreRefusedWithoutReading) {
  for (const char* name : {"pipe.json", "pipe.ply"}) {
    ASSERT_EQ(mkfifo((folder_ / name).c_str(), 0600), 0);
    desk_.openFile(folder_ / name);
    expectFacts(news_.sentence(), {folder_ / name, "device"});
  }
  desk_.openFile("/dev/zero");
  expectFacts(news_.sentence(), {"/dev/zero:", "device"});
}

}  // namespace
}  // namespace gjklab::several_files_test
