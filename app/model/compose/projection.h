#pragma once
// The view as an affine map, prepared once for thousands of points: world → pixels from the pane's top-left corner (y
// down) and depth in pixels (growing away from the eye).

#include "model/figure/view.h"

namespace gjklab {

class Projection {
 public:
  explicit Projection(const View& view)
      : target_(view.target),
        centre_(0.5 * view.size),
        x_(rightOf(view) * view.pixels_per_unit),
        y_(upOf(view) * -view.pixels_per_unit),
        z_(towardsViewer(view) * -view.pixels_per_unit) {}

  dvec3 operator()(dvec3 world) const {
    const dvec3 p = world - target_;
    return {centre_.x + glm::dot(x_, p), centre_.y + glm::dot(y_, p), glm::dot(z_, p)};
  }
  /// The linear part: columns are the images of the world's unit vectors.
  glm::dmat3 linear() const { return glm::transpose(glm::dmat3(x_, y_, z_)); }

 private:
  dvec3 target_;
  dvec2 centre_;
  dvec3 x_, y_, z_;
};

}  // namespace gjklab
