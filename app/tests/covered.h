#pragma once

#include <gtest/gtest.h>

namespace gjklab {

/// Counts the cases of a test that leaves some out; fails it at its end where there were fewer than `least`.
class Covered {
 public:
  explicit Covered(int least) : least_(least) {}
  ~Covered() { EXPECT_GE(count_, least_) << "cases were covered"; }
  Covered(const Covered&) = delete;
  Covered& operator=(const Covered&) = delete;

  void operator++() { ++count_; }

 private:
  int least_, count_ = 0;
};

}  // namespace gjklab
