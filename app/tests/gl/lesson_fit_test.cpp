// Every page of every lesson fits in an ordinary window of 1280 × 720: its text, its answers and the way on are seen
// without scrolling, in every language.

#include "gl/lesson_window.h"
#include "model/assets/language.h"

#include <fmt/format.h>
#include <imgui_internal.h>

#include <string>

namespace gjklab::lesson_fit_test {
namespace {

class LessonFit : public GlTest {
 protected:
  void SetUp() override {
    GlTest::SetUp();
    before_ = spokenLanguage();
  }
  void TearDown() override {
    chooseLanguage(before_);
    GlTest::TearDown();
  }
  static Settings inLanguage(const std::string& code) {
    Settings settings = Hand::still();
    settings.language = code;
    return settings;
  }
  static float hiddenBelow() {
    const ImGuiWindow* text = ImGui::FindWindowByName("lesson");
    return text ? text->ScrollMax.y : -1;
  }

 private:
  std::string before_;
};

TEST_F(LessonFit, EveryPageFitsInASmallWindow) {
  for (const std::string language : {"en", "de"}) {
    chooseLanguage(language);
    Hand hand(defaultScene(2), 1280, 720, inLanguage(language));
    ASSERT_EQ(spokenLanguage(), language);
    Lessons& lessons = hand.bench().lessons();
    for (const LessonShelf::Entry& entry : lessons.shelf().entries()) {
      lessons.perform({Teach::What::start, entry.file});
      for (int i = 0; i < lessons.classroom().beats(); ++i) {
        lessons.perform({Teach::What::go, {}, i});
        hand.rest(3);
        const std::string where = fmt::format("{} {}, page {}", language, entry.file, i + 1);
        EXPECT_EQ(hiddenBelow(), 0) << where;
        const Layout& layout = hand.bench().layout();
        EXPECT_LE(layout.lesson.bottom(), 720) << where;
      }
    }
  }
}

/// Text twice as large needs more than the panel's height. The reason of a wrong answer is then brought into sight: at
/// most the buttons below it are not.
TEST_F(LessonFit, TheReasonOfAWrongAnswerIsSeen) {
  constexpr float kButtons = 80;
  Settings settings = inLanguage("en");
  settings.ui_scale = 2;
  Hand hand(defaultScene(2), 1280, 720, settings);
  Lessons& lessons = hand.bench().lessons();
  int wrong = 0;
  for (const LessonShelf::Entry& entry : lessons.shelf().entries()) {
    lessons.perform({Teach::What::start, entry.file});
    for (int i = 0; i < lessons.classroom().beats(); ++i) {
      lessons.perform({Teach::What::go, {}, i});
      hand.rest(2);
      const auto& asked = lessons.classroom().current().predict;
      for (std::size_t k = 0; asked && k < asked->choices.size(); ++k) {
        if (asked->choices[k].right) continue;
        lessons.perform({Teach::What::choose, {}, static_cast<int>(k)});
        hand.rest(4);
        const ImGuiWindow* text = ImGui::FindWindowByName("lesson");
        EXPECT_LE(text->ScrollMax.y - text->Scroll.y, kButtons) << entry.file << ", page " << i + 1 << ", " << k + 1;
        ++wrong;
      }
    }
  }
  EXPECT_GT(wrong, 50);
}

}  // namespace
}  // namespace gjklab::lesson_fit_test
