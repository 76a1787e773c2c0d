// What a low window has no room for: named at the panel's lower edge, and a click away.

#include "gl/gl_fixture.h"
#include "gl/hand.h"
#include "gl/screen_text.h"
#include "model/scene_named.h"

#include <imgui_internal.h>

#include <algorithm>
#include <string_view>
#include <vector>

namespace gjklab::fold_line_test {
namespace {

class FoldLineTest : public GlTest {};

ImGuiWindow* partNamed(std::string_view name) {
  for (ImGuiWindow* window : ImGui::GetCurrentContext()->Windows)
    if (window->WasActive && std::string_view(window->Name).find(name) != std::string_view::npos) return window;
  return nullptr;
}

/// The part of the inspector with the numbers of an impact's step, which do not all fit.
ImGuiWindow* numbersOfImpact(Hand& hand) {
  hand.key(SDLK_t);
  for (int i = 0; i < 4; ++i) hand.key(SDLK_RIGHT);
  return partNamed("inspector/numbers");
}

TEST_F(FoldLineTest, AClickOnItLeadsToWhatIsBelowAndFoldsNothing) {
  Hand hand(test::sceneNamed("motion-2d-plank"), 1280, 720);
  const ImGuiWindow* part = numbersOfImpact(hand);
  ASSERT_NE(part, nullptr);
  ASSERT_GT(part->ScrollMax.y, 0) << "the numbers of an impact do not all fit";
  const Folds folds = hand.session().settings().folds;
  const int place = hand.session().position();
  for (int page = 0; page < 8 && part->Scroll.y < part->ScrollMax.y; ++page) {
    const float before = part->Scroll.y;
    hand.click({part->Pos.x + 60, part->Pos.y + part->Size.y - 8});
    EXPECT_GT(part->Scroll.y, before);
  }
  EXPECT_EQ(part->Scroll.y, part->ScrollMax.y) << "the end is reached";
  EXPECT_EQ(hand.session().settings().folds, folds);
  EXPECT_EQ(hand.session().position(), place);
}

/// The letters of a window.
std::vector<DrawnLetter> lettersIn(std::string_view name) {
  static ScreenText screen;
  const auto all = screen.read();
  for (std::size_t i = 0; i < all.size(); ++i) {
    const char* owner = ImGui::GetDrawData()->CmdLists[i]->_OwnerName;
    if (owner != nullptr && std::string_view(owner).find(name) != std::string_view::npos) return all[i];
  }
  return {};
}

/// A heading is in small letters, its rows are not.
TEST_F(FoldLineTest, NoHeadingStandsAboveItWithoutRows) {
  int checked = 0;
  for (const char* id : {"cone-in-box", "diamond-pair", "hard-2d-needle"})
    for (const int height : {640, 720, 800}) {
      Settings settings = Hand::still();
      settings.stage = settings.stage_numbers = true;
      Hand hand(test::sceneNamed(id), 1280, height, settings);
      for (int step = 0; step < hand.session().timeline().size(); ++step) {
        const ImGuiWindow* panel = partNamed("numbers panel");
        ASSERT_NE(panel, nullptr);
        const std::vector<DrawnLetter> letters = lettersIn("numbers panel");
        // The line itself is the lowest one, in small letters as well.
        float lowest = 0, above = 0;
        const DrawnLetter* last = nullptr;
        for (const DrawnLetter& letter : letters) lowest = std::max(lowest, letter.high.y);
        for (const DrawnLetter& letter : letters)
          if (letter.high.y < lowest - 12 && letter.high.y > above) above = letter.high.y, last = &letter;
        if (panel->ScrollMax.y >= 1 && last != nullptr) {
          ++checked;
          EXPECT_NE(last->font, hand.toolkit().fonts().small) << id << " " << height << ", step " << step;
        }
        hand.key(SDLK_RIGHT);
      }
    }
  EXPECT_GT(checked, 10);
}

TEST_F(FoldLineTest, AnotherContentBeginsAtItsTop) {
  Hand hand(test::sceneNamed("motion-2d-plank"), 1280, 720);
  const ImGuiWindow* part = numbersOfImpact(hand);
  ASSERT_NE(part, nullptr);
  const auto scroll = [&] {
    hand.click({part->Pos.x + 60, part->Pos.y + part->Size.y - 8});
    ASSERT_GT(part->Scroll.y, 0);
  };
  scroll();
  hand.key(SDLK_RIGHT);
  EXPECT_GT(part->Scroll.y, 0) << "the next step shows the same place";
  hand.key(SDLK_c);
  ASSERT_TRUE(hand.session().comparing());
  hand.key(SDLK_c);
  EXPECT_EQ(part->Scroll.y, 0) << "after a comparison";
  hand.bench().session().apply(ShowScene{test::sceneNamed("motion-2d-boxes"), {}, {}});
  hand.key(SDLK_END);
  hand.rest();
  if (part->ScrollMax.y > 20) scroll();
  hand.key(SDLK_z, true);
  hand.rest();
  EXPECT_EQ(part->Scroll.y, 0) << "in another scene";
}

TEST_F(FoldLineTest, ThereIsNoneWhereEverythingHasRoom) {
  Hand hand(test::sceneNamed("cone-in-box"), 1920, 1080);
  const ImGuiWindow* part = partNamed("inspector/numbers");
  ASSERT_NE(part, nullptr);
  ASSERT_EQ(part->ScrollMax.y, 0);
  hand.click({part->Pos.x + 60, part->Pos.y + part->Size.y - 8});
  EXPECT_EQ(part->Scroll.y, 0);
}

}  // namespace
}  // namespace gjklab::fold_line_test
