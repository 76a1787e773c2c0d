#pragma once
// Generates pairs of bodies: random ones from a fixed seed, and ones that touch exactly, with numbers that are also
// exact in single precision.

#include "model/scene/scene.h"

#include <random>
#include <vector>

namespace gjklab {

class PairDraw {
 public:
  explicit PairDraw(std::uint64_t seed) : random_(seed) {}

  double between(double low, double high);
  int whole(int least, int greatest);
  bool coin() { return whole(0, 1) == 1; }
  /// A multiple of 1/8.
  double eighths(double low, double high);
  dvec3 point(int dimension, double reach);
  dvec3 direction(int dimension);

  /// A body at the origin, without rotation, of a size of about 1.
  Body body(ShapeKind, int dimension);
  /// Points near the unit ball, in at most D dimensions.
  Body hull(int dimension, int points);
  void turn(Body&, int dimension);

  /// Two rotated bodies, with B moved so that the signed distance is `gap`, as accurately as one query along a random
  /// direction allows.
  Scene pair(const Body& a, const Body& b, int dimension, double gap, bool turned = true);

 private:
  std::mt19937_64 random_;
};

/// The corners of a box with these half extents, as a hull.
Body asHull(const Body& box, int dimension);

}  // namespace gjklab
