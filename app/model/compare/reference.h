#pragma once
// The reference: the true signed distance of a scene's pair, found without GJK and EPA, in long double, so that the
// errors of the methods can be told from it.
//
// Bodies apart: the nearest point of the cores' difference by Wolfe's algorithm, which proves its own accuracy.
// Polytopes that overlap: the least support height over all directions that can be a facet's normal (of large ones the
// least separating axis, its normal found again in long double). Smooth bodies that overlap: the least support height
// over all directions, sampled and then lowered. Radii are taken off in the end: the boundary of a body rounded by r is
// r away from the body.

#include "model/scene/scene.h"

#include <optional>
#include <string>

namespace gjklab {

struct Reference {
  long double signed_distance = 0;  ///< distance, or minus the depth
  dvec3 normal{0.0};                ///< unit, from A to B, of that separation
  double uncertainty = 0;           ///< how far off it may be; of a sampled one only the rounding
  double scale = 0;                 ///< S: the largest coordinate of A ⊖ B in magnitude
  std::string how;                  ///< "nearest point in long double"; never empty
};

/// What there is none for, in a sentence.
struct NoReference {
  std::string reason;
};

/// `quick`: only what takes well under a millisecond, while a shape is dragged.
enum class Effort : std::uint8_t { quick, full };

std::optional<Reference> reference(const Scene&, NoReference* none = nullptr, Effort = Effort::full);

}  // namespace gjklab
