#include "gjk/small/closed_form.h"

#include "gjk/detail/rigid.h"
#include "gjk/small/box_axes.h"
#include "gjk/small/core_answer.h"
#include "gjk/small/rod.h"
#include "gjk/small/small_query.h"

#include <cmath>

namespace gjk::small {

using namespace detail;

namespace {

/// Converts the answer for two cores into the answer for the shapes; `scale`: S of the cores.
template <int D>
GJK_SMALL_INLINE Result<D> onShapes(const Answer<D>& answer, const Vec<D>& position_a, double radius_a, double radius_b,
                                    double scale, const Options<D>& options) {
  Result<D> result = resultOf(answer, position_a, radius_a, radius_b);
  const double signed_distance = result.distance - result.depth;
  if (std::abs(signed_distance) <= options.tolerance * (scale + (radius_a + radius_b)))
    result.status = Status::touching;
  return result;
}

[[gnu::noinline]] Result<3> boxForm(const Shape<3>& a, const Pose<3>& pose_a, const Shape<3>& b, const Pose<3>& pose_b,
                                    const Options<3>& options, bool& answered) {
  Answer<3> answer;
  double scale;
  const Box<3>&box_a = *std::get_if<Box<3>>(&a.kind), &box_b = *std::get_if<Box<3>>(&b.kind);
  answered = isLength(a.margin) && isLength(b.margin) &&
             solveBoxes(box_a, pose_a, box_b, pose_b, a.margin + b.margin, options, answer, scale);
  if (!answered) return {};
  return onShapes(answer, pose_a.position, a.margin, b.margin, scale, options);
}

template <int D>
GJK_SMALL_INLINE Result<D> rodForm(const Shape<D>& a, const Pose<D>& pose_a, const Shape<D>& b, const Pose<D>& pose_b,
                                   const Options<D>& options, bool& answered) {
  Rod<D> rod_a, rod_b;
  Answer<D> answer;
  double scale;
  answered = rodOf(a, pose_a.rotation, rod_a) && rodOf(b, pose_b.rotation, rod_b) &&
             solveRods(rod_a, rod_b, pose_a.position - pose_b.position, answer, scale);
  if (!answered) return {};
  return onShapes(answer, pose_a.position, rod_a.radius, rod_b.radius, scale, options);
}

}  // namespace

template <int D>
Result<D> answerClosed(const Shape<D>& a, const Pose<D>& pose_a, const Shape<D>& b, const Pose<D>& pose_b,
                       const Options<D>& options, bool& answered) {
  answered = false;
  if (!suits(options) || !areSurelyRigid(pose_a.rotation, pose_b.rotation)) return {};
  if constexpr (D == 3)
    if (std::holds_alternative<Box<3>>(a.kind) && std::holds_alternative<Box<3>>(b.kind))
      return boxForm(a, pose_a, b, pose_b, options, answered);
  return rodForm(a, pose_a, b, pose_b, options, answered);
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
template Result<2> answerClosed(const Shape<2>&, const Pose<2>&, const Shape<2>&, const Pose<2>&, const Options<2>&,
                                bool&);
template Result<3> answerClosed(const Shape<3>&, const Pose<3>&, const Shape<3>&, const Pose<3>&, const Options<3>&,
                                bool&);

}  // namespace gjk::small
