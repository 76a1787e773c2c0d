// The desk asks before work is lost, and answers do what they say: without a window.

#include "desk/desk.h"

#include "model/gallery/gallery.h"
#include "model/scene/scene_io.h"
#include "model/store/files.h"
#include "model/store/temporary_folder.h"

#include <gtest/gtest.h>

namespace gjklab {
namespace {

using Question = Desk::Question;

class DeskTest : public testing::Test {
 protected:
  /// A change that would be lost.
  void edit() {
    Scene scene = session_.scene();
    scene.title = "Changed";
    scene.a.position.x += 1;
    session_.restore(scene, session_.document().path());
  }
  std::string file(const char* name) const { return folder_ / name; }
  std::string titleIn(const std::string& path) {
    const auto text = readFile(path);
    if (!std::holds_alternative<std::string>(text)) return "no file";
    const auto scene = readScene(std::get<std::string>(text), path);
    return std::holds_alternative<Scene>(scene) ? std::get<Scene>(scene).title : "no scene";
  }

  TemporaryFolder folder_;
  Session session_{defaultScene(2), "", Settings()};
  News news_;
  std::string clipboard_;
  Desk desk_{session_,
             news_,
             "",
             {[this] { return clipboard_; },
              [this](const std::string& text) {
                clipboard_ = text;
                return std::string();
              }}};
};

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

TEST_F(DeskTest, OpeningSavingAndTheClipboard) {
  edit();
  desk_.perform(Task::save_as);
  desk_.choose(file("one.json"));
  EXPECT_EQ(session_.document().path(), file("one.json"));
  desk_.perform(Task::copy_scene);
  EXPECT_EQ(clipboard_, writeScene(session_.scene()));
  desk_.perform(Task::new_scene);
  desk_.perform(Task::open);
  EXPECT_EQ(desk_.question(), Question::open_where);
  desk_.choose(file("one.json"));
  EXPECT_EQ(session_.scene().title, "Changed");
  ASSERT_FALSE(session_.settings().recent.empty());
  EXPECT_EQ(session_.settings().recent.front(), file("one.json"));
  desk_.perform(Task::new_scene);
  desk_.perform(Task::paste_scene);
  EXPECT_EQ(session_.scene().title, "Changed");
  clipboard_ = "no scene";
  desk_.perform(Task::paste_scene);
  EXPECT_EQ(news_.mood(), News::Mood::error);
  EXPECT_EQ(session_.scene().title, "Changed") << "what was on the screen stays";
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
}  // namespace gjklab
