#pragma once
// The view as a map, computed once for thousands of points: from the world to pixels from the pane's top-left corner (y
// down) and depth in pixels (increasing away from the eye). It is affine in a parallel projection and projective in
// perspective, so straight lines stay straight, including their depths (view.h).

#include "model/figure/view.h"

#include <algorithm>

namespace gjklab {

class Projection {
 public:
  explicit Projection(const View& view)
      : target_(view.target),
        centre_(0.5 * view.size),
        x_(rightOf(view) * view.pixels_per_unit),
        y_(upOf(view) * -view.pixels_per_unit),
        z_(towardsViewer(view) * -view.pixels_per_unit),
        shrink_(hasPerspective(view) ? towardsViewer(view) * (-1 / view.eye_distance) : dvec3(0.0)) {}

  dvec3 operator()(dvec3 world) const {
    const dvec3 p = world - target_;
    const double grown = 1 / std::max(kNearestShare, 1 + glm::dot(shrink_, p));
    return {centre_.x + grown * glm::dot(x_, p), centre_.y + grown * glm::dot(y_, p), grown * glm::dot(z_, p)};
  }
  /// For positions relative to `origin`: pixels and depth in homogeneous coordinates, with a fourth coordinate that is
  /// 1 in a parallel projection.
  glm::dmat4 matrix(dvec3 origin) const {
    const dvec3 p = origin - target_;
    const double shrink = 1 + glm::dot(shrink_, p);
    const glm::dmat4 rows(glm::dvec4(x_ + centre_.x * shrink_, centre_.x * shrink + glm::dot(x_, p)),
                          glm::dvec4(y_ + centre_.y * shrink_, centre_.y * shrink + glm::dot(y_, p)),
                          glm::dvec4(z_, glm::dot(z_, p)), glm::dvec4(shrink_, shrink));
    return glm::transpose(rows);
  }

 private:
  dvec3 target_;
  dvec2 centre_;
  dvec3 x_, y_, z_;
  dvec3 shrink_;  ///< how size decreases with the distance from the eye; zero in a parallel projection
};

}  // namespace gjklab
