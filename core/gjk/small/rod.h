#pragma once
// Rods: spheres, capsules, segments and points, each as a point or a segment with a radius.

#include "gjk/detail/rigid.h"
#include "gjk/numeric/predicates.h"
#include "gjk/numeric/vector.h"
#include "gjk/overlap.h"
#include "gjk/result.h"
#include "gjk/shape.h"
#include "gjk/small/four_lanes.h"
#include "gjk/small/pair.h"

#include <algorithm>
#include <cmath>

namespace gjk::small {

/// centre ± half, in world directions, relative to the body's position.
template <int D>
struct Rod {
  Vec<D> centre{0.0}, half{0.0};
  double radius = 0;
};

inline bool isLength(double value) { return value >= kLeastSize || value == 0; }

/// The radius of a point or ball with its margin. False for other shapes.
template <int D>
GJK_SMALL_INLINE bool ballOf(const Shape<D>& shape, double& radius) {
  radius = shape.margin;
  if (const auto* const sphere = std::get_if<Sphere<D>>(&shape.kind)) {
    radius += sphere->radius;
    return isLength(shape.margin) && isLength(sphere->radius);
  }
  return std::holds_alternative<Point<D>>(shape.kind) && isLength(shape.margin);
}

/// False if the shape is not a rod, or is invalid.
template <int D>
GJK_SMALL_INLINE bool rodOf(const Shape<D>& shape, const Rotation<D>& rotation, Rod<D>& rod) {
  constexpr int kUp = D > 1 ? 1 : 0;
  const auto& kind = shape.kind;
  rod.radius = shape.margin;
  if (!isLength(shape.margin)) return false;
  if (const auto* const sphere = std::get_if<Sphere<D>>(&kind)) {
    rod.radius += sphere->radius;
    return isLength(sphere->radius);
  }
  if (const auto* const capsule = std::get_if<Capsule<D>>(&kind)) {
    rod.radius += capsule->radius;
    rod.half = capsule->half_height * rotation.column(kUp);
    return isLength(capsule->radius) && isLength(capsule->half_height);
  }
  if (const auto* const segment = std::get_if<Segment<D>>(&kind)) {
    rod.centre = rotation.apply(0.5 * (segment->points[0] + segment->points[1]));
    rod.half = rotation.apply(0.5 * (segment->points[1] - segment->points[0]));
    return true;
  }
  return std::holds_alternative<Point<D>>(kind);
}

/// The s and t from −1 to 1 for which c + s u − t v is nearest to the origin. They may be wrong for nearly parallel
/// segments; the proof detects this.
template <int D>
GJK_SMALL_INLINE void nearestOfRods(const Vec<D>& c, const Vec<D>& u, const Vec<D>& v, double& s, double& t) {
  const double uu = glm::dot(u, u), vv = glm::dot(v, v), uv = glm::dot(u, v);
  const double cu = glm::dot(c, u), cv = glm::dot(c, v), area = uu * vv - uv * uv;
  // Takes values instead of references: compilers turn std::clamp into branches.
  const auto within = [](double x) {
    const double above = x > -1 ? x : -1;
    return above < 1 ? above : 1;
  };
  const double per_u = uu > 0 ? 1 / uu : 0, per_v = vv > 0 ? 1 / vv : 0;
  s = area > 1e-12 * uu * vv ? within((uv * cv - vv * cu) / area) : within(-cu * per_u);
  t = within((cv + s * uv) * per_v);
  s = within((t * uv - cu) * per_u);
}

/// The distance of the cores, with its proof: the least support of A ⊖ B along x, over its four corners, is |x|. False
/// if it is not, or if it is too near to zero. `offset`: p_A − p_B; `scale`: S of the cores.
template <int D>
GJK_SMALL_INLINE bool solveRods(const Rod<D>& a, const Rod<D>& b, const Vec<D>& offset, Answer<D>& answer,
                                double& scale) {
  const Vec<D> c = offset + (a.centre - b.centre);
  double s = 0, t = 0;
  nearestOfRods(c, a.half, b.half, s, t);
  const Vec<D> on_a = a.centre + s * a.half, on_b = (b.centre - offset) + t * b.half, x = on_a - on_b;
  const double square = glm::dot(x, x), length = std::sqrt(square);
  answer.normal = x * (-1 / length);
  const double lower = -glm::dot(answer.normal, c) - std::abs(glm::dot(answer.normal, a.half)) -
                       std::abs(glm::dot(answer.normal, b.half));
  scale = 0;
  unrolled<D>([&](auto i) { scale = std::max(scale, std::abs(c[i]) + std::abs(a.half[i]) + std::abs(b.half[i])); });
  // Rejects numbers whose squares are out of range, and NaN.
  if (!(scale > 1e-40 && scale < 1e40 && a.radius + b.radius < 1e40)) return false;
  if (!(length - lower <= kProof * scale && lower > kNearZero * scale)) return false;
  answer.overlap = false;
  answer.lower = std::min(lower, length);
  answer.upper = length;
  answer.on_a = on_a;
  answer.on_b = on_b;
  answer.iterations = answer.epa_iterations = 0;
  return true;
}

/// Two balls with a formula for their answer.
struct Balls {
  double radius_a, radius_b;
  double length;  ///< between their centres
};

/// Whether the shapes are balls or points that betweenBalls() may answer under these options. Rejects numbers whose
/// squares are out of range, and NaN.
template <int D>
GJK_SMALL_INLINE bool ballsSuit(const Shape<D>& a, const Pose<D>& pose_a, const Shape<D>& b, const Pose<D>& pose_b,
                                const Options<D>& options, Balls& balls) {
  if (!ballOf(a, balls.radius_a) || !ballOf(b, balls.radius_b) || !suits(options) ||
      !detail::areSurelyRigid(pose_a.rotation, pose_b.rotation))
    return false;
  const Vec<D> offset = pose_a.position - pose_b.position;
  balls.length = std::sqrt(glm::dot(offset, offset));
  return balls.length > 1e-40 && balls.length < 1e40 && balls.radius_a + balls.radius_b < 1e40;
}

/// The answer for two balls that suit. Written in place, because a copy would stall until the writes reach memory.
template <int D>
GJK_SMALL_INLINE Result<D> betweenBalls(const Pose<D>& a, const Pose<D>& b, const Balls& balls, double tolerance) {
  const auto [radius_a, radius_b, length] = balls;
  const Vec<D> offset = a.position - b.position;
  const double inverse = -1 / length;
  const Vec<D> n = offset * inverse;
  const double radius = radius_a + radius_b, scale = largestCoordinate<D>(offset) + radius;
  // |p_A − p_B| is an upper bound on the distance of the centres, and its component along n a lower bound. They differ
  // only by rounding.
  const double along = -glm::dot(n, offset), lower = along < length ? along : length;
  const double apart = length - radius, least = lower - radius;
  const bool meet = apart < 0;
  const double size = meet ? -least : apart;
  return {.status = size <= tolerance * scale ? Status::touching
                    : meet                    ? Status::intersecting
                                              : Status::separated,
          .distance = meet ? 0 : apart,
          .has_distance = true,
          .depth = meet ? size : 0,
          .normal = offset * inverse,  // not a copy of n, which would stall
          .point_a = a.position + radius_a * n,
          .point_b = b.position - radius_b * n,
          .lower_bound = meet        ? -apart
                         : least > 0 ? least
                                     : 0,
          .upper_bound = size,
          .gjk_iterations = 0,
          .epa_iterations = 0,
          .support_calls = 0,
          .termination = Termination::converged};
}

/// overlap() of two balls that suit.
template <int D>
GJK_SMALL_INLINE Overlap<D> decideBalls(const Pose<D>& a, const Pose<D>& b, const Balls& balls, double tolerance) {
  const Vec<D> offset = a.position - b.position;
  const double radius = balls.radius_a + balls.radius_b, inverse = -1 / balls.length;
  Overlap<D> found;
  found.meets = balls.length - radius <= tolerance * (largestCoordinate<D>(offset) + radius);
  if (found.meets) {
    found.simplex.push({offset, a.position, b.position});
    return found;
  }
  found.direction = offset * inverse;
  const double along = -glm::dot(found.direction, offset), lower = along < balls.length ? along : balls.length;
  found.gap = lower > radius ? lower - radius : 0;
  found.termination = Termination::separating_direction;
  return found;
}

}  // namespace gjk::small
