// The desk asks before work is lost, and answers do what they say: without a window.

#include "desk/desk.h"

#include "model/gallery/gallery.h"
#include "model/scene/scene_io.h"
#include "model/store/files.h"
#include "model/store/temporary_folder.h"
#include "model/text/link.h"
#include "told.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <chrono>
#include <thread>

namespace gjklab {
namespace {

using Question = Desk::Question;
using test::Facts;
using test::factsOf;
using test::TestLanguage;

class DeskTest : public testing::Test {
 protected:
  /// A change that would be lost.
  void edit() {
    Scene scene = session_.scene();
    scene.title = "Changed";
    scene.a.position.x += 1;
    session_.apply(Edit{ReplaceScene{scene}});
  }
  /// Until a file that is read beside the window shows, or is asked about.
  void finishOpening() {
    while (desk_.idleSeconds() > 0) {
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
      desk_.update(0);
    }
  }
  void writeLarge() {
    Scene scene = session_.scene();
    scene.title = std::string(std::size_t{17} << 20, 'x');
    ASSERT_EQ(writeFile(file("large.json"), writeScene(scene)), "");
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

TEST_F(DeskTest, WhatIsSavedCanBeOpenedAgainHoweverLarge) {
  Scene scene = session_.scene();
  scene.title = std::string(std::size_t{17} << 20, 'x');  // beyond what one could be read of before
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
  desk_.openText(writeScene(defaultScene(1)), "dropped text");
  EXPECT_EQ(session_.scene(), edited);
  EXPECT_EQ(news_.mood(), News::Mood::error);
  desk_.openFile(file("3.json"));
  EXPECT_EQ(session_.scene(), edited);
  EXPECT_EQ(desk_.question(), Question::unsaved_changes);
  desk_.dropChanges();
  EXPECT_TRUE(desk_.quitting()) << "the answer is to the question that was asked";
}

/// To the same scene at the same step; a link that cannot be read leaves what shows.
TEST_F(DeskTest, ALinkIsCopiedAndPasted) {
  edit();
  session_.apply(Seek{3});
  const Moment moment = session_.moment();
  desk_.perform(Task::copy_link);
  EXPECT_TRUE(isLink(clipboard_)) << clipboard_;
  desk_.perform(Task::new_scene);
  desk_.perform(Task::paste);
  EXPECT_EQ(session_.scene().title, "Changed");
  EXPECT_EQ(session_.moment(), moment);
  EXPECT_EQ(session_.document().path(), "");
  clipboard_ = clipboard_.substr(0, 40);
  desk_.perform(Task::paste);
  EXPECT_EQ(news_.mood(), News::Mood::error);
  EXPECT_EQ(session_.scene().title, "Changed");
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
  desk_.perform(Task::paste);
  EXPECT_EQ(session_.scene().title, "Changed");
  clipboard_ = "no scene";
  desk_.perform(Task::paste);
  EXPECT_EQ(news_.mood(), News::Mood::error);
  EXPECT_EQ(session_.scene().title, "Changed") << "what was on the screen stays";
}

const char* const kBoxes = R"({"gjklab":1,"dimension":2,"a":{"shape":"box","half_extents":[1,1]},)"
                           R"("b":{"shape":"box","half_extents":[1,1],"position":[5,0]}})";
const char* const kWrongLine = R"({"direction":[1,0],"simplex":[[-7,2]]})";

TEST_F(DeskTest, ALogIsDroppedPastedOrOpenedToBeReplayed) {
  const TestLanguage language;
  const std::string log = std::string("{\"scene\":") + kBoxes + "}\n" + kWrongLine + "\n";
  clipboard_ = log;
  desk_.perform(Task::paste);
  ASSERT_NE(session_.replayed(), nullptr) << news_.sentence();
  EXPECT_EQ(nameOf(*session_.replayed()), "clipboard");
  EXPECT_EQ(factsOf(news_.sentence())["first"], "1") << "the iteration of its false claim";
  EXPECT_EQ(session_.replayed()->report.faults.size(), 1U);
  desk_.perform(Task::new_scene);
  session_.update();
  EXPECT_EQ(session_.replayed(), nullptr) << "another pair";
  writeFile(file("run.jsonl"), log);
  desk_.openFile(file("run.jsonl"));
  ASSERT_NE(session_.replayed(), nullptr);
  EXPECT_EQ(nameOf(*session_.replayed()), "run.jsonl");
  edit();
  desk_.perform(Task::replay);
  EXPECT_EQ(desk_.question(), Question::unsaved_changes);
  desk_.dropChanges();
  EXPECT_EQ(desk_.question(), Question::replay_where);
  desk_.choose(file("run.jsonl"));
  EXPECT_NE(session_.replayed(), nullptr);
}

TEST_F(DeskTest, ALogWithoutASceneIsOfTheSceneThatShows) {
  clipboard_ = kBoxes;
  desk_.perform(Task::paste);
  clipboard_ = kWrongLine;
  desk_.perform(Task::paste);
  ASSERT_NE(session_.replayed(), nullptr) << news_.sentence();
  EXPECT_EQ(session_.replayed()->report.faults.size(), 1U);
  desk_.perform(Task::new_scene);
  session_.open(defaultScene(3), "");
  desk_.perform(Task::paste);
  EXPECT_EQ(news_.mood(), News::Mood::error) << "two numbers are no point of a scene in 3-D";
  EXPECT_EQ(session_.replayed(), nullptr);
}

TEST_F(DeskTest, PastedPointsBecomeABodyWhenThatIsAnswered) {
  const TestLanguage language;
  clipboard_ = "static const float tri[3][2] = {{0, 0}, {2.5f, 0}, {0, 1}};";
  const Scene before = session_.scene();
  desk_.perform(Task::paste);
  EXPECT_EQ(news_.choices().size(), 3U) << news_.sentence();
  EXPECT_EQ(session_.scene(), before) << "nothing changes before it is answered";
  ASSERT_NE(news_.declining(), nullptr) << "what Escape chooses";
  desk_.perform(Task::discard_import);
  EXPECT_EQ(session_.scene(), before);
  EXPECT_TRUE(news_.empty());
  desk_.perform(Task::paste);
  desk_.perform(Task::import_as_b);
  EXPECT_EQ(session_.scene().b.shape, ShapeKind::hull);
  EXPECT_EQ(session_.scene().b.points, (std::vector<dvec3>{{0, 0, 0}, {2.5, 0, 0}, {0, 1, 0}}));
  EXPECT_EQ(session_.scene().a, before.a);
  session_.apply(Undo{});
  EXPECT_EQ(session_.scene(), before);
  EXPECT_EQ(factsOf(news_.sentence())["body"], "B");
  EXPECT_TRUE(factsOf(news_.sentence())["points"].starts_with("3 ")) << news_.sentence();
}

TEST_F(DeskTest, AWrongSceneThatIsPastedIsToldWhatIsWrongWithIt) {
  const Scene before = session_.scene();
  clipboard_ = R"({"gjklab": 1, "dimension": 2, "a": {"shape": "bix"}, "b": {"shape": "point"}})";
  desk_.perform(Task::paste);
  EXPECT_TRUE(news_.choices().empty()) << news_.sentence();
  EXPECT_EQ(news_.mood(), News::Mood::error);
  EXPECT_NE(news_.sentence().find("bix"), std::string::npos) << news_.sentence();
  EXPECT_EQ(session_.scene(), before);
}

/// An L of two boxes is not convex: its hull has ten corners.
TEST_F(DeskTest, AMeshThatIsNotConvexSaysThatItsHullStandsForIt) {
  const TestLanguage language;
  std::string obj;
  const std::vector<dvec2> outline{{0, 0}, {2, 0}, {2, 1}, {1, 1}, {1, 2}, {0, 2}};
  for (const double z : {0.0, 1.0})
    for (const dvec2& p : outline) obj += fmt::format("v {} {} {}\n", p.x, p.y, z);
  obj += "f 6 5 4 3 2 1\nf 7 8 9 10 11 12\n";
  for (int i = 1; i <= 6; ++i) obj += fmt::format("f {} {} {} {}\n", i, i % 6 + 1, i % 6 + 7, i + 6);
  writeFile(file("ell.obj"), obj);
  desk_.openFile(file("ell.obj"));
  Facts told = factsOf(news_.sentence());
  EXPECT_TRUE(told["points"].starts_with("10 ")) << news_.sentence();
  EXPECT_EQ(told["source"], "ell.obj");
  EXPECT_NE(told["shape"].find("10"), std::string::npos) << "corners of its hull";
  EXPECT_NE(told["shape"].find("convex"), std::string::npos) << told["shape"];
  desk_.perform(Task::import_as_a);
  EXPECT_EQ(session_.scene().dimension, 3) << "the points decide";
  EXPECT_EQ(session_.scene().a.points.size(), 10U);
  EXPECT_EQ(session_.scene().b, defaultScene(3).b);
  desk_.openFile(file("missing.stl"));
  EXPECT_EQ(news_.mood(), News::Mood::error);
}

/// Which message says how a matrix is read.
std::string readingOf(const News& news) {
  const auto told = test::toldIn(news.sentence());
  return told.empty() ? "" : told[0].sentence;
}

TEST_F(DeskTest, APastedMatrixPlacesABodyInTheOrderThatIsSaid) {
  const TestLanguage language;
  session_.open(defaultScene(3), "");
  // A quarter turn about z, and (5, 6, 7): its last row says that it is written row by row.
  clipboard_ = "[[0, -1, 0, 5], [1, 0, 0, 6], [0, 0, 1, 7], [0, 0, 0, 1]]";
  desk_.perform(Task::paste);
  EXPECT_EQ(factsOf(news_.sentence()), (Facts{{"offset", "(5, 6, 7)"}}));
  const std::string by_rows = readingOf(news_);
  desk_.perform(Task::import_as_a);
  EXPECT_EQ(session_.scene().a.position, dvec3(5, 6, 7));
  const dvec3 turned = session_.scene().a.orientation * dvec3(1, 0, 0);
  EXPECT_NEAR(turned.y, 1, 1e-12);
  // The same by columns.
  clipboard_ = "0 1 0 0  -1 0 0 0  0 0 1 0  5 6 7 1";
  desk_.perform(Task::paste);
  EXPECT_EQ(factsOf(news_.sentence()), (Facts{{"offset", "(5, 6, 7)"}}));
  const std::string by_columns = readingOf(news_);
  EXPECT_NE(by_columns, by_rows);
  desk_.perform(Task::import_as_b);
  EXPECT_EQ(session_.scene().b.position, dvec3(5, 6, 7));
  EXPECT_EQ(session_.scene().b.orientation, session_.scene().a.orientation);
  // Without a place both readings make sense: the order is asked for.
  clipboard_ = "0 1 0 0  -1 0 0 0  0 0 1 0  0 0 0 1";
  desk_.perform(Task::paste);
  EXPECT_EQ(news_.choices().size(), 4U);
  desk_.perform(Task::import_other_order);
  EXPECT_EQ(readingOf(news_), by_columns);
  desk_.perform(Task::import_as_a);
  EXPECT_NEAR((session_.scene().a.orientation * dvec3(1, 0, 0)).y, 1, 1e-12);
  EXPECT_EQ(session_.scene().a.position, dvec3(0.0));
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
