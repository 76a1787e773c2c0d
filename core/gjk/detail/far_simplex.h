#pragma once
// The simplex from which a convex hull begins: points far apart, exactly independent.

#include "gjk/numeric/plane.h"
#include "gjk/numeric/predicates.h"
#include "gjk/numeric/vector.h"

#include <array>
#include <vector>

namespace gjk::detail {

/// Affinely independent points of the list, far apart: as many as the list allows, D + 1 at most.
template <int D>
class FarSimplex {
 public:
  explicit FarSimplex(const std::vector<Vec<D>>& points) : points_(points) {
    if (points.empty()) return;
    widestPair();
    while (size_ >= 2 && size_ <= D && addFurthest()) {
    }
  }

  int rank() const { return size_ - 1; }
  int operator[](int i) const { return corners_[i]; }
  Vec<D> point(int i) const { return points_[corners_[i]]; }

 private:
  /// Both ends along the axis of the greatest extent.
  void widestPair() {
    double widest = -1;
    for (int axis = 0; axis < D; ++axis) {
      int low = 0, high = 0;
      for (int i = 1; i < static_cast<int>(points_.size()); ++i) {
        if (points_[i][axis] < points_[low][axis]) low = i;
        if (points_[i][axis] > points_[high][axis]) high = i;
      }
      const double extent = points_[high][axis] - points_[low][axis];
      if (extent > widest) {
        widest = extent;
        corners_ = {low, high};
      }
    }
    size_ = corners_[0] == corners_[1] ? 1 : 2;
  }

  /// The point furthest from the line or plane of the corners, of those that are exactly off it.
  bool addFurthest() {
    double furthest = -1;
    for (int i = 0; i < static_cast<int>(points_.size()); ++i) {
      const double distance = distanceTo(points_[i]);
      if (distance > furthest && independent(points_[i])) {
        furthest = distance;
        corners_[size_] = i;
      }
    }
    if (furthest < 0) return false;
    ++size_;
    return true;
  }

  double distanceTo(const Vec<D>& p) {
    if constexpr (D == 2) return std::abs(glm::dot(facetPlane({point(0), point(1)}).normal, p - point(0)));
    if constexpr (D == 3) {
      if (size_ == 2) return glm::length(glm::cross(unit<3>(point(1) - point(0)), p - point(0)));
      return std::abs(glm::dot(facetPlane({point(0), point(1), point(2)}).normal, p - point(0)));
    }
    return 0;
  }

  bool independent(const Vec<D>& p) const {
    if constexpr (D == 2) return !collinear(point(0), point(1), p);
    if constexpr (D == 3)
      return size_ == 2 ? !collinear(point(0), point(1), p) : orientation(point(0), point(1), point(2), p) != 0;
    return false;
  }

  const std::vector<Vec<D>>& points_;
  std::array<int, D + 1> corners_{};
  int size_ = 0;
};

}  // namespace gjk::detail
