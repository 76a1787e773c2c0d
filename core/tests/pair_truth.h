#pragma once
// The true signed distance of two polytopes with radii, by brute force over all vertex differences in long double.

#include "gjk/numeric/vector.h"
#include "gjk/query.h"

#include "internals.h"
#include "nearest_oracle.h"
#include "oracle_depth.h"

#include <algorithm>
#include <vector>

namespace gjk::test {

/// A polytope given by points in its local frame, with a radius, and where it is.
template <int D>
struct Body {
  std::vector<Vec<D>> points;
  double radius = 0;
  Pose<D> pose;
  Shape<D> shape;  ///< the same for the library: any kind that is the hull of the points
};

template <int D>
struct Truth {
  std::vector<RealVec<D>> differences;  ///< of the cores' vertices
  Real scale = 0;                       ///< S of what is asked about, radii included
  Real core = 0;                        ///< signed distance of the cores
  Real signed_distance = 0;             ///< of the bodies
  Real rounding = 0;  ///< error that the input's own size forces: that of the local and relative coordinates
};

template <int D>
Body<D> hullBody(std::vector<Vec<D>> points, Vec<D> position = Vec<D>(0.0), Rotation<D> rotation = {},
                 double radius = 0) {
  return {points, radius, {position, rotation}, {Hull<D>{points}, radius}};
}

/// Vertices relative to a point: rotated as the library rotates them (in doubles), moved in long double.
template <int D>
std::vector<RealVec<D>> placedPoints(const Body<D>& body, const Vec<D>& relative_to) {
  std::vector<RealVec<D>> placed;
  for (const Vec<D>& p : body.points) {
    RealVec<D> w = real<D>(body.pose.rotation.apply(p));
    for (int i = 0; i < D; ++i) w[i] += Real(body.pose.position[i]) - Real(relative_to[i]);
    placed.push_back(w);
  }
  return placed;
}

/// (least of B along n) − (greatest of A along n), radii included.
template <int D>
Real separationAlong(const Truth<D>& truth, const Vec<D>& n, Real radius_sum) {
  return -supportDistance<D>(truth.differences, real<D>(n)) - radius_sum;
}

template <int D>
Truth<D> trueDistance(const Body<D>& a, const Body<D>& b) {
  Truth<D> truth;
  truth.differences = allDifferences<D>(placedPoints<D>(a, a.pose.position), placedPoints<D>(b, a.pose.position));
  for (const auto& w : truth.differences)
    for (int i = 0; i < D; ++i) truth.scale = std::max(truth.scale, std::abs(w[i]));
  for (const Body<D>* body : {&a, &b})
    for (const auto& p : body->points) truth.rounding = std::max(truth.rounding, Real(largestCoordinate<D>(p)));
  truth.rounding = 8e-16L * (truth.rounding + largestCoordinate<D>(a.pose.position - b.pose.position));
  const Real depth = DepthOracle<D>(truth.differences).depth();
  // In a flat A ⊖ B the least support distance over normals says nothing of the distance within its plane; there, and
  // where the cores are apart, the nearest feature tells.
  const bool overlap = depth >= 0 && thickness<D>(truth.differences) > 1e-12L * truth.scale + 10 * truth.rounding;
  truth.core = overlap ? -depth : distanceByAllFeatures<D>(truth.differences);
  truth.signed_distance = truth.core - a.radius - b.radius;
  truth.scale += a.radius + b.radius;
  return truth;
}

}  // namespace gjk::test
