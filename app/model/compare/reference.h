#pragma once
// The reference: the true signed distance of a scene's pair, computed in long double without GJK and EPA, to measure
// the errors of the methods.
//
// Separated bodies: the nearest point of the cores' difference by Wolfe's algorithm, which proves its own accuracy.
// Polytopes that overlap: the least support height over all directions that can be a facet's normal (for large ones the
// best separating axis, with its normal recomputed in long double). Smooth bodies that overlap: the least support
// height over all directions, sampled and then lowered. Radii are subtracted at the end: the boundary of a body rounded
// by r is at distance r from the body.

#include "model/scene/scene.h"

#include <optional>
#include <string>

namespace gjklab {

struct Reference {
  long double signed_distance = 0;  ///< distance, or minus the depth
  dvec3 normal{0.0};                ///< unit, from A to B, of that separation
  double uncertainty = 0;           ///< an upper bound on its error; for a sampled one only the rounding
  double scale = 0;                 ///< S: the largest coordinate of A ⊖ B in magnitude
  std::string how;                  ///< "nearest point in long double"; never empty
};

/// A sentence that says why there is none.
struct NoReference {
  std::string reason;
};

/// `quick`: only methods that take well under a millisecond, for use while dragging.
enum class Effort : std::uint8_t { quick, full };

std::optional<Reference> reference(const Scene&, NoReference* none = nullptr, Effort = Effort::full);

}  // namespace gjklab
