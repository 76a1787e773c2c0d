// The room of a world, used by a scripted hand.

#include "gl/gl_fixture.h"
#include "gl/hand.h"
#include "gl/hand_scenes.h"
#include "gl/screen_text.h"
#include "model/sandbox/world_gallery.h"

#include <imgui.h>
#include <imgui_internal.h>

namespace gjklab::worlds_test {
namespace {

class WorldsTest : public GlTest {
 protected:
  void open(const std::string& id) {
    const auto read = readWorld(builtInWorld(builtInWorldPath(id)), id);
    ASSERT_TRUE(std::holds_alternative<WorldFile>(read)) << id;
    session().open(std::get<WorldFile>(read), "");
    hand_.rest();
  }
  SandboxRoom& room() { return hand_.bench().worlds(); }
  Session& session() { return hand_.bench().session(); }
  const Sandbox& world() { return room().sandbox(); }

  /// Whether a point of the world is in its pane.
  bool seen(dvec3 point) {
    const dvec3 at = project(room().view(), point);
    return at.x >= 0 && at.y >= 0 && at.x <= room().view().size.x && at.y <= room().view().size.y;
  }

  Hand hand_{squares(), 1600, 900};
};

TEST_F(WorldsTest, AWindowOfAnotherSizeShowsAllOfIt) {
  open("stack-2d");
  const auto all = [&] {
    return std::all_of(world().state().bodies.begin() + 1, world().state().bodies.end(),
                       [&](const WorldBodyState& body) { return seen(body.position); });
  };
  EXPECT_TRUE(all());
  hand_.resize(1280, 720);
  hand_.rest();
  EXPECT_TRUE(all());
  const dvec2 middle(room().view().size / 2.0);
  hand_.moveTo(middle);
  hand_.wheel(3);
  const double by_hand = room().view().pixels_per_unit;
  hand_.resize(1600, 900);
  hand_.rest();
  EXPECT_EQ(room().view().pixels_per_unit, by_hand) << "the view that a hand has chosen stays";
  hand_.key(SDLK_f);
  EXPECT_TRUE(all());
}

TEST_F(WorldsTest, ABodyUnderThePointerIsHeldInThePlaneAndInSpace) {
  for (const char* id : {"stack-2d", "stack"}) {
    open(id);
    const ImGuiWindow* pane = ImGui::FindWindowByName("world of bodies");
    ASSERT_NE(pane, nullptr);
    const dvec2 corner(pane->Pos.x, pane->Pos.y);
    const auto seenAt = [&](dvec3 point) { return dvec2(project(room().view(), point)) + corner; };
    const auto at = [&](int body) { return seenAt(world().state().bodies[static_cast<std::size_t>(body)].position); };
    const int top = static_cast<int>(world().state().bodies.size()) - 1;
    hand_.moveTo(at(top));
    hand_.rest(3);
    EXPECT_EQ(ImGui::GetMouseCursor(), ImGuiMouseCursor_Hand) << id;
    hand_.press();
    hand_.rest(2);
    EXPECT_EQ(world().hold().body, top) << id;
    const dvec2 there = at(top) + dvec2(60, 0);
    hand_.moveTo(there);
    hand_.rest(2);
    EXPECT_EQ(ImGui::GetMouseCursor(), ImGuiMouseCursor_Hand) << id;
    EXPECT_NEAR(glm::distance(seenAt(world().hold().target), there), 0, 1) << id;
    hand_.release();
    hand_.rest(2);
    EXPECT_EQ(world().hold().body, -1) << id;
  }
}

TEST_F(WorldsTest, StandsWhileSomethingIsAsked) {
  open("stack-2d");
  session().apply(InWorld{RemoveBody{3}});
  session().apply(InWorld{PlayWorld{true}});
  hand_.rest(5);
  hand_.key(SDLK_q, true);
  ASSERT_TRUE(hand_.bench().desk().asking());
  const int position = world().position();
  hand_.rest(5);
  EXPECT_EQ(world().position(), position);
  hand_.key(SDLK_ESCAPE);
  hand_.rest(5);
  EXPECT_GT(world().position(), position);
}

// In 3-D it flies across the picture and not along the line of sight, where it would seem to hang still.
TEST_F(WorldsTest, AShotIsSeenToFly) {
  open("tumbling-box");
  hand_.moveTo({420, 250});
  hand_.key(SDLK_x);
  ASSERT_EQ(world().file().bodies.size(), 2U);
  EXPECT_FALSE(world().modified());
  const WorldBodyState& ball = world().state().bodies[1];
  const dvec3 from = project(room().view(), ball.position);
  const dvec3 to = project(room().view(), ball.position + 0.1 * ball.linear_velocity);
  EXPECT_GT(glm::distance(dvec2(from), dvec2(to)), 50);
  hand_.key(SDLK_z, true);
  EXPECT_EQ(world().file().bodies.size(), 1U);
}

TEST_F(WorldsTest, TheGalleryOpensAtIt) {
  open("pyramid-2d");
  const std::string title = world().file().title;
  hand_.key(SDLK_F2);
  hand_.rest();
  hand_.key(SDLK_RETURN);
  hand_.rest();
  EXPECT_TRUE(session().showsWorld());
  EXPECT_EQ(world().file().title, title);
}

TEST_F(WorldsTest, ThePairsSayHowTheyWereFound) {
  open("bullet-continuous");
  const auto found = [&] {
    const auto& pairs = world().state().pairs;
    return std::any_of(pairs.begin(), pairs.end(), [](const WorldPair& pair) {
      return pair.answered == AnswerSource::continuous && !pair.points.empty();
    });
  };
  for (int step = 0; step < 30 && !found(); ++step) hand_.key(SDLK_RIGHT);
  ASSERT_TRUE(found());
  std::string all;
  for (const auto& letters : ScreenText().read())
    for (const DrawnLetter& letter : letters) all += letter.code < 128 ? static_cast<char>(letter.code) : '|';
  EXPECT_NE(all.find("continuous|impulse"), all.npos);
}

TEST_F(WorldsTest, AnArrowWithoutAChosenBodyLeavesTheHiddenSceneAlone) {
  open("stack-2d");
  const auto revision = hand_.bench().session().document().revision();
  hand_.key(SDLK_RIGHT, true);
  EXPECT_EQ(hand_.bench().session().document().revision(), revision);
  EXPECT_FALSE(world().touched());
}

TEST_F(WorldsTest, AClickOnTheClockGoesToTheMomentUnderIt) {
  open("stack-2d");
  session().apply(InWorld{PlayWorld{true}});
  for (int i = 0; i < 200; ++i) session().advanceWorld(1.0 / 60);
  const ImGuiWindow* clock = ImGui::FindWindowByName("world clock");
  ASSERT_NE(clock, nullptr);
  const double x = clock->Pos.x + 0.75 * clock->Size.x;
  hand_.moveTo({x, clock->Pos.y + clock->Size.y / 2});
  hand_.rest(3);
  hand_.press();
  const int there = world().position();
  EXPECT_FALSE(world().playing());
  hand_.rest(3);
  EXPECT_EQ(world().position(), there);
  hand_.release();
  hand_.rest(3);
  EXPECT_EQ(world().position(), there);
  EXPECT_GT(there, 0);
  EXPECT_LT(there, world().last());
}

/// Keys, pen and wheel say what they say of a scene, and its own stays behind the world as it is.
TEST_F(WorldsTest, TimelineInkAndCameraAreTheWorldsWhileItShows) {
  open("stack-2d");
  const int position = session().position();
  const View scene = session().view(Space::world);
  hand_.key(SDLK_RIGHT, false, true);
  EXPECT_EQ(world().position(), 10);
  hand_.key(SDLK_LEFT);
  EXPECT_EQ(world().position(), 9);
  hand_.key(SDLK_HOME);
  EXPECT_EQ(world().position(), 0);
  hand_.key(SDLK_END);
  EXPECT_EQ(world().position(), 10);
  hand_.key(SDLK_SPACE);
  EXPECT_TRUE(world().playing());
  hand_.key(SDLK_d);
  const auto strokes = [&] { return session().lectern().ink(session().inkPage()).size(); };
  hand_.moveTo(room().view().size / 2.0);
  hand_.press();
  hand_.moveTo(room().view().size / 2.0 + dvec2(40, 0));
  hand_.release();
  EXPECT_FALSE(world().playing()) << "ink belongs to a step";
  EXPECT_EQ(strokes(), 1u);
  hand_.key(SDLK_RIGHT);
  EXPECT_EQ(strokes(), 0u);
  hand_.key(SDLK_LEFT);
  EXPECT_EQ(strokes(), 1u);
  hand_.key(SDLK_z, true);
  EXPECT_EQ(strokes(), 0u);
  hand_.key(SDLK_ESCAPE);
  const View framed = room().view();
  hand_.wheel(3);
  hand_.rest();
  const View zoomed = room().view();
  EXPECT_GT(zoomed.pixels_per_unit, framed.pixels_per_unit);
  session().apply(LookAtPair{{0, 1}});
  hand_.rest();
  hand_.key(SDLK_ESCAPE);
  hand_.rest();
  EXPECT_EQ(room().view(), zoomed);
  hand_.key(SDLK_f);
  hand_.rest();
  EXPECT_NE(room().view(), zoomed);
  EXPECT_EQ(session().position(), position);
  EXPECT_EQ(session().view(Space::world), scene);
}

}  // namespace
}  // namespace gjklab::worlds_test
