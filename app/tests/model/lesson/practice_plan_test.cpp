#include "model/lesson/practice_plan.h"

#include "model/lesson/practice_questions.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <set>

namespace gjklab::practice_plan_test {
namespace {

const std::vector<Topic> kSix{Topic::difference, Topic::origin,    Topic::support,
                              Topic::corners,    Topic::direction, Topic::proof};

/// Asks and answers as a learner would; the topics in the order in which they came.
template <class Answer>
std::vector<Topic> learn(const std::vector<Topic>& topics, int questions, Answer answer) {
  PracticeRecords records;
  std::vector<Topic> asked;
  for (int number = 1; number <= questions; ++number) {
    const Topic topic = *nextTopic(topics, records, number);
    asked.push_back(topic);
    records[infoOf(topic).word] = afterAnswer(recordOf(records, topic), answer(topic, number), number);
    EXPECT_EQ(askedSoFar(records), number);
  }
  return asked;
}

std::vector<int> placesOf(const std::vector<Topic>& asked, Topic topic) {
  std::vector<int> places;
  for (std::size_t i = 0; i < asked.size(); ++i)
    if (asked[i] == topic) places.push_back(static_cast<int>(i) + 1);
  return places;
}

TEST(PracticePlan, WhatIsMissedComesBackAfterTwoQuestions) {
  for (const Topic missed : kSix) {
    bool once = false;
    const auto asked = learn(kSix, 12, [&](Topic topic, int) {
      if (topic != missed || once) return Settled::right;
      once = true;
      return Settled::shown;
    });
    const std::vector<int> places = placesOf(asked, missed);
    ASSERT_GE(places.size(), 2u);
    EXPECT_EQ(places[1] - places[0], 2) << infoOf(missed).word;
  }
}

TEST(PracticePlan, WhatIsKnownComesLaterEachTime) {
  const auto asked = learn(kSix, 400, [](Topic, int) { return Settled::right; });
  for (const Topic topic : kSix) {
    const std::vector<int> places = placesOf(asked, topic);
    ASSERT_GE(places.size(), 5u);
    for (std::size_t i = 0; i < 6; ++i) EXPECT_TRUE(placesOf({asked.begin(), asked.begin() + 6}, topic).size() == 1u);
  }
}

/// Whatever is answered: nothing comes twice in a row, all is met soon, and what is weak comes more often than what is
/// known.
TEST(PracticePlan, HoldsForAnyAnswers) {
  for (unsigned seed = 1; seed <= 200; ++seed) {
    std::mt19937 random(seed);
    const auto asked = learn(kSix, 240, [&](Topic topic, int) {
      const bool weak = topic == Topic::corners || topic == Topic::proof;
      return random() % 10 < (weak ? 3U : 9U) ? Settled::right : random() % 2 ? Settled::shown : Settled::mended;
    });
    for (std::size_t i = 1; i < asked.size(); ++i) ASSERT_NE(asked[i], asked[i - 1]) << seed;
    EXPECT_EQ(std::set<Topic>(asked.begin(), asked.begin() + 12).size(), 6u) << seed;
    std::size_t weak = 0, known = 0;
    for (const Topic topic : kSix) {
      const std::size_t count = placesOf(asked, topic).size();
      EXPECT_GE(count, 6u) << seed;
      (topic == Topic::corners || topic == Topic::proof ? weak : known) += count;
    }
    EXPECT_GT(2 * weak, known) << seed;
  }
}

/// A second plan, written out: boxes, due numbers, and the rule in words.
TEST(PracticePlan, FollowsItsRule) {
  struct Card {
    int box = 0, last = 0, times = 0;
  };
  for (unsigned seed = 1; seed <= 100; ++seed) {
    std::mt19937 random(seed);
    PracticeRecords records;
    std::vector<Card> cards(kSix.size());
    for (int number = 1; number <= 150; ++number) {
      bool repeated = false;
      for (const Card& card : cards) repeated = repeated || (card.last == number - 1 && card.times > 1);
      int best = -1;
      long best_key = 0;
      for (std::size_t i = 0; i < cards.size(); ++i) {
        const Card& card = cards[i];
        if (card.times > 0 && card.last == number - 1) continue;
        int wait = 2;
        for (int k = 0; k < card.box; ++k) wait *= 2;
        const int due = card.last + wait;
        const long group = card.times == 0 ? (repeated ? 0 : 2) : due > number ? 4 : card.box == 0 ? 1 : 3;
        const long key = group * 100000 + (card.times == 0 ? 0 : due);
        if (best >= 0 && key >= best_key) continue;
        best = static_cast<int>(i);
        best_key = key;
      }
      const Topic topic = *nextTopic(kSix, records, number);
      ASSERT_EQ(topic, kSix[static_cast<std::size_t>(best)]) << seed << " " << number;
      Card& card = cards[static_cast<std::size_t>(best)];
      const auto how = static_cast<Settled>(random() % 3);
      if (how == Settled::right) card.box = std::min(card.box + 1, 5);
      if (how == Settled::shown) card.box = 0;
      card.last = number;
      ++card.times;
      records[infoOf(topic).word] = afterAnswer(recordOf(records, topic), how, number);
      EXPECT_EQ(recordOf(records, topic).box, card.box);
    }
  }
}

TEST(PracticePlan, OneTopicAloneIsAskedAgain) {
  EXPECT_EQ(learn({Topic::support}, 3, [](Topic, int) { return Settled::right; }).size(), 3u);
  EXPECT_FALSE(nextTopic({}, {}, 1));
}

TEST(PracticePlan, OnlyWhatLessonsHaveTaughtIsAsked) {
  const LessonShelf shelf;
  EXPECT_TRUE(taughtTopics(shelf, {}).empty());
  EXPECT_TRUE(taughtTopics(shelf, {{"01-meeting.md", {0, false}}}).empty()) << "nothing has been asked yet";
  const LessonShelf::Entry& first = shelf.entries().front();
  LessonPlace place;
  place.settled[first.tasks.front().beat] = Settled::shown;
  EXPECT_EQ(taughtTopics(shelf, {{first.file, place}}), std::vector<Topic>{Topic::difference});
  std::map<std::string, LessonPlace> all;
  for (const auto& entry : shelf.entries()) all[entry.file].passed = entry.beats;
  EXPECT_EQ(taughtTopics(shelf, all).size(), kTopicCount);
  EXPECT_TRUE(taughtSpace(shelf, all));
  EXPECT_FALSE(taughtSpace(shelf, {{first.file, place}}));
}

/// Each of the sixteen has a question in the book, and its row leads to the page that asks it.
TEST(Abilities, AreShownByAnswersAndNotByPages) {
  const LessonShelf shelf;
  for (const TopicInfo& info : topicTable()) {
    LearnerProgress progress;
    for (const auto& entry : shelf.entries()) progress.lessons[entry.file].passed = entry.beats;
    const Ability none = abilityIn(info.topic, shelf, progress);
    EXPECT_GE(none.asked, 2) << info.word;
    EXPECT_EQ(none.right, 0) << info.word;
    int answered = 0;
    for (const auto& entry : shelf.entries())
      for (const auto& task : entry.tasks)
        if (std::find(task.topics.begin(), task.topics.end(), info.topic) != task.topics.end()) {
          const Ability before = abilityIn(info.topic, shelf, progress);
          EXPECT_EQ(shelf.entries()[before.lesson].file, entry.file) << info.word;
          EXPECT_EQ(before.beat, task.beat) << "the first that is open";
          progress.lessons[entry.file].settled[task.beat] = Settled::mended;
          EXPECT_EQ(abilityIn(info.topic, shelf, progress).right, answered) << "not right at once";
          progress.lessons[entry.file].settled[task.beat] = Settled::right;
          EXPECT_EQ(abilityIn(info.topic, shelf, progress).right, ++answered);
        }
    EXPECT_EQ(answered, none.asked);
    EXPECT_FALSE(none.lately);
  }
  LearnerProgress progress;
  progress.practice["support"] = afterAnswer({}, Settled::right, 1);
  EXPECT_TRUE(abilityIn(Topic::support, shelf, progress).lately);
  progress.practice["proof"] = {1, 61, 1, 0};
  EXPECT_TRUE(abilityIn(Topic::support, shelf, progress).lately);
  progress.practice["proof"] = {1, 62, 1, 0};
  EXPECT_FALSE(abilityIn(Topic::support, shelf, progress).lately) << "long ago";
  progress.practice["support"] = afterAnswer(progress.practice["support"], Settled::shown, 63);
  EXPECT_FALSE(abilityIn(Topic::support, shelf, progress).lately) << "missed since";
}

TEST(Abilities, WhatIsSkippedStaysSkipped) {
  LessonShelf::Entry entry{"a.md", "A", "", 6, {{1, {}}, {3, {}}, {5, {}}}};
  LessonPlace place;
  EXPECT_TRUE(skipped(entry, place).empty());
  place.passed = 3;
  EXPECT_EQ(skipped(entry, place), std::vector<int>{1});
  place.passed = 5;
  place.settled[3] = Settled::shown;
  EXPECT_EQ(skipped(entry, place), std::vector<int>{1}) << "the last page is still open, not skipped";
  EXPECT_FALSE(allSettled(entry, place));
  place.beat = 5;
  EXPECT_EQ(resumedAt(entry, place), 1) << "from the end to what was skipped";
  place.beat = 2;
  EXPECT_EQ(resumedAt(entry, place), 2);
  place.settled[1] = place.settled[5] = Settled::right;
  EXPECT_TRUE(allSettled(entry, place));
}

}  // namespace
}  // namespace gjklab::practice_plan_test
