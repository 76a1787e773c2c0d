#include "gjk/toi.h"

#include "gjk/detail/impact_search.h"

namespace GJK_API gjk {

using namespace detail;

template <int D>
ImpactResult<D> impact(const Shape<D>& a, const Pose<D>& pose_a, const Motion<D>& motion_a, const Shape<D>& b,
                       const Pose<D>& pose_b, const Motion<D>& motion_b, const ImpactOptions<D>& options,
                       ImpactTrace<D>* trace, WarmStart<D>* warm) {
  return ImpactSearch<D>(a, pose_a, motion_a, b, pose_b, motion_b, options, trace, warm).run();
}

template ImpactResult<1> impact(const Shape<1>&, const Pose<1>&, const Motion<1>&, const Shape<1>&, const Pose<1>&,
                                const Motion<1>&, const ImpactOptions<1>&, ImpactTrace<1>*, WarmStart<1>*);
template ImpactResult<2> impact(const Shape<2>&, const Pose<2>&, const Motion<2>&, const Shape<2>&, const Pose<2>&,
                                const Motion<2>&, const ImpactOptions<2>&, ImpactTrace<2>*, WarmStart<2>*);
template ImpactResult<3> impact(const Shape<3>&, const Pose<3>&, const Motion<3>&, const Shape<3>&, const Pose<3>&,
                                const Motion<3>&, const ImpactOptions<3>&, ImpactTrace<3>*, WarmStart<3>*);

const char* name(ImpactMethod method) {
  switch (method) {
    case ImpactMethod::conservative:
      return "conservative";
    case ImpactMethod::bilateral:
      return "bilateral";
    case ImpactMethod::ray_cast:
      return "ray-cast";
  }
  return "";
}

const char* name(ImpactStatus status) {
  switch (status) {
    case ImpactStatus::hit:
      return "hit";
    case ImpactStatus::miss:
      return "miss";
    case ImpactStatus::overlapping:
      return "overlapping";
    case ImpactStatus::invalid:
      return "invalid";
  }
  return "";
}

const char* name(ImpactTermination termination) {
  switch (termination) {
    case ImpactTermination::converged:
      return "converged";
    case ImpactTermination::duration_passed:
      return "duration-passed";
    case ImpactTermination::precision_limit:
      return "precision-limit";
    case ImpactTermination::max_iterations:
      return "max-iterations";
    case ImpactTermination::unsuited:
      return "unsuited";
    case ImpactTermination::invalid_input:
      return "invalid-input";
  }
  return "";
}

}  // namespace gjk
