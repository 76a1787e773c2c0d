#pragma once
// The true answer to a scene, with which other solvers' answers are compared: proven from both sides by a certificate
// (gjk/certificate.h), or computed in long double without GJK and EPA (compare/reference.h).

#include "gjk/result.h"
#include "model/scene/scene.h"

#include <optional>

namespace gjklab {

struct Truth {
  double signed_distance = 0;  ///< distance, or minus the depth
  double uncertainty = 0;      ///< an upper bound on its error
  double scale = 1;            ///< S: the largest coordinate of A ⊖ B in magnitude
  dvec3 normal{0.0};           ///< unit, from A to B, along which it is measured; zero if unknown
};

/// Distances up to this times S count as touching, whatever the tolerance.
inline constexpr double kTouching = 1e-10;

/// Empty if there is neither a proof nor a reference.
std::optional<Truth> truthOf(const Scene&);

/// The status: `touching` within kTouching · S plus the uncertainty.
gjk::Status statusOf(const Truth&);

}  // namespace gjklab
