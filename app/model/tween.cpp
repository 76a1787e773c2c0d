#include "model/tween.h"

#include <algorithm>
#include <cmath>

namespace gjklab {
namespace {

using Point = std::optional<dvec3>;

dvec3 mix(dvec3 from, dvec3 to, double share) { return from + (to - from) * share; }

/// A point that both frames have glides; one that only the new frame has stands where it belongs at once.
Point blendPoint(const Point& from, const Point& to, double share) {
  if (!from || !to) return to;
  return mix(*from, *to, share);
}

/// Unit directions turn at constant speed; opposite ones have no way between them and change at once.
Point blendDirection(const Point& from, const Point& to, double share) {
  if (!from || !to) return to;
  const double cosine = std::clamp(glm::dot(*from, *to), -1.0, 1.0);
  const double angle = std::acos(cosine);
  if (angle < 1e-6 || angle > 3.1) return to;
  return (std::sin((1 - share) * angle) * *from + std::sin(share * angle) * *to) / std::sin(angle);
}

double blendNumber(double from, double to, double share) { return from + (to - from) * share; }

}  // namespace

Frame blend(const Frame& from, const Frame& to, double share) {
  if (share >= 1) return to;
  Frame frame = to;
  frame.direction = blendDirection(from.direction, to.direction, share);
  frame.closest = blendPoint(from.closest, to.closest, share);
  frame.previous_closest = blendPoint(from.previous_closest, to.previous_closest, share);
  frame.witness_a = blendPoint(from.witness_a, to.witness_a, share);
  frame.witness_b = blendPoint(from.witness_b, to.witness_b, share);
  if (from.bounds_known && to.bounds_known) {
    frame.bounds.lower = blendNumber(from.bounds.lower, to.bounds.lower, share);
    frame.bounds.upper = blendNumber(from.bounds.upper, to.bounds.upper, share);
  }
  // A support point is found by going out along d: w leaves the closest point, its pair the witness points.
  if (to.support && !from.support) {
    if (to.closest) frame.support->w = mix(*to.closest, to.support->w, share);
    if (to.witness_a) frame.support->a = mix(*to.witness_a, to.support->a, share);
    if (to.witness_b) frame.support->b = mix(*to.witness_b, to.support->b, share);
  }
  return frame;
}

}  // namespace gjklab
