#pragma once
// Support of a whole shape, including radii and margin, for Rounding::support.

#include "gjk/support.h"

namespace gjk::detail {

template <int D>
class WholeSupport {
 public:
  /// Refers to the shape, which must outlive this object.
  explicit WholeSupport(const Shape<D>& shape) : shape_(shape) {}

  SupportPoint<D> support(const Vec<D>& d) const { return shape_.support(d); }
  const Shape<D>& shape() const { return shape_; }

 private:
  const Shape<D>& shape_;
};

template <int D>
double reach(const WholeSupport<D>& whole) {
  return reachWithMargin(whole.shape());
}

}  // namespace gjk::detail
