#include "gjk/small/closed_form.h"

#include "gjk/detail/rigid.h"
#include "gjk/numeric/predicates.h"
#include "gjk/numeric/vector.h"
#include "gjk/small/box_axes.h"
#include "gjk/small/core_answer.h"

#include <cmath>

namespace gjk::small {

using namespace detail;

namespace {

/// A point or a segment with a radius: centre ± half.
template <int D>
struct Rod {
  Vec<D> centre{0.0}, half{0.0};  ///< the centre in world directions, from the body's position
  double radius = 0;
};

bool isLength(double value) { return value >= kLeastSize || value == 0; }

/// False where the shape is no rod, or none at all.
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

/// Where c + s u − t v, with s and t from −1 to 1, is nearest to the origin. Nearly parallel segments may miss it; the
/// proof notices.
template <int D>
GJK_SMALL_INLINE void nearestOfRods(const Vec<D>& c, const Vec<D>& u, const Vec<D>& v, double& s, double& t) {
  const double uu = glm::dot(u, u), vv = glm::dot(v, v), uv = glm::dot(u, v);
  const double cu = glm::dot(c, u), cv = glm::dot(c, v), area = uu * vv - uv * uv;
  const auto within = [](double x) { return std::min(std::max(x, -1.0), 1.0); };
  const double per_u = uu > 0 ? 1 / uu : 0, per_v = vv > 0 ? 1 / vv : 0;
  s = area > 1e-12 * uu * vv ? within((uv * cv - vv * cu) / area) : within(-cu * per_u);
  t = within((cv + s * uv) * per_v);
  s = within((t * uv - cu) * per_u);
}

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
  // Not of numbers whose squares are none, nor of NaN.
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

/// The answer on two cores, `scale` their S, as that on the shapes.
template <int D>
GJK_SMALL_INLINE void tell(const Answer<D>& answer, const Vec<D>& position_a, double radius_a, double radius_b,
                           double scale, const Options<D>& options, Result<D>& result) {
  result = resultOf(answer, position_a, radius_a, radius_b);
  const double signed_distance = result.distance - result.depth;
  if (std::abs(signed_distance) <= options.tolerance * (scale + (radius_a + radius_b)))
    result.status = Status::touching;
}

[[gnu::noinline]] bool boxForm(const Shape<3>& a, const Pose<3>& pose_a, const Shape<3>& b, const Pose<3>& pose_b,
                               const Box<3>& box_a, const Box<3>& box_b, const Options<3>& options, Result<3>& result) {
  Answer<3> answer;
  double scale;
  if (!isLength(a.margin) || !isLength(b.margin)) return false;
  if (!solveBoxes(box_a, pose_a, box_b, pose_b, a.margin + b.margin, options, answer, scale)) return false;
  tell(answer, pose_a.position, a.margin, b.margin, scale, options, result);
  return true;
}

}  // namespace

template <int D>
bool closedForm(const Shape<D>& a, const Pose<D>& pose_a, const Shape<D>& b, const Pose<D>& pose_b,
                const Options<D>& options, Result<D>& result) {
  if (!areSurelyRigid(pose_a.rotation, pose_b.rotation)) return false;
  if constexpr (D == 3) {
    const auto *const box_a = std::get_if<Box<3>>(&a.kind), *const box_b = std::get_if<Box<3>>(&b.kind);
    if (box_a && box_b) return boxForm(a, pose_a, b, pose_b, *box_a, *box_b, options, result);
  }
  Rod<D> rod_a, rod_b;
  if (!rodOf(a, pose_a.rotation, rod_a) || !rodOf(b, pose_b.rotation, rod_b)) return false;
  Answer<D> answer;
  double scale;
  if (!solveRods(rod_a, rod_b, pose_a.position - pose_b.position, answer, scale)) return false;
  tell(answer, pose_a.position, rod_a.radius, rod_b.radius, scale, options, result);
  return true;
}

template <int D>
Overlap<D> decideRods(const Shape<D>& a, const Pose<D>& pose_a, const Shape<D>& b, const Pose<D>& pose_b,
                      const Options<D>& options, bool& answered) {
  answered = false;
  Overlap<D> found;
  Rod<D> rod_a, rod_b;
  if (!areSurelyRigid(pose_a.rotation, pose_b.rotation) || !rodOf(a, pose_a.rotation, rod_a) ||
      !rodOf(b, pose_b.rotation, rod_b))
    return found;
  Answer<D> answer;
  double scale;
  const double radius = rod_a.radius + rod_b.radius;
  answered = solveRods(rod_a, rod_b, pose_a.position - pose_b.position, answer, scale);
  if (!answered) return found;
  found.meets = answer.upper - radius <= options.tolerance * (scale + radius);
  if (found.meets) {
    found.simplex.push({answer.on_a - answer.on_b, pose_a.position + answer.on_a, pose_a.position + answer.on_b});
  } else {
    found.direction = answer.normal;
    found.gap = std::max(answer.lower - radius, 0.0);
    found.termination = Termination::separating_direction;
  }
  return found;
}

template Overlap<2> decideRods(const Shape<2>&, const Pose<2>&, const Shape<2>&, const Pose<2>&, const Options<2>&,
                               bool&);
template Overlap<3> decideRods(const Shape<3>&, const Pose<3>&, const Shape<3>&, const Pose<3>&, const Options<3>&,
                               bool&);
template bool closedForm(const Shape<2>&, const Pose<2>&, const Shape<2>&, const Pose<2>&, const Options<2>&,
                         Result<2>&);
template bool closedForm(const Shape<3>&, const Pose<3>&, const Shape<3>&, const Pose<3>&, const Options<3>&,
                         Result<3>&);

}  // namespace gjk::small
