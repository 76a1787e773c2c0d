#pragma once
// Velocity and spin as arrows: their ends in world space, used for drawing and for dragging.

#include "model/scene/scene.h"

namespace gjklab {

/// The point of a body from which its velocity is drawn, at a time: its centre, or for a spinning body its local
/// origin, the only point that moves in a straight line.
dvec3 motionCentre(const Body&, int dimension, double time);

/// The tip of the arrow: where the velocity moves this point in the whole duration.
dvec3 velocityTip(const Body&, int dimension, double duration);
/// The velocity after moving its tip by this vector.
dvec3 draggedVelocity(const Body&, double duration, dvec3 moved);

/// A length a little beyond half-way to the edge of the body: the radius of the arc of a spin (2-D), the length of the
/// arrow of half a turn in the whole duration (3-D).
double spinArm(const Body&);

/// 2-D: the arc of a spin over the whole duration, starting straight below the centre; at most this much of a turn is
/// drawn.
inline constexpr double kMostArc = 5.6;
double spinArc(const Body&, double duration);
/// A point of that arc about the origin.
dvec3 onSpinArc(const Body&, double angle);

/// The tip of the spin, relative to the centre; for a fast spin in 3-D limited to what is visible beside the body.
dvec3 spinTip(const Body&, int dimension, double duration);
/// The spin after moving its tip by this vector; along the arc in 2-D.
dvec3 draggedSpin(const Body&, int dimension, double duration, dvec3 moved);

}  // namespace gjklab
