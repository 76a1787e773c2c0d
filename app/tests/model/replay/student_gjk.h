#pragma once
// A plain GJK and EPA as a student writes them, on convex hulls in 2-D and 3-D, that logs its run. Faults can be seeded
// into it; it then notes the first iteration in which the fault made a difference, by doing every step rightly as well.
// Written for these tests alone: nothing of it comes from the library.

#include "model/replay/replay_log.h"

#include <functional>

namespace gjklab {

enum class Seeded {
  none,
  // support
  b_along_d,
  a_against_d,
  both_against_d,
  b_added,
  exchanged,
  positions_left_out,
  a_not_turned,
  b_not_turned,
  second_best,
  stale_support,
  // direction
  direction_sign,
  direction_along_edge,
  // nearest point and region
  not_clamped,
  closest_is_newest,
  closest_stale,
  region_reversed,
  region_stale,
  region_too_large,
  // what is kept
  newest_dropped,
  oldest_dropped,
  needed_dropped,
  origin_overlooked,
  // bounds
  lower_not_normalised,
  lower_is_upper,
  lower_without_sign,
  upper_squared,
  // end
  never_stops,
  // EPA
  epa_start_elsewhere,
  epa_facet_missing,
  epa_facet_not_removed,
  epa_normal_flipped,
  epa_another_facet,
  epa_support_against,
  epa_upper_is_lower,
  epa_lower_too_large,
};

struct StudentRun {
  ReplayLog log;
  int first_wrong = 0;  ///< iteration, from 1; 0: the fault made no difference
};

/// Runs on a scene of two hulls.
StudentRun runStudent(const Scene&, Seeded);

}  // namespace gjklab
