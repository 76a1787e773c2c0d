#include "gjk/overlap.h"

#include "gjk/detail/core_support.h"
#include "gjk/pair_query.h"
#include "gjk/small/rod.h"
#include "gjk/small/small_query.h"
#include "gjk/validate.h"

namespace GJK_API gjk {

using namespace detail;

template <int D>
Overlap<D> overlap(const Shape<D>& a, const Pose<D>& pose_a, const Shape<D>& b, const Pose<D>& pose_b,
                   const Options<D>& options) {
  if constexpr (D > 1) {
    small::Balls balls;
    if (small::ballsSuit(a, pose_a, b, pose_b, options, balls))
      return small::decideBalls(pose_a, pose_b, balls, options.tolerance);
    bool answered;
    const Overlap<D> answer = small::decide(a, pose_a, b, pose_b, options, answered);
    if (answered) return answer;
  }
  if (!isWellFormed<D>(a) || !isWellFormed<D>(b)) {
    Overlap<D> none;
    none.termination = Termination::invalid_input;
    return none;
  }
  const CoreSupport<D> core_a(a), core_b(b);
  return PairQuery<D, CoreSupport<D>, CoreSupport<D>>(core_a, pose_a, a.coreRadius(), core_b, pose_b, b.coreRadius(),
                                                      options, nullptr, nullptr)
      .decide();
}

template Overlap<1> overlap(const Shape<1>&, const Pose<1>&, const Shape<1>&, const Pose<1>&, const Options<1>&);
template Overlap<2> overlap(const Shape<2>&, const Pose<2>&, const Shape<2>&, const Pose<2>&, const Options<2>&);
template Overlap<3> overlap(const Shape<3>&, const Pose<3>&, const Shape<3>&, const Pose<3>&, const Options<3>&);

}  // namespace gjk
