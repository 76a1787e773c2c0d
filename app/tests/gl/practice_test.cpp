// Practice and the page of what one can do, with mouse and keyboard.

#include "model/lesson/practice.h"
#include "gjk/feature.h"
#include "gl/lesson_window.h"
#include "messages_in.h"

#include <algorithm>
#include <optional>

namespace gjklab::practice_test {
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
  static bool isPartOf(const Choice& choice, const Answer& answer) {
    if (const auto* pair = std::get_if<PairAnswer>(&choice)) {
      const auto& all = std::get<PairAnswer>(answer);
      return pair->index_a == all.index_a || pair->index_b == all.index_b;
    }
    if (const auto* corners = std::get_if<Corners>(&choice)) {
      if (const auto* one = std::get_if<Corners>(&answer)) return *one == *corners;
      const auto& set = std::get<CornerSet>(answer);
      return std::find(set.begin(), set.end(), *corners) != set.end();
    }
    const auto feature = std::get<gjk::Feature>(choice), all = std::get<gjk::Feature>(answer);
    return feature == all || (gjk::vertexCount(feature) == 1 && gjk::vertexCount(all) != 1 && (feature & all) != 0);
  }
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
  std::optional<test::TestLanguage> language;  // of what is said at the end
  while (!lessons().practice()->ended() && questions < 40) {
    hand_.rest();
    answerRight();
    EXPECT_EQ(room().answered(), Answered::right) << room().remark();
    EXPECT_EQ(askedSoFar(progress().practice), ++questions) << "kept at once";
    EXPECT_EQ(lessons().practice()->right(), questions);
    if (questions == 20) language.emplace();
    lessons().update(15);
    hand_.key(SDLK_PAGEDOWN);
  }
  EXPECT_EQ(questions, 20) << "of 15 seconds each";
  EXPECT_EQ(progress().practice.size(), kTopicCount) << "all topics came";
  EXPECT_EQ(progress().lessons, places) << "practice turns no page of a lesson";
  EXPECT_EQ(test::factsOf(room().lesson().goal), (test::Facts{{"right", "20"}, {"asked", "20"}}));
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

/// Where the answer is in the picture, a click on it answers: a vertex of each body, an edge's region, a side, corners.
TEST_F(PracticeWindow, ThePictureTakesTheAnswer) {
  goPast(9);
  int clicked = 0;
  for (const Topic topic : {Topic::support, Topic::regions, Topic::corners, Topic::horizon})
    for (int round = 0; round < 4; ++round) {
      for (const TopicInfo& info : topicTable())
        hand_.bench().session().apply(
            KeepPractice{info.word, info.topic == topic ? TopicRecord{2} : TopicRecord{5, 50 + 8 * clicked, 1, 0}});
      lessons().perform({Teach::What::practise});
      hand_.rest();
      ASSERT_EQ(room().current().predict->topics, std::vector<Topic>{topic});
      const AnswerSheet sheet = room().sheet();
      const std::vector<Candidate> candidates = room().inPicture(hand_.session());
      const Answer right = *sheet.rightOne();
      int choices = 0;
      for (const Candidate& candidate : candidates) {
        const std::vector<int> places = sheet.placesOf(candidate.choice);
        ASSERT_FALSE(places.empty()) << candidate.label;
        EXPECT_TRUE(!candidate.listed || places.size() == 1) << candidate.label;
        if (!candidate.listed || !isPartOf(candidate.choice, right)) continue;
        dvec3 middle(0.0);
        for (const dvec3& p : candidate.shape) middle += p / static_cast<double>(candidate.shape.size());
        // A region is where O is; all else lies where it is drawn.
        hand_.click(hand_.at(candidate.space, topic == Topic::regions ? dvec3(0.0) : middle));
        ++choices;
      }
      if (sheet.kind != AnswerSheet::Kind::one) {
        for (std::size_t i = 0; i <= sheet.items.size() + sheet.others.size(); ++i) hand_.key(SDLK_DOWN);
        hand_.key(SDLK_RETURN);
      }
      EXPECT_EQ(room().answered(), Answered::right) << infoOf(topic).word << round << ": " << room().remark();
      clicked += choices;
      lessons().close();
    }
  EXPECT_GE(clicked, 18);
}

}  // namespace
}  // namespace gjklab::practice_test
