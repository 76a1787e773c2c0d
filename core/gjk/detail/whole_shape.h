#pragma once
// A shape with its radii and margin as a custom one, for Rounding::support.

#include "gjk/custom_shape.h"
#include "gjk/support.h"

namespace gjk::detail {

template <int D>
class WholeShape : public CustomShape<D> {
 public:
  /// Refers to the shape, which must outlive this object.
  explicit WholeShape(const Shape<D>& shape) : CustomShape<D>(shape) { this->reach_ = reachWithMargin(shape); }
};

}  // namespace gjk::detail
