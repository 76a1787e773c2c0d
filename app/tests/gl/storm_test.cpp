// More than one thing within a frame, windows of any size, and random events: whatever comes, the program goes on.

#include "gl/gl_fixture.h"
#include "gl/hand.h"
#include "gl/hand_scenes.h"
#include "model/gallery/gallery.h"
#include "model/lesson/shelf.h"
#include "model/run/long_run.h"
#include "model/sandbox/world_gallery.h"
#include "model/store/temporary_folder.h"

#include <SDL.h>
#include <imgui_internal.h>

#include <filesystem>
#include <random>

namespace gjklab::storm_test {
namespace {

class StormTest : public GlTest {};

bool menuIsOpen() { return ImGui::IsPopupOpen("", ImGuiPopupFlags_AnyPopupId | ImGuiPopupFlags_AnyPopupLevel); }

/// Where a button with a menu stands: found by trying, as a user would.
bool openMenu(Hand& hand, dvec2 from, dvec2 to, dvec2 step) {
  for (dvec2 at = from; at.x >= 0 && at.x <= to.x && at.y <= to.y; at += step) {
    hand.click(at);
    if (menuIsOpen()) return true;
  }
  return false;
}

TEST_F(StormTest, EscapeTwiceWithinAFrameClosesAMenuOnce) {
  Hand hand(squares(), 1280, 720);
  ASSERT_TRUE(openMenu(hand, {640, 62}, {820, 62}, {25, 0}));
  hand.keys({{SDLK_ESCAPE}, {SDLK_ESCAPE}, {SDLK_ESCAPE}});
  hand.rest();
  EXPECT_FALSE(menuIsOpen());
  hand.key(SDLK_RIGHT);
  EXPECT_EQ(hand.session().position(), 1) << "keys are taken again";
}

TEST_F(StormTest, KeysThatFollowAQuestionWithinAFrameDoNothingBehindIt) {
  Hand hand(squares(), 1280, 720);
  hand.bench().session().apply(Edit{SwapBodies{}});
  hand.frame();
  hand.keys({{SDLK_q, true}});
  hand.keys({{SDLK_RIGHT}, {SDLK_2}, {SDLK_z, true}});
  EXPECT_TRUE(hand.bench().desk().asking());
  EXPECT_TRUE(hand.session().document().modified());
  EXPECT_EQ(hand.session().position(), 0);
  hand.keys({{SDLK_ESCAPE}, {SDLK_RETURN}, {SDLK_ESCAPE}});
  hand.rest();
  EXPECT_FALSE(hand.bench().desk().asking());
  EXPECT_FALSE(hand.bench().quitting());
  EXPECT_FALSE(menuIsOpen());
}

TEST_F(StormTest, AQuestionTakesThePlaceOfTheHelpPage) {
  Hand hand(squares(), 1280, 720);
  hand.bench().session().apply(Edit{SwapBodies{}});
  hand.key(SDLK_F1);
  ASSERT_TRUE(menuIsOpen());
  hand.close();
  hand.rest(6);
  ASSERT_TRUE(hand.bench().desk().asking());
  const ImGuiID shown = ImGui::GetCurrentContext()->OpenPopupStack.back().PopupId;
  for (int i = 0; i < 4; ++i) {
    hand.frame();
    ASSERT_EQ(ImGui::GetCurrentContext()->OpenPopupStack.Size, 1);
    EXPECT_EQ(ImGui::GetCurrentContext()->OpenPopupStack.back().PopupId, shown) << "they take turns";
  }
}

TEST_F(StormTest, AWindowOfAnySizeShowsSomething) {
  for (const ThemeName theme : {ThemeName::light, ThemeName::projector})
    for (const double scale : {0.5, 3.0}) {
      Settings settings = Hand::still();
      settings.theme = theme;
      settings.ui_scale = scale;
      settings.scene_panel = true;
      Hand hand(squares(3), 1280, 720, settings);
      for (const auto& [width, height] :
           std::vector<std::pair<int, int>>{{200, 60}, {1, 1}, {0, 0}, {1, 2000}, {3000, 1}, {450, 270}, {800, 480}}) {
        hand.resize(width, height);
        hand.key(SDLK_F1);
        hand.key(SDLK_ESCAPE);
      }
    }
}

/// With a lesson open, and with a world, there are other panels.
TEST_F(StormTest, RoomsOfAnySizeShowSomething) {
  for (const double scale : {0.5, 3.0})
    for (const bool world : {false, true}) {
      Settings settings = Hand::still();
      settings.ui_scale = scale;
      settings.scene_panel = true;
      Hand hand(squares(3), 1280, 720, settings);
      if (world)
        hand.drop(builtInWorldPath("flying-pair"));
      else
        hand.bench().lessons().perform({Teach::What::start, LessonShelf().entries().front().file});
      hand.frame();
      ASSERT_EQ(hand.bench().lessons().open(), !world);
      for (const auto& [width, height] :
           std::vector<std::pair<int, int>>{{200, 60}, {1, 1}, {0, 0}, {1, 2000}, {3000, 1}, {450, 270}, {800, 480}}) {
        hand.resize(width, height);
        hand.key(SDLK_PAGEDOWN);
        hand.wheel(1);
      }
    }
}

TEST_F(StormTest, TheLargestLettersFitATexture) {
  Settings settings = Hand::still();
  settings.theme = ThemeName::projector;
  settings.ui_scale = 3;
  Hand hand(squares(), 7680, 4320, settings);
  EXPECT_LE(ImGui::GetIO().Fonts->TexHeight, 8192);
  EXPECT_LE(ImGui::GetIO().Fonts->TexWidth, 8192);
}

void expectMenusInside(int width, int height) {
  for (const ImGuiPopupData& popup : ImGui::GetCurrentContext()->OpenPopupStack) {
    ASSERT_NE(popup.Window, nullptr);
    const ImRect rect = popup.Window->Rect();
    EXPECT_GT(rect.GetHeight(), 20);
    EXPECT_GE(rect.Min.x, 0) << width;
    EXPECT_GE(rect.Min.y, 0) << width;
    EXPECT_LE(rect.Max.x, static_cast<float>(width));
    EXPECT_LE(rect.Max.y, static_cast<float>(height)) << width;
  }
}

/// No menu leaves the window: neither the one of the speed at the bottom, nor those at the top.
TEST_F(StormTest, MenusStayInsideTheWindow) {
  for (const auto& [width, height] : std::vector<std::pair<int, int>>{{1280, 720}, {1600, 900}, {800, 480}}) {
    Hand hand(squares(), width, height);
    const double scale = std::min({1.0, width / 900.0, height / 540.0});
    const Area& bar = hand.bench().layout().timeline;
    ASSERT_TRUE(
        openMenu(hand, {bar.right() - 80 * scale, bar.y + bar.height / 2}, {bar.right(), height}, {20 * scale, 0}))
        << "the button of the speed is not found at " << width;
    hand.rest();
    expectMenusInside(width, height);
    hand.key(SDLK_ESCAPE);
    ASSERT_TRUE(openMenu(hand, {width - 40 * scale, 22 * scale}, {width, height}, {-24 * scale, 0})) << width;
    hand.rest();
    expectMenusInside(width, height);
  }
}

/// However large the letters are, all controls of the top bar are there.
TEST_F(StormTest, EveryControlOfTheTopBarCanBeReachedInEveryTheme) {
  for (const auto& [name, width] : {std::pair{ThemeName::light, 900}, {ThemeName::projector, 1280}}) {
    Settings settings = Hand::still();
    settings.theme = name;
    Hand hand(squares(), width, 720, settings);
    const Area& bar = hand.bench().layout().top_bar;
    bool lesson = false, stage = false, compares = false, edits = false, boolean = false, popups = false;
    for (const double y : {0.25 * bar.height, 0.75 * bar.height})
      for (double x = 20; x < width; x += 30) {
        hand.click({x, y});
        popups = popups || menuIsOpen();
        stage = stage || hand.session().settings().stage;  // Escape leaves it
        hand.keys({{SDLK_ESCAPE}, {SDLK_ESCAPE}});
        lesson = lesson || hand.bench().lessons().open();
        hand.bench().lessons().close();
        compares = compares || hand.session().comparing();
        edits = edits || hand.session().settings().scene_panel;
        boolean = boolean || hand.scene().query.method == gjk::Method::boolean;
        if (hand.session().comparing()) hand.bench().session().apply(ToggleCompare{});
        hand.bench().session().apply(ChangeSettings{settings});
        hand.bench().session().apply(ShowScene{squares()});
        hand.rest();
      }
    EXPECT_TRUE(lesson && stage && compares && edits && boolean && popups)
        << width << ": " << lesson << stage << compares << edits << boolean << popups;
  }
}

/// However long it is.
TEST_F(StormTest, NoControlMovesWithTheNameOfTheScene) {
  const auto rowOf = [](const char* title) {
    Scene scene = squares();
    scene.title = title;
    SeeingHand hand(scene, 1280, 720);
    const Area& bar = hand.bench().layout().top_bar;
    Picture whole = hand.picture();
    std::vector<std::uint8_t> row;
    for (int y = 0; y < static_cast<int>(bar.height); ++y)
      for (int x = 300; x < 1280; ++x)
        for (const int channel : whole.at(x, 719 - y)) row.push_back(static_cast<std::uint8_t>(channel));
    return row;
  };
  EXPECT_TRUE(rowOf("A") == rowOf("A very long name for two plain squares side by side, and more of it"));
}

/// A run that is longer than what is drawn at once is told of, worked on when it is asked for, and ended.
TEST_F(StormTest, ALongRunIsOfferedCountedAndStopped) {
  Scene scene;
  scene.dimension = 3;
  scene.a.shape = ShapeKind::sphere;
  scene.a.radius = 1e30;
  scene.b.shape = ShapeKind::point;
  scene.query.rounding = gjk::Rounding::support;
  scene.query.epa_tolerance = 1e-300;
  scene.query.epa_max_iterations = 1'000'000'000;
  Hand hand(scene, 1280, 720);
  EXPECT_FALSE(hand.bench().news().empty());
  EXPECT_LT(hand.bench().idleSeconds(), 0) << "nothing runs yet";
  hand.bench().session().apply(ContinueInBackground{});
  hand.rest();
  EXPECT_GE(hand.bench().idleSeconds(), 0) << "the count is renewed";
  hand.key(SDLK_END);
  EXPECT_EQ(hand.session().moment().sub_step, SubStep::result) << "the window answers meanwhile";
  hand.bench().session().apply(StopRun{});
  for (int i = 0; i < 500 && !hand.session().longRun()->ended(); ++i) SDL_Delay(10);
  hand.rest();
  EXPECT_LT(hand.bench().idleSeconds(), 0);
  EXPECT_FALSE(hand.bench().news().empty()) << "how it ended is said";
  hand.key(SDLK_2);
  EXPECT_TRUE(hand.bench().news().empty());
}

/// An error goes with the next thing that is done; an offer waits for its answer.
TEST_F(StormTest, AnErrorGoesWhenSomethingElseIsDone) {
  Hand hand(squares(), 1280, 720);
  hand.bench().session().apply(Edit{SwapBodies{}});
  const auto fails = [&hand] {
    hand.bench().news().say("Something is wrong.", News::Mood::error);
    hand.rest();
    EXPECT_FALSE(hand.bench().news().empty());
  };
  fails();
  hand.key(SDLK_ESCAPE);
  EXPECT_TRUE(hand.bench().news().empty());
  fails();
  hand.key(SDLK_z, true);
  EXPECT_TRUE(hand.bench().news().empty());
  fails();
  const dvec2 at = hand.at(Space::world, hand.scene().b.position);
  hand.drag(at, at + dvec2(30, 10));
  EXPECT_TRUE(hand.bench().news().empty());
  hand.bench().news().offer("There is work.", {{"Restore it", Do{Task::restore_recovered}}});
  hand.key(SDLK_ESCAPE);
  hand.key(SDLK_z, true);
  EXPECT_FALSE(hand.bench().news().empty());
}

/// Events drawn from a seed: keys, clicks, drags, wheel, resizing, files, several within one frame.
class Storm {
 public:
  Storm(Hand& hand, unsigned seed) : hand_(hand), random_(seed) {}

