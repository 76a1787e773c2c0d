#pragma once
// Work done in a child process, so that a crash, a sanitizer's report or a hang in it is a finding and not the end.

#include "case_check.h"

#include <cstdint>
#include <functional>
#include <optional>

namespace gjk::fuzz {

/// What a child reports while it works, in memory shared with its parent.
struct Progress {
  std::uint64_t seed = 0;      ///< of the case at hand
  std::uint64_t finished = 0;  ///< cases
  std::uint64_t answers = 0;   ///< asked for and checked
  double case_started = 0;     ///< processor time of the child
  char check[32] = {};         ///< Failure::check; empty: nothing found
  char detail[2000] = {};      ///< Failure::detail
};

inline constexpr double kHangSeconds = 30;  ///< processor time for one case

/// Runs `work` in a child until it returns, dies or takes longer than kHangSeconds for one case; what it found (a crash
/// is one, too). `work` fills the progress.
std::optional<Failure> runIsolated(const std::function<void(Progress&)>& work, Progress& last, bool quiet);

/// Of all children that have ended.
double processorSecondsOfChildren();

/// To be called by the child before each case.
void beginCase(Progress&, std::uint64_t seed);
void note(Progress&, const Failure&);

}  // namespace gjk::fuzz
