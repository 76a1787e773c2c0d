#include "gjk/detail/moving_pair.h"

#include "gjk/minkowski.h"
#include "gjk/tolerances.h"

namespace gjk::detail {
namespace {

/// The rounding error of rotations, support heights and sums of a few terms, relative to the lengths in them.
constexpr double kRounding = 16 * kEpsilon;

/// The rounding error of time · speed and of an angle, relative to the lengths of the motion.
constexpr double kMotionRounding = 4 * kEpsilon;

/// The next interval is longer by this factor than the step that the last one proved.
constexpr double kLonger = 1.25;

/// The first x > 0 with growth x² + rate x = room (growth ≥ 0, room > 0), or infinity.
double firstReach(double growth, double rate, double room) {
  const double root = std::sqrt(rate * rate + 4 * growth * room);
  return rate + root > 0 ? 2 * room / (rate + root) : std::numeric_limits<double>::infinity();
}

/// The first x > 0 with linear x + min(rate_a x, most_a) + min(rate_b x, most_b) = room, or infinity.
double firstReachOfSwept(double linear, double rate_a, double most_a, double rate_b, double most_b, double room) {
  const auto fullAt = [](double rate, double most) {
    return rate > 0 ? most / rate : std::numeric_limits<double>::infinity();
  };
  const double full_a = fullAt(rate_a, most_a), full_b = fullAt(rate_b, most_b);
  const auto closedBy = [&](double x) {
    return linear * x + (x < full_a ? rate_a * x : most_a) + (x < full_b ? rate_b * x : most_b);
  };
  double from = 0;
  for (const double to : {std::min(full_a, full_b), std::max(full_a, full_b)}) {
    if (!(to < std::numeric_limits<double>::infinity())) break;
    if (closedBy(to) >= room) {  // within this linear piece
      const double begin = closedBy(from), rate = (closedBy(to) - begin) / (to - from);
      return from + (room - begin) / rate;
    }
    from = to;
  }
  const double rate = linear + (from < full_a ? rate_a : 0) + (from < full_b ? rate_b : 0);
  return rate > 0 ? from + (room - closedBy(from)) / rate : std::numeric_limits<double>::infinity();
}

}  // namespace

template <int D>
MovingPair<D>::MovingPair(const Shape<D>& a, const Pose<D>& pose_a, const Motion<D>& motion_a, const Shape<D>& b,
                          const Pose<D>& pose_b, const Motion<D>& motion_b)
    : a_(a, pose_a, motion_a),
      b_(b, pose_b, motion_b),
      offset_(pose_b.position - pose_a.position),
      velocity_(motion_b.linear - motion_a.linear),
      rounding_(kRounding * (largestCoordinate<D>(offset_) + a_.reach() + b_.reach() + radius())),
      rounding_rate_(kMotionRounding *
                     (largestCoordinate<D>(velocity_) + a_.spin() * a_.reach() + b_.spin() * b_.reach())) {}

template <int D>
bool MovingPair<D>::isValidUntil(double time) const {
  constexpr double kGreatestSpeed = 1e150;  // squares of speeds are finite
  const double moved = time * (largestCoordinate<D>(velocity_) + a_.spin() + b_.spin());
  return isFinite<D>(velocity_) && isFinite<D>(offset_) && moved <= kGreatestCoordinate &&
         largestCoordinate<D>(velocity_) + a_.spin() + b_.spin() <= kGreatestSpeed &&
         rounding_ + time * rounding_rate_ <= kGreatestCoordinate;
}

template <int D>
double MovingPair<D>::scale() const {
  const Pose<D> pose_a{Vec<D>(0.0), a_.start().rotation}, pose_b{offset_, b_.start().rotation};
  return Difference<D, CoreSupport<D>, CoreSupport<D>>(a_.core(), pose_a, b_.core(), pose_b).scale() + radius();
}

template <int D>
auto MovingPair<D>::at(double time) -> const Moment& {
  for (const Moment& moment : moments_)
    if (moment.time == time) return moment;
  Moment& oldest = moments_[next_moment_];
  next_moment_ = (next_moment_ + 1) % moments_.size();
  oldest = {time, a_.rotationAt(time), b_.rotationAt(time)};
  return oldest;
}

template <int D>
auto MovingPair<D>::reached(const Vec<D>& n, double time) -> Reached {
  ++support_calls_;
  const Moment& moment = at(time);
  return {time, n, a_.furthest(n, moment.rotation_a), b_.furthest(-n, moment.rotation_b)};
}

template <int D>
auto MovingPair<D>::reachedNow(const Vec<D>& n, double time) -> const Reached& {
  if (time != now_.time || n != now_.n) now_ = reached(n, time);
  return now_;
}

template <int D>
Gap MovingPair<D>::gap(const TurningAxis<D>& axis, double time) {
  return gap(axis, reachedNow(axis.direction, time));
}

template <int D>
Gap MovingPair<D>::gapAfter(const TurningAxis<D>& axis, double time, double interval) {
  const TurningAxis<D> then{turned<D>(axis.direction, axis.spin, interval), axis.spin};
  return gap(then, reached(then.direction, time + interval));
}

template <int D>
Gap MovingPair<D>::gap(const TurningAxis<D>& axis, const Reached& points) const {
  const Vec<D>& n = axis.direction;
  const Vec<D> c = offset(points.time);
  Gap gap;
  gap.a = a_.extent(axis, points.on_a);
  gap.b = b_.extent({-n, axis.spin}, points.on_b);
  gap.linear = -glm::dot(n, velocity_);
  if (!axis.stands()) gap.linear += turningRate<D>(n, axis.spin, c);  // n·(Ω×c) = −(Ω×n)·c
  gap.width = glm::dot(n, c) - gap.a.height - gap.b.height - radius();
  return gap;
}

/// The rate at which −n·c grows changes by (Ω×(Ω×n))·c + 2 (Ω×n)·v at most.
template <int D>
double MovingPair<D>::linearGrowth(const TurningAxis<D>& axis, double time, double interval) const {
  if (axis.stands()) return 0;
  const double spin = speedOf(axis.spin), speed = glm::length(velocity_);
  return spin * (spin * (glm::length(offset(time)) + speed * interval) + 2 * speed);
}

template <int D>
Advance<D> MovingPair<D>::closingWithin(const TurningAxis<D>& axis, double time, double interval,
                                        const Gap& end) const {
  const double growth_a = a_.rateGrowth(axis), growth_b = b_.rateGrowth(axis);
  return {interval, end.linear + linearGrowth(axis, time, interval) * interval + rounding_rate_,
          std::min(a_.greatestRate(axis), end.a.rate + growth_a * interval),
          std::min(b_.greatestRate(axis), end.b.rate + growth_b * interval), axis.spin};
}

/// By the rates within an interval, whose length is what they would allow if no other point became the furthest.
template <int D>
auto MovingPair<D>::begin(const TurningAxis<D>& axis, double room, double time, double remaining) -> Trial {
  Trial trial{axis, gap(axis, time)};
  const Gap& now = trial.now;
  const double fastest = now.linear + rounding_rate_ + a_.greatestRate(axis) + b_.greatestRate(axis);
  double interval = 0;
  if (axis.stands()) interval = fastest > 0 ? room / fastest : remaining;
  const double growth = a_.rateGrowth(axis) + b_.rateGrowth(axis);
  const double at_now = linearGrowth(axis, time, 0);
  interval = std::max(interval, firstReach(growth + at_now, now.closing() + rounding_rate_, room));
  trial.interval = std::min(interval, remaining);
  tryInterval(trial, room, time);
  return trial;
}

template <int D>
void MovingPair<D>::tryInterval(Trial& trial, double room, double time) {
  const double interval = trial.interval;
  const bool turns = a_.turns() || b_.turns() || !trial.axis.stands();
  const Gap end = turns ? gapAfter(trial.axis, time, interval) : trial.now;
  Advance<D> within = closingWithin(trial.axis, time, interval, end);
  const bool whole = within.speed() * interval <= room;
  if (!whole) within.step = room / within.speed();
  if (within.step > trial.best.step) trial.best = within;
  trial.finished = whole || !turns;
  trial.interval = std::min(interval, kLonger * trial.best.step);
}

/// What an interval allows is mostly less: the bound is then better in a shorter one. It is not tried if it cannot
/// reach as far as another axis has.
template <int D>
void MovingPair<D>::finish(Trial& trial, double room, double time, double reached_by_others) {
  if (!trial.finished && !(kLonger * trial.best.step < reached_by_others)) tryInterval(trial, room, time);
}

/// Along a fixed axis: the spinning bodies stay within the regions that they sweep.
template <int D>
Advance<D> MovingPair<D>::withinSweptSpace(const Vec<D>& n, const Gap& now, double room, double remaining) const {
  const double linear = now.linear + rounding_rate_;
  const double rate_a = a_.greatestRate({n}), rate_b = b_.greatestRate({n});
  const double most_a = std::max(a_.greatestHeight(n) - now.a.height, 0.0);
  const double most_b = std::max(b_.greatestHeight(-n) - now.b.height, 0.0);
  const double step = std::min(firstReachOfSwept(linear, rate_a, most_a, rate_b, most_b, room), remaining);
  return {step, linear, std::min(rate_a, most_a / step), std::min(rate_b, most_b / step), {}, true};
}

/// Of steps that are equally long, that of the axis that stands still is chosen, else the first.
template <int D>
Advance<D> MovingPair<D>::advance(const Vec<D>& n, double room, double time, double remaining,
                                  const GjkSimplex<D>& simplex) {
  Trial standing = begin({n}, room, time, remaining);
  const Advance<D> swept = withinSweptSpace(n, standing.now, room, remaining);
  const double reached = std::max(standing.best.step, swept.step);
  Advance<D> turning;
  if (!(reached >= remaining))
    for (const Spin<D>& spin : axisSpins<D>(a_, b_, n, time, simplex)) {
      Trial trial = begin({n, spin}, room, time, remaining);
      finish(trial, room, time, std::max(reached, turning.step));
      if (trial.best.step > turning.step) turning = trial.best;
      if (turning.step >= remaining) break;
    }
  finish(standing, room, time, turning.step);
  const Advance<D>& best = swept.step > standing.best.step ? swept : standing.best;
  return turning.step > best.step ? turning : best;
}

template <int D>
Result<D> MovingPair<D>::ask(double time, const Options<D>& options, Trace<D>* trace, WarmStart<D>* warm) {
  const Moment& moment = at(time);
  const Pose<D> pose_a{Vec<D>(0.0), moment.rotation_a}, pose_b{offset(time), moment.rotation_b};
  const Result<D> result = query<D>(a_.shape(), pose_a, b_.shape(), pose_b, options, trace, warm);
  support_calls_ += result.support_calls;
  return result;
}

template <int D>
void translate(Trace<D>& trace, const Vec<D>& by) {
  const auto move = [&by](Support<D>& support) {
    support.a += by;
    support.b += by;
  };
  const auto moveRecord = [&move](GjkRecord<D>& record) {
    move(record.support);
    for (int i = 0; i < record.simplex.size(); ++i) move(record.simplex[i].support);
  };
  for (GjkRecord<D>& record : trace.gjk) moveRecord(record);
  if (trace.start) moveRecord(*trace.start);
  for (EpaRecord<D>& record : trace.epa) move(record.support);
  for (Support<D>& vertex : trace.polytope.vertices) move(vertex);
  trace.result.point_a += by;
  trace.result.point_b += by;
}

template class MovingPair<1>;
template class MovingPair<2>;
template class MovingPair<3>;
template void translate(Trace<1>&, const Vec<1>&);
template void translate(Trace<2>&, const Vec<2>&);
template void translate(Trace<3>&, const Vec<3>&);

}  // namespace gjk::detail
