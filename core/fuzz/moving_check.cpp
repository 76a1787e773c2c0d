#include "moving_check.h"

#include "impact_check.h"
#include "pair_heights.h"

#include <cstdio>

namespace gjk::fuzz {
namespace {

using test::Long;

template <int D>
class MovingChecker {
 public:
  MovingChecker(const Case<D>& c, ImpactMethod method)
      : case_{c.a.shape, c.b.shape, c.a.pose(), c.b.pose(), c.a.motion, c.b.motion, {}},
        scale_(test::scaleAtStart<D>(case_)) {
    case_.options.method = method;
    case_.options.duration = c.duration;
    case_.options.query = c.options;
    case_.options.max_iterations = kMostAdvances;
  }

  std::optional<Failure> run() {
    const ImpactResult<D> result = case_.run(&trace_);
    if (result.termination == ImpactTermination::invalid_input) return {};
    checkNumbers(result);
    if (result.time > 0) checkApart(result);
    for (const ImpactRecord<D>& record : trace_.records) checkBound(record);
    return failure_;
  }

 private:
  static constexpr int kMostAdvances = 256;

  void fail(const char* check, double first, double second) {
    if (failure_) return;
    char text[200];
    std::snprintf(text, sizeof text, "%s: %.17g, %.17g", name(case_.options.method), first, second);
    failure_ = Failure{check, text};
  }

  /// What may be lost to rounding: of the size of what is added up, and of all that is moved through.
  Long slack(double time) const {
    const Long speed = test::lengthLong<D>(test::toLong<D>(case_.motion_b.linear)) +
                       test::lengthLong<D>(test::toLong<D>(case_.motion_a.linear));
    const Long reach = reachOfShape(case_.a) + reachOfShape(case_.b);
    return 1e-14L * (scale_ + reach + time * (speed + reach * spin()));
  }
  double spin() const {
    if constexpr (D == 1) return 0;
    if constexpr (D == 2) return std::abs(case_.motion_a.angular) + std::abs(case_.motion_b.angular);
    if constexpr (D == 3) return glm::length(case_.motion_a.angular) + glm::length(case_.motion_b.angular);
  }

  void checkNumbers(const ImpactResult<D>& result) {
    const double most = case_.options.tolerance * double(scale_ + slack(result.time));
    if (!(result.time >= 0 && result.time <= case_.options.duration)) fail("impact-time", result.time, 0);
    if (!(result.distance >= 0 && result.depth >= 0)) fail("impact-distance", result.distance, result.depth);
    if (result.status == ImpactStatus::miss && result.time != case_.options.duration)
      fail("impact-miss", result.time, case_.options.duration);
    if (result.status != ImpactStatus::hit) return;
    if (result.termination == ImpactTermination::converged && !(result.distance <= 1.001 * most))
      fail("impact-far", result.distance, most);
    if (!isFinite<D>(result.point_a) || !isFinite<D>(result.point_b)) fail("impact-points", result.time, 0);
  }

  void checkApart(const ImpactResult<D>& result) {
    const auto check = [&](double at) {
      const Long separation = test::greatestSeparation<D>(case_, at);
      if (separation < -(case_.options.tolerance * scale_ + slack(at))) fail("impact-late", at, double(separation));
    };
    constexpr int kSamples = 16;
    for (int i = 1; i < kSamples; ++i) check(result.time * i / kSamples);
    for (const double part : {1e-2, 1e-4, 1e-7}) check(result.time * (1 - part));
  }

  void checkBound(const ImpactRecord<D>& record) {
    if (!(record.advance > 0) || record.distance <= case_.options.tolerance * scale_) return;
    const Long missing = test::missingOfBound<D>(case_, record);
    if (missing > slack(record.time + record.advance)) fail("impact-bound", record.time, double(missing));
  }

  test::MovingCase<D> case_;
  Long scale_;
  ImpactTrace<D> trace_;
  std::optional<Failure> failure_;
};

}  // namespace

template <int D>
std::optional<Failure> checkImpacts(const Case<D>& c, std::uint64_t* answers) {
  const bool turns = D > 1 && (c.a.motion.angular != Spin<D>(0.0) || c.b.motion.angular != Spin<D>(0.0));
  for (const ImpactMethod method : {ImpactMethod::conservative, ImpactMethod::bilateral, ImpactMethod::ray_cast}) {
    if (method == ImpactMethod::ray_cast && turns) continue;
    if (answers) ++*answers;
    if (const auto failure = MovingChecker<D>(c, method).run()) return failure;
  }
  return {};
}

template std::optional<Failure> checkImpacts(const Case<1>&, std::uint64_t*);
template std::optional<Failure> checkImpacts(const Case<2>&, std::uint64_t*);
template std::optional<Failure> checkImpacts(const Case<3>&, std::uint64_t*);

}  // namespace gjk::fuzz
