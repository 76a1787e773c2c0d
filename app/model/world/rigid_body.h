#pragma once
// A rigid body: its constant properties and its state. Everything is relative to the centre of mass.

#include "gjk/manifold.h"
#include "model/world/turning.h"
#include "model/world/world_file.h"

namespace gjklab {

/// The properties that do not change while the world runs.
template <int D>
struct BodyModel {
  gjk::Shape<D> shape;
  gjk::FaceMesh<D> faces;   ///< of the shape's core, for contacts
  gjk::Vec<D> centre{0.0};  ///< of mass, in the frame of the shape
  double mass = 0, inverse_mass = 0;
  /// About the centre, in the frame of the shape. The inverse is zero about axes without inertia.
  InertiaOf<D> inertia{}, inverse_inertia{};
  double core_reach = 0;  ///< the greatest distance of a point of the core (the shape without radii) from the centre
  double thickness = 0;   ///< the least spread (root mean square), with the radius; 0 for flat bodies
  double radius = 0;      ///< of the rounding around the core
  double restitution = 0, friction = 0;
  bool fixed = false;

  double reach() const { return core_reach + radius; }
};

/// A body without an interior (a point, a segment, …) has no measure: its mass is its density, spread evenly along it.
template <int D>
BodyModel<D> bodyModel(const WorldBody&, const WorldSettings&);

template <int D>
struct BodyState {
  gjk::Vec<D> centre{0.0};  ///< of mass, in the world
  AttitudeOf<D> attitude = Turning<D>::kUpright;
  gjk::Vec<D> velocity{0.0};  ///< of the centre
  SpinOf<D> spin{};
  double still_for = 0;  ///< how long it has been nearly at rest
  bool asleep = false;
};

/// The initial state from the file, whose velocity is that of `position`.
template <int D>
BodyState<D> startOf(const WorldBody&, const BodyModel<D>&);

template <int D>
gjk::Pose<D> poseOf(const BodyModel<D>& model, gjk::Vec<D> centre, const AttitudeOf<D>& attitude) {
  gjk::Pose<D> pose;
  pose.rotation = Turning<D>::rotation(attitude);
  pose.position = centre - pose.rotation.apply(model.centre);
  return pose;
}

template <int D>
gjk::Pose<D> poseOf(const BodyModel<D>& model, const BodyState<D>& state) {
  return poseOf<D>(model, state.centre, state.attitude);
}

/// The kinetic energy.
template <int D>
double kineticEnergy(const BodyModel<D>& model, const BodyState<D>& state) {
  const SpinOf<D> spin = Turning<D>::inBody(Turning<D>::rotation(state.attitude), state.spin);
  return 0.5 * model.mass * glm::dot(state.velocity, state.velocity) +
         0.5 * Turning<D>::dot(spin, Turning<D>::times(model.inertia, spin));
}

/// (least of B along the normal) − (greatest of A along it)
template <int D>
double gapAlong(const BodyModel<D>& a, const gjk::Pose<D>& pose_a, const BodyModel<D>& b, const gjk::Pose<D>& pose_b,
                gjk::Vec<D> normal) {
  const gjk::Vec<D> top = pose_a.rotation.apply(a.shape.coreSupport(pose_a.rotation.applyInverse(normal)).point);
  const gjk::Vec<D> bottom = pose_b.rotation.apply(b.shape.coreSupport(pose_b.rotation.applyInverse(-normal)).point);
  return glm::dot(normal, (pose_b.position - pose_a.position) + (bottom - top)) - a.radius - b.radius;
}

/// Rotates without torque for a time; gives the attitude and spin afterwards (free_turn.cpp).
template <int D>
void turnFreely(const BodyModel<D>& model, double time, AttitudeOf<D>& attitude, SpinOf<D>& spin);

}  // namespace gjklab
