#pragma once
// Converts the answer for two cores into the answer for the shapes: adds the radii, and moves the witness points to the
// surfaces.

#include "gjk/result.h"
#include "gjk/small/four_lanes.h"
#include "gjk/small/pair.h"
#include "gjk/witness.h"

#include <algorithm>

namespace gjk::small {

/// The signed distance of the whole bodies; `radius`: the sum of their radii. If only the radii overlap, the depth is
/// at most their sum minus the lower bound on the cores' distance.
template <int D>
double signedDistance(const Answer<D>& answer, double radius) {
  const double apart = (answer.overlap ? -answer.upper : answer.upper) - radius;
  return apart < 0 && !answer.overlap ? answer.lower - radius : apart;
}

/// Written in place. A copy would read together what was written in parts, and so would stall until the writes reach
/// memory.
template <int D>
GJK_SMALL_INLINE Result<D> resultOf(const Answer<D>& answer, const Vec<D>& position_a, double radius_a,
                                    double radius_b) {
  const double radius = radius_a + radius_b;
  const double distance = signedDistance(answer, radius), depth = std::max(-distance, 0.0);
  const double apart = (answer.overlap ? -answer.upper : answer.upper) - radius;
  const Vec<D>& normal = answer.normal;
  const detail::WitnessPoints<D> points =
      detail::alignedWith<D>({answer.on_a + radius_a * normal, answer.on_b - radius_b * normal}, normal, distance);
  const double lower = answer.overlap ? std::min(answer.lower + radius, depth)
                       : apart < 0    ? -apart
                                      : std::max(answer.lower - radius, 0.0);
  return {.status = distance < 0 ? Status::intersecting : Status::separated,
          .distance = std::max(distance, 0.0),
          .has_distance = true,
          .depth = depth,
          .normal = normal,
          .point_a = position_a + points.a,
          .point_b = position_a + points.b,
          .lower_bound = lower,
          .upper_bound = answer.overlap || apart < 0 ? depth : apart,
          .gjk_iterations = answer.iterations,
          .epa_iterations = answer.epa_iterations,
          .support_calls = answer.iterations + answer.epa_iterations,
          .termination = Termination::converged};
}

}  // namespace gjk::small
