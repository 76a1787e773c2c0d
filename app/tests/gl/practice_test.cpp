// Practice and the page of what one can do, with mouse and keyboard.

#include "model/lesson/practice.h"
#include "gl/lesson_window.h"

#include <string>

namespace gjklab {
namespace {

class PracticeWindow : public LessonWindow {
 protected:
  Lessons& lessons() { return hand_.bench().lessons(); }
  /// All pages of the first lessons have been gone past.
  void goPast(std::size_t count) {
    const auto& entries = lessons().shelf().entries();
    for (std::size_t i = 0; i < count; ++i)
      hand_.bench().session().apply(KeepLessonPlace{entries[i].file, {0, false, entries[i].beats, {}}});
  }
  const LearnerProgress& progress() { return hand_.session().progress(); }
  void answerRight() {
    const Prediction& asked = *room().current().predict;
    if (asked.ask) return lessons().perform({Teach::What::answer, {}, 0, *room().sheet().rightOne()});
    for (std::size_t i = 0; i < asked.choices.size(); ++i)
      if (asked.choices[i].right) lessons().perform({Teach::What::choose, {}, static_cast<int>(i)});
  }
};

TEST_F(PracticeWindow, NeedsALessonFirst) {
  lessons().perform({Teach::What::practise});
  EXPECT_FALSE(room().open());
  goPast(1);
  lessons().perform({Teach::What::practise});
  EXPECT_TRUE(room().open());
}

TEST_F(PracticeWindow, GoesOnForFiveMinutesAndKeepsEveryAnswer) {
  goPast(17);
  const Scene own = hand_.scene();
  const auto places = progress().lessons;
  lessons().perform({Teach::What::practise});
  int questions = 0;
  while (!lessons().practice()->ended() && questions < 40) {
    hand_.rest();
    answerRight();
    EXPECT_EQ(room().answered(), Answered::right) << room().remark();
    EXPECT_EQ(askedSoFar(progress().practice), ++questions) << "kept at once";
    EXPECT_EQ(lessons().practice()->right(), questions);
    lessons().look(20);
    hand_.key(SDLK_PAGEDOWN);
  }
  EXPECT_EQ(questions, 15) << "of 20 seconds each";
  EXPECT_EQ(progress().practice.size(), 13u) << "all topics came";
  EXPECT_EQ(progress().lessons, places) << "practice turns no page of a lesson";
  EXPECT_EQ(room().lesson().goal, "15 of 15 right at once.");
  hand_.key(SDLK_PAGEDOWN);
  EXPECT_FALSE(room().open());
  EXPECT_EQ(hand_.scene(), own) << "the lab is as it was";
}

TEST_F(PracticeWindow, WhatIsPassedOverIsNotRightAndTheNextQuestionIsAnother) {
  goPast(4);
  lessons().perform({Teach::What::practise});
  const Scene first = hand_.scene();
  hand_.key(SDLK_PAGEDOWN);
  EXPECT_FALSE(hand_.scene() == first);
  ASSERT_EQ(progress().practice.size(), 1u);
  EXPECT_EQ(progress().practice.begin()->second, (TopicRecord{0, 1, 0, 1}));
  hand_.key(SDLK_PAGEUP);
  EXPECT_EQ(askedSoFar(progress().practice), 1) << "there is no way back";
  lessons().close();
  EXPECT_EQ(askedSoFar(progress().practice), 1) << "a question that was left is none that was missed";
  EXPECT_EQ(lessons().practice(), nullptr);
}

TEST_F(PracticeWindow, ALessonThatIsOpenedEndsIt) {
  goPast(4);
  lessons().perform({Teach::What::practise});
  lessons().perform({Teach::What::start, "05-loop.md"});
  EXPECT_EQ(lessons().practice(), nullptr);
  EXPECT_EQ(room().lesson().file, "05-loop.md");
}

}  // namespace
}  // namespace gjklab
