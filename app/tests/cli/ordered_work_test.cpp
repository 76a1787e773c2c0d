#include "cli/ordered_work.h"

#include <gtest/gtest.h>

#include <new>

namespace gjklab::ordered_work_test {
namespace {

TEST(OrderedWork, OutputComesInTheOrderOfTheTasks) {
  std::string all;
  OrderedWork work(4, [&all](const std::string& made) {
    all += made;
    return true;
  });
  for (char c = 'a'; c <= 'z'; ++c) EXPECT_TRUE(work.give([c] { return std::string(1, c); }));
  EXPECT_TRUE(work.finish());
  EXPECT_EQ(all, "abcdefghijklmnopqrstuvwxyz");
}

/// In a worker's thread it ended the program.
TEST(OrderedWork, WhatATaskThrowsReachesWhoeverGaveIt) {
  for (const int jobs : {1, 4}) {
    const auto give = [jobs] {
      OrderedWork work(jobs, [](const std::string&) { return true; });
      for (int i = 0; i < 1000; ++i) work.give([i] { return i == 500 ? throw std::bad_alloc() : std::string(); });
      work.finish();
    };
    EXPECT_THROW(give(), std::bad_alloc);
  }
}

}  // namespace
}  // namespace gjklab::ordered_work_test
