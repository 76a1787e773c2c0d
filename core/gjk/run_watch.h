#pragma once
// A long query seen from another thread, and ended by it or by the clock.

#include "gjk/options.h"
#include "gjk/pose.h"
#include "gjk/result.h"
#include "gjk/shape.h"

#include <atomic>
#include <chrono>

namespace gjk {

/// Whoever asks keeps it until the query has answered.
struct RunWatch {
  std::atomic<int> iterations{0};  ///< of EPA, so far: GJK's runs are short
  std::atomic<bool> stop{false};   ///< set it, and the run ends as if this were its limit of iterations
  /// The same from this moment on, for whoever has no other thread. Set before the run.
  std::chrono::steady_clock::time_point until = std::chrono::steady_clock::time_point::max();
};

/// query() without a trace, watched. The answer is query()'s to the bit, unless the watch ends the run.
template <int D>
Result<D> watchedQuery(const Shape<D>& a, const Pose<D>& pose_a, const Shape<D>& b, const Pose<D>& pose_b,
                       const Options<D>& options, RunWatch& watch);

}  // namespace gjk
