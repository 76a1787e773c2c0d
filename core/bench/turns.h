#pragma once
// Libraries taking turns at the same work. On a machine that others use, too, its speed drifts by more than what is to
// be told apart; what is measured within one turn drifts alike, and a low quartile of many turns leaves out what
// disturbed only some of them.

#include "library.h"

#include <algorithm>
#include <ctime>
#include <string>
#include <vector>

namespace bench {

struct Competitor {
  std::string library;
  Prepared prepared;
};

/// Nanoseconds per query.
struct Measured {
  double lower_quartile = 0, upper_quartile = 0;
};

class Turns {
 public:
  /// Puts the pairs of a library where they are in a turn; none: they stay where they are.
  using Place = std::function<void(const Prepared&, int turn)>;

  Turns(const std::vector<Competitor>& competitors, double queries, Place place = {})
      : competitors_(competitors), queries_(queries), place_(std::move(place)), samples_(competitors.size()) {}

  /// Each library once.
  void takeOne() {
    ++turn_;
    for (std::size_t i = 0; i < competitors_.size(); ++i) {
      if (place_) place_(competitors_[i].prepared, turn_);
      const double before = processorTime();
      sum_ += competitors_[i].prepared.askAll();
      samples_[i].push_back((processorTime() - before) / queries_);
    }
  }
  /// So that nothing is optimised away.
  double sum() const { return sum_; }

  Measured of(std::size_t competitor) const {
    std::vector<double> sorted = samples_[competitor];
    std::sort(sorted.begin(), sorted.end());
    return {sorted[sorted.size() / 4], sorted[sorted.size() * 3 / 4]};
  }

 private:
  /// Of this thread: waiting for others is not counted.
  static double processorTime() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e9 + static_cast<double>(now.tv_nsec);
  }

  const std::vector<Competitor>& competitors_;
  double queries_, sum_ = 0;
  int turn_ = 0;
  Place place_;
  std::vector<std::vector<double>> samples_;
};

}  // namespace bench
