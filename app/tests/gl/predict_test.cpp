// The game of questions in the window: by clicks in the picture, by keys, with its words inside the panels.

#include "covered.h"
#include "gl/gl_fixture.h"
#include "gl/hand.h"
#include "gl/hand_scenes.h"
#include "model/gallery/gallery.h"

#include <imgui_internal.h>

namespace gjklab::predict_test {
namespace {

class PredictTest : public GlTest {};

/// Where a candidate of the question stands on the screen.
dvec2 placeOf(const Hand& hand, int candidate) {
  const Candidate& each = hand.session().game()->candidates()[static_cast<std::size_t>(candidate)];
  for (const Handle& handle : hand.session().figure(each.space).handles)
    if (handle.target == each.target) return hand.at(each.space, handle.shape[0]);
  dvec3 middle(0.0);
  for (const dvec3& p : each.shape) middle += p / static_cast<double>(each.shape.size());
  return hand.at(each.space, middle);
}

TEST_F(PredictTest, VerticesAreClickedInThePictureAndNothingIsDragged) {
  for (const int dimension : {1, 2, 3}) {
    Scene scene = squares(dimension);
    scene.query.initial_direction = dvec3(1, 0, 0);
    Hand hand(scene, 1280, 720);
    hand.key(SDLK_q);
    ASSERT_TRUE(hand.session().game());
    hand.key(SDLK_RETURN);  // separated
    EXPECT_TRUE(hand.session().game()->saidRight());
    hand.key(SDLK_RIGHT);
    ASSERT_TRUE(hand.session().game()->asking());
    ASSERT_EQ(hand.session().game()->asking()->ask, Ask::support);
    const Scene before = hand.scene();
    const int corners = 1 << dimension;
    hand.click(placeOf(hand, 0));  // A₁, at the wrong side
    EXPECT_TRUE(hand.session().game()->chosen()[0]) << dimension << "-D";
    hand.click(placeOf(hand, corners));
    EXPECT_FALSE(hand.session().game()->saidRight());
    EXPECT_NE(hand.session().game()->said().sentence.find("A₁ reaches −3 along d"), std::string::npos)
        << hand.session().game()->said().sentence;
    hand.drag(placeOf(hand, 1), placeOf(hand, 1) + dvec2(30, 20));
    hand.click(placeOf(hand, corners));
    EXPECT_TRUE(hand.session().game()->saidRight()) << dimension << "-D";
    EXPECT_EQ(hand.scene(), before) << "a choice moves nothing";
    hand.key(SDLK_q);
    EXPECT_FALSE(hand.session().game());
  }
}

TEST_F(PredictTest, AHintThenTheAnswerByKeyAndTheWordsFit) {
  Covered cases(28);
  for (const bool stage : {false, true}) {
    Hand hand(defaultScene(2), 1280, 720, withTheme(Hand::still(), stage ? ThemeName::projector : ThemeName::light));
    hand.key(SDLK_q);
    int guard = 0;
    while (!hand.session().game()->card().finished() && ++guard < 60) {
      if (!hand.session().game()->asking()) {
        hand.key(SDLK_RIGHT, false, true);
        continue;
      }
      hand.key(SDLK_DOWN);
      if (guard % 2 == 0) hand.key(SDLK_a);  // with the hint under it
      for (const ImGuiWindow* window : ImGui::GetCurrentContext()->Windows) {
        const std::string name = window->Name;
        if (!window->WasActive || name.rfind(stage ? "numbers panel" : "inspector/caption", 0) != 0) continue;
        ++cases;
        EXPECT_EQ(window->ScrollMax.y, 0) << hand.session().position();
      }
      if (guard % 2 != 0) hand.key(SDLK_a);
      EXPECT_TRUE(hand.session().game()->hinted());
      hand.key(SDLK_a);
    }
    EXPECT_TRUE(hand.session().game()->card().finished());
    EXPECT_EQ(hand.session().game()->card().total().right, 0);
  }
}

TEST_F(PredictTest, TheScoresGoToTheClipboard) {
  Hand hand(squares(), 1280, 720);
  hand.key(SDLK_q);
  hand.key(SDLK_RETURN);
  hand.bench().desk().perform(Task::copy_scores);
  EXPECT_EQ(hand.clipboard, "scene,question,right,with_hint,wrong\nTwo boxes,status,1,0,0\n");
}

}  // namespace
}  // namespace gjklab::predict_test
