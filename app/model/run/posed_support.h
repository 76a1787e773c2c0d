#pragma once
// Supports of a body that stands elsewhere than in the scene.

#include "gjk/shape.h"
#include "model/scene/body_pose.h"

namespace gjklab {

/// Of the body in this pose, in world space. `whole`: with radii and margin, else the core alone.
gjk::SupportPoint<3> supportOf(const Body&, const BodyPose&, int dimension, dvec3 direction, bool whole);

}  // namespace gjklab
