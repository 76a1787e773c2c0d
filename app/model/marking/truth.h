#pragma once
// The true answer to a scene, against which other people's answers are held: proven from both sides by a certificate
// (gjk/certificate.h), or found in long double without GJK and EPA (compare/reference.h).

#include "gjk/result.h"
#include "model/scene/scene.h"

#include <optional>

namespace gjklab {

struct Truth {
  double signed_distance = 0;  ///< distance, or minus the depth
  double uncertainty = 0;      ///< how far off it may be
  double scale = 1;            ///< S: the largest coordinate of A ⊖ B in magnitude
  dvec3 normal{0.0};           ///< unit, from A to B, of that separation; zero where none is known
};

/// Of what counts as touching whatever the tolerance is, over S.
inline constexpr double kTouching = 1e-10;

/// Nothing where neither a proof nor a reference can be had.
std::optional<Truth> truthOf(const Scene&);

/// The word for it: `touching` within kTouching · S and what is uncertain.
gjk::Status statusOf(const Truth&);

}  // namespace gjklab
