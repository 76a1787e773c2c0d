#pragma once
// The pose of a body. The scene gives it once; a study of motion gives one for every moment.

#include "model/scene/scene.h"

#include <array>

namespace gjklab {

struct BodyPose {
  dvec3 position{0.0};
  double angle = 0;                    ///< 2-D
  glm::dquat orientation{1, 0, 0, 0};  ///< 3-D; unit
  friend bool operator==(const BodyPose&, const BodyPose&) = default;
};
/// The poses of A and B.
using BodyPoses = std::array<BodyPose, 2>;

inline BodyPose poseOf(const Body& body) { return {body.position, body.angle, body.orientation}; }
inline BodyPoses posesOf(const Scene& scene) { return {poseOf(scene.a), poseOf(scene.b)}; }
inline const BodyPose& pose(const BodyPoses& poses, Which which) { return poses[which == Which::a ? 0 : 1]; }

glm::dmat3 rotationOf(const BodyPose&, int dimension);
/// Local point → world.
dvec3 toWorld(const BodyPose&, int dimension, dvec3 local);

}  // namespace gjklab
