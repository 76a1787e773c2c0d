// Every page of every lesson fits in an ordinary window of 1280 × 720: its text, its answers and the way on are seen
// without scrolling, in every language.

#include "gl/lesson_window.h"
#include "model/assets/language.h"

#include <fmt/format.h>
#include <imgui_internal.h>

#include <string>

namespace gjklab {
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

}  // namespace
}  // namespace gjklab
