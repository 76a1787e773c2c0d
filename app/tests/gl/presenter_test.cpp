// The presenter's view: the audience's window shows what the stage would show at that size, and nothing of what the
// lecturer sees beside it; leaving it leads back to what was there.

#include "gl/gl_fixture.h"
#include "gl/hand.h"
#include "gl/hand_scenes.h"
#include "model/caption/caption.h"
#include "model/gallery/gallery.h"
#include "model/lecture/lecture_gallery.h"
#include "model/run/proof.h"
#include "ui/audience.h"
#include "ui/panel/presenter_panel.h"

#include <imgui.h>
#include <imgui_internal.h>

#include <algorithm>
#include <array>

namespace gjklab::presenter_test {
namespace {

class PresenterTest : public GlTest {
 protected:
  void SetUp() override {
    GlTest::SetUp();
    std::string error;
    audience_ = Audience::create(error);
    ASSERT_NE(audience_, nullptr) << error;
  }
  void TearDown() override {
    audience_.reset();
    GlTest::TearDown();
  }
  Picture seen(Hand& hand, int width = 1280, int height = 720) {
    target_.resize(width, height);
    for (int i = 0; i < 3; ++i) {
      target_.bind();
      audience_->frame(hand.bench().forAudience(), width, height);
    }
    return read();
  }
  /// Rows from `top` on that differ, above the bar.
  static int differingRows(const Picture& a, const Picture& b) {
    int rows = 0;
    const int bar = static_cast<int>(0.068 * a.height + 2);
    for (int y = 0; y < a.height - bar; ++y) {
      const auto at = static_cast<std::ptrdiff_t>(3) * y * a.width, end = at + static_cast<std::ptrdiff_t>(3) * a.width;
      rows += !std::equal(a.rgb.begin() + at, a.rgb.begin() + end, b.rgb.begin() + at);
    }
    return rows;
  }
  static bool black(const Picture& picture) {
    return std::all_of(picture.rgb.begin(), picture.rgb.end(), [](std::uint8_t each) { return each == 0; });
  }

