#pragma once
// A query that takes longer than its caller can wait: worked on part by part, seen between the parts, ended at any
// time.
//
//   ResumableQuery<3> query(a, pose_a, b, pose_b, options);
//   while (query.advance(10ms)) drawTheNextFrame(query.epaIterations());
//   use(query.result());
//
// Only EPA on round shapes takes long (its lower bound creeps up with the number of facets), so only EPA is divided.

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
  /// Keeps copies of all of it; runs GJK. Allocates.
  ResumableQuery(const Shape<D>& a, const Pose<D>& pose_a, const Shape<D>& b, const Pose<D>& pose_b,
                 const Options<D>& options = {});
  ~ResumableQuery();
  ResumableQuery(ResumableQuery&&) noexcept;
  ResumableQuery& operator=(ResumableQuery&&) noexcept;

  /// Works for at least one iteration, and then until `time` has passed. Whether there is more to do.
  bool advance(std::chrono::steady_clock::duration time);
  /// The next iteration is the last: the run ends as if it had reached epa_max_iterations, with what is proven by then.
  void endSoon();

  bool ended() const;
  /// So far.
  int epaIterations() const;
  /// Of a query that has ended: query()'s to the bit, unless it was told to end.
  const Result<D>& result() const;

 private:
  struct Work;
  template <class Support>
  struct WorkOn;

  std::unique_ptr<Work> work_;  ///< never null, but for one that was moved from
};

}  // namespace gjk
