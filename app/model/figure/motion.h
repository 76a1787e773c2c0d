#pragma once
// Velocity and spin as arrows: where they begin and end in the world. What draws them and what drags them read the
// same.

#include "model/scene/scene.h"

namespace gjklab {

/// The point of a body that its velocity is drawn from, at a time: its middle; of one that spins its local origin,
/// which alone goes straight on.
dvec3 motionCentre(const Body&, int dimension, double time);

/// Where the velocity carries it in the whole duration: the tip of the arrow.
dvec3 velocityTip(const Body&, int dimension, double duration);
/// The velocity whose tip has been moved by so much.
dvec3 draggedVelocity(const Body&, double duration, dvec3 moved);

/// Half-way to the edge of the body and beyond: the radius of the arc of a spin (2-D), the length of the arrow of half
/// a turn in the whole duration (3-D).
double spinArm(const Body&);

/// 2-D: the arc that a spin turns through in the whole duration, from straight below the centre on; at most so much of
/// a turn is drawn.
inline constexpr double kMostArc = 5.6;
double spinArc(const Body&, double duration);
/// A point of that arc about the origin.
dvec3 onSpinArc(const Body&, double angle);

/// Tip of the spin, from the centre; that of a fast one in 3-D no further than can be seen beside the body.
dvec3 spinTip(const Body&, int dimension, double duration);
/// The spin whose tip has been moved by so much; along the arc in 2-D.
dvec3 draggedSpin(const Body&, int dimension, double duration, dvec3 moved);

}  // namespace gjklab
