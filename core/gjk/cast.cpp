#include "gjk/cast.h"

#include "gjk/small/small_query.h"

namespace GJK_API gjk {

// Formulas answer rods against each other, and balls against boxes. Conservative advancement answers the others.
// Without spin, each advance reaches the plane between the nearest points, as in a GJK ray cast, but uses the true
// nearest points, which the fast paths of the query find. Measured on the pairs of the benchmarks
// (core/bench/questions.cpp), the ray cast of toi.h takes two to five times as long.
template <int D>
ImpactResult<D> shapeCast(const Shape<D>& a, const Pose<D>& pose_a, const Shape<D>& b, const Pose<D>& pose_b,
                          const std::type_identity_t<Vec<D>>& step, double tolerance) {
  if constexpr (D > 1) {
    ImpactResult<D> result;
    if (small::castClosed<D>(a, pose_a, b, pose_b, step, tolerance, result)) return result;
  }
  ImpactOptions<D> options;
  options.tolerance = tolerance;
  return impact<D>(a, pose_a, {}, b, pose_b, {.linear = step}, options);
}

template <int D>
ImpactResult<D> rayCast(const Shape<D>& shape, const Pose<D>& pose, const std::type_identity_t<Vec<D>>& origin,
                        const std::type_identity_t<Vec<D>>& step, double tolerance) {
  return shapeCast<D>(shape, pose, {Point<D>{}}, {origin, {}}, step, tolerance);
}

template ImpactResult<1> rayCast(const Shape<1>&, const Pose<1>&, const Vec<1>&, const Vec<1>&, double);
template ImpactResult<2> rayCast(const Shape<2>&, const Pose<2>&, const Vec<2>&, const Vec<2>&, double);
template ImpactResult<3> rayCast(const Shape<3>&, const Pose<3>&, const Vec<3>&, const Vec<3>&, double);
template ImpactResult<1> shapeCast(const Shape<1>&, const Pose<1>&, const Shape<1>&, const Pose<1>&, const Vec<1>&,
                                   double);
template ImpactResult<2> shapeCast(const Shape<2>&, const Pose<2>&, const Shape<2>&, const Pose<2>&, const Vec<2>&,
                                   double);
template ImpactResult<3> shapeCast(const Shape<3>&, const Pose<3>&, const Shape<3>&, const Pose<3>&, const Vec<3>&,
                                   double);

}  // namespace gjk
