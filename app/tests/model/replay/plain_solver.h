#pragma once
// Plain GJK and EPA on hulls, in single and double precision, with the update rules and end tests that libraries
// publish. Written for these tests from the descriptions; nothing of it comes from those libraries or from ours.

#include "model/replay/replay_log.h"

namespace gjklab {

enum class PlainManner : std::uint8_t {
  crosses,      ///< 3-D: yes or no by triple products, ends at w · d < 0 (libccd)
  barycentric,  ///< 2-D: sub-distances by barycentric coordinates, ends at a repeated vertex (Box2D)
  relative,     ///< 3-D: Voronoi regions, ends at a relative gap of the squared bounds (Bullet)
  stalling,     ///< 3-D: Voronoi regions, ends when |x|² falls by no more than its rounding (Jolt)
};

/// Mistakes that can be seeded into the solvers. What they spoil first is noted where it is made.
enum class PlainFault : std::uint8_t {
  none,
  not_a_number,         ///< d is divided by a length of zero
  cross_order,          ///< crosses: a × (b × a) in place of (a × b) × a
  direction_unchanged,  ///< searches along the same d once more
  duplicate_kept,       ///< a w that repeats a vertex joins the simplex, and the search goes on
  next_vertex,          ///< the support's cached index is off by one
  far_away,             ///< in world coordinates
  closest_not_divided,  ///< barycentric weights that do not sum to 1
  upper_negative,       ///< the upper bound has the wrong sign
  radii_twice,          ///< taken off the upper bound twice
  radii_left,           ///< not taken off the lower bound
  absolute_end,         ///< the search ends when the bounds are 0.01 from each other
  absolute_overlap,     ///< x shorter than 0.3 counts as none
  limit_is_apart,       ///< ends after two iterations and calls the pair apart
  normal_of_b,          ///< the answer's normal points from B to A
  normal_not_unit,
  epa_flat_start,      ///< the tetrahedron's fourth vertex lies in the plane of the others
  epa_hidden_removed,  ///< a facet that w does not see falls, too
  epa_horizon_twice,   ///< an edge of the horizon gets two facets
  epa_index_off,       ///< a new facet names the vertex behind the last
  epa_depth_of_w,      ///< the depth is the length of w
  epa_absolute_end,    ///< EPA ends when its bounds are 0.3 from each other
};

/// What a log says beside directions and simplices.
struct PlainNotes {
  bool single = false;          ///< the solver calculates in floats
  bool closest = false;         ///< each record's closest point and upper bound, where the solver has them
  bool lower = false;           ///< the lower bound that w proves
  bool repeated_twice = false;  ///< a w that repeats a vertex stands in the simplex beside it; else in "support" alone
};

/// On a scene of two hulls, with margins or without; the log ends with the run's verdict. An overlap of the hulls
/// themselves goes on to EPA where the solver has a tetrahedron.
ReplayLog runPlain(const Scene&, PlainManner, const PlainNotes&);

struct FaultyRun {
  ReplayLog log;
  int first_wrong = 0;  ///< record, from 1; 0: the fault made no difference
};
FaultyRun runFaulty(const Scene&, PlainManner, const PlainNotes&, PlainFault);

}  // namespace gjklab
