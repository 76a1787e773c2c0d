#pragma once
// Bilateral advancement: along one axis the time goes on to where the gap is gone, found from both sides.
//
// Source: E. Catto, Continuous Collision, Game Developers Conference 2013 (Box2D's b2TimeOfImpact). GJK at time t gives
// an axis, fixed to the feature that is nearest (moving_pair.h says how it turns). Along it the gap is a function of
// time that costs two support points. From the far end of the duration, where it is negative, and from t, where it is
// positive, a root is closed in on by secant and bisection; there GJK is asked anew.
//
// Deviation. The root that is found need not be the first, and a gap that is positive at both ends may be negative in
// between: bodies that spin can then pass through each other unseen. Here the way to the root is walked through in
// intervals over which the gap is proven to stay open by the bounds on its closing speed (moving_body.h), and the
// advance ends where that proof does.

#include "gjk/detail/moving_pair.h"

namespace gjk::detail {

/// As MovingPair::advance. The gap along n is now wider than `rounding` + `target`; it stays wider than `rounding`, and
/// the advance aims at where it is `target` wider. The speeds are the greatest within the step.
template <int D>
Advance<D> bilateralAdvance(MovingPair<D>& pair, const Vec<D>& n, double target, double rounding, double time,
                            double remaining, const GjkSimplex<D>& simplex);

}  // namespace gjk::detail
