#pragma once
// Bilateral advancement: advances along one axis to the time at which the gap closes, found from both sides.
//
// Source: E. Catto, Continuous Collision, Game Developers Conference 2013 (Box2D's b2TimeOfImpact). GJK at time t gives
// an axis, fixed to the nearest feature (moving_pair.h explains how it turns). Along it the gap is a function of time
// that costs two support points. Secant and bisection steps find a root between the end of the duration, where the gap
// is negative, and t, where it is positive. GJK runs again at the root.
//
// Deviation. The root need not be the first one, and a gap that is positive at both ends may be negative in between, so
// spinning bodies could pass through each other unnoticed. Here the time up to the root is divided into intervals in
// which bounds on the closing speed (moving_body.h) prove that the gap stays open. The advance ends where this proof
// ends.

#include "gjk/detail/moving_pair.h"

namespace gjk::detail {

/// Like MovingPair::advance. The gap along n is now wider than `rounding` + `target`. It stays wider than `rounding`,
/// and the advance aims at `rounding` + `target`. The speeds are the greatest within the step.
template <int D>
Advance<D> bilateralAdvance(MovingPair<D>& pair, const Vec<D>& n, double target, double rounding, double time,
                            double remaining, const GjkSimplex<D>& simplex);

}  // namespace gjk::detail