  void blow(int frames) {
    for (int i = 0; i < frames && !hand_.bench().quitting(); ++i) {
      for (int n = pick(4); n > 0; --n) event();
      if (pick(40) == 0)
        hand_.resize(sizes_[static_cast<std::size_t>(pick(8))], sizes_[static_cast<std::size_t>(pick(8))] * 9 / 16);
      else
        hand_.frame();
    }
  }

 private:
  std::size_t pickOf(std::size_t count) { return static_cast<std::size_t>(pick(static_cast<int>(count))); }
  int pick(int count) { return static_cast<int>(random_() % static_cast<unsigned>(count)); }

  void event() {
    Input& input = hand_.input();
    static constexpr SDL_Keycode kKeys[] = {
        SDLK_ESCAPE, SDLK_ESCAPE, SDLK_RETURN, SDLK_RIGHT,    SDLK_LEFT,     SDLK_HOME,   SDLK_END,
        SDLK_SPACE,  SDLK_p,      SDLK_1,      SDLK_2,        SDLK_3,        SDLK_o,      SDLK_z,
        SDLK_y,      SDLK_c,      SDLK_v,      SDLK_DELETE,   SDLK_q,        SDLK_a,      SDLK_UP,
        SDLK_DOWN,   SDLK_d,      SDLK_m,      SDLK_e,        SDLK_k,        SDLK_l,      SDLK_b,
        SDLK_s,      SDLK_n,      SDLK_h,      SDLK_w,        SDLK_f,        SDLK_TAB,    SDLK_PLUS,
        SDLK_MINUS,  SDLK_0,      SDLK_F1,     SDLK_QUESTION, SDLK_PAGEDOWN, SDLK_PAGEUP, SDLK_BACKSPACE};
    const int width = static_cast<int>(ImGui::GetIO().DisplaySize.x);
    const int height = static_cast<int>(ImGui::GetIO().DisplaySize.y);
    switch (pick(8)) {
      case 0:
      case 1:
        input.keys.push_back({kKeys[pick(std::size(kKeys))], pick(3) == 0, pick(4) == 0});
        break;
      case 2:
        input.mouse = {pick(width + 20) - 10, pick(height + 20) - 10};
        break;
      case 3:
        input.mouse += dvec2(pick(81) - 40, pick(81) - 40);
        break;
      case 4:
      case 5:
        input.down[pick(6) == 0 ? 1 + pick(2) : 0] ^= true;
        break;
      case 6:
        input.wheel += pick(7) - 3;
        break;
      default:
        input.axis[pick(3)] ^= true;
        if (pick(30) == 0) input.dropped_text = hand_.clipboard;
        if (pick(60) == 0) input.dropped_files.push_back("/nowhere/scene.json");
        if (pick(10) == 0) input.dropped_files.push_back(builtInWorldPath("flying-pair"));
        if (pick(10) == 0)
          hand_.bench().lessons().perform({Teach::What::start, shelf_.entries()[pickOf(shelf_.entries().size())].file});
        if (pick(60) == 0) input.quit = true;
    }
  }

  Hand& hand_;
  std::mt19937 random_;
  const LessonShelf shelf_;
  const std::array<int, 8> sizes_{1, 120, 300, 450, 800, 1000, 1280, 640};
};

TEST_F(StormTest, AnyEventsInAnyOrder) {
  constexpr int kFrames = 120;
  // Pictures and scores are saved where the program was started.
  const std::filesystem::path before = std::filesystem::current_path();
  const TemporaryFolder room;
  std::filesystem::current_path(room.path());
  for (unsigned seed = 1; seed <= 6; ++seed) {
    Hand hand(defaultScene(static_cast<int>(1 + seed % 3)), 800, 480);
    Storm(hand, seed).blow(kFrames);
  }
  std::filesystem::current_path(before);
}

}  // namespace
}  // namespace gjklab::storm_test