  std::unique_ptr<Audience> audience_;
};

Settings projected() { return withTheme(Hand::still(), ThemeName::projector); }

void present(Hand& hand) { hand.key(SDLK_s, false, true); }

/// The oracle is the window itself, on the stage: every pixel above the bar is the same.
TEST_F(PresenterTest, TheAudienceSeesTheStage) {
  constexpr std::array<std::pair<int, int>, 3> kSizes{{{1280, 720}, {1920, 1080}, {1024, 768}}};
  constexpr std::array<SDL_Keycode, 3> kThen{SDLK_RIGHT, SDLK_END, SDLK_c};
  for (std::size_t size = 0; size < kSizes.size(); ++size)
    for (std::size_t then = 0; then < kThen.size(); ++then) {
      // Each size meets each key, each key each dimension, each dimension each size.
      const int dimension = 1 + static_cast<int>((size + then) % 3);
      const auto& [width, height] = kSizes[size];
      SeeingHand lecturer(defaultScene(dimension), 1440, 900),
          stage(defaultScene(dimension), width, height, projected());
      present(lecturer);
      ASSERT_FALSE(lecturer.bench().layout().presenter.empty());
      std::string error;
      audience_ = Audience::create(error);  // labels remember where they stood, as on the stage
      seen(lecturer, width, height);
      for (const SDL_Keycode key : {SDL_Keycode{SDLK_RIGHT}, kThen[then], SDL_Keycode{SDLK_RIGHT}}) {
        lecturer.key(key);
        stage.key(key);
        EXPECT_EQ(differingRows(seen(lecturer, width, height), stage.picture()), 0)
            << dimension << "-D at " << width << "x" << height << " after key " << key;
      }
    }
}

TEST_F(PresenterTest, TheAudienceSeesEveryStopOfALecture) {
  const Lecture& talk = lectureGallery().back().lecture;
  SeeingHand lecturer(defaultScene(2), 1440, 900), stage(defaultScene(2), 1280, 720, projected());
  lecturer.bench().session().open(talk, "");
  stage.bench().session().open(talk, "");
  present(lecturer);
  for (std::size_t i = 0; i < talk.stops.size(); ++i) {
    for (Hand* hand : {&lecturer, &stage}) {
      hand->bench().session().apply(GoToStop{static_cast<int>(i)});
      hand->rest(6);
    }
    if (!std::holds_alternative<Scene>(talk.stops[i].what)) continue;
    EXPECT_EQ(differingRows(seen(lecturer), stage.picture()), 0) << "stop " << i + 1;
  }
}

TEST_F(PresenterTest, NothingIsToldToTheAudienceBeforeItsStep) {
  Settings ahead = Hand::still();
  ahead.answer_ahead = true;
  Hand telling(squares(), 1280, 720, ahead), silent(squares(), 1280, 720);
  present(telling);
  present(silent);
  EXPECT_TRUE(seen(telling).rgb == seen(silent).rgb);
  EXPECT_FALSE(telling.session().tellsAnswer());
}

TEST_F(PresenterTest, LeavingLeadsBackToWhatWasThere) {
  for (const bool stage : {false, true}) {
    SeeingHand hand(defaultScene(3), 1280, 720, stage ? projected() : Hand::still());
    hand.key(SDLK_RIGHT);
    hand.rest(6);
    const Picture before = hand.picture();
    present(hand);
    EXPECT_TRUE(hand.session().lectern().presenting());
    EXPECT_FALSE(hand.bench().layout().top_bar.empty()) << "the lecturer has the window";
    hand.rest(6);
    EXPECT_FALSE(hand.picture().rgb == before.rgb);
    present(hand);
    hand.rest(6);
    EXPECT_TRUE(hand.picture().rgb == before.rgb) << (stage ? "on the stage" : "in the window");
  }
}

TEST_F(PresenterTest, BlankIsTheAudiencesAlone) {
  SeeingHand hand(squares(), 1280, 720);
  present(hand);
  EXPECT_FALSE(black(seen(hand)));
  hand.key(SDLK_b);
  EXPECT_TRUE(black(seen(hand)));
  EXPECT_FALSE(black(hand.picture()));
  hand.click(hand.at(Space::world, hand.scene().b.position));
  EXPECT_TRUE(hand.session().lectern().blank()) << "a click in the lecturer's window is a click";
  hand.key(SDLK_b);
  EXPECT_FALSE(black(seen(hand)));
}

TEST_F(PresenterTest, TheLecturersUserInterfaceStaysCurrent) {
  Hand hand(squares(), 1280, 720);
  const ImGuiContext* own = ImGui::GetCurrentContext();
  seen(hand);
  EXPECT_EQ(ImGui::GetCurrentContext(), own);
  audience_.reset();
  EXPECT_EQ(ImGui::GetCurrentContext(), own);
}

/// What lies under the lecturer's pointer lies under the one that the audience sees.
TEST_F(PresenterTest, TheAudienceSeesWhereTheLecturerPoints) {
  Hand hand(squares(), 1280, 720);
  present(hand);
  const dvec3 place(0.3, 2.1, 0);
  const Picture before = seen(hand);
  hand.moveTo(hand.at(Space::world, place));
  hand.rest();
  const Picture after = seen(hand);
  const Area& pane = audience_->layout().world;
  const dvec2 at = dvec2(pane.x, pane.y) + dvec2(project(audience_->view(Space::world), place));
  int low_x = 1280, low_y = 720, high_x = 0, high_y = 0;
  for (int y = 0; y < 720; ++y)
    for (int x = 0; x < 1280; ++x)
      if (before.at(x, y) != after.at(x, y)) {
        low_x = std::min(low_x, x);
        low_y = std::min(low_y, y);
        high_x = std::max(high_x, x);
        high_y = std::max(high_y, y);
      }
  EXPECT_NEAR(low_x, at.x, 4);
  EXPECT_NEAR(low_y, at.y, 4);
  EXPECT_LT(high_y - low_y, 60);
  hand.key(SDLK_RIGHT);
  hand.key(SDLK_LEFT);
  EXPECT_TRUE(seen(hand).rgb == before.rgb) << "it is gone after a key";
}

TEST_F(PresenterTest, InkShowsAtTheSamePlaceInBoth) {
  Hand hand(squares(), 1280, 720);
  present(hand);
  const Picture before = seen(hand);
  const dvec3 from(-1, 2.5, 0), to(1, 2.5, 0);
  hand.key(SDLK_d);
  hand.drag(hand.at(Space::world, from), hand.at(Space::world, to));
  hand.key(SDLK_d);
  const Picture after = seen(hand);
  const Area& pane = audience_->layout().world;
  const dvec2 middle = dvec2(pane.x, pane.y) + dvec2(project(audience_->view(Space::world), (from + to) / 2.0));
  const auto x = static_cast<int>(middle.x), y = static_cast<int>(middle.y);
  EXPECT_NE(before.at(x, y), after.at(x, y));
  EXPECT_EQ(before.at(x, y + 12), after.at(x, y + 12));
}

TEST_F(PresenterTest, TheLecturerKnowsTheAnswerAhead) {
  Hand hand(squares(), 1280, 720);
  present(hand);
  const Session& session = hand.session();
  gjklab::Run proven = session.run();
  prove(session.scene(), proven);
  const Caption last = caption(session.scene(), proven, session.timeline(), session.timeline().size() - 1);
  AnswersAhead ahead = answersAhead(session);
  EXPECT_EQ(ahead.last, last.brief);
  EXPECT_FALSE(ahead.answer.empty());
  hand.key(SDLK_END);
  ahead = answersAhead(session);
  EXPECT_EQ(ahead.answer, last.brief);
  EXPECT_TRUE(ahead.last.empty());
}

TEST_F(PresenterTest, NoteAndNextStopStandBesideThePanes) {
  for (const auto& [width, height] : {std::pair{1280, 720}, std::pair{1920, 1080}, std::pair{1024, 640}}) {
    Hand hand(defaultScene(2), width, height);
    hand.bench().session().open(lectureGallery().front().lecture, "");
    present(hand);
    const int stops = hand.session().lecture()->size();
    for (int stop = 0; stop < stops; ++stop) {
      const Layout& layout = hand.bench().layout();
      EXPECT_LE(layout.timeline.right(), layout.presenter.x + 0.5f);
      EXPECT_GE(layout.presenter.width, 300);
      const ImGuiWindow* panel = ImGui::FindWindowByName("presenter");
      ASSERT_NE(panel, nullptr);
      EXPECT_LE(panel->ScrollMax.y, 0.4f * panel->Size.y) << "stop " << stop + 1 << " at " << width;
      hand.key(SDLK_PAGEDOWN);
    }
  }
}

TEST(Presenter, TimeIsToldInMinutes) {
  EXPECT_EQ(durationText(std::chrono::minutes(0)), "0 min");
  EXPECT_EQ(durationText(std::chrono::minutes(59)), "59 min");
  EXPECT_EQ(durationText(std::chrono::minutes(65)), "1 h 05 min");
}

}  // namespace
}  // namespace gjklab::presenter_test
