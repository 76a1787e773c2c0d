#include "model/run/background_work.h"

#include "expect_facts.h"

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <new>
#include <thread>

namespace gjklab::background_work_test {
namespace {

bool ends(BackgroundWork& work) {
  for (int i = 0; i < 2000 && !work.ended(); ++i) {
    work.goOn();
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
  }
  return work.ended();
}

TEST(BackgroundWork, DoesSliceAfterSliceUntilThereIsNoMore) {
  std::atomic<int> slices{0};
  BackgroundWork work([&] { return ++slices < 7; });
  ASSERT_TRUE(ends(work));
  EXPECT_EQ(slices, 7);
  EXPECT_EQ(work.failure(), "");
  EXPECT_LT(work.idleSeconds(), 0) << "nothing is waited for";
}

/// An exception that left the thread ended the program.
TEST(BackgroundWork, RunsOutOfMemoryWithoutEndingTheProgram) {
  BackgroundWork work([]() -> bool { throw std::bad_alloc(); });
  ASSERT_TRUE(ends(work));
  expectFacts(work.failure(), {"memory"});
}

}  // namespace
}  // namespace gjklab::background_work_test
