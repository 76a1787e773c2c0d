#include "gjk/detail/bilateral.h"

namespace gjk::detail {
namespace {

/// The gap along one axis as a function of the time since the axis was chosen.
template <int D>
class AxisGap {
 public:
  AxisGap(MovingPair<D>& pair, const TurningAxis<D>& axis, double time) : pair_(pair), axis_(axis), time_(time) {}

  TurningAxis<D> axisAfter(double step) const { return {turned<D>(axis_.direction, axis_.spin, step), axis_.spin}; }
  Gap after(double step) { return pair_.gap(axisAfter(step), time_ + step); }

  /// The time between 0, where the gap is wider, and `far` at which it is `aim` within `slack`; `far` if it is wider
  /// there, too.
  double rootUntil(double far, double aim, double slack);

  /// The time towards `end` up to which the gap is proven to stay wider than `least`.
  Advance<D> walkUntil(double end, double least);

 private:
  MovingPair<D>& pair_;
  TurningAxis<D> axis_;
  double time_;
};

template <int D>
double AxisGap<D>::rootUntil(double far, double aim, double slack) {
  constexpr int kMostSteps = 50;
  double near = 0, wide = after(0).width - aim, narrow = after(far).width - aim;
  if (narrow >= -slack) return far;
  for (int i = 0; i < kMostSteps; ++i) {
    const double secant = near + (far - near) * wide / (wide - narrow);
    const double middle = i % 2 == 0 ? secant : 0.5 * (near + far);
    const double over = after(middle).width - aim;
    if (std::abs(over) <= slack) return middle;
    if (over > 0) {
      near = middle;
      wide = over;
    } else {
      far = middle;
      narrow = over;
    }
  }
  return near;
}

template <int D>
Advance<D> AxisGap<D>::walkUntil(double end, double least) {
  constexpr int kMostIntervals = 64;
  Advance<D> whole{0, 0, 0, 0, axis_.spin};
  double from = 0, interval = end, room = after(0).width - least;
  for (int i = 0; i < kMostIntervals && from < end; ++i) {
    interval = std::min(interval, end - from);
    const Gap there = after(from + interval);
    const Advance<D> fastest = pair_.closingWithin(axisAfter(from), time_ + from, interval, there);
    if (fastest.speed() * interval > room) {
      interval *= 0.5;
      continue;
    }
    if (from == 0 || fastest.speed() > whole.speed()) whole = fastest;
    from = interval < end - from ? from + interval : end;
    room = there.width - least;
    interval *= 2;
  }
  whole.step = from;
  return whole;
}

}  // namespace

template <int D>
Advance<D> bilateralAdvance(MovingPair<D>& pair, const Vec<D>& n, double target, double rounding, double time,
                            double remaining, const GjkSimplex<D>& simplex) {
  const double aim = rounding + target, slack = 0.25 * target, least = rounding + 0.25 * target;
  // At least the step that conservative advancement proves, which also handles bodies that spin many times.
  Advance<D> best = pair.advance(n, pair.gap({n}, time).width - aim, time, remaining, simplex);
  const auto offer = [&](const Spin<D>& spin) {
    if (best.step >= remaining) return;
    AxisGap<D> gap(pair, {n, spin}, time);
    const double root = gap.rootUntil(remaining, aim, slack);
    if (!(root > best.step)) return;
    const Advance<D> walked = gap.walkUntil(root, least);
    if (walked.step > best.step) best = walked;
  };
  for (const Spin<D>& spin : axisSpins<D>(pair.a(), pair.b(), n, time, simplex)) offer(spin);
  offer(Spin<D>(0.0));
  return best;
}

template Advance<1> bilateralAdvance(MovingPair<1>&, const Vec<1>&, double, double, double, double,
                                     const GjkSimplex<1>&);
template Advance<2> bilateralAdvance(MovingPair<2>&, const Vec<2>&, double, double, double, double,
                                     const GjkSimplex<2>&);
template Advance<3> bilateralAdvance(MovingPair<3>&, const Vec<3>&, double, double, double, double,
                                     const GjkSimplex<3>&);

}  // namespace gjk::detail
