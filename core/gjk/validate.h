#pragma once
// Checks whether a shape and a pose are valid, and explains why not. A query with an invalid one ends with
// Termination::invalid_input.
//
//   if (const std::string fault = validate(shape); !fault.empty()) std::puts(fault.c_str());

#include "gjk/shape.h"

#include <string>

namespace GJK_API gjk {

/// Returns a sentence that explains what is wrong ("the radius is -1; it must be 0, or a number from 2^-250 to 2^300");
/// empty for a valid shape. In a valid shape, radii, heights, half extents and the margin are 0 or at least 2^-250, a
/// hull has at least one point, a curve has 3 or 4, and all numbers are finite and at most 2^300 in magnitude.
template <int D>
std::string validate(const Shape<D>& shape);

/// The same for a pose: its position must be finite and at most 2^300, and its rotation must preserve lengths and
/// angles (to kRotationError).
template <int D>
std::string validate(const Pose<D>& pose);

}  // namespace gjk

namespace gjk::detail {

/// A quick check for queries, which detect numbers out of range themselves: no size is negative, and shapes that need
/// points have them.
template <int D>
bool isWellFormed(const Shape<D>& shape);

}  // namespace gjk::detail
