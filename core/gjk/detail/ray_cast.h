#pragma once
// GJK ray cast: the first contact of bodies that do not turn, in one run of GJK.
//
// Source: G. van den Bergen, Ray Casting against General Convex Objects with Application to Continuous Collision
// Detection, 2004. A ⊖ B slides by −t v, with v the velocity of B relative to A; bodies meet when it reaches the
// origin, that is where the ray t v from the origin enters it. GJK runs as usual, but whenever a support point shows
// that A ⊖ B lies beyond a plane, the time advances to when that plane reaches the origin. The simplex moves along, and
// the search continues from there, without nested iterations. A plane that does not approach the origin proves that the
// bodies never meet.
//
// Deviation: the planes stop before the origin by the radii and the target gap, so the origin never enters the simplex
// and the time is never late. The source ends when the simplex is near. Here a GJK run at the time found confirms the
// contact, and conservative advancement continues if the precision of the simplex was exhausted before.

#include "gjk/detail/moving_pair.h"
#include "gjk/simplex.h"
#include "gjk/toi.h"

namespace gjk::detail {

template <int D>
class RayCast {
 public:
  /// `target`: the gap to leave; `near`: the distance at which the search ends.
  RayCast(const MovingPair<D>& pair, double target, double near, double duration)
      : pair_(pair), target_(target), near_(near), duration_(duration) {}

  /// Runs until the bodies are near, or returns true if the duration has passed. Records go to `trace`, unless it is
  /// null.
  bool run(int max_iterations, ImpactTrace<D>* trace);

  /// There is no contact before this time.
  double time() const { return time_; }
  int iterations() const { return iterations_; }

 private:
  /// Advances by the plane through the support point w, perpendicular to d; false if it never reaches the origin.
  bool advance(const Vec<D>& d, LocalSupport<D>& w, ImpactRecord<D>& record);
  bool include(const LocalSupport<D>& w);
  void slide(double step);
  void remember(const LocalSupport<D>& s, const Vec<D>& d, ImpactRecord<D>& record) const;

  const MovingPair<D>& pair_;
  double target_, near_, duration_;
  double time_ = 0;
  int iterations_ = 0;
  Simplex<D> simplex_;
  Vec<D> closest_{0.0};
};

}  // namespace gjk::detail
