#include "model/watch/watch_list.h"

#include <fmt/format.h>
#include "expect_facts.h"

#include <gtest/gtest.h>

#include <thread>

namespace gjklab::watch_list_test {
namespace {

/// Two unit squares, `x` from middle to middle.
std::string pairAt(double x) {
  return fmt::format(R"({{"gjklab":1,"dimension":2,"id":{},"a":{{"shape":"box","half_extents":[1,1]}},)"
                     R"("b":{{"shape":"box","half_extents":[1,1],"position":[{},0]}}}})",
                     x, x);
}
std::string answered(double x, const std::string& answer) {
  return fmt::format(R"({{"scene":{},"answer":{}}})", pairAt(x), answer);
}

TEST(WatchList, JudgesWhatCameWithAnAnswer) {
  WatchList list;
  list.add(answered(3, R"({"status":"separated","distance":1})"));
  list.add(answered(3, R"({"status":"separated","distance":2})"));
  list.add(pairAt(1));
  list.add("nonsense");
  list.add(answered(1, R"({"status":"near"})"));
  list.add(R"({"gjklab":1})");
  EXPECT_EQ(list.counts().waiting, 2U);
  EXPECT_TRUE(list.judgeOne());
  EXPECT_TRUE(list.judgeOne());
  EXPECT_FALSE(list.judgeOne());
  EXPECT_EQ(list.pair(1)->verdict, WatchVerdict::agrees);
  EXPECT_EQ(list.pair(2)->verdict, WatchVerdict::disagrees);
  expectFacts(list.pair(2)->reason, {"distance", "2", "1", "1"});
  EXPECT_EQ(list.pair(3)->verdict, WatchVerdict::unanswered);
  EXPECT_EQ(list.pair(3)->notes.id, "1");
  for (const long long number : {4, 5, 6}) {
    EXPECT_EQ(list.pair(number)->verdict, WatchVerdict::unreadable);
    EXPECT_FALSE(list.pair(number)->reason.empty());
  }
  EXPECT_EQ(list.numbers(true, 10), std::vector<long long>{2});
  EXPECT_EQ(list.numbers(false, 3), (std::vector<long long>{6, 5, 4}));
  EXPECT_EQ(list.newest(true)->number, 2);
  EXPECT_EQ(list.counts().disagreeing, 1U);
}

/// A probe writes its records as lines of their own; they were once refused as pairs that cannot be read.
TEST(WatchList, JoinsTheLinesOfAProbesLog) {
  const std::string head = "{\"scene\":" + pairAt(3) + "}";
  const std::string step = R"({"direction":[1,0],"simplex":[[-1,2]]})";
  WatchList list;
  list.add(head);
  list.add(step);
  EXPECT_FALSE(list.judgeOne()) << "more records may come";
  list.add(R"({"status":"separated","distance":1})");
  list.add(step);  // once more, for the same scene
  list.add(R"({"status":"intersecting"})");
  list.add(head);
  list.add(step);
  list.end();
  list.add(pairAt(3));
  EXPECT_EQ(list.counts().arrived, 4);
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(list.judgeOne());
  EXPECT_EQ(list.pair(1)->verdict, WatchVerdict::agrees);
  EXPECT_EQ(list.pair(2)->verdict, WatchVerdict::disagrees);
  expectFacts(list.pair(2)->reason, {"1", "status", "intersecting", "1"});
  EXPECT_EQ(list.pair(2)->notes.id, "3");
  EXPECT_EQ(list.pair(3)->verdict, WatchVerdict::agrees);
  EXPECT_EQ(list.pair(3)->log->steps.size(), 1U);
  EXPECT_EQ(list.pair(4)->verdict, WatchVerdict::unanswered);
  WatchList none;
  none.add(step);
  none.end();
  expectFacts(none.pair(1)->reason, {"scene"});
}

/// A program that goes round in circles writes records and never a verdict: once they were all kept, and none was read.
TEST(WatchList, ARunWithoutEndIsJudgedByItsBeginning) {
  const std::string head = "{\"scene\":" + pairAt(3) + "}";
  const std::string step = R"({"direction":[1,0],"simplex":[[-1,2]]})";
  WatchList list(100, std::size_t{1} << 20, 10 * (step.size() + 1));
  list.add(head);
  for (int i = 0; i < 1000; ++i) list.add(step);
  ASSERT_TRUE(list.judgeOne()) << "without the end of the input";
  EXPECT_EQ(list.pair(1)->log->steps.size(), 10U);
  EXPECT_EQ(list.pair(1)->verdict, WatchVerdict::disagrees) << "a simplex came twice";
  list.add(R"({"status":"separated","distance":1})");
  list.add(step);  // another run of its scene
  list.add(R"({"status":"separated","distance":1})");
  list.add(head);
  EXPECT_EQ(list.counts().arrived, 3);
  EXPECT_EQ(list.pair(2)->log->steps.size(), 1U);
}

TEST(WatchList, KeepsNoMoreBytesThanItMay) {
  const std::string line = answered(3, R"({"status":"separated"})");
  WatchList list(100, 4 * line.size());
  for (int i = 0; i < 10; ++i) list.add(line);
  list.refuse("too long");
  EXPECT_EQ(list.counts().kept, 5U) << "four lines, and one of which nothing is kept";
  EXPECT_EQ(list.counts().dropped, 6);
  EXPECT_EQ(list.newest(false)->reason, "too long");
  list.add(std::string(10 * line.size(), 'x'));
  EXPECT_EQ(list.counts().kept, 1U) << "the newest is kept, however long";
}

TEST(WatchList, KeepsTheNewestAndCountsWhatItDropped) {
  WatchList list(5);
  for (int i = 1; i <= 12; ++i) list.add(answered(i, R"({"status":"separated"})"));
  EXPECT_EQ(list.counts().arrived, 12);
  EXPECT_EQ(list.counts().dropped, 7);
  EXPECT_EQ(list.counts().kept, 5U);
  EXPECT_FALSE(list.pair(7));
  EXPECT_EQ(list.pair(8)->number, 8);
  EXPECT_EQ(list.newest(false)->number, 12);
  EXPECT_FALSE(list.pair(13));
  int judged = 0;
  while (list.judgeOne()) ++judged;
  EXPECT_EQ(judged, 5);
}

/// One thread writes, one judges, one looks.
TEST(WatchList, IsUsedFromSeveralThreads) {
  WatchList list(50);
  std::thread writer([&] {
    for (int i = 0; i < 2000; ++i) list.add(answered(i % 3 + 2.5, R"({"status":"separated","distance":0.5})"));
  });
  for (int i = 0; i < 500; ++i) {
    list.judgeOne();
    const WatchCounts counts = list.counts();
    EXPECT_EQ(counts.arrived, counts.dropped + static_cast<long long>(counts.kept));
    const auto newest = list.newest(true);
    EXPECT_TRUE(!newest || newest->notes.id != "2.5");
  }
  writer.join();
  while (list.judgeOne()) {
  }
  const WatchCounts counts = list.counts();
  EXPECT_EQ(counts.arrived, 2000);
  EXPECT_EQ(counts.kept, 50U);
  EXPECT_EQ(counts.waiting, 0U);
  EXPECT_GE(counts.disagreeing, 33U);  // two of three
  EXPECT_LE(counts.disagreeing, 34U);
}

}  // namespace
}  // namespace gjklab::watch_list_test
