// The window on a phone, by finger.

#include "gl/hand.h"

#include "model/gallery/gallery.h"
#include "model/scene_named.h"

#include <imgui.h>
#include <imgui_internal.h>

namespace gjklab::phone_test {
namespace {

constexpr int kShort = 780, kLong = 1688;
constexpr double kDensity = 2;

class PhoneTest : public GlTest {
 protected:
  void SetUp() override {
    GlTest::SetUp();
    hand_.becomePhone(kDensity);
  }
  dvec2 middleOf(const Area& area) const {
    return {static_cast<double>(area.x + area.width / 2), static_cast<double>(area.y + area.height / 2)};
  }
  dvec2 wordOfDrawer(int at) {
    const Area& drawer = hand_.bench().layout().drawer;
    return drawer.width > drawer.height
               ? dvec2(static_cast<double>(drawer.x) + (at + 0.5) * static_cast<double>(drawer.width) / 5,
                       middleOf(drawer).y)
               : dvec2(middleOf(drawer).x,
                       static_cast<double>(drawer.y) + (at + 0.5) * static_cast<double>(drawer.height) / 5);
  }
  const Layout& layout() { return hand_.bench().layout(); }
  static bool popup() { return ImGui::IsPopupOpen("", ImGuiPopupFlags_AnyPopupId | ImGuiPopupFlags_AnyPopupLevel); }

