#pragma once
// The nearest point of a hull to the origin by brute force, independent of the library.
//
// The nearest point lies on some simplex of at most D of the points (or the hull holds the origin), and it is the
// projection of the origin on that simplex' affine hull. Every projection that falls inside its simplex is a point of
// the hull; the nearest of all of them is the answer. In long double, by Gauss elimination with full pivoting on the
// normal equations.

#include "gjk/conventions.h"

#include <array>
#include <cmath>
#include <limits>
#include <optional>
#include <vector>

namespace gjk::test {

using Long = long double;
template <int D>
using LongVec = std::array<Long, D>;

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

/// Solves a system of n equations; none if it is singular.
inline bool solveLinear(Long (&matrix)[3][4], int n, Long (&solution)[3]) {
  int column_of[3] = {0, 1, 2};
  for (int step = 0; step < n; ++step) {
    int row = step, column = step;
    for (int i = step; i < n; ++i)
      for (int j = step; j < n; ++j)
        if (std::abs(matrix[i][j]) > std::abs(matrix[row][column])) row = i, column = j;
    if (matrix[row][column] == 0) return false;
    std::swap(matrix[step], matrix[row]);
    for (int i = 0; i < n; ++i) std::swap(matrix[i][step], matrix[i][column]);
    std::swap(column_of[step], column_of[column]);
    for (int i = step + 1; i < n; ++i) {
      const Long factor = matrix[i][step] / matrix[step][step];
      for (int j = step; j < n; ++j) matrix[i][j] -= factor * matrix[step][j];
      matrix[i][3] -= factor * matrix[step][3];
    }
  }
  for (int step = n - 1; step >= 0; --step) {
    Long value = matrix[step][3];
    for (int j = step + 1; j < n; ++j) value -= matrix[step][j] * solution[column_of[j]];
    solution[column_of[step]] = value / matrix[step][step];
  }
  return true;
}

/// The projection of the origin on the affine hull of up to four points, if it falls inside their simplex.
template <int D>
std::optional<LongVec<D>> projection(const std::vector<LongVec<D>>& points) {
  const int n = static_cast<int>(points.size()) - 1;
  LongVec<D> x = points[0];
  if (n == 0) return x;
  LongVec<D> edge[3];
  Long matrix[3][4] = {}, weight[3] = {};
  for (int i = 0; i < n; ++i)
    for (int k = 0; k < D; ++k) edge[i][k] = points[i + 1][k] - points[0][k];
  for (int i = 0; i < n; ++i) {
    for (int j = 0; j < n; ++j) matrix[i][j] = dotLong<D>(edge[i], edge[j]);
    matrix[i][3] = -dotLong<D>(edge[i], points[0]);
  }
  if (!solveLinear(matrix, n, weight)) return std::nullopt;
  Long sum = 0;
  for (int i = 0; i < n; ++i) {
    if (!(weight[i] >= 0)) return std::nullopt;
    sum += weight[i];
    for (int k = 0; k < D; ++k) x[k] += weight[i] * edge[i][k];
  }
  if (!(sum <= 1)) return std::nullopt;
  return x;
}

/// The distance of the origin from the hull of the points, provided it is outside (or on the boundary).
template <int D>
Long distanceByAllFeatures(const std::vector<LongVec<D>>& points) {
  Long least = std::numeric_limits<Long>::infinity();
  const int count = static_cast<int>(points.size());
  const auto offer = [&](const std::vector<LongVec<D>>& feature) {
    if (const auto x = projection<D>(feature)) least = std::min(least, std::sqrt(dotLong<D>(*x, *x)));
  };
  for (int i = 0; i < count; ++i) {
    offer({points[i]});
    for (int j = i + 1; j < count && D > 1; ++j) {
      offer({points[i], points[j]});
      for (int k = j + 1; k < count && D > 2; ++k) offer({points[i], points[j], points[k]});
    }
  }
  return least;
}

}  // namespace gjk::test
