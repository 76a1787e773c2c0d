#pragma once
// Is it a support function? What can be told by asking: for a shape of one's own, before GJK is asked about it.
//
//   const gjk::SupportCheck<3> check = gjk::checkSupport<3>(lens);
//   if (!check.right()) std::puts(gjk::describe(check).c_str());
//
// Asked along fixed directions and their opposites, by the definition: a point that it answered along one direction may
// not lie further along another than what it answered there. What passes may still be wrong between the directions
// asked; GJK and EPA notice some of that (Termination::invalid_input).

#include "gjk/custom_shape.h"

#include <string>

namespace GJK_API gjk {

enum class SupportFault : std::uint8_t {
  none,
  not_finite,       ///< a coordinate is infinite or not a number, or beyond 2^300
  not_repeatable,   ///< another point when asked the same again
  not_homogeneous,  ///< a point less far along d when asked along a longer or shorter d
  wrong_sign,       ///< the point furthest along −d, for every d
  not_furthest,     ///< a point that it answered elsewhere lies further along d
};

/// The first fault found, and the direction that shows it; all in the shape's frame.
template <int D>
struct SupportCheck {
  SupportFault fault = SupportFault::none;
  Vec<D> direction{0.0};        ///< d
  SupportPoint<D> point;        ///< answered along d
  Vec<D> other_direction{0.0};  ///< where `further` was answered: d again, a multiple of d, −d, or another
  SupportPoint<D> further;      ///< not_finite: as `point`
  double shortfall = 0;         ///< how much further it lies along d / |d|

  bool right() const { return fault == SupportFault::none; }
};

/// Asks along about `directions` directions (2-D and 3-D: at least the axes and diagonals), and 2 to 4 times as often
/// in all. Points may miss by 1e-9 of the shape's size.
template <int D>
SupportCheck<D> checkSupport(const CustomShape<D>& shape, int directions = 256);

template <int D, class ShapeType>
requires(!std::is_same_v<ShapeType, CustomShape<D>>) SupportCheck<D> checkSupport(const ShapeType& shape,
                                                                                  int directions = 256) {
  return checkSupport<D>(CustomShape<D>(shape), directions);
}

/// In a sentence, with the direction and both points; "it is a support function, as far as asked" without a fault.
template <int D>
std::string describe(const SupportCheck<D>& check);

/// "none", "not-finite", … : the enumerator with '-' for '_'.
const char* name(SupportFault);

}  // namespace gjk
