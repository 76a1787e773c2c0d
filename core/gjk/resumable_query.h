#pragma once
// A query that the caller runs in parts, because the whole query may take longer than the caller can wait. Between the
// parts, the caller can read its progress or end it.
//
//   ResumableQuery<3> query(a, pose_a, b, pose_b, options);
//   while (query.advance(10ms)) drawTheNextFrame(query.epaIterations());
//   use(query.result());
//
// Only EPA on round shapes takes long (its lower bound creeps up with the number of facets), so only EPA is divided
// into parts.

#include "gjk/options.h"
#include "gjk/pose.h"
#include "gjk/result.h"
#include "gjk/shape.h"

#include <chrono>
#include <memory>

namespace GJK_API gjk {

template <int D>
class ResumableQuery {
 public:
  /// Copies its arguments and runs GJK. Allocates.
  ResumableQuery(const Shape<D>& a, const Pose<D>& pose_a, const Shape<D>& b, const Pose<D>& pose_b,
                 const Options<D>& options = {});
  ~ResumableQuery();
  ResumableQuery(ResumableQuery&&) noexcept;
  ResumableQuery& operator=(ResumableQuery&&) noexcept;

  /// Works for at least one iteration, and until `time` has passed. True if there is more to do.
  bool advance(std::chrono::steady_clock::duration time);
  /// Makes the next iteration the last: the run ends as if it had reached epa_max_iterations, with what is proven by
  /// then.
  void endSoon();

  bool ended() const;
  /// The number of EPA iterations so far.
  int epaIterations() const;
  /// The result, once the query has ended: the same as query()'s to the bit, unless endSoon() was called.
  const Result<D>& result() const;

 private:
  struct Work;
  template <class Body, class Query>
  struct WorkOn;

  std::unique_ptr<Work> work_;  ///< null only after a move
};

}  // namespace gjk
