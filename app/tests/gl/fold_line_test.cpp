// What a low window has no room for: named at the panel's lower edge, and a click away.

#include "gl/gl_fixture.h"
#include "gl/hand.h"
#include "model/scene_named.h"

#include <imgui_internal.h>

#include <string_view>

namespace gjklab {
namespace {

class FoldLineTest : public GlTest {};

ImGuiWindow* partNamed(std::string_view name) {
  for (ImGuiWindow* window : ImGui::GetCurrentContext()->Windows)
    if (window->WasActive && std::string_view(window->Name).find(name) != std::string_view::npos) return window;
  return nullptr;
}

TEST_F(FoldLineTest, AClickOnItLeadsToWhatIsBelowAndFoldsNothing) {
  Hand hand(test::sceneNamed("motion-2d-plank"), 1280, 720);
  hand.key(SDLK_t);
  for (int i = 0; i < 4; ++i) hand.key(SDLK_RIGHT);
  const ImGuiWindow* part = partNamed("inspector/numbers");
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

TEST_F(FoldLineTest, ThereIsNoneWhereEverythingHasRoom) {
  Hand hand(test::sceneNamed("cone-in-box"), 1920, 1080);
  const ImGuiWindow* part = partNamed("inspector/numbers");
  ASSERT_NE(part, nullptr);
  ASSERT_EQ(part->ScrollMax.y, 0);
  hand.click({part->Pos.x + 60, part->Pos.y + part->Size.y - 8});
  EXPECT_EQ(part->Scroll.y, 0);
}

}  // namespace
}  // namespace gjklab
