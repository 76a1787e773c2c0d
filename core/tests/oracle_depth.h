#pragma once
// Penetration depth by brute force, independent of the library: no hull, no polytope, no tolerance.
//
// For a polytope P = hull(points) that holds the origin the depth is the least support distance h(n) = max n·p over all
// unit n, and it is attained at the normal of a facet, which is square to D affinely independent points of P. Any other
// direction has a larger h. So the least h over the normals of all D-tuples of points, both signs, is the depth. In
// long double: the error is about 1e-19 over the sine of the facet's least angle.

#include "gjk/conventions.h"

#include <array>
#include <cmath>
#include <limits>
#include <vector>

namespace gjk::test {

using Real = long double;
template <int D>
using RealVec = std::array<Real, D>;

template <int D>
Real dot(const RealVec<D>& u, const RealVec<D>& v) {
  Real sum = 0;
  for (int i = 0; i < D; ++i) sum += u[i] * v[i];
  return sum;
}

template <int D>
RealVec<D> minus(const RealVec<D>& u, const RealVec<D>& v) {
  RealVec<D> difference;
  for (int i = 0; i < D; ++i) difference[i] = u[i] - v[i];
  return difference;
}

template <int D>
RealVec<D> real(const Vec<D>& v) {
  RealVec<D> result;
  for (int i = 0; i < D; ++i) result[i] = v[i];
  return result;
}

inline RealVec<3> crossProduct(const RealVec<3>& u, const RealVec<3>& v) {
  return {u[1] * v[2] - u[2] * v[1], u[2] * v[0] - u[0] * v[2], u[0] * v[1] - u[1] * v[0]};
}

/// The difference of every point of `a` and every point of `b`: the points whose hull is A ⊖ B.
template <int D>
std::vector<RealVec<D>> allDifferences(const std::vector<RealVec<D>>& a, const std::vector<RealVec<D>>& b) {
  std::vector<RealVec<D>> differences;
  for (const auto& p : a)
    for (const auto& q : b) differences.push_back(minus<D>(p, q));
  return differences;
}

/// h(n) = max n·p over the points, or any number above `limit` when it exceeds that.
template <int D>
Real supportDistance(const std::vector<RealVec<D>>& points, const RealVec<D>& n,
                     Real limit = std::numeric_limits<Real>::infinity()) {
  Real greatest = -std::numeric_limits<Real>::infinity();
  for (const auto& p : points) {
    greatest = std::max(greatest, dot<D>(n, p));
    if (greatest > limit) break;
  }
  return greatest;
}

/// How far the points reach from the flattest hyperplane (a point in 1-D, a line in 2-D, a plane in 3-D) that a chain
/// of furthest points finds: zero for a flat set, and within a small factor the thickness of any.
template <int D>
Real thickness(const std::vector<RealVec<D>>& points) {
  // Gram-Schmidt with pivoting on the vectors from the first point.
  std::vector<RealVec<D>> rest;
  for (const auto& p : points) rest.push_back(minus<D>(p, points[0]));
  Real greatest = 0;
  for (int dimension = 0; dimension < D; ++dimension) {
    RealVec<D> axis{};
    for (const auto& v : rest)
      if (dot<D>(v, v) > dot<D>(axis, axis)) axis = v;
    greatest = std::sqrt(dot<D>(axis, axis));
    if (!(greatest > 0)) return 0;
    for (Real& x : axis) x /= greatest;
    for (auto& v : rest) {
      const Real along = dot<D>(v, axis);
      for (int i = 0; i < D; ++i) v[i] -= along * axis[i];
    }
  }
  return greatest;
}

/// The least support distance over candidate normals, for points that hold the origin.
template <int D>
class DepthOracle {
 public:
  explicit DepthOracle(std::vector<RealVec<D>> points) : points_(std::move(points)) {}

  /// Infinite where no candidate has a direction (all points in one line in 3-D, or in one point).
  Real depth() {
    depth_ = std::numeric_limits<Real>::infinity();
    const int count = static_cast<int>(points_.size());
    if constexpr (D == 1) consider({1});
    if constexpr (D == 2) {
      for (int i = 0; i < count; ++i)
        for (int j = 0; j < i; ++j) {
          const RealVec<2> edge = minus<2>(points_[i], points_[j]);
          consider({edge[1], -edge[0]});
        }
    }
    if constexpr (D == 3) {
      for (int i = 0; i < count; ++i)
        for (int j = 0; j < i; ++j)
          for (int k = 0; k < j; ++k)
            consider(crossProduct(minus<3>(points_[j], points_[i]), minus<3>(points_[k], points_[i])));
    }
    return depth_;
  }

 private:
  void consider(RealVec<D> n) {
    const Real length = std::sqrt(dot<D>(n, n));
    if (!(length > 0)) return;
    for (const Real sign : {1 / length, -1 / length}) {
      RealVec<D> unit = n;
      for (Real& x : unit) x *= sign;
      depth_ = std::min(depth_, supportDistance<D>(points_, unit, depth_));
    }
  }

  std::vector<RealVec<D>> points_;
  Real depth_ = 0;
};

}  // namespace gjk::test
