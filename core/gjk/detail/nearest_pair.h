#pragma once
// The pair of points, one in each body, whose difference is nearest to a given point: GJK relative to that point.
//
// EPA uses it if its polytope ends too coarse for the witness points: for a point on the boundary of A ⊖ B of which
// only the height and normal are known.

#include "gjk/simplex.h"

#include <functional>
#include <limits>

namespace gjk::detail {

/// The support function of a difference of any bodies, through a pointer: such a rare query is compiled only once.
template <int D>
using SupportFunction = std::function<LocalSupport<D>(const Vec<D>&)>;

template <int D>
struct NearPair {
  LocalSupport<D> point;                                  ///< its w is meaningless
  double miss = std::numeric_limits<double>::infinity();  ///< of the target, squared
};

/// `direction`: the first search direction, of any length but zero; ideally one along which the target is far out.
template <int D>
GJK_API NearPair<D> nearestPair(const SupportFunction<D>& support, const Vec<D>& target, const Vec<D>& direction);

}  // namespace gjk::detail
