// Work that a crash left behind: offered until it is answered, and discarded at no single click.

#include "desk/desk.h"

#include "model/gallery/gallery.h"
#include "model/scene/scene_io.h"
#include "model/store/files.h"
#include "model/store/temporary_folder.h"

#include "messages_in.h"

#include <gtest/gtest.h>

#include <chrono>
#include <filesystem>

namespace gjklab::recovered_test {
namespace {

class RecoveredTest : public testing::Test {
 protected:
  /// endNow() leaves the disk as a crash does.
  void crashWith(const std::string& title) {
    Session session(defaultScene(2), "", Settings());
    News news;
    Desk desk(session, news, folder_.path(), {});
    Scene scene = defaultScene(2);
    scene.title = title;
    session.apply(Edit{ReplaceScene{scene}});
    desk.endNow();
  }
  bool offered() const { return test::factsOf(news_.sentence()) == test::Facts{{"work", "lost"}}; }

  const test::TestLanguage language_;
  TemporaryFolder folder_;
  Session session_{defaultScene(2), "", Settings()};
  News news_;
  Desk desk_{session_, news_, folder_.path(), {}};
};

TEST_F(RecoveredTest, IsOfferedAgainAfterOtherNews) {
  crashWith("lost");
  desk_.claimRecovered();
  EXPECT_TRUE(offered());
  desk_.openText(writeScene(defaultScene(3)), TextOrigin::drop);  // dismisses what is said
  desk_.update(0);
  EXPECT_TRUE(offered());
  news_.say("Saved.");
  desk_.update(0);
  EXPECT_EQ(news_.sentence(), "Saved.");
  news_.pass(100);
  EXPECT_GE(desk_.idleSeconds(), 0) << "the window wakes for it";
  desk_.update(0);
  EXPECT_TRUE(offered());
  desk_.perform(Task::restore_recovered);
  EXPECT_EQ(session_.scene().title, "lost");
  desk_.update(0);
  EXPECT_TRUE(news_.empty());
  EXPECT_LT(desk_.idleSeconds(), 0);
}

TEST_F(RecoveredTest, IsDiscardedAtTheSecondClickOnly) {
  crashWith("lost");
  desk_.claimRecovered();
  desk_.perform(Task::discard_recovered);
  EXPECT_EQ(test::factsOf(news_.sentence()), (test::Facts{{"name", "lost"}}));
  ASSERT_EQ(news_.choices().size(), 2U);
  EXPECT_NE(news_.choices()[1].label.find("Restore"), std::string::npos)
      << "where \"Discard it\" was, for a double click";
  EXPECT_EQ(folder_.files(), 2) << "the work and its lock";
  desk_.perform(Task::discard_recovered);
  EXPECT_EQ(folder_.files(), 0);
  EXPECT_TRUE(news_.empty());
  desk_.perform(Task::restore_recovered);
  EXPECT_EQ(session_.scene(), defaultScene(2));
}

TEST_F(RecoveredTest, EachFileThatCannotBeReadIsNamedBeforeTheOffer) {
  crashWith("lost");
  for (const char* name : {"1.unsaved", "2.unsaved"}) {
    ASSERT_EQ(writeFile(folder_ / name, "nothing"), "");
    // Later than the work by more than the second that a file's time is rounded to on Windows.
    const std::filesystem::path file(folder_ / name);
    std::filesystem::last_write_time(file, std::filesystem::last_write_time(file) + std::chrono::seconds(5));
  }
  news_.add("The defaults are used.");
  desk_.claimRecovered();
  EXPECT_EQ(news_.mood(), News::Mood::error);
  for (const char* part : {"The defaults are used.", "1.unreadable", "2.unreadable"})
    EXPECT_NE(news_.sentence().find(part), std::string::npos) << part << " in: " << news_.sentence();
  news_.dismiss();
  desk_.update(0);
  EXPECT_TRUE(offered());
}

}  // namespace
}  // namespace gjklab::recovered_test
