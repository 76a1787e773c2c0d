#include "gjk/custom_shape.h"

#include "gjk/detail/custom_query.h"

namespace GJK_API gjk {

using namespace detail;

namespace {

/// Whether the support along d (in the shape's frame) is at least as far along it as that along −d.
template <int D>
bool hasRightSign(const CustomShape<D>& shape, const Vec<D>& d) {
  const Vec<D> front = shape.support(d).point, back = shape.support(-d).point;
  const double size = std::max(largestCoordinate<D>(front), largestCoordinate<D>(back));
  return glm::dot(d, front) - glm::dot(d, back) >= -kContradiction * size;
}

}  // namespace

template <int D>
Result<D> query(const CustomShape<D>& a, const Pose<D>& pose_a, const CustomShape<D>& b, const Pose<D>& pose_b,
                const Options<D>& options, std::type_identity_t<Trace<D>>* trace,
                std::type_identity_t<WarmStart<D>>* warm) {
  Result<D> result = CustomQuery<D>(a, pose_a, a.radius(), b, pose_b, b.radius(), options, trace, warm).run();
  if (result.normal == Vec<D>(0.0)) return result;
  const bool right = hasRightSign<D>(a, pose_a.rotation.applyInverse(result.normal)) &&
                     hasRightSign<D>(b, pose_b.rotation.applyInverse(result.normal));
  if (right) return result;
  result = noAnswer<D>(Termination::invalid_input, result.support_calls);
  if (trace) trace->result = result;
  if (warm) warm->clear();
  return result;
}

template Result<1> query<1>(const CustomShape<1>&, const Pose<1>&, const CustomShape<1>&, const Pose<1>&,
                            const Options<1>&, Trace<1>*, WarmStart<1>*);
template Result<2> query<2>(const CustomShape<2>&, const Pose<2>&, const CustomShape<2>&, const Pose<2>&,
                            const Options<2>&, Trace<2>*, WarmStart<2>*);
template Result<3> query<3>(const CustomShape<3>&, const Pose<3>&, const CustomShape<3>&, const Pose<3>&,
                            const Options<3>&, Trace<3>*, WarmStart<3>*);

}  // namespace gjk

namespace gjk::detail {

template Result<1> CustomQuery<1>::run();
template Result<2> CustomQuery<2>::run();
template Result<3> CustomQuery<3>::run();
template std::optional<Result<1>> CustomQuery<1>::runUpToEpa(std::optional<CustomEpa<1>>&);
template std::optional<Result<2>> CustomQuery<2>::runUpToEpa(std::optional<CustomEpa<2>>&);
template std::optional<Result<3>> CustomQuery<3>::runUpToEpa(std::optional<CustomEpa<3>>&);
template Result<1> CustomQuery<1>::answerOf(const EpaOutcome<1>&);
template Result<2> CustomQuery<2>::answerOf(const EpaOutcome<2>&);
template Result<3> CustomQuery<3>::answerOf(const EpaOutcome<3>&);
template bool CustomEpa<1>::step();
template bool CustomEpa<2>::step();
template bool CustomEpa<3>::step();

}  // namespace gjk::detail
