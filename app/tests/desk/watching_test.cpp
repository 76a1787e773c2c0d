// Pairs that arrive: which of them shows, and that nobody's work is lost to them.

#include "desk/watching.h"

#include "model/gallery/gallery.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

namespace gjklab::watching_test {
namespace {

std::string pairAt(double x, const std::string& more) {
  return fmt::format(R"({{"scene":{{"gjklab":1,"dimension":2,"a":{{"shape":"box","half_extents":[1,1]}},)"
                     R"("b":{{"shape":"box","half_extents":[1,1],"position":[{},0]}}}}{}}})",
                     x, more);
}
const char* const kRight = R"(,"answer":{"status":"separated","distance":1})";
const char* const kWrong = R"(,"answer":{"status":"separated","distance":2})";

class WatchingTest : public testing::Test {
 protected:
  WatchingTest() { watching_.watch(list_); }
  void arrive(double x, const std::string& more) {
    list_->add(pairAt(x, more));
    while (list_->judgeOne()) {
    }
    watching_.update();
  }
  double place() const { return session_.scene().b.position.x; }

  std::shared_ptr<WatchList> list_ = std::make_shared<WatchList>(4);
  Session session_{defaultScene(2), "", Settings()};
  News news_;
  Watching watching_{session_, news_};
};

TEST_F(WatchingTest, TheNewestShowsUntilAnotherIsChosen) {
  arrive(3, kRight);
  EXPECT_EQ(place(), 3);
  arrive(3.5, kWrong);
  EXPECT_EQ(place(), 3.5);
  EXPECT_EQ(watching_.shown()->verdict, WatchVerdict::disagrees);
  watching_.perform({WatchPairs::What::show, 1});
  EXPECT_EQ(place(), 3);
  arrive(4, kWrong);
  EXPECT_EQ(place(), 3) << "what was chosen stays";
  EXPECT_EQ(watching_.counts().arrived, 3);
  watching_.perform({WatchPairs::What::follow});
  EXPECT_EQ(place(), 4);
}

TEST_F(WatchingTest, OnlyThoseThatDisagreeAreListedAndFollowed) {
  watching_.perform({WatchPairs::What::disagreeing});
  arrive(3, kRight);
  EXPECT_FALSE(watching_.shown());
  arrive(3.5, kWrong);
  arrive(3, kRight);
  EXPECT_EQ(place(), 3.5);
  EXPECT_EQ(watching_.numbers(), std::vector<long long>{2});
  watching_.perform({WatchPairs::What::disagreeing});
  EXPECT_EQ(watching_.numbers(), (std::vector<long long>{3, 2, 1}));
}

TEST_F(WatchingTest, WhatWasDroppedIsSaid) {
  for (int i = 0; i < 9; ++i) arrive(3 + i, kRight);
  EXPECT_EQ(watching_.counts().dropped, 5);
  EXPECT_EQ(watching_.numbers().size(), 4U);
  watching_.perform({WatchPairs::What::show, 2});
  EXPECT_NE(news_.sentence().find("no longer kept"), std::string::npos);
}

TEST_F(WatchingTest, ASceneThatWasEditedIsNotReplaced) {
  arrive(3, kRight);
  session_.apply(Edit{SetPosition{Which::b, {9, 0, 0}}});
  arrive(4, kRight);
  EXPECT_EQ(place(), 9);
  EXPECT_FALSE(watching_.following());
  EXPECT_FALSE(news_.empty());
}

TEST_F(WatchingTest, ALogShowsAsAReplay) {
  arrive(5, R"(,"log":[{"direction":[1,0],"simplex":[[-7,2]]}])");
  ASSERT_NE(session_.replayed(), nullptr);
  EXPECT_EQ(session_.rivalNames().rival, "pair 1");
  EXPECT_EQ(watching_.shown()->verdict, WatchVerdict::disagrees);
  arrive(4, kRight);
  session_.update();
  EXPECT_EQ(session_.replayed(), nullptr);
  list_->add("no pair at all");
  watching_.update();
  EXPECT_EQ(place(), 4) << "a line that cannot be read has nothing to show";
}

}  // namespace
}  // namespace gjklab::watching_test
