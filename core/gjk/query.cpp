#include "gjk/query.h"

#include "gjk/detail/core_support.h"
#include "gjk/detail/custom_query.h"
#include "gjk/sat_query.h"
#include "gjk/small/rod.h"
#include "gjk/small/small_query.h"
#include "gjk/validate.h"

namespace GJK_API gjk {

using namespace detail;

namespace {

template <int D>
struct Asked {
  const Shape<D>& a;
  const Pose<D>& pose_a;
  const Shape<D>& b;
  const Pose<D>& pose_b;
  const Options<D>& options;
  Trace<D>* trace;
  WarmStart<D>* warm;
};

/// The answer, without a record of steps.
template <int D>
Result<D> unrecorded(const Asked<D>& asked, const Result<D>& result) {
  if (asked.trace) {
    asked.trace->clear();
    asked.trace->result = result;
  }
  return result;
}

/// queryBySeparatingAxes has its own kind of trace.
template <int D>
[[gnu::noinline]] Result<D> answerBySeparatingAxes(const Asked<D>& asked) {
  return unrecorded<D>(asked, queryBySeparatingAxes(asked.a, asked.pose_a, asked.b, asked.pose_b, asked.options));
}

/// The answer to an invalid shape.
template <int D>
[[gnu::noinline]] Result<D> answerInvalid(const Asked<D>& asked) {
  return unrecorded<D>(asked, noAnswer<D>(Termination::invalid_input));
}

/// Radii are part of the support functions.
template <int D>
[[gnu::noinline]] Result<D> answerWhole(const Asked<D>& asked) {
  const WholeShape<D> a(asked.a), b(asked.b);
  return CustomQuery<D>(a, asked.pose_a, 0, b, asked.pose_b, 0, asked.options, asked.trace, asked.warm).run();
}

/// Runs on the cores and adds the radii at the end.
template <int D>
[[gnu::noinline]] Result<D> answerCores(const Asked<D>& asked) {
  const CoreSupport<D> core_a(asked.a), core_b(asked.b);
  return PairQuery<D, CoreSupport<D>, CoreSupport<D>>(core_a, asked.pose_a, asked.a.coreRadius(), core_b, asked.pose_b,
                                                      asked.b.coreRadius(), asked.options, asked.trace, asked.warm)
      .run();
}

/// Runs if the small path does not answer.
template <int D>
[[gnu::noinline]] Result<D> answerAtLength(Asked<D> asked) {
  if (!isWellFormed<D>(asked.a) || !isWellFormed<D>(asked.b)) return answerInvalid(asked);
  if (asked.options.method == Method::separating_axes) return answerBySeparatingAxes(asked);
  if (asked.options.rounding == Rounding::support) return answerWhole(asked);
  return answerCores(asked);
}

/// Tries the small path (small_query.h) first. Pairs that it cannot answer take so much longer that the attempt costs
/// nothing by comparison. Inlined into its callers, so that the general query is set up only if it is needed.
template <int D>
[[gnu::always_inline]] inline Result<D> answer(const Asked<D>& asked) {
  if constexpr (D > 1) {
    bool answered;
    Result<D> result =
        small::answer(asked.a, asked.pose_a, asked.b, asked.pose_b, asked.options, asked.trace, asked.warm, answered);
    if (!answered) result = answerAtLength(asked);
    return result;
  } else {
    return answerAtLength(asked);
  }
}

/// The answer by a formula, if there is one.
template <int D>
[[gnu::noinline]] Result<D> closedOrSearched(const Asked<D>& asked) {
  bool answered;
  Result<D> result = small::answerClosed(asked.a, asked.pose_a, asked.b, asked.pose_b, asked.options, answered);
  if (!answered) result = answer(asked);
  return result;
}

/// Balls in line: calls and copies would take as long as their answer.
template <int D>
[[gnu::noinline]] Result<D> answerByFormula(const Shape<D>& a, const Pose<D>& pose_a, const Shape<D>& b,
                                            const Pose<D>& pose_b, const Options<D>& options, Trace<D>* trace,
                                            WarmStart<D>* warm) {
  small::Balls balls;
  if (small::ballsSuit(a, pose_a, b, pose_b, options, balls))
    return small::betweenBalls(pose_a, pose_b, balls, options.tolerance);
  return closedOrSearched<D>({a, pose_a, b, pose_b, options, trace, warm});
}

}  // namespace

template <int D>
Result<D> query(const Shape<D>& a, const Pose<D>& pose_a, const Shape<D>& b, const Pose<D>& pose_b,
                const Options<D>& options, std::type_identity_t<Trace<D>>* trace,
                std::type_identity_t<WarmStart<D>>* warm) {
  if constexpr (D > 1)
    if (options.closed_forms && !trace) return answerByFormula<D>(a, pose_a, b, pose_b, options, trace, warm);
  return answer<D>({a, pose_a, b, pose_b, options, trace, warm});
}

template Result<1> query<1>(const Shape<1>&, const Pose<1>&, const Shape<1>&, const Pose<1>&, const Options<1>&,
                            Trace<1>*, WarmStart<1>*);
template Result<2> query<2>(const Shape<2>&, const Pose<2>&, const Shape<2>&, const Pose<2>&, const Options<2>&,
                            Trace<2>*, WarmStart<2>*);
template Result<3> query<3>(const Shape<3>&, const Pose<3>&, const Shape<3>&, const Pose<3>&, const Options<3>&,
                            Trace<3>*, WarmStart<3>*);
}  // namespace gjk
