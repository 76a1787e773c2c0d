// What stands where on the screen: nothing that is read moves from step to step, everything can be reached.

#include "gl/gl_fixture.h"
#include "gl/hand.h"
#include "gl/hand_scenes.h"
#include "model/caption/caption.h"
#include "model/compose/text_measure.h"
#include "model/gallery/gallery.h"
#include "model/lesson/subtitles.h"
#include "ui/kit/stage_layout.h"
#include "ui/panel/lesson_pages.h"

#include <imgui_internal.h>

#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <variant>

namespace gjklab::screen_test {
namespace {

class ScreenTest : public GlTest {};

/// A part of a panel with its own scrollbar.
const ImGuiWindow* part(const std::string& name) {
  for (const ImGuiWindow* window : ImGui::GetCurrentContext()->Windows)
    if (window->WasActive && std::string(window->Name).rfind(name + "_", 0) == 0) return window;
  return nullptr;
}

/// The popup in front.
const ImGuiWindow* frontPopup() {
  const auto& open = ImGui::GetCurrentContext()->OpenPopupStack;
  return open.empty() ? nullptr : open.back().Window;
}

std::size_t linesOfCode(const Session& session) {
  const PlaceInStep at = session.revealed();
  return caption(session.scene(), session.run(), session.track(Space::difference).timeline, at.place)
      .pseudocode.lines.size();
}

void showStep(Hand& hand, int step) {
  hand.bench().session().apply(Seek{step});
  hand.rest(2);  // one to lay out, one to be measured
}

TEST_F(ScreenTest, CaptionAndPseudocodeKeepTheirPlacesFromStepToStep) {
  for (const int dimension : {2, 3}) {
    Hand hand(defaultScene(dimension), 1280, 720);
    std::map<std::size_t, float> tops;  // of the pseudocode, by its number of lines: one algorithm has one place
    for (int i = 0; i < hand.session().timeline().size(); ++i) {
      showStep(hand, i);
      const ImGuiWindow *words = part("inspector/caption"), *code = part("inspector/algorithm"),
                        *numbers = part("inspector/numbers");
      ASSERT_TRUE(words && code && numbers);
      EXPECT_EQ(words->Pos.y, hand.bench().layout().inspector.y);
      EXPECT_EQ(words->ScrollMax.y, 0) << "the whole caption shows at step " << i;
      EXPECT_EQ(code->ScrollMax.y, 0) << "all of the pseudocode shows at step " << i;
      EXPECT_LE(code->Pos.y + code->Size.y, hand.bench().layout().inspector.bottom() + 1);
      const float top = tops.emplace(linesOfCode(hand.session()), code->Pos.y).first->second;
      EXPECT_EQ(code->Pos.y, top) << dimension << "-D, step " << i;
      EXPECT_GE(numbers->Size.y, 80) << "room for the numbers between them";
    }
  }
}

TEST_F(ScreenTest, TheWordsOfTwoMethodsStandFirstAndKeepTheirPlace) {
  Hand hand(defaultScene(2), 1280, 720);
  hand.bench().session().apply(ToggleCompare{});
  hand.rest();
  for (int i = 0; i < hand.session().timeline().size(); ++i) {
    showStep(hand, i);
    const ImGuiWindow *words = part("inspector/words"), *figures = part("inspector/figures");
    ASSERT_TRUE(words && figures);
    const Area& panel = hand.bench().layout().inspector;
    EXPECT_EQ(words->Pos.y, panel.y);
    EXPECT_GT(words->Size.y, panel.height / 2);
    EXPECT_NEAR(figures->Pos.y, words->Pos.y + words->Size.y, 1) << "step " << i;
    EXPECT_LE(figures->Pos.y + figures->Size.y, panel.bottom() + 1);
  }
}

TEST_F(ScreenTest, SectionsFoldAndRememberIt) {
  Hand hand(defaultScene(2), 1280, 720);
  hand.key(SDLK_RIGHT);
  const ImGuiWindow* code = part("inspector/algorithm");
  ASSERT_TRUE(code);
  const double top = static_cast<double>(code->Pos.y), bottom = hand.bench().layout().inspector.bottom();
  const dvec2 heading(static_cast<double>(code->Pos.x) + 40, top + 13);
  hand.click(heading);
  EXPECT_TRUE(hand.session().settings().folds.algorithm);
  hand.rest();
  EXPECT_LT(bottom - static_cast<double>(part("inspector/algorithm")->Pos.y), 60) << "only its heading is left";
  hand.click({heading.x, static_cast<double>(part("inspector/algorithm")->Pos.y) + 13});
  EXPECT_FALSE(hand.session().settings().folds.algorithm);
  hand.rest();
  EXPECT_EQ(static_cast<double>(part("inspector/algorithm")->Pos.y), top);
  hand.click({heading.x, static_cast<double>(part("inspector/numbers")->Pos.y) + 13});
  EXPECT_TRUE(hand.session().settings().folds.tests);
}

TEST_F(ScreenTest, TheProjectorBringsTheStage) {
  for (const ThemeName from : {ThemeName::light, ThemeName::dark}) {
    const Settings plain = withTheme(Hand::still(), from);
    EXPECT_FALSE(plain.stage);
    EXPECT_TRUE(withTheme(plain, ThemeName::projector).stage);
    EXPECT_FALSE(withTheme(withTheme(plain, ThemeName::projector), from).stage);
    Settings own = plain;
    own.stage = true;
    EXPECT_TRUE(withTheme(own, ThemeName::dark).stage) << "switched on by hand it stays";
  }
  Hand hand(defaultScene(2), 1280, 720);
  hand.key(SDLK_s);
  EXPECT_TRUE(hand.session().settings().stage);
  EXPECT_FALSE(hand.bench().layout().stage.empty());
  hand.key(SDLK_s);
  EXPECT_TRUE(hand.bench().layout().stage.empty());
}

/// The middle of a tool of the lectern's bar.
dvec2 toolAt(Hand& hand, int tool) {
  const Area& bar = hand.bench().layout().lectern;
  return {static_cast<double>(bar.x + bar.width * (static_cast<float>(tool) + 0.5f) / kLecternTools),
          static_cast<double>(bar.y + bar.height / 2)};
}

TEST_F(ScreenTest, TheLecternsToolsAreOneClickAway) {
  Hand hand(defaultScene(2), 1280, 720, withTheme(Hand::still(), ThemeName::projector));
  const auto state = [&] {
    const Session& session = hand.session();
    return std::array{session.lectern().tool() == Tool::pen, session.lectern().tool() == Tool::marker,
                      session.lectern().spotlight(),         session.lectern().blank(),
                      session.settings().ask_first,          session.settings().stage_numbers,
                      session.lecture() != nullptr,          !session.settings().stage};
  };
  static_assert(std::tuple_size_v<decltype(state())> == kLecternTools);
  for (int tool = 0; tool < kLecternTools; ++tool) {
    EXPECT_FALSE(state()[static_cast<std::size_t>(tool)]) << tool;
    hand.click(toolAt(hand, tool));
    EXPECT_TRUE(state()[static_cast<std::size_t>(tool)]) << tool;
    if (hand.session().lectern().blank()) hand.key(SDLK_b);
    // While the user draws, the eraser is where the light is.
    if (tool == 1) {
      hand.click(toolAt(hand, 2));
      EXPECT_EQ(hand.session().lectern().tool(), Tool::eraser);
      hand.key(SDLK_ESCAPE);
    }
  }
  EXPECT_FALSE(hand.bench().layout().top_bar.empty()) << "back in the window";
}

TEST_F(ScreenTest, OnTheStageNothingIsToldBeforeItsStep) {
  Settings settings = Hand::still();
  settings.answer_ahead = true;
  Hand hand(defaultScene(2), 1280, 720, settings);
  hand.key(SDLK_HOME);
  EXPECT_TRUE(hand.session().tellsAnswer());
  hand.key(SDLK_F5);
  ASSERT_TRUE(hand.session().settings().stage);
  EXPECT_FALSE(hand.session().tellsAnswer());
  hand.key(SDLK_END);
  EXPECT_TRUE(hand.session().tellsAnswer());
}

TEST_F(ScreenTest, OffTheStageTheSliderShowsTheWholeRunAndTheAnswerWaitsForItsStep) {
  Hand hand(defaultScene(2), 1280, 720);
  hand.key(SDLK_HOME);
  EXPECT_FALSE(hand.session().tellsAnswer());
  EXPECT_TRUE(hand.session().showsWholeTimeline());
  hand.key(SDLK_END);
  EXPECT_TRUE(hand.session().tellsAnswer());
}

TEST_F(ScreenTest, WhatLiesUnderARestingPointerIsSilentAfterAStep) {
  Hand hand(defaultScene(2), 1280, 720, withTheme(Hand::still(), ThemeName::projector));
  const Area& world = hand.bench().layout().world;
  const dvec3 middle = project(hand.session().view(Space::world), hand.scene().a.position);
  hand.moveTo({static_cast<double>(world.x) + middle.x, static_cast<double>(world.y) + middle.y});
  hand.rest();
  EXPECT_FALSE(std::holds_alternative<std::monostate>(hand.session().hover()));
  hand.key(SDLK_LEFT);
  hand.rest();
  EXPECT_TRUE(std::holds_alternative<std::monostate>(hand.session().hover()));
  EXPECT_EQ(ImGui::GetMouseCursor(), ImGuiMouseCursor_None);
  hand.moveTo({static_cast<double>(world.x) + middle.x + 2, static_cast<double>(world.y) + middle.y});
  hand.rest();
  EXPECT_FALSE(std::holds_alternative<std::monostate>(hand.session().hover()));
}

TEST_F(ScreenTest, LeavingTheStageLeadsBackToWhatWasThere) {
  Settings settings = Hand::still();
  settings.scene_panel = true;
  SeeingHand hand(defaultScene(3), 1280, 720, settings);
  hand.rest(6);
  const Picture before = hand.picture();
  hand.key(SDLK_s);
  hand.rest(6);
  EXPECT_FALSE(hand.picture().rgb == before.rgb);
  hand.key(SDLK_s);
  hand.rest(6);
  EXPECT_TRUE(hand.picture().rgb == before.rgb);
}

TEST_F(ScreenTest, TheGalleryIsGoneThroughByKeys) {
  for (const bool stage : {false, true}) {
    Settings settings = Hand::still();
    settings.stage = stage;
    SeeingHand hand(defaultScene(2), 1280, 720, settings);
    const std::string title = hand.scene().title;
    hand.key(SDLK_F2);
    ASSERT_TRUE(frontPopup());
    hand.key(SDLK_ESCAPE);
    EXPECT_FALSE(frontPopup());
    hand.key(SDLK_F2);
    const auto& entries = gallery();
    const auto here =
        std::find_if(entries.begin(), entries.end(), [&](const auto& e) { return e.scene.title == title; });
    ASSERT_LT(here + 1, entries.end());
    hand.key(SDLK_RIGHT);
    hand.key(SDLK_RETURN);
    EXPECT_FALSE(frontPopup());
    EXPECT_EQ(hand.scene().title, (here + 1)->scene.title) << "the one that was open is where the keys begin";
    const Picture before = hand.picture();
    hand.key(SDLK_F2);
    EXPECT_FALSE(hand.picture().rgb == before.rgb);
    if (stage) continue;  // it has the whole width
    hand.click({1200, 600});
    EXPECT_FALSE(frontPopup()) << "a click beside it closes it";
  }
}

TEST_F(ScreenTest, LabelsStayOnTheirSideInTheWindow) {
  SeeingHand hand(defaultScene(2), 1280, 720);
  hand.key(SDLK_END);
  const Picture once = hand.picture();
  hand.rest(4);
  const Picture again = hand.picture();
  EXPECT_TRUE(once.rgb == again.rgb) << "a picture that nothing changes stays as it is";
}

TEST_F(ScreenTest, TheCommandsAndTheHelpPageNeedNoScrolling) {
  for (const ThemeName name : {ThemeName::light, ThemeName::projector}) {
    Settings settings = Hand::still();
    settings.theme = name;
    Hand hand(defaultScene(2), 1280, 720, settings);
    hand.key(SDLK_F6);
    const ImGuiWindow* sheet = frontPopup();
    ASSERT_NE(sheet, nullptr);
    EXPECT_GE(sheet->Pos.y, 0);
    EXPECT_LE(sheet->Pos.y + sheet->Size.y, 720);
    ASSERT_FALSE(sheet->DC.ChildWindows.empty());
    if (name == ThemeName::light) {
      EXPECT_EQ(sheet->DC.ChildWindows.front()->ScrollMax.y, 0);
    }
    hand.key(SDLK_ESCAPE);
    hand.bench().showHelp();
    hand.rest();
    const ImGuiWindow* help = frontPopup();
    ASSERT_NE(help, nullptr);
    const ImGuiTabBar* tabs = ImGui::GetCurrentContext()->TabBars.GetByIndex(0);
    for (int page = 0; page + 1 < tabs->Tabs.Size; ++page) {  // the last has all the words
      const ImGuiTabItem& tab = tabs->Tabs[page];
      hand.click({tabs->BarRect.Min.x + tab.Offset + tab.Width / 2, tabs->BarRect.GetCenter().y});
      ASSERT_EQ(tabs->SelectedTabId, tab.ID);
      EXPECT_EQ(help->ScrollMax.y, 0) << page << ", " << (name == ThemeName::light ? "light" : "projector");
    }
  }
}

TEST_F(ScreenTest, ATipIsGoneWithTheFirstKeyAndComesBackWithTheMouse) {
  Hand hand(defaultScene(2), 1280, 720);
  const auto tip = [] {
    const ImGuiWindow* window = ImGui::FindWindowByName("##Tooltip_00");
    return window && window->Active;
  };
  const ImGuiWindow* top = ImGui::FindWindowByName("top");
  ASSERT_NE(top, nullptr);
  const dvec2 help(top->Size.x - 36, top->Size.y / 4);  // in the upper of its two rows
  hand.moveTo(help);
  hand.rest();
  ASSERT_TRUE(tip());
  hand.key(SDLK_RIGHT);
  EXPECT_FALSE(tip());
  hand.moveTo(help + dvec2(2, 0));
  hand.rest();
  EXPECT_TRUE(tip());
}

/// Every beat of every lesson: in the Stage's type, first two lines of text at a time above a large picture, then its
/// question and answers in a column whose pages hold what is on them; as many pages at every resolution but for a few,
/// and gone through by the key that leads on.
TEST_F(ScreenTest, LessonsOnTheStageHaveSubtitlesAndThenAColumnForTheirQuestion) {
  std::map<std::pair<std::string, int>, int> pages;
  int others = 0;
  for (const auto& [width, height] : {std::pair{1280, 720}, {1920, 1080}}) {
    Hand hand(defaultScene(2), width, height, withTheme(Hand::still(), ThemeName::projector));
    const auto share = [&, w = static_cast<float>(width), h = static_cast<float>(height)] {
      return shareOfPicture(hand.bench().layout(), w, h);
    };
    for (const LessonShelf::Entry& entry : hand.bench().lessons().shelf().entries()) {
      hand.bench().lessons().perform({Teach::What::start, entry.file});
      for (int beat = 0; beat < entry.beats; ++beat) {
        SCOPED_TRACE(entry.file + ", beat " + std::to_string(beat + 1) + " at " + std::to_string(width));
        hand.bench().lessons().perform({Teach::What::go, {}, beat});
        hand.rest();
        ASSERT_TRUE(hand.bench().layout().top_bar.empty());
        EXPECT_GE(hand.toolkit().fonts().lesson->FontSize / kLineHeightPerEm,
                  0.036f * static_cast<float>(height) - 0.5f);
        const Classroom& room = hand.bench().lessons().classroom();
        const int subtitles = static_cast<int>(subtitlesOf(room.lesson(), beat).size());
        for (int page = 0;; ++page) {
          const LessonChoice text = hand.bench().forAudience().choice;
          EXPECT_EQ(text.page, page);
          if (page < subtitles) {
            EXPECT_GE(share(), 0.8f);
          } else {
            const ImGuiWindow* panel = ImGui::FindWindowByName("lesson");
            ASSERT_NE(panel, nullptr);
            for (const float part : text.heights) EXPECT_LE(part, 0.89f * panel->Size.y) << "fits on no page";
          }
          if (page + 1 >= text.pages) break;
          hand.key(SDLK_PAGEDOWN);
          hand.rest();
          ASSERT_EQ(room.beat(), beat);
        }
        const int count = hand.bench().forAudience().choice.pages;
        EXPECT_GE(count, subtitles + (hasColumn(room.current()) ? 1 : 0));
        const auto [known, first] = pages.emplace(std::pair(entry.file, beat), count);
        others += known->second != count;
        if (beat + 1 == entry.beats) continue;
        hand.key(SDLK_PAGEDOWN);
        EXPECT_EQ(room.beat(), beat + 1);
      }
    }
  }
  EXPECT_LE(others, static_cast<int>(pages.size()) / 25) << "a line may break elsewhere with whole pixels";
}

/// Keys that move the cursor, and a verdict, bring on the column with the question.
TEST_F(ScreenTest, OnTheStageAKeyForTheAnswersBringsOnTheQuestion) {
  Hand hand(defaultScene(2), 1280, 720, withTheme(Hand::still(), ThemeName::projector));
  Lessons& lessons = hand.bench().lessons();
  lessons.perform({Teach::What::start, "05-loop.md"});
  const auto asks = [&] { return lessons.classroom().current().predict.has_value(); };
  for (int beat = 1; !asks(); ++beat) lessons.perform({Teach::What::go, {}, beat});
  hand.rest();
  EXPECT_EQ(hand.bench().forAudience().choice.page, 0);
  hand.key(SDLK_DOWN);
  hand.rest();
  EXPECT_GE(hand.bench().forAudience().choice.page, hand.bench().forAudience().choice.subtitles);
  hand.key(SDLK_PAGEUP);
  hand.rest();
  EXPECT_LT(hand.bench().forAudience().choice.page, hand.bench().forAudience().choice.subtitles);
}

TEST(LessonPages, HoldAsManyPartsAsThereIsRoomFor) {
  using Starts = std::vector<std::size_t>;
  EXPECT_EQ(pageStarts({}, 100), Starts{0});
  EXPECT_EQ(pageStarts({40, 50}, 100), Starts{0});
  EXPECT_EQ(pageStarts({40, 70, 20, 20}, 100), (Starts{0, 1, 3}));
  EXPECT_EQ(pageStarts({400, 10, 400}, 100), (Starts{0, 1, 2})) << "what fits on no page has one of its own";
}

}  // namespace
}  // namespace gjklab::screen_test
