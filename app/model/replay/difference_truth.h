#pragma once
// The exact A ⊖ B, in long double and without the library's code, for checking the claims of a run.

#include "model/compare/exact_body.h"
#include "model/replay/replay_log.h"

namespace gjklab {

class DifferenceTruth {
 public:
  /// For the scene's shapes, or only their cores.
  DifferenceTruth(const Scene&, ReplayPoints);

  int dimension() const { return dimension_; }
  /// The chosen kind of points, never `unknown`.
  ReplayPoints points() const { return points_; }
  /// The sum of the radii that the points leave out.
  double radiiSetAside() const { return static_cast<double>(a_.radius() + b_.radius()) - radius_a_ - radius_b_; }
  /// S: the largest coordinate of A ⊖ B in magnitude.
  double scale() const { return scale_; }
  /// The largest world coordinate of the bodies' positions, which costs digits in a run that subtracts world points.
  double farOut() const { return far_out_; }

  /// A point of A or of B furthest along d (not zero), relative to A's position.
  dvec3 supportOfA(const dvec3& d) const;
  dvec3 supportOfB(const dvec3& d) const;
  dvec3 support(const dvec3& d) const { return supportOfA(d) - supportOfB(-d); }
  /// How far A ⊖ B reaches along d, divided by |d|.
  double reach(const dvec3& d) const;
  /// A lower bound on the distance of a point outside; 0 inside.
  double outside(const dvec3& point) const;
  /// The offset of the bodies as in the run's points of A ⊖ B: p_A − p_B.
  dvec3 offset() const { return -second_.position; }

  /// Proven bounds on the distance, and on the depth of an overlap; both zero in the other case.
  double distance_lower = 0, distance_upper = 0, depth_lower = 0, depth_upper = 0;

 private:
  Body first_, second_;  ///< relative to A's position
  int dimension_;
  ReplayPoints points_;
  ExactBody a_, b_;
  double radius_a_ = 0, radius_b_ = 0;
  double scale_ = 0, far_out_ = 0;
};

/// Whether the shapes have radii or margins; without them both kinds of points are the same.
bool hasRadii(const Scene&);

}  // namespace gjklab
