#pragma once
// Converts a body of the scene to the library's types: shape, pose and options in D dimensions.

#include "gjk/shape.h"
#include "model/scene/body_pose.h"

namespace gjklab {

/// The kind must exist in D dimensions.
template <int D>
gjk::Shape<D> coreShape(const Body&);
template <int D>
gjk::Pose<D> corePose(const BodyPose&);
template <int D>
gjk::Pose<D> corePose(const Body&);
template <int D>
gjk::Options<D> coreOptions(const QuerySettings&);

}  // namespace gjklab
