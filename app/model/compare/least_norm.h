#pragma once
// The point of A ⊖ B nearest to the origin, by P. Wolfe's algorithm, in long double.
//
// Source: P. Wolfe, Finding the nearest point in a polytope, Mathematical Programming 11, 1976. It keeps a set of
// affinely independent points, moves to the nearest point of their affine hull, and drops points if that is outside
// their convex hull. Here the points come from the support function, so that smooth bodies work as well. The result is
// a proof: |x| is the distance of points of both bodies, and no point of A ⊖ B is nearer than the plane through the
// last support point.

#include "model/compare/exact_body.h"

#include <span>

namespace gjklab {

struct LeastNorm {
  Exact3 point{0};
  /// The signed distance is between them. If negative, −`lower` bounds the depth: no direction that was tried separates
  /// the bodies.
  Exact upper = 0, lower = 0;
  bool holds_origin = false;  ///< the points enclose the origin, or it is on their hull up to rounding
};

LeastNorm leastNorm(const ExactBody& a, const ExactBody& b, int dimension);
/// The same for the hull of a few points.
LeastNorm leastNorm(const std::vector<Exact3>& points, int dimension);

/// The weights of the point nearest to the origin on the affine hull of up to four points; false if the points are not
/// affinely independent.
bool affineWeights(std::span<const Exact3> points, std::span<Exact> weights);

}  // namespace gjklab
