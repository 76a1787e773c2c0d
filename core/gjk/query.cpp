#include "gjk/query.h"

#include "gjk/detail/core_support.h"
#include "gjk/pair_query.h"
#include "gjk/run_watch.h"
#include "gjk/sat_query.h"
#include "gjk/small/small_query.h"
#include "gjk/validate.h"

namespace gjk {

using namespace detail;

namespace {

/// A shape as it is.
template <int D>
struct WholeOf {
  const Shape<D>& shape;
  SupportPoint<D> support(Vec<D> d) const { return shape.support(d); }
};

template <int D>
double reach(const WholeOf<D>& whole) {
  return reachWithMargin(whole.shape);
}

/// No record: queryBySeparatingAxes has a trace of its own kind.
template <int D>
Result<D> answerBySeparatingAxes(const Shape<D>& a, const Pose<D>& pose_a, const Shape<D>& b, const Pose<D>& pose_b,
                                 const Options<D>& options, Trace<D>* trace) {
  const Result<D> result = queryBySeparatingAxes(a, pose_a, b, pose_b, options);
  if (trace) {
    trace->clear();
    trace->result = result;
  }
  return result;
}

/// Radii are part of the support functions.
template <int D>
Result<D> answerWhole(const Shape<D>& a, const Pose<D>& pose_a, const Shape<D>& b, const Pose<D>& pose_b,
                      const Options<D>& options, Trace<D>* trace, WarmStart<D>* warm, RunWatch* watch) {
  const WholeOf<D> whole_a{a}, whole_b{b};
  return PairQuery<D, WholeOf<D>, WholeOf<D>>(whole_a, pose_a, 0, whole_b, pose_b, 0, options, trace, warm)
      .watchedBy(watch)
      .run();
}

/// The small path (small_query.h) answers, or it leaves everything as it was.
template <int D>
bool answeredAsSmall(const Shape<D>& a, const Pose<D>& pose_a, const Shape<D>& b, const Pose<D>& pose_b,
                     const Options<D>& options, Trace<D>* trace, WarmStart<D>* warm, Result<D>& result) {
  const bool unlimited = options.distance_limit == std::numeric_limits<double>::infinity();
  if (!unlimited || !isRigid(pose_a.rotation) || !isRigid(pose_b.rotation)) return false;
  if constexpr (D > 1) return small::answer(a, pose_a, b, pose_b, options, trace, warm, result);
  return false;
}

/// About what is no shape.
template <int D>
Result<D> noAnswer(Trace<D>* trace) {
  Result<D> result;
  result.has_distance = false;
  result.termination = Termination::invalid_input;
  if (trace) {
    trace->clear();
    trace->result = result;
  }
  return result;
}

template <int D>
Result<D> answer(const Shape<D>& a, const Pose<D>& pose_a, const Shape<D>& b, const Pose<D>& pose_b,
                 const Options<D>& options, Trace<D>* trace, WarmStart<D>* warm, RunWatch* watch) {
  if (!isWellFormed<D>(a) || !isWellFormed<D>(b)) return noAnswer<D>(trace);
  if (options.method == Method::separating_axes) return answerBySeparatingAxes(a, pose_a, b, pose_b, options, trace);
  if (options.rounding == Rounding::support) return answerWhole(a, pose_a, b, pose_b, options, trace, warm, watch);
  // One variable for both answers, so that neither is copied on its way out.
  Result<D> result;
  if (!answeredAsSmall(a, pose_a, b, pose_b, options, trace, warm, result)) {
    const CoreSupport<D> core_a(a), core_b(b);
    result = PairQuery<D, CoreSupport<D>, CoreSupport<D>>(core_a, pose_a, a.coreRadius(), core_b, pose_b,
                                                          b.coreRadius(), options, trace, warm)
                 .watchedBy(watch)
                 .run();
  }
  return result;
}

}  // namespace

template <int D>
Result<D> query(const Shape<D>& a, const Pose<D>& pose_a, const Shape<D>& b, const Pose<D>& pose_b,
                const Options<D>& options, std::type_identity_t<Trace<D>>* trace,
                std::type_identity_t<WarmStart<D>>* warm) {
  return answer<D>(a, pose_a, b, pose_b, options, trace, warm, nullptr);
}

template <int D>
Result<D> watchedQuery(const Shape<D>& a, const Pose<D>& pose_a, const Shape<D>& b, const Pose<D>& pose_b,
                       const Options<D>& options, RunWatch& watch) {
  return answer<D>(a, pose_a, b, pose_b, options, nullptr, nullptr, &watch);
}

template Result<1> query<1>(const Shape<1>&, const Pose<1>&, const Shape<1>&, const Pose<1>&, const Options<1>&,
                            Trace<1>*, WarmStart<1>*);
template Result<2> query<2>(const Shape<2>&, const Pose<2>&, const Shape<2>&, const Pose<2>&, const Options<2>&,
                            Trace<2>*, WarmStart<2>*);
template Result<3> query<3>(const Shape<3>&, const Pose<3>&, const Shape<3>&, const Pose<3>&, const Options<3>&,
                            Trace<3>*, WarmStart<3>*);
template Result<1> watchedQuery(const Shape<1>&, const Pose<1>&, const Shape<1>&, const Pose<1>&, const Options<1>&,
                                RunWatch&);
template Result<2> watchedQuery(const Shape<2>&, const Pose<2>&, const Shape<2>&, const Pose<2>&, const Options<2>&,
                                RunWatch&);
template Result<3> watchedQuery(const Shape<3>&, const Pose<3>&, const Shape<3>&, const Pose<3>&, const Options<3>&,
                                RunWatch&);

}  // namespace gjk
