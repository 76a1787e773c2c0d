// Somebody's own run and arriving pairs in the whole window, used by a scripted hand.

#include "gl/gl_fixture.h"
#include "gl/hand.h"
#include "gl/hand_scenes.h"
#include "model/store/files.h"
#include "model/store/temporary_folder.h"

#include <fmt/format.h>
#include <imgui.h>
#include <imgui_internal.h>

namespace gjklab::tools_test {
namespace {

const char* const kLog = R"({"scene":{"gjklab":1,"dimension":2,"a":{"shape":"box","half_extents":[1,1]},)"
                         R"("b":{"shape":"box","half_extents":[1,1],"position":[5,0]}}})"
                         "\n"
                         R"({"direction":[0,1],"simplex":[[-3,2]],"closest":[-3,2],"region":"a"})"
                         "\n"
                         R"({"direction":[3,-2],"simplex":[[-7,-2],[-3,2]],"closest":[-3,2],"region":"b"})"
                         "\n"
                         R"({"direction":[3,-2],"simplex":[[-3,-2],[-3,2]],"closest":[-3,-2],"region":"a"})"
                         "\n";

class ToolsTest : public GlTest {};

TEST_F(ToolsTest, ADroppedLogStandsBesideTheReference) {
  TemporaryFolder folder;
  const std::string path = folder / "run.jsonl";
  ASSERT_EQ(writeFile(path, kLog), "");
  for (const auto& [width, height] : {std::pair{1280, 720}, std::pair{1920, 1080}, std::pair{900, 540}}) {
    Hand hand(squares(), width, height);
    hand.drop(path);
    ASSERT_NE(hand.session().replayed(), nullptr) << hand.bench().news().sentence();
    EXPECT_FALSE(hand.bench().layout().rival.empty());
    const int first = hand.session().position();
    EXPECT_EQ(hand.session().partingPosition(), first);
    hand.key(SDLK_HOME);
    hand.key(SDLK_p);
    EXPECT_EQ(hand.session().position(), first);
    if (width == 1280)
      for (int i = 0; i < hand.session().timeline().size(); ++i) hand.key(SDLK_RIGHT);
    hand.key(SDLK_c);
    EXPECT_EQ(hand.session().replayed(), nullptr);
    EXPECT_FALSE(hand.session().comparing());
  }
}

TEST_F(ToolsTest, AnImportIsAnsweredWithAClick) {
  Hand hand(squares(), 1280, 720);
  hand.clipboard = "[[0, 0], [4, 0], [0, 4]]";
  hand.key(SDLK_v, true);
  ASSERT_EQ(hand.bench().news().choices().size(), 3U);
  EXPECT_EQ(hand.scene(), squares()) << "an offer waits for its answer";
  const ImGuiWindow* banner = ImGui::FindWindowByName("banner");
  ASSERT_NE(banner, nullptr);
  hand.click({banner->Pos.x + 24, banner->Pos.y + banner->Size.y - 20});
  EXPECT_TRUE(hand.bench().news().choices().empty());
  EXPECT_EQ(hand.scene().a.shape, ShapeKind::hull);
  EXPECT_EQ(hand.scene().a.points.size(), 3U);
  EXPECT_EQ(hand.scene().b.shape, ShapeKind::box);
}

/// A double click on "Discard it" once discarded work for good: the second press met the answer of the next question.
TEST_F(ToolsTest, ADoubleClickAnswersOneQuestion) {
  Hand hand(squares(), 1280, 720);
  hand.bench().news().offer("The first question.", {{"Next step", Go{Jump::next_step}}});
  hand.rest();
  const ImGuiWindow* banner = ImGui::FindWindowByName("banner");
  ASSERT_NE(banner, nullptr);
  const dvec2 answer{banner->Pos.x + 24, banner->Pos.y + banner->Size.y - 20};
  hand.doubleClick(answer);
  EXPECT_EQ(hand.session().position(), 1);
  hand.click(answer);
  EXPECT_EQ(hand.session().position(), 2) << "a click that is none of a double one";
}

TEST_F(ToolsTest, EscapeDeclinesAnImport) {
  Hand hand(squares(), 1280, 720);
  hand.clipboard = "[[0, 0], [4, 0], [0, 4]]";
  hand.key(SDLK_v, true);
  ASSERT_EQ(hand.bench().news().choices().size(), 3U);
  hand.key(SDLK_ESCAPE);
  EXPECT_TRUE(hand.bench().news().empty());
  EXPECT_EQ(hand.scene(), squares());
}

TEST_F(ToolsTest, ArrivingPairsAreListedAndChosen) {
  Hand hand(squares(), 1280, 720);
  EXPECT_TRUE(hand.bench().layout().watch.empty());
  const auto list = std::make_shared<WatchList>();
  hand.bench().watching().watch(list);
  hand.rest();
  const Area panel = hand.bench().layout().watch;
  ASSERT_FALSE(panel.empty());
  EXPECT_GE(hand.bench().layout().world.x, panel.right()) << "beside the panes";
  for (int i = 0; i < 40; ++i)
    list->add(
        fmt::format(R"({{"scene":{{"gjklab":1,"dimension":2,"id":"p{0}","a":{{"shape":"box","half_extents":[1,1]}},)"
                    R"("b":{{"shape":"box","half_extents":[1,1],"position":[{0},0]}}}},)"
                    R"("answer":{{"status":"separated","distance":{1}}}}})",
                    3 + i, 1 + i + i % 2));
  while (list->judgeOne()) {
  }
  EXPECT_TRUE(hand.bench().watching().changed());
  hand.rest();
  EXPECT_EQ(hand.scene().b.position.x, 42) << "the newest";
  EXPECT_EQ(hand.bench().watching().counts().disagreeing, 20U);
  // A click into the list chooses a pair, which then stays.
  hand.click({panel.x + 0.5 * panel.width, panel.y + 0.4 * panel.height});
  const double chosen = hand.scene().b.position.x;
  EXPECT_LT(chosen, 42);
  EXPECT_GT(chosen, 3);
  EXPECT_FALSE(hand.bench().watching().following());
  hand.resize(640, 400);
  hand.rest();
}

}  // namespace
}  // namespace gjklab::tools_test
