#pragma once
// The contact manifold of a scene, in three dimensions and world space.

#include "gjk/manifold.h"
#include "model/run/run.h"

namespace gjklab {

struct ContactRun {
  gjk::Manifold<3> manifold;
  /// Positions in the world (`origin` is zero). On the cores: radii are not part of the features.
  gjk::ManifoldTrace<3> trace;
  double radius_sum = 0;  ///< of the cores' roundings: depths are measured between the surfaces

  /// Out of the reference body, square to its face: n or −n.
  dvec3 out() const { return trace.reference_is_a ? manifold.normal : -manifold.normal; }
};

/// Of a run that has been asked. Empty for a pair that is apart.
ContactRun contactRun(const Scene&, const Run&);
/// The contacts alone, of an answer.
gjk::Manifold<3> contactsOf(const Scene&, const gjk::Result<3>&);

/// The contacts of a pair that is apart by no more than `reach`, too.
gjk::Manifold<3> contactsWithin(const Scene&, const gjk::Result<3>&, double reach);

/// How deep a point of the incident feature lies below the reference plane, the radii of both bodies added; negative
/// above it.
double depthOf(const ContactRun&, dvec3 point);

}  // namespace gjklab
