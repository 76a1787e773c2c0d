#pragma once
// A long query seen from another thread, and ended by it.

#include "gjk/options.h"
#include "gjk/pose.h"
#include "gjk/result.h"
#include "gjk/shape.h"

#include <atomic>

namespace gjk {

/// Whoever asks keeps it until the query has answered.
struct RunWatch {
  std::atomic<int> iterations{0};  ///< of EPA, so far: GJK's runs are short
  std::atomic<bool> stop{false};   ///< set it, and the run ends as if this were its limit of iterations
};

/// query() without a trace, watched. The answer is query()'s to the bit, unless the watch ends the run.
template <int D>
Result<D> watchedQuery(const Shape<D>& a, const Pose<D>& pose_a, const Shape<D>& b, const Pose<D>& pose_b,
                       const Options<D>& options, RunWatch& watch);

}  // namespace gjk
