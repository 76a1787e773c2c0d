// What is pasted, dropped or opened: links, logs, points, meshes and matrices.

#include "desk/desk_room.h"
#include "messages_in.h"
#include "model/text/link.h"

#include <fmt/format.h>

namespace gjklab::desk_paste_test {
namespace {

using Question = Desk::Question;
using test::Facts;
using test::factsOf;
using test::TestLanguage;

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
  EXPECT_EQ(test::inEnglish(nameOf(*session_.replayed())), "clipboard");
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
  Facts facts = factsOf(news_.sentence());
  EXPECT_TRUE(facts["points"].starts_with("10 ")) << news_.sentence();
  EXPECT_EQ(facts["source"], "ell.obj");
  EXPECT_NE(facts["shape"].find("10"), std::string::npos) << "corners of its hull";
  EXPECT_NE(facts["shape"].find("convex"), std::string::npos) << facts["shape"];
  desk_.perform(Task::import_as_a);
  EXPECT_EQ(session_.scene().dimension, 3) << "the points decide";
  EXPECT_EQ(session_.scene().a.points.size(), 10U);
  EXPECT_EQ(session_.scene().b, defaultScene(3).b);
  desk_.openFile(file("missing.stl"));
  EXPECT_EQ(news_.mood(), News::Mood::error);
}

/// Which message says how a matrix is read.
std::string readingOf(const News& news) {
  const auto messages = test::messagesIn(news.sentence());
  return messages.empty() ? "" : messages[0].sentence;
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

}  // namespace
}  // namespace gjklab::desk_paste_test
