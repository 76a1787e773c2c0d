#pragma once
// The viewpoint: infinitely far away, with parallel lines of sight, or at a finite position.

#include "model/scene/scene.h"

#include <optional>

namespace gjklab {

class Eye {
 public:
  /// Infinitely far away in this direction, a unit vector.
  Eye(dvec3 towards_viewer) : sight_(towards_viewer) {}  // NOLINT: a direction is an eye at infinity
  /// At a finite position; `sight`: unit vector towards the eye along the centre of the view.
  Eye(dvec3 place, dvec3 sight) : sight_(sight), position_(place) {}

  /// The unit vector from a point to the eye.
  dvec3 from(dvec3 p) const {
    if (!position_) return sight_;
    const dvec3 way = *position_ - p;
    const double length = glm::length(way);
    return length > 0 ? way / length : sight_;
  }
  /// How much a face through `p` faces the eye: the cosine between its normal and the line of sight.
  double facing(dvec3 normal, dvec3 p) const { return glm::dot(normal, from(p)); }
  /// Along the centre of the view.
  dvec3 sight() const { return sight_; }
  /// Empty: infinitely far away.
  const std::optional<dvec3>& position() const { return position_; }
  /// The same eye in coordinates to which `offset` is yet to be added.
  Eye without(dvec3 offset) const { return position_ ? Eye(*position_ - offset, sight_) : *this; }

 private:
  dvec3 sight_;
  std::optional<dvec3> position_;
};

}  // namespace gjklab
