#pragma once
// Whether a shape and a pose are what their types promise. A query about others ends with Termination::invalid_input;
// here is what to tell the one who made them.
//
//   if (const std::string fault = validate(shape); !fault.empty()) std::puts(fault.c_str());

#include "gjk/shape.h"

#include <string>

namespace GJK_API gjk {

/// What is wrong, in a sentence ("the radius is -1; it must be 0, or a number from 2^-250 to 2^300"); empty where
/// nothing is. Of a shape: radii, heights, half extents and the margin are 0 or at least 2^-250, a hull has a point, a
/// curve has 3 or 4, and all numbers are finite and at most 2^300 in magnitude.
template <int D>
std::string validate(const Shape<D>& shape);

/// Of a pose: the position is finite and at most 2^300, the rotation keeps lengths and angles (to kRotationError).
template <int D>
std::string validate(const Pose<D>& pose);

}  // namespace gjk

namespace gjk::detail {

/// The same for a query, which finds numbers beyond the range by itself: no negative size, and points where they are
/// needed.
template <int D>
bool isWellFormed(const Shape<D>& shape);

}  // namespace gjk::detail
