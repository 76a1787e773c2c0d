// The lectern in the window: drawing with the mouse, light, blank screen, a saved picture.

#include "export/png.h"
#include "gl/gl_fixture.h"
#include "gl/hand.h"
#include "gl/hand_scenes.h"
#include "messages_in.h"
#include "model/sandbox/world_gallery.h"
#include "model/store/files.h"
#include "model/store/temporary_folder.h"

namespace gjklab::lectern_test {
namespace {

class LecternTest : public GlTest {};

std::size_t strokes(const Hand& hand) { return hand.session().lectern().ink(hand.session().inkPage()).size(); }

TEST_F(LecternTest, ThePenDrawsAndMovesNothing) {
  SeeingHand hand(squares(3), 1280, 720);
  const Scene before = hand.scene();
  const View view = hand.session().view(Space::world);
  hand.key(SDLK_d);
  const dvec2 from = hand.at(Space::world, before.a.position);
  const Picture blank = hand.picture();
  const Figure untouched = hand.session().figure(Space::world);
  hand.moveTo(from);
  hand.rest();
  EXPECT_TRUE(std::holds_alternative<std::monostate>(hand.session().hover())) << "under the pen nothing is picked";
  EXPECT_EQ(hand.session().figure(Space::world).markers.size(), untouched.markers.size()) << "and no handles appear";
  EXPECT_EQ(hand.session().figure(Space::world).lines.size(), untouched.lines.size());
  hand.drag(from, from + dvec2(60, 40));
  EXPECT_EQ(strokes(hand), 1u);
  EXPECT_EQ(hand.scene(), before);
  EXPECT_EQ(hand.session().view(Space::world), view);
  EXPECT_FALSE(hand.picture().rgb == blank.rgb);
  hand.drag(from + dvec2(0, 60), from + dvec2(60, 90));
  EXPECT_EQ(strokes(hand), 2u);
  hand.key(SDLK_e);
  hand.drag(from + dvec2(28, 8), from + dvec2(30, 22));
  EXPECT_EQ(strokes(hand), 1u) << "the eraser took the first";
  hand.key(SDLK_ESCAPE);
  EXPECT_EQ(hand.session().lectern().tool(), Tool::none);
  hand.key(SDLK_k);
  EXPECT_EQ(strokes(hand), 0u);
  hand.drag(from, from + dvec2(30, 20));
  EXPECT_NE(hand.scene().a.position, before.a.position) << "put away, the hand drags again";
}

TEST_F(LecternTest, BlankIsBlackAndTheLightLeavesAHole) {
  SeeingHand hand(squares(), 640, 480);
  const auto at = [&](int x, int y) {
    const Picture picture = hand.picture();
    return static_cast<int>(picture.rgb[3 * (static_cast<std::size_t>(y) * 640 + static_cast<std::size_t>(x))]);
  };
  hand.moveTo({150, 200});
  hand.rest();
  const int lit = at(150, 260), far = at(560, 250);
  hand.key(SDLK_l);
  EXPECT_EQ(at(150, 260), lit);
  EXPECT_LT(at(560, 250), far / 2);
  hand.key(SDLK_l);
  hand.key(SDLK_b);
  const Picture dark = hand.picture();
  EXPECT_EQ(std::count(dark.rgb.begin(), dark.rgb.end(), 0), static_cast<std::ptrdiff_t>(dark.rgb.size()));
  hand.key(SDLK_RIGHT);
  EXPECT_EQ(hand.session().position(), 1) << "the lecturer goes on meanwhile";
  hand.key(SDLK_PERIOD);
  hand.key(SDLK_LEFT);
  EXPECT_EQ(at(560, 250), far);
}

TEST_F(LecternTest, EscapeLeavesTheStageWhereItHasNothingElseToEnd) {
  Hand hand(squares(), 1280, 720);
  hand.key(SDLK_ESCAPE);
  EXPECT_FALSE(hand.session().settings().stage);
  hand.key(SDLK_s);
  hand.key(SDLK_d);
  hand.key(SDLK_l);
  hand.key(SDLK_b);
  hand.key(SDLK_ESCAPE);
  EXPECT_FALSE(hand.session().lectern().blank());
  hand.key(SDLK_ESCAPE);
  EXPECT_EQ(hand.session().lectern().tool(), Tool::none);
  hand.key(SDLK_ESCAPE);
  EXPECT_FALSE(hand.session().lectern().spotlight());
  hand.key(SDLK_k, true);  // the commands
  hand.key(SDLK_ESCAPE);
  EXPECT_TRUE(hand.session().settings().stage) << "everything else ends before it";
  hand.key(SDLK_ESCAPE);
  EXPECT_FALSE(hand.session().settings().stage);
}

/// What lies under the black cannot be seen, so it cannot be clicked.
TEST_F(LecternTest, AClickOnTheBlankScreenOnlyEndsIt) {
  Hand hand(squares(), 1280, 720);
  const Scene before = hand.scene();
  const dvec2 on_a = hand.at(Space::world, before.a.position);
  hand.key(SDLK_b);
  hand.drag(on_a, on_a + dvec2(60, 0));
  EXPECT_FALSE(hand.session().lectern().blank());
  EXPECT_EQ(hand.scene(), before);
  hand.key(SDLK_b);
  hand.key(SDLK_ESCAPE);
  EXPECT_FALSE(hand.session().lectern().blank());
  hand.drag(on_a, on_a + dvec2(60, 0));
  EXPECT_NE(hand.scene().a.position, before.a.position);
}

TEST_F(LecternTest, AWorldIsDrawnOnStepByStep) {
  SeeingHand hand(squares(), 1280, 720);
  const auto read = readWorld(builtInWorld(builtInWorldPath("hulls-in-a-box-2d")), "hulls-in-a-box-2d");
  hand.bench().session().open(std::get<WorldFile>(read), "");
  hand.rest();
  const dvec2 from(200, 120), away(620, 640);
  /// Of the pane alone: what buttons can do changes.
  const auto pane = [&] {
    const Picture picture = hand.picture();
    std::vector<std::uint8_t> rgb;
    for (int y = 60; y < 600; ++y)
      for (int x = 20; x < 900; ++x)
        for (const int channel : picture.at(x, y)) rgb.push_back(static_cast<std::uint8_t>(channel));
    return rgb;
  };
  const auto rest = [&] {
    hand.moveTo(away);
    hand.rest();
  };
  rest();
  const auto before = pane();
  hand.key(SDLK_d);
  hand.drag(from, from + dvec2(150, 60));
  hand.key(SDLK_ESCAPE);
  rest();
  const auto drawn = pane();
  EXPECT_FALSE(drawn == before);
  hand.key(SDLK_RIGHT);
  hand.key(SDLK_LEFT);
  EXPECT_TRUE(pane() == drawn) << "it comes back with its step";
  hand.key(SDLK_e);
  hand.drag(from + dvec2(75, 30), from + dvec2(76, 31));
  hand.key(SDLK_ESCAPE);
  rest();
  EXPECT_TRUE(pane() == before) << "rubbed out";
  hand.key(SDLK_m);
  hand.drag(from, from + dvec2(150, 60));
  hand.key(SDLK_z, true);
  hand.key(SDLK_ESCAPE);
  rest();
  EXPECT_TRUE(pane() == before) << "taken back";
  hand.key(SDLK_b);
  const Picture dark = hand.picture();
  EXPECT_EQ(std::count(dark.rgb.begin(), dark.rgb.end(), 0), static_cast<std::ptrdiff_t>(dark.rgb.size()));
}

TEST_F(LecternTest, TheWindowIsCopiedAsAPicture) {
  SeeingHand hand(squares(), 640, 480);
  const Picture shown = hand.picture();
  hand.key(SDLK_c, true, true);
  const PngPicture copied = decodePng(hand.copied_picture);
  ASSERT_EQ(copied.width, 640);
  ASSERT_EQ(copied.height, 480);
  int different = 0;
  for (std::size_t i = 0; i < 640U * 480U; ++i) different += copied.rgba[4 * i] != shown.rgb[3 * i] ? 1 : 0;
  EXPECT_EQ(different, 0);
  const test::TestLanguage language;
  hand.key(SDLK_c, true, true);
  const std::vector<test::Message> said = test::messagesIn(hand.bench().news().sentence());
  ASSERT_EQ(said.size(), 1U) << hand.bench().news().sentence();
  EXPECT_NE(said[0].sentence.find("picture"), std::string::npos) << said[0].sentence;
  EXPECT_NE(said[0].sentence.find("clipboard"), std::string::npos) << said[0].sentence;
  EXPECT_EQ(said[0].facts, test::Facts{});
  EXPECT_EQ(hand.bench().news().mood(), News::Mood::plain);
}

/// The window goes on; that the audience has a still of its own is said in it.
TEST_F(LecternTest, FrozenForTheAudienceTheLecturerGoesOn) {
  SeeingHand hand(squares(), 640, 480);
  hand.key(SDLK_b, true);
  EXPECT_TRUE(hand.session().lectern().frozen());
  EXPECT_FALSE(hand.session().lectern().blank());
  const Picture before = hand.picture();
  hand.bench().showsStill(true);
  hand.rest();
  EXPECT_FALSE(hand.picture().rgb == before.rgb) << "the badge";
  hand.key(SDLK_RIGHT);
  EXPECT_EQ(hand.session().position(), 1);
  hand.key(SDLK_b, true);
  EXPECT_FALSE(hand.session().lectern().frozen());
}

TEST_F(LecternTest, TheWindowIsSavedAsAPictureBesideTheScene) {
  const TemporaryFolder room;
  SeeingHand hand(squares(), 640, 480, Hand::still(), room / "scene.json");
  const Picture shown = hand.picture();
  hand.key(SDLK_p, true, true);
  hand.key(SDLK_p, true, true);
  const auto bytes = readFile(room / "gjklab-1.png");
  ASSERT_TRUE(std::holds_alternative<std::string>(bytes));
  const PngPicture saved = decodePng(std::get<std::string>(bytes));
  ASSERT_EQ(saved.width, 640);
  ASSERT_EQ(saved.height, 480);
  int different = 0;
  for (std::size_t i = 0; i < 640U * 480U; ++i) different += saved.rgba[4 * i] != shown.rgb[3 * i] ? 1 : 0;
  EXPECT_EQ(different, 0);
  EXPECT_NE(hand.bench().news().sentence().find(room / "gjklab-2.png"), std::string::npos);
  const auto again = readFile(room / "gjklab-2.png");
  ASSERT_TRUE(std::holds_alternative<std::string>(again)) << "nothing is written over";
  EXPECT_EQ(std::get<std::string>(again), std::get<std::string>(bytes)) << "what was said of the first is not on it";
}

}  // namespace
}  // namespace gjklab::lectern_test
