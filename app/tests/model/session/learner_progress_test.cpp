#include "model/session/learner_progress.h"

#include "model/text/json_tree.h"

#include <gtest/gtest.h>

#include <random>
#include <variant>

namespace gjklab::learner_progress_test {
namespace {

LearnerProgress again(const std::string& text) {
  const auto tree = parseJsonObject(text);
  EXPECT_TRUE(std::holds_alternative<JsonTree>(tree));
  return readProgress(std::get<JsonTree>(tree));
}

LearnerProgress drawn(unsigned seed) {
  std::mt19937 random(seed);
  LearnerProgress progress;
  for (const char* file : {"01-meeting.md", "06-a b.md", "ü.md"}) {
    if (random() % 4 == 0) continue;
    LessonPlace& place = progress.lessons[file];
    place = {static_cast<int>(random() % 20), random() % 2 == 0, static_cast<int>(random() % 20), {}};
    for (int i = 0; i < 5; ++i) place.settled[static_cast<int>(random() % 20)] = static_cast<Settled>(random() % 3);
  }
  for (const char* topic : {"support", "yes-or-no", "ends"})
    if (random() % 3 != 0)
      progress.practice[topic] = {static_cast<int>(random() % 6), 1 + static_cast<int>(random() % 90),
                                  static_cast<int>(random() % 40), static_cast<int>(random() % 40)};
  return progress;
}

TEST(LearnerProgress, IsReadAsItWasWritten) {
  for (unsigned seed = 1; seed <= 200; ++seed) EXPECT_EQ(again(writeProgress(drawn(seed))), drawn(seed)) << seed;
}

TEST(LearnerProgress, LinesThatAreNoneAreLeftOut) {
  const LearnerProgress progress = again(R"({"lessons": ["a.md 3"], "passed": ["a.md 4", "b.md 2", "a.md x", ""],
    "answers": ["a.md 1 right", "a.md 2 wrong", "b.md 1 right", "a.md right", "right"],
    "practice": ["support 9 8 7 6", "support 1 2 3", "two words 1 2 3 4", "x -1 2 3 4"]})");
  EXPECT_EQ(progress.lessons, (std::map<std::string, LessonPlace>{{"a.md", {3, false, 4, {{1, Settled::right}}}}}));
  EXPECT_EQ(progress.practice, (std::map<std::string, TopicRecord>{{"support", {kHighestBox, 8, 7, 6}}}));
}

/// Two windows: each keeps what it has learnt, and nothing is counted twice.
TEST(LearnerProgress, IsMergedKeyByKey) {
  LearnerProgress before;
  before.lessons["a.md"] = {2, false, 2, {{1, Settled::shown}}};
  before.practice["support"] = {1, 4, 3, 1};
  before.practice["proof"] = {2, 5, 4, 0};
  LearnerProgress one = before, two = before;
  one.lessons["a.md"] = {5, false, 5, {{1, Settled::right}, {4, Settled::mended}}};
  one.practice["support"] = {2, 6, 4, 1};
  two.lessons["a.md"] = {3, false, 3, {{1, Settled::shown}, {2, Settled::right}}};
  two.lessons["b.md"] = {0, false, 0, {}};
  two.practice["support"] = {0, 7, 3, 2};
  two.practice["ends"] = {1, 6, 1, 0};
  LearnerProgress disk = mergeProgress(before, before, one);
  EXPECT_EQ(disk, one);
  disk = mergeProgress(disk, before, two);
  EXPECT_EQ(disk.lessons["a.md"],
            (LessonPlace{3, false, 5, {{1, Settled::right}, {2, Settled::right}, {4, Settled::mended}}}));
  EXPECT_TRUE(disk.lessons.contains("b.md"));
  EXPECT_EQ(disk.practice["support"], (TopicRecord{0, 7, 4, 2})) << "four right and two missed in all";
  EXPECT_EQ(disk.practice["proof"], before.practice["proof"]);
  EXPECT_EQ(disk.practice["ends"], two.practice["ends"]);
  EXPECT_EQ(mergeProgress(disk, two, two), disk) << "nothing new";
}

}  // namespace
}  // namespace gjklab::learner_progress_test
