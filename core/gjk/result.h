#pragma once
// The answer of a query.

#include "gjk/options.h"

namespace gjk {

/// A point of A ⊖ B with the pair of points behind it: w = a − b.
template <int D>
struct Support {
  Vec<D> w{0.0};  ///< difference space; computed relative to the pair, so accurate to rounding even far from the world
                  ///< origin
  Vec<D> a{0.0};  ///< world space, on A (on A's core under Rounding::core)
  Vec<D> b{0.0};  ///< world space, on B
  /// Vertex of A (index into a hull's input points, a box's corner, a segment's end); −1 on a round part.
  int index_a = -1;
  int index_b = -1;  ///< vertex of B
};

/// The answer of a query. Lengths are in the unit of the coordinates; every vector is in world space.
template <int D>
struct Result {
  Status status = Status::separated;
  /// The distance between the shapes; 0 if they overlap, never −0; of a touching pair at most tolerance · S. Not
  /// computed (has_distance is false) for a separated pair under Method::boolean or Method::separating_axes, and beyond
  /// Options::distance_limit.
  double distance = 0;
  bool has_distance = true;
  /// The length of the shortest translation that separates the shapes (EPA's upper bound); 0 if they are apart.
  double depth = 0;
  /// Unit, from A towards B. If has_distance, (minimum of B's projection) − (maximum of A's) along it = distance −
  /// depth.
  Vec<D> normal{0.0};
  /// Witness points, world space, on the shapes' surfaces (radii included). point_b − point_a = (distance − depth) ·
  /// normal. Zero if has_distance is false.
  Vec<D> point_a{0.0}, point_b{0.0};
  /// Proven bounds on the depth if `depth` is positive, on the distance otherwise. If the distance is not computed,
  /// only the lower bound is meaningful: the shapes are at least this far apart along the normal.
  double lower_bound = 0, upper_bound = 0;
  int gjk_iterations = 0, epa_iterations = 0;
  int support_calls = 0;  ///< evaluations of the support function of A ⊖ B
  Termination termination = Termination::converged;
};

namespace detail {

/// The result of a query without an answer: everything except the status, the reason and the count is zero.
template <int D>
Result<D> noAnswer(Termination why, int support_calls = 0) {
  Result<D> result;
  result.status = Status::invalid;
  result.has_distance = false;
  result.support_calls = support_calls;
  result.termination = why;
  return result;
}

}  // namespace detail

}  // namespace gjk
