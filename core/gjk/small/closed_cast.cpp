// Casts of rods against rods, and of balls against boxes: conservative advancement with formulas for the distance.
// Without spin, the gap along a normal closes at a constant speed. So a step that leaves the target gap along the
// normal of the nearest points is never late (B. Mirtich 1996). The distance is a convex function of time, so these are
// Newton steps from the left.

#include "gjk/detail/rigid.h"
#include "gjk/small/core_answer.h"
#include "gjk/small/rod.h"
#include "gjk/small/small_query.h"
#include "gjk/tolerances.h"

namespace gjk::small {

namespace {

constexpr int kMostAdvances = 64;
/// The rounding error of a gap, relative to the lengths in it.
constexpr double kGapRounding = 64 * kEpsilon;

/// The constants of a cast.
template <int D>
struct Cast {
  Vec<D> position_a, step;
  double radius_a, radius_b, tolerance;
};

/// `nearAt(t, answer, scale)`: the cores' answer at time t, relative to A's position; false if it is not proven.
template <int D, class NearAt>
bool advance(const Cast<D>& cast, NearAt nearAt, ImpactResult<D>& result) {
  Answer<D> near;
  double scale = 0, touching = 0, target = 0, time = 0;
  const double radius = cast.radius_a + cast.radius_b;
  for (int k = 0; k < kMostAdvances; ++k) {
    double now = 0;
    if (!nearAt(time, near, now)) return false;
    const double gap = near.lower - radius;
    if (k == 0) {
      scale = now + radius;
      touching = cast.tolerance * scale;
      const double rounding = kGapRounding * (scale + largestCoordinate<D>(cast.step));
      // Bodies that touch or overlap at the start may separate at once. There must also be room for rounding.
      if (!(gap > touching && touching > 8 * rounding && rounding < 1e25)) return false;
      target = 0.5 * touching + rounding;
    }
    result.iterations = k + 1;
    if (gap <= touching) {
      result.status = ImpactStatus::hit;
      result.time = time;
      result.distance = std::max(near.upper - radius, 0.0);
      result.normal = near.normal;
      result.point_a = cast.position_a + (near.on_a + cast.radius_a * near.normal);
      result.point_b = cast.position_a + (near.on_b - cast.radius_b * near.normal);
      return true;
    }
    const double closing = -glm::dot(near.normal, cast.step), room = gap - target, remaining = 1 - time;
    if (!(closing * remaining > room)) {
      result.status = ImpactStatus::miss;
      result.termination = ImpactTermination::duration_passed;
      result.time = 1;
      return true;
    }
    const double next = time + room / closing;
    if (!(next > time)) return false;
    time = next;
  }
  return false;
}

/// The point of a box nearest to a point p outside it; both relative to the box's centre.
template <int D>
bool nearestOnBox(const Vec<D>& half, const Rotation<D>& rotation, const Vec<D>& p, Answer<D>& answer, double& scale) {
  const Vec<D> local = rotation.applyInverse(p), nearest = glm::clamp(local, -half, half);
  const Vec<D> apart = local - nearest;
  const double length = glm::length(apart);
  scale = 0;
  for (int i = 0; i < D; ++i) {
    double extent = std::abs(p[i]);
    for (int k = 0; k < D; ++k) extent += half[k] * std::abs(rotation.column(k)[i]);
    scale = std::max(scale, extent);
  }
  if (!(scale > 1e-40 && scale < 1e40 && length > kNearZero * scale)) return false;
  answer.normal = rotation.apply(apart * (1 / length));
  answer.on_a = rotation.apply(nearest);
  answer.on_b = p;
  // The plane perpendicular to the normal through the box's furthest corner: a proof regardless of rounding.
  double reach = 0;
  for (int k = 0; k < D; ++k) reach += half[k] * std::abs(glm::dot(answer.normal, rotation.column(k)));
  answer.upper = length;
  answer.lower = std::min(glm::dot(answer.normal, p) - reach, length);
  return length - answer.lower <= 10 * kProof * scale;
}

}  // namespace

template <int D>
bool castClosed(const Shape<D>& a, const Pose<D>& pose_a, const Shape<D>& b, const Pose<D>& pose_b, const Vec<D>& step,
                double tolerance, ImpactResult<D>& result) {
  Rod<D> rod_b;
  if (!areSurelyRigid(pose_a.rotation, pose_b.rotation) || !rodOf(b, pose_b.rotation, rod_b)) return false;
  const Vec<D> offset = pose_b.position - pose_a.position;
  if (const auto* const box = std::get_if<Box<D>>(&a.kind)) {
    bool sizes = isLength(a.margin);
    for (int k = 0; k < D; ++k) sizes = sizes && isLength(box->half_extents[k]);
    if (!sizes || rod_b.half != Vec<D>(0.0)) return false;
    const Vec<D> start = offset + rod_b.centre;
    return advance<D>(
        {pose_a.position, step, a.margin, rod_b.radius, tolerance},
        [&](double t, Answer<D>& near, double& scale) {
          return nearestOnBox<D>(box->half_extents, pose_a.rotation, start + t * step, near, scale);
        },
        result);
  }
  Rod<D> rod_a;
  if (!rodOf(a, pose_a.rotation, rod_a)) return false;
  return advance<D>(
      {pose_a.position, step, rod_a.radius, rod_b.radius, tolerance},
      [&](double t, Answer<D>& near, double& scale) {
        return solveRods(rod_a, rod_b, -(offset + t * step), near, scale);
      },
      result);
}

template bool castClosed(const Shape<2>&, const Pose<2>&, const Shape<2>&, const Pose<2>&, const Vec<2>&, double,
                         ImpactResult<2>&);
template bool castClosed(const Shape<3>&, const Pose<3>&, const Shape<3>&, const Pose<3>&, const Vec<3>&, double,
                         ImpactResult<3>&);

}  // namespace gjk::small
