// No unsaved work is lost, whatever is done in whatever order: held against a list that the test keeps itself.

#include "desk/desk.h"

#include "model/gallery/gallery.h"
#include "model/scene/scene_io.h"
#include "model/store/files.h"
#include "model/store/temporary_folder.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <map>
#include <random>
#include <set>

namespace gjklab {
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
  EXPECT_EQ(
      news.sentence(),
      "A crash would lose your unsaved work, because no copy of it can be kept: the folder for it cannot be created "
      "(Not a directory). Save it as a file.");
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
  for (const Work& work : session.unsaved()) titles.insert(work.scene.title);
  EXPECT_EQ(titles, (std::set<std::string>{"newer", "older"}));
  session.apply(Undo{});
  EXPECT_EQ(session.scene().title, "newer");
}

/// A session and a desk that do things at random; and what must be unsaved then, kept apart from both. A work is known
/// here by the first word of its title, a state of it by the second.
class RandomWalk {
 public:
  explicit RandomWalk(std::uint64_t seed) : random_(seed) {}

  void step() {
    switch (pick(9)) {
      case 0:
      case 1:
        return edit();
      case 2:
        return show(ShowScene{scene(fmt::format("w{} 0", ++works_), 1 + pick(3))});
      case 3:
        return change([&] { session_.apply(ShowDimension{1 + pick(3)}); });
      case 4:
        return session_.apply(Undo{}), follow();
      case 5:
        return session_.apply(Redo{}), follow();
      case 6:
        return save();
      case 7:
        return comeBack();
      default:
        return lesson();
    }
  }

  /// Every work whose state is not the one that was saved is unsaved for the session as well.
  void check() const {
    std::set<std::string> unsaved;
    for (const Work& work : session_.unsaved()) unsaved.insert(work.scene.title);
    for (const auto& [work, state] : state_) {
      const auto saved = saved_.find(work);
      if (saved != saved_.end() && saved->second == state) continue;
      EXPECT_TRUE(unsaved.count(work + " " + state)) << work << " " << state;
    }
  }

  /// As after kill -9: what is on the disk is all there is.
  std::set<std::string> recovered() {
    desk_.keepWork();
    desk_.endNow();
    std::set<std::string> titles;
    Recovery next(folder_ / "unsaved");
    while (const auto work = next.claim()) titles.insert(work->scene.title);
    return titles;
  }
  std::set<std::string> unsaved() const {
    std::set<std::string> titles;
    for (const Work& work : session_.unsaved()) titles.insert(work.scene.title);
    return titles;
  }

 private:
  int pick(int count) { return std::uniform_int_distribution<int>(0, count - 1)(random_); }
  static Scene scene(const std::string& title, int dimension) { return titled(title, dimension); }
  std::string word(int which) const {
    const std::string& title = session_.scene().title;
    const std::size_t space = title.find(' ');
    return which == 0 ? title.substr(0, space) : title.substr(space + 1);
  }
  bool known() const { return session_.scene().title[0] == 'w'; }

  void follow() {
    if (known()) state_[word(0)] = word(1);
  }
  void change(const std::function<void()>& action) {
    action();
    follow();
  }
  void show(const ShowScene& shown) {
    session_.apply(shown);
    saved_[word(0)] = word(1);
    follow();
  }
  void edit() {
    if (!known()) return show(ShowScene{scene(fmt::format("w{} 0", ++works_), session_.scene().dimension)});
    Scene changed = session_.scene();
    changed.title = fmt::format("{} {}", word(0), ++edits_);
    session_.apply(Edit{ReplaceScene{changed}});
    follow();
  }
  void save() {
    if (!known()) return;
    session_.markSaved("/" + word(0));
    saved_[word(0)] = word(1);
  }
  void comeBack() {
    const std::vector<Work> works = session_.unsaved();
    if (works.empty()) return;
    session_.apply(ShowWork{works[static_cast<std::size_t>(pick(static_cast<int>(works.size())))].number});
    follow();
  }
  /// A lesson begins, changes its own scenes, and ends.
  void lesson() {
    const std::string before = session_.scene().title;
    session_.putWorkAside();
    session_.apply(ShowScene{scene("a lesson's", 1 + pick(3))});
    session_.apply(Edit{ReplaceScene{scene("a lesson's, changed", session_.scene().dimension)}});
    check();
    session_.takeWorkUp();
    EXPECT_EQ(session_.scene().title, before);
  }

  std::mt19937_64 random_;
  TemporaryFolder folder_;
  Session session_{defaultScene(2), "", Settings()};
  News news_;
  Desk desk_{session_, news_, folder_ / "unsaved", {}};
  int works_ = 0, edits_ = 0;
  std::map<std::string, std::string> state_, saved_;
};

TEST(Works, NoneIsLostInAnyOrder) {
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    SCOPED_TRACE(seed);
    RandomWalk walk(seed);
    for (int i = 0; i < 40; ++i) {
      walk.step();
      walk.check();
      if (testing::Test::HasFailure()) return;
    }
    const std::set<std::string> unsaved = walk.unsaved();
    EXPECT_EQ(walk.recovered(), unsaved);
  }
}

}  // namespace
}  // namespace gjklab
