#pragma once
// The nearest point of a hull to the origin by brute force, independent of the library.
//
// The nearest point lies on some simplex of at most D of the points (or the hull holds the origin), and it is the
// projection of the origin on that simplex' affine hull. Every projection that falls inside its simplex is a point of
// the hull; the nearest of all of them is the answer. In long double, by Gauss elimination with full pivoting on the
// normal equations.

#include "gjk/conventions.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <vector>

namespace gjk::test {

using Long = long double;
static_assert(std::numeric_limits<Long>::digits > std::numeric_limits<double>::digits, "an oracle needs more digits");
template <int D>
using LongVec = std::array<Long, D>;
#ifdef __SIZEOF_FLOAT128__
__extension__ using Quad = __float128;
#else
using Quad = long double;  // where it has that many digits anyway
#endif

template <int D>
LongVec<D> toLong(Vec<D> v) {
  LongVec<D> r;
  for (int i = 0; i < D; ++i) r[i] = v[i];
  return r;
}

template <int D>
Long dotLong(const LongVec<D>& a, const LongVec<D>& b) {
  Long sum = 0;
  for (int i = 0; i < D; ++i) sum += a[i] * b[i];
  return sum;
}

template <class Real>
Real absolute(Real x) {
  return x < 0 ? -x : x;
}

/// Solves a system of n equations; false if it is singular.
template <class Real>
bool solveLinear(Real (&matrix)[3][4], int n, Real (&solution)[3]) {
  int column_of[3] = {0, 1, 2};
  for (int step = 0; step < n; ++step) {
    int row = step, column = step;
    for (int i = step; i < n; ++i)
      for (int j = step; j < n; ++j)
        if (absolute(matrix[i][j]) > absolute(matrix[row][column])) row = i, column = j;
    if (matrix[row][column] == 0) return false;
    std::swap(matrix[step], matrix[row]);
    for (int i = 0; i < n; ++i) std::swap(matrix[i][step], matrix[i][column]);
    std::swap(column_of[step], column_of[column]);
    for (int i = step + 1; i < n; ++i) {
      const Real factor = matrix[i][step] / matrix[step][step];
      for (int j = step; j < n; ++j) matrix[i][j] -= factor * matrix[step][j];
      matrix[i][3] -= factor * matrix[step][3];
    }
  }
  for (int step = n - 1; step >= 0; --step) {
    Real value = matrix[step][3];
    for (int j = step + 1; j < n; ++j) value -= matrix[step][j] * solution[column_of[j]];
    solution[column_of[step]] = value / matrix[step][step];
  }
  return true;
}

/// The squared distance of the origin from its projection on the affine hull of n + 1 points, if that falls inside
/// their simplex; otherwise negative.
template <int D, class Real>
Real squaredDistance(const std::array<const LongVec<D>*, 3>& points, int n) {
  Real x[D], edge[2][D], matrix[3][4] = {}, weight[3] = {};
  for (int k = 0; k < D; ++k) {
    x[k] = (*points[0])[k];
    for (int i = 0; i < n; ++i) edge[i][k] = static_cast<Real>((*points[i + 1])[k]) - x[k];
  }
  for (int i = 0; i < n; ++i)
    for (int k = 0; k < D; ++k) {
      for (int j = 0; j < n; ++j) matrix[i][j] += edge[i][k] * edge[j][k];
      matrix[i][3] -= edge[i][k] * x[k];
    }
  if (!solveLinear(matrix, n, weight)) return -1;
  Real sum = 0;
  for (int i = 0; i < n; ++i) {
    if (!(weight[i] >= 0)) return -1;
    sum += weight[i];
    for (int k = 0; k < D; ++k) x[k] += weight[i] * edge[i][k];
  }
  if (!(sum <= 1)) return -1;
  Real squared = 0;
  for (int k = 0; k < D; ++k) squared += x[k] * x[k];
  return squared;
}

template <int D, class Real>
Long distanceByAllFeaturesIn(const std::vector<LongVec<D>>& points) {
  Real least = -1;
  const int count = static_cast<int>(points.size());
  const auto offer = [&](const std::array<const LongVec<D>*, 3>& feature, int n) {
    const Real squared = squaredDistance<D, Real>(feature, n);
    if (squared >= 0 && (least < 0 || squared < least)) least = squared;
  };
  for (int i = 0; i < count; ++i) {
    offer({&points[i]}, 0);
    for (int j = i + 1; j < count && D > 1; ++j) {
      offer({&points[i], &points[j]}, 1);
      for (int k = j + 1; k < count && D > 2; ++k) offer({&points[i], &points[j], &points[k]}, 2);
    }
  }
  return std::sqrt(static_cast<Long>(least));
}

/// The distance of the origin from the hull of the points, provided it is outside (or on the boundary).
template <int D>
Long distanceByAllFeatures(const std::vector<LongVec<D>>& points) {
  Long scale = 0;
  for (const auto& p : points) scale = std::max(scale, std::sqrt(dotLong<D>(p, p)));
  const Long distance = distanceByAllFeaturesIn<D, Long>(points);
  return distance > 1e-4L * scale ? distance : distanceByAllFeaturesIn<D, Quad>(points);
}

}  // namespace gjk::test
