#include "gjk/small/closed_form.h"

#include "gjk/detail/rigid.h"
#include "gjk/small/box_axes.h"
#include "gjk/small/core_answer.h"
#include "gjk/small/rod.h"

#include <cmath>

namespace gjk::small {

using namespace detail;

namespace {

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
