#include "gjk/half_space.h"

#include "gjk/detail/rigid.h"
#include "gjk/numeric/predicates.h"
#include "gjk/support.h"
#include "gjk/validate.h"

#include <algorithm>
#include <cmath>

namespace GJK_API gjk {

using namespace detail;

template <int D>
Result<D> query(const Shape<D>& a, const Pose<D>& pose_a, const HalfSpace<D>& b, double tolerance) {
  const Result<D> no_answer = noAnswer<D>(Termination::invalid_input);
  const double greatest = largestCoordinate<D>(b.normal);
  if (!isWellFormed<D>(a) || !isRigid(pose_a.rotation) || !withinRange<D>(pose_a.position) || !(greatest > 0) ||
      !withinRange<D>(b.normal) || !withinRange<1>(Vec<1>(b.offset / greatest)))
    return no_answer;
  const Vec<D> scaled = b.normal / greatest;  // the square of a tiny or huge length is out of the range of a double
  const double length = glm::length(scaled);
  const Vec<D> outward = scaled / length;
  // Relative to the shape's position, which may be far from the origin.
  const double plane = b.offset / greatest / length - glm::dot(outward, pose_a.position);
  const Vec<D> lowest = pose_a.rotation.apply(a.support(pose_a.rotation.applyInverse(-outward)).point);
  if (!withinRange<D>(lowest)) return no_answer;
  const double gap = glm::dot(outward, lowest) - plane;
  Result<D> result;
  result.normal = -outward;
  result.distance = gap > 0 ? gap : 0;
  result.depth = gap < 0 ? -gap : 0;
  result.status = gap < 0 ? Status::intersecting : Status::separated;
  if (std::abs(gap) <= tolerance * std::max(reachWithMargin(a), std::abs(plane))) result.status = Status::touching;
  result.point_a = pose_a.position + lowest;
  result.point_b = pose_a.position + (lowest - gap * outward);
  result.lower_bound = result.upper_bound = std::abs(gap);
  result.support_calls = 1;
  return result;
}

template Result<1> query(const Shape<1>&, const Pose<1>&, const HalfSpace<1>&, double);
template Result<2> query(const Shape<2>&, const Pose<2>&, const HalfSpace<2>&, double);
template Result<3> query(const Shape<3>&, const Pose<3>&, const HalfSpace<3>&, double);

}  // namespace gjk
