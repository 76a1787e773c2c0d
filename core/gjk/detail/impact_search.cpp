#include "gjk/detail/impact_search.h"

#include "gjk/detail/bilateral.h"
#include "gjk/detail/ray_cast.h"

namespace gjk::detail {

template <int D>
bool ImpactSearch<D>::isValid() const {
  return options_.duration > 0 && options_.duration <= std::numeric_limits<double>::max() && options_.tolerance > 0 &&
         pair_.isValidUntil(options_.duration);
}

template <int D>
ImpactResult<D> ImpactSearch<D>::run() {
  if (trace_) *trace_ = {};
  if (!isValid()) return finish(ImpactStatus::invalid, ImpactTermination::invalid_input);
  if (options_.method == ImpactMethod::ray_cast && (pair_.a().spin() > 0 || pair_.b().spin() > 0))
    return finish(ImpactStatus::invalid, ImpactTermination::unsuited);
  scale_ = pair_.scale();
  target_ = 0.5 * touching();
  ask();
  if (contact_.termination == Termination::invalid_input)
    return finish(ImpactStatus::invalid, ImpactTermination::invalid_input);
  if (contact_.depth > touching()) return finish(ImpactStatus::overlapping, ImpactTermination::converged);
  if (contact_.distance <= touching()) {
    Vec<D> n = contact_.normal;
    const double parting = partingTime(n);
    if (parting == 0) return finish(ImpactStatus::hit, ImpactTermination::converged);
    record(n, {parting});
    if (parting >= options_.duration) return finish(ImpactStatus::miss, ImpactTermination::duration_passed);
    time_ = parting;
    ask();
  } else if (options_.method == ImpactMethod::ray_cast && castRay()) {
    return finish(ImpactStatus::miss, ImpactTermination::duration_passed);
  }
  return advanceUntilContact();
}

template <int D>
ImpactResult<D> ImpactSearch<D>::advanceUntilContact() {
  for (;;) {
    if (contact_.distance <= touching()) return finish(ImpactStatus::hit, ImpactTermination::converged);
    if (iterations_ >= options_.max_iterations) return finish(ImpactStatus::hit, ImpactTermination::max_iterations);
    const Vec<D> n = contact_.normal;
    const double least_gap = target_ + pair_.rounding() + time_ * pair_.roundingRate();
    const double room = pair_.gap({n}, time_).width - least_gap;
    if (!(room > 0)) return finish(ImpactStatus::hit, reasonOfNoRoom());
    const double remaining = options_.duration - time_;
    const Advance<D> advance =
        options_.method == ImpactMethod::bilateral
            ? bilateralAdvance(pair_, n, target_, least_gap - target_, time_, remaining, warm_->simplex)
            : pair_.advance(n, room, time_, remaining, warm_->simplex);
    record(n, advance);
    if (advance.step >= remaining) return finish(ImpactStatus::miss, ImpactTermination::duration_passed);
    const double next = time_ + advance.step;
    if (!(next > time_)) return finish(ImpactStatus::hit, ImpactTermination::precision_limit);
    time_ = next;
    ask();
  }
}

/// GJK's normal gives no gap although the bodies are separated, because its precision or its iterations were exhausted.
template <int D>
ImpactTermination ImpactSearch<D>::reasonOfNoRoom() const {
  return contact_.termination == Termination::max_iterations ? ImpactTermination::max_iterations
                                                             : ImpactTermination::precision_limit;
}

/// The whole search by GJK ray cast; true if there is no contact. Its iterations replace the first GJK run, which has
/// only shown that the bodies are separated.
template <int D>
bool ImpactSearch<D>::castRay() {
  if (trace_) trace_->records.clear();
  RayCast<D> ray(pair_, target_, touching(), options_.duration);
  const bool passed = ray.run(options_.max_iterations, trace_);
  iterations_ = ray.iterations();
  ray_calls_ = ray.iterations();
  time_ = ray.time();
  if (!passed) ask();
  return passed;
}

/// Touching bodies separate if the gap along a direction that separates them now does not close until it exceeds the
/// tolerance of touching. Tries the normal at the start and those a little later, because corners that touch with many
/// normals then show the one along which they separate.
template <int D>
double ImpactSearch<D>::partingTime(Vec<D>& n) {
  const double greatest =
      glm::length(pair_.velocity()) + pair_.a().spin() * pair_.a().reach() + pair_.b().spin() * pair_.b().reach();
  if (!(greatest > 0)) return 0;
  double parted = 0;
  const double opening = -pair_.gap({n}, 0).closing();
  if (opening > 0 && isParting(n, std::min(4 * touching() / opening, options_.duration), parted)) return parted;
  for (const double widths : {8.0, 64.0, 512.0}) {
    const double later = std::min(widths * touching() / greatest, options_.duration);
    const Result<D> then = pair_.ask(later, query_, nullptr, warm_);
    if (then.distance > touching() && isParting(then.normal, later, parted)) {
      n = then.normal;
      return parted;
    }
  }
  return 0;
}

/// Whether the gap along n, barely negative at the start, opens throughout this time, or stays open to the end.
template <int D>
bool ImpactSearch<D>::isParting(const Vec<D>& n, double until, double& parted) {
  if (pair_.gap({n}, 0).width < -touching()) return false;
  const Gap end = pair_.gap({n}, until);
  const double fastest = pair_.closingWithin({n}, 0, until, end).speed();
  parted = until;
  return fastest <= 0 && (end.width > touching() || until >= options_.duration);
}

template <int D>
void ImpactSearch<D>::ask() {
  ++iterations_;
  Trace<D>* query_trace = nullptr;
  if (trace_) {
    trace_->records.emplace_back();
    query_trace = &trace_->records.back().query;
  }
  contact_ = pair_.ask(time_, query_, query_trace, warm_);
  query_.initial_direction.reset();
  if (!trace_) return;
  ImpactRecord<D>& record = trace_->records.back();
  translate<D>(record.query, poseAt(pair_.a().start(), pair_.a().motion(), time_).position);
  record.time = time_;
  record.distance = contact_.distance - contact_.depth;
  record.normal = contact_.normal;
}

template <int D>
void ImpactSearch<D>::record(const Vec<D>& n, const Advance<D>& advance) {
  if (!trace_) return;
  ImpactRecord<D>& record = trace_->records.back();
  record.normal = n;
  record.speed_bound = advance.speed();
  record.linear_speed = advance.linear;
  record.spin_speed_a = advance.spin_a;
  record.spin_speed_b = advance.spin_b;
  record.axis_spin = advance.axis_spin;
  record.swept = advance.swept;
  record.advance = advance.step;
}

/// The one exit.
template <int D>
ImpactResult<D> ImpactSearch<D>::finish(ImpactStatus status, ImpactTermination termination) {
  ImpactResult<D> result;
  result.status = status;
  result.termination = termination;
  result.iterations = iterations_;
  result.support_calls = pair_.supportCalls() + ray_calls_;
  if (termination == ImpactTermination::duration_passed) result.time = options_.duration;
  if (result.meets()) {
    const Vec<D> origin = poseAt(pair_.a().start(), pair_.a().motion(), time_).position;
    result.time = time_;
    result.distance = contact_.distance + 0.0;  // no -0
    result.depth = contact_.depth;
    result.normal = contact_.normal;
    result.point_a = origin + contact_.point_a;
    result.point_b = origin + contact_.point_b;
  }
  if (trace_) {
    trace_->scale = scale_;
    trace_->target = target_;
    trace_->result = result;
  }
  return result;
}

template class ImpactSearch<1>;
template class ImpactSearch<2>;
template class ImpactSearch<3>;

}  // namespace gjk::detail
