#pragma once
// The pair of points, one in each body, whose difference is nearest to a given point: GJK seen from there.
//
// EPA asks for it where its polytope ends too coarse to tell the witness points: of a point on the boundary of A ⊖ B
// known by its height and normal alone.

#include "gjk/simplex.h"

#include <functional>
#include <limits>

namespace gjk::detail {

/// The support function of a difference, whatever its bodies are: what is asked this rarely is compiled only once.
template <int D>
using SupportFunction = std::function<LocalSupport<D>(const Vec<D>&)>;

template <int D>
struct NearPair {
  LocalSupport<D> point;                                  ///< of its w nothing is said
  double miss = std::numeric_limits<double>::infinity();  ///< of the target, squared
};

/// `direction`: where to look first, of any length but zero; best one in which the target is far out.
template <int D>
GJK_API NearPair<D> nearestPair(const SupportFunction<D>& support, const Vec<D>& target, const Vec<D>& direction);

}  // namespace gjk::detail
