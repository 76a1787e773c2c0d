#pragma once
// The contact manifold of a scene, in three dimensions and world space.

#include "gjk/manifold.h"
#include "model/run/run.h"

namespace gjklab {

struct ContactRun {
  gjk::Manifold<3> manifold;
  /// Positions in the world (`origin` is zero). On the cores: radii are not part of the features.
  gjk::ManifoldTrace<3> trace;
  double radius_sum = 0;  ///< the sum of the radii; depths are measured between the surfaces

  /// Outwards from the reference body, perpendicular to its face: n or −n.
  dvec3 out() const { return trace.reference_is_a ? manifold.normal : -manifold.normal; }
  /// The number of a contact of the manifold on the screen, from 1: after a choice, the one that it had in the choice.
  int numberOf(int contact) const {
    const bool chosen = trace.kept.size() == static_cast<std::size_t>(manifold.contacts.size());
    return 1 + (chosen ? trace.kept[static_cast<std::size_t>(contact)] : contact);
  }
};

/// The contacts of a finished run. Empty for a separated pair.
ContactRun contactRun(const Scene&, const Run&);
/// Only the contacts of an answer.
gjk::Manifold<3> contactsOf(const Scene&, const gjk::Result<3>&);

/// The same, including a pair with a gap of up to `reach`.
gjk::Manifold<3> contactsWithin(const Scene&, const gjk::Result<3>&, double reach);

/// The depth of a point of the incident feature below the reference plane, plus the radii of both bodies; negative
/// above it.
double depthOf(const ContactRun&, dvec3 point);

}  // namespace gjklab
