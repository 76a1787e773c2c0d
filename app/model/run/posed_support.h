#pragma once
// Support points of a body in a pose other than the scene's.

#include "gjk/shape.h"
#include "model/scene/body_pose.h"

namespace gjklab {

/// The support point of the body in this pose, in world space. `whole`: with radii and margin, otherwise only the core.
gjk::SupportPoint<3> supportOf(const Body&, const BodyPose&, int dimension, dvec3 direction, bool whole);

}  // namespace gjklab