  Hand hand_{test::sceneNamed("dyn4j-pair"), kShort, kLong};
};

TEST_F(PhoneTest, HasPanesWordsStepsAndDrawerAndNothingElse) {
  EXPECT_FALSE(layout().stage.empty());
  EXPECT_FALSE(layout().drawer.empty());
  EXPECT_TRUE(layout().top_bar.empty() && layout().inspector.empty() && layout().lectern.empty());
  EXPECT_LT(layout().difference.bottom(), layout().world.y) << "upright they are above each other";
  hand_.resize(kLong, kShort);
  hand_.rest();
  EXPECT_LT(layout().world.right(), layout().difference.x) << "on its side they are beside each other";
}

TEST_F(PhoneTest, ThumbsStep) {
  hand_.bench().session().apply(Seek{5});
  hand_.rest();
  const Area& steps = layout().timeline;
  const double y = middleOf(steps).y;
  hand_.tap({static_cast<double>(steps.x) + 60, y});
  EXPECT_EQ(hand_.session().position(), 4);
  hand_.tap({static_cast<double>(steps.right()) - 60, y});
  EXPECT_EQ(hand_.session().position(), 5);
}

TEST_F(PhoneTest, AFingerDragsABodyAndAnotherOneTakesItBack) {
  const Scene before = hand_.scene();
  const dvec2 vertex = hand_.at(Space::world, before.a.position + before.a.points.front());
  // Twelve of a phone's pixels beside it: a finger is not exact.
  hand_.swipe(vertex + dvec2(-12, -12), vertex + dvec2(-90, -12));
  EXPECT_FALSE(hand_.scene() == before);
  EXPECT_EQ(hand_.scene().b, before.b);
  const Scene moved = hand_.scene();

  const dvec2 again = hand_.at(Space::world, moved.a.position + moved.a.points.front());
  hand_.input().mouse = again;
  hand_.press();
  hand_.dragTo(again + dvec2(60, 60));
  EXPECT_FALSE(hand_.scene() == moved);
  hand_.input().down[0] = false;
  hand_.input().pinch = Pinch{again};
  hand_.frame();
  hand_.input().pinch.reset();
  hand_.rest();
  EXPECT_EQ(hand_.scene(), moved);
}

TEST_F(PhoneTest, TwoFingersZoomAboutTheirCentre) {
  const dvec2 centre = middleOf(layout().difference);
  const View before = hand_.session().view(Space::difference);
  const dvec2 in_pane = centre - dvec2(layout().difference.x, layout().difference.y);
  const dvec3 under = unproject(before, in_pane, 0);
  hand_.input().pinch = Pinch{centre, {0, 0}, 1.5};
  hand_.frame();
  hand_.input().pinch.reset();
  hand_.rest();
  const View& after = hand_.session().view(Space::difference);
  EXPECT_NEAR(after.pixels_per_unit, 1.5 * before.pixels_per_unit, 1e-9 * before.pixels_per_unit);
  EXPECT_LT(glm::distance(dvec2(project(after, under)), in_pane), 0.01);
}

TEST_F(PhoneTest, AFingerThatRestsPointsAndMovesNothing) {
  const Scene before = hand_.scene();
  const View view = hand_.session().view(Space::world);
  const dvec2 vertex = hand_.at(Space::world, before.a.position + before.a.points.front());
  hand_.input().mouse = vertex;
  hand_.press();
  hand_.rest(45);
  const ImGuiWindow* tip = ImGui::FindWindowByName("##Tooltip_00");
  EXPECT_TRUE(tip && tip->Active) << "what is under the finger tells itself";
  hand_.dragTo(vertex + dvec2(80, 0));
  hand_.release();
  hand_.rest();
  EXPECT_EQ(hand_.scene(), before);
  EXPECT_EQ(hand_.session().view(Space::world), view);
  EXPECT_FALSE(tip && tip->Active) << "it is gone with the finger";
}

TEST_F(PhoneTest, TheDrawerLeadsEverywhereUprightAndOnTheSide) {
  for (const bool upright : {true, false}) {
    if (!upright) hand_.resize(kLong, kShort);
    hand_.rest();
    for (const int opens : {0, 1, 3, 4}) {
      hand_.tap(wordOfDrawer(opens));
      EXPECT_TRUE(popup()) << opens << (upright ? " upright" : " on the side");
      hand_.key(SDLK_ESCAPE);
      EXPECT_FALSE(popup()) << opens;
    }
    EXPECT_TRUE(layout().inspector.empty());
    hand_.tap(wordOfDrawer(2));
    EXPECT_FALSE(layout().inspector.empty());
    EXPECT_FALSE(layout().difference.empty());
    hand_.tap(wordOfDrawer(2));
    EXPECT_TRUE(layout().inspector.empty());
  }
}

TEST_F(PhoneTest, AFingerScrollsAndChoosesNothingWithIt) {
  hand_.tap(wordOfDrawer(0));
  ASSERT_TRUE(popup());
  const Scene before = hand_.scene();
  ImGuiWindow* cards = nullptr;
  for (ImGuiWindow* window : ImGui::GetCurrentContext()->Windows)
    if (window->Active && std::string(window->Name).find("/cards_") != std::string::npos) cards = window;
  ASSERT_NE(cards, nullptr);
  const float at = cards->Scroll.y;
  hand_.swipe({kShort / 2.0, 1300}, {kShort / 2.0, 700});
  EXPECT_GT(cards->Scroll.y, at + 300);
  EXPECT_TRUE(popup());
  EXPECT_EQ(hand_.scene(), before);
}

/// All of its text can be reached, and its buttons are on the screen.
TEST_F(PhoneTest, EveryPageOfEveryLessonIsWhole) {
  Lessons& lessons = hand_.bench().lessons();
  for (const auto& [width, height] : {std::pair{kShort, kLong}, std::pair{kLong, kShort}}) {
    hand_.resize(width, height);
    for (std::size_t i = 0; i < lessons.shelf().entries().size(); ++i) {
      lessons.perform({Teach::What::start, lessons.shelf().entries()[i].file});
      for (int beat = 0; beat < lessons.classroom().beats(); ++beat) {
        lessons.perform({Teach::What::go, {}, beat});
        hand_.rest(2);
        const ImGuiWindow* text = ImGui::FindWindowByName("lesson");
        ASSERT_TRUE(text && text->Active);
        EXPECT_LE(text->ContentSize.x, text->Size.x - 2 * text->WindowPadding.x + 1)
            << "lesson " << i + 1 << ", page " << beat + 1 << " at " << width << "x" << height;
        EXPECT_FALSE(layout().lesson_bar.empty());
        EXPECT_FALSE(layout().world.empty() && layout().difference.empty());
      }
    }
    lessons.close();
  }
}

}  // namespace
}  // namespace gjklab::phone_test
