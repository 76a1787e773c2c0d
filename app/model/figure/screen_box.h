#pragma once
// Boxes on the screen, where labels are.

#include <glm/glm.hpp>
#include <span>

namespace gjklab {

using glm::dvec2;

struct ScreenBox {
  dvec2 low{0.0}, high{0.0};
  dvec2 size() const { return high - low; }
  dvec2 middle() const { return 0.5 * (low + high); }
};

/// Around points; low > high if there are none.
ScreenBox boxAround(std::span<const dvec2> points);
double overlapArea(const ScreenBox&, const ScreenBox&);
/// 0 within the box.
double distanceTo(const ScreenBox&, dvec2 point);
/// The length of a segment's part in the box.
double lengthInside(dvec2 from, dvec2 to, const ScreenBox&);

}  // namespace gjklab
