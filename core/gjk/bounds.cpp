#include "gjk/trace.h"

#include <algorithm>

namespace GJK_API gjk {

template <int D>
Bounds boundsOnAnswer(const Trace<D>& trace, const GjkRecord<D>& record) {
  const double lower = record.lower_bound - trace.radius_sum, upper = record.upper_bound - trace.radius_sum;
  const bool overlap_by_radii = trace.result.depth > 0 && trace.epa.empty();
  // A run that ended early has not shown that the cores are apart: only the result's bound is then proven.
  if (overlap_by_radii) return {std::max(-upper, 0.0), std::max(-lower, trace.result.upper_bound)};
  return {std::max(lower, 0.0), std::max(upper, 0.0)};
}

template <int D>
Bounds boundsOnAnswer(const Trace<D>& trace, const EpaRecord<D>& record) {
  // The origin is inside, up to rounding: the depth of what EPA ran on is not negative.
  const double upper = std::max(record.upper_bound + trace.radius_sum, 0.0);
  return {std::min(std::max(record.lower_bound, 0.0) + trace.radius_sum, upper), upper};
}

template Bounds boundsOnAnswer(const Trace<1>&, const GjkRecord<1>&);
template Bounds boundsOnAnswer(const Trace<2>&, const GjkRecord<2>&);
template Bounds boundsOnAnswer(const Trace<3>&, const GjkRecord<3>&);
template Bounds boundsOnAnswer(const Trace<1>&, const EpaRecord<1>&);
template Bounds boundsOnAnswer(const Trace<2>&, const EpaRecord<2>&);
template Bounds boundsOnAnswer(const Trace<3>&, const EpaRecord<3>&);

}  // namespace gjk
