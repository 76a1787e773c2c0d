#pragma once
// Tests whether a function is a support function, by calling it. Use this for your own shapes before a query does.
//
//   const gjk::SupportCheck<3> check = gjk::checkSupport<3>(lens);
//   if (!check.right()) std::puts(gjk::describe(check).c_str());
//
// The test applies the definition to fixed directions and their opposites: no returned point may lie further along a
// direction than the point returned for that direction. A function that passes may still be wrong between these
// directions; GJK and EPA notice some of these errors (Termination::invalid_input).

#include "gjk/custom_shape.h"

#include <string>

namespace GJK_API gjk {

enum class SupportFault : std::uint8_t {
  none,
  not_finite,       ///< a coordinate is infinite or not a number, or beyond 2^300
  not_repeatable,   ///< a second call with the same d returned another point
  not_homogeneous,  ///< a longer or shorter d returned a point less far along d
  wrong_sign,       ///< returns the point furthest along −d, for every d
  not_furthest,     ///< a point returned for another direction lies further along d
};

/// The first fault found, and a direction that shows it; all in the shape's frame.
template <int D>
struct SupportCheck {
  SupportFault fault = SupportFault::none;
  Vec<D> direction{0.0};        ///< d
  SupportPoint<D> point;        ///< returned for d
  Vec<D> other_direction{0.0};  ///< the direction that returned `further`: d again, a multiple of d, −d, or another
  SupportPoint<D> further;      ///< not_finite: as `point`
  double shortfall = 0;         ///< how much further it lies along d / |d|

  bool right() const { return fault == SupportFault::none; }
};

/// Tests about `directions` directions (in 2-D and 3-D at least the axes and diagonals), with 2 to 4 calls for each.
/// Points may be off by 1e-9 of the shape's size.
template <int D>
SupportCheck<D> checkSupport(const CustomShape<D>& shape, int directions = 256);

template <int D, class ShapeType>
requires(!std::is_same_v<ShapeType, CustomShape<D>>) SupportCheck<D> checkSupport(const ShapeType& shape,
                                                                                  int directions = 256) {
  return checkSupport<D>(CustomShape<D>(shape), directions);
}

/// Describes the fault in a sentence, with the direction and both points.
template <int D>
std::string describe(const SupportCheck<D>& check);

/// "none", "not-finite", … : the enumerator with '-' for '_'.
const char* name(SupportFault);

}  // namespace gjk
