#pragma once
// A second implementation of the bodies in long double, independent of the library's shapes, for computing references.
//
// Every body is a core rounded by a radius: sphere = point, capsule = segment, a margin rounds any shape. A core is a
// polytope given by its points, or one of the smooth shapes with their closed forms.

#include "model/scene/exact_real.h"
#include "model/scene/scene.h"

namespace gjklab {

class ExactBody {
 public:
  /// Coordinates are relative to `origin`, so a pair far from the world's origin loses no precision.
  ExactBody(const Body&, int dimension, dvec3 origin);

  Exact radius() const { return radius_; }
  bool isPolytope() const { return !points_.empty(); }
  /// For a polytope: the points whose hull is the core.
  const std::vector<Exact3>& points() const { return points_; }
  /// A point of the core furthest along d (not zero).
  Exact3 support(Exact3 d) const;

 private:
  Exact3 localSupport(Exact3 d) const;
  Exact3 placed(Exact3 local) const;

  Body body_;
  Exact3 columns_[3];  ///< of the rotation
  Exact3 position_;
  Exact radius_ = 0;
  std::vector<Exact3> points_;
};

/// Support of A ⊖ B, of the cores.
inline Exact3 support(const ExactBody& a, const ExactBody& b, Exact3 d) { return a.support(d) - b.support(-d); }

}  // namespace gjklab
