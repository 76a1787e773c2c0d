// How far bodies may drift in a sub-step: no pair comes nearer than its floor, at any moment of the way.
//
// Source: conservative advancement (B. Mirtich 1996; X. Zhang, M. Lee, Y. J. Kim 2006: the bound along the normal).
// Along a unit normal n a body's points move by at most  d · n + |θ × n| r  when it is moved by d and turned by θ about
// its centre of mass, r being the reach of its core (radii do not turn). So the gap along n that a query found bounds
// how far the pair can go before it meets; from there it is asked again.
// That bound cannot tell a body that rolls over its contact from one that turns into the other. So an interval is
// looked at from both ends, too: along a fixed n each point's height has a second derivative of at most |θ|² r, so the
// gap is nowhere below the line through the gaps at both ends by more than  ½ (|θ_a|² r_a + |θ_b|² r_b) s (1 − s) Δt².
// A pair that would pass stops at its last proven moment, and stands; the others go on and may meet it there. Stops are
// taken in the order of their times, so none makes an earlier one wrong, and each body stops once at most.

#include "model/world/engine.h"

#include <algorithm>

namespace gjklab {

namespace {

constexpr int kMostAdvances = 100, kHalvings = 8;
/// A hit when the gap is no more than this part of the slop.
constexpr double kHit = 0.5;
/// …and no more than this part of the sub-step can be proven from there.
constexpr double kStall = 1.0 / 64;
/// Proven steps are made shorter by this part, for rounding.
constexpr double kShorter = 1e-9;
/// Beyond this angle in a sub-step the body is taken to turn evenly: the way that is checked is then the one it goes.
constexpr double kEvenTurn = 1;
/// A moment after all.
constexpr double kFree = 2;

}  // namespace

template <int D>
void Engine<D>::planDrift(double h) {
  for (int i = 0; i < count(); ++i) {
    Drift<D>& way = drifts_[static_cast<std::size_t>(i)];
    way = {};
    way.centre = body(i).centre;
    way.attitude = way.attitude_end = body(i).attitude;
    if (!moves(i)) continue;
    way.by = h * mover(i).velocity;
    auto spin = mover(i).spin;
    if (D == 3 && h * Turning<D>::amount(spin) > kEvenTurn) {
      way.turn = h * spin;
      way.attitude_end = Turning<D>::turned(way.attitude, way.turn);
    } else {
      turnFreely<D>(model(i), h, way.attitude_end, spin);
      way.turn = Turning<D>::turnBetween(way.attitude, way.attitude_end);
    }
  }
}

/// By how much the gap along the normal can close on the way. Negative: by how much it opens at least.
template <int D>
double Engine<D>::closingOfDrift(const PairContact<D>& pair, gjk::Vec<D> normal) const {
  const auto part = [&](int i, double side) {
    const Drift<D>& way = drifts_[static_cast<std::size_t>(i)];
    return way.fraction *
           (side * glm::dot(way.by, normal) + Turning<D>::across(way.turn, normal) * model(i).core_reach);
  };
  return part(pair.a, 1) + part(pair.b, -1);
}

/// The same at a moment of the sub-step, from 0 to 1: bodies go until they are stopped.
template <int D>
gjk::Pose<D> Engine<D>::poseAlong(int i, double moment) const {
  const Drift<D>& way = drifts_[static_cast<std::size_t>(i)];
  const double at = std::min(moment, way.fraction);
  return poseOf<D>(model(i), way.centre + at * way.by, Turning<D>::turned(way.attitude, at * way.turn));
}

/// The speeds of a pair in an interval in which who moves does not change.
template <int D>
struct Engine<D>::Leg {
  double end = 0;      ///< of the interval
  double closing = 0;  ///< the gap along the normal closes by at most this in a unit of time; negative: it opens
  double bend = 0;     ///< of the heights of points: their second derivative at most
};

template <int D>
typename Engine<D>::Leg Engine<D>::legOf(const PairContact<D>& pair, gjk::Vec<D> normal, double at) const {
  Leg leg{1, 0, 0};
  const auto add = [&](int i, double side) {
    const Drift<D>& way = drifts_[static_cast<std::size_t>(i)];
    if (!moves(i) || way.fraction <= at) return;
    leg.end = std::min(leg.end, way.fraction);
    leg.closing += side * glm::dot(way.by, normal) + Turning<D>::across(way.turn, normal) * model(i).core_reach;
    leg.bend += Turning<D>::amount(way.turn) * Turning<D>::amount(way.turn) * model(i).core_reach;
  };
  add(pair.a, 1);
  add(pair.b, -1);
  return leg;
}

/// The end of an interval from `at`, as long as can be found by halving, in which the pair is proven not to come nearer
/// than its floor; `gap` is its gap along the normal at the beginning.
template <int D>
double Engine<D>::provenFrom(const PairContact<D>& pair, gjk::Vec<D> normal, const Leg& leg, double at,
                             double gap) const {
  for (int halving = 0; halving < kHalvings; ++halving) {
    const double length = std::ldexp(leg.end - at, -halving), end = at + length;
    const double rise =
        gapAlong<D>(model(pair.a), poseAlong(pair.a, end), model(pair.b), poseAlong(pair.b, end), normal) - gap;
    const double sag = 0.5 * leg.bend * length * length;
    double least = std::min(gap, gap + rise);
    if (std::abs(rise) < sag) {
      const double s = 0.5 * (1 - rise / sag);
      least = gap + s * rise - sag * s * (1 - s);
    }
    if (least >= pair.floor) return end;
  }
  return at;
}

/// The moment at which the pair must stop; kFree where it need not.
template <int D>
double Engine<D>::momentOfImpact(PairContact<D>& pair) {
  double at = 0, gap = pair.clearance;
  gjk::Vec<D> normal = pair.normal;
  bool asked = false;
  for (int k = 0; k < kMostAdvances; ++k) {
    const Leg leg = legOf(pair, normal, at);
    const double way = leg.closing * (leg.end - at);
    if (gap - way >= pair.floor) {
      if (leg.end >= 1 || legOf(pair, normal, leg.end).bend + std::abs(legOf(pair, normal, leg.end).closing) == 0)
        return kFree;
      gap -= way;
      at = leg.end;
      continue;
    }
    double next = at + std::max((1 - kShorter) * (gap - pair.floor) / leg.closing, 0.0);
    if (asked) next = std::max(next, provenFrom(pair, normal, leg, at, gap));
    if (next >= 1) return kFree;
    if (asked && gap <= kHit * pair.slop && next < leg.end && next - at < kStall) return next;
    if (asked) at = next;
    const gjk::Result<D> result = gjk::query<D>(model(pair.a).shape, poseAlong(pair.a, at), model(pair.b).shape,
                                                poseAlong(pair.b, at), {}, nullptr, &pair.warm);
    ++queries_;
    pair.answered = AnswerSource::continuous;
    pair.iterations = result.gjk_iterations;
    gap = result.distance - result.depth;
    normal = result.normal;
    asked = true;
  }
  return at;
}

template <int D>
void Engine<D>::limitDrift() {
  for (PairContact<D>& pair : pairs_) {
    pair.hit = false;
    if (!moves(pair.a) && !moves(pair.b)) continue;
    if (!pair.known) lookAt(pair);  // found within the step
    setFloor(pair);
  }
  if (!model_->continuous) return;
  impacts_.assign(pairs_.size(), kFree);
  const auto update = [&](std::size_t k) {
    PairContact<D>& pair = pairs_[k];
    impacts_[k] = kFree;
    if (!moves(pair.a) && !moves(pair.b)) return;
    const double least = pair.clearance - std::max(legOf(pair, pair.normal, 0).closing, 0.0);
    const double alone = std::max(closingOfDrift(pair, pair.normal), 0.0);
    if (std::min(least, pair.clearance - alone) < pair.floor || pair.hit) impacts_[k] = momentOfImpact(pair);
  };
  for (std::size_t k = 0; k < pairs_.size(); ++k) update(k);
  for (;;) {
    const auto first = std::min_element(impacts_.begin(), impacts_.end());
    if (first == impacts_.end() || *first >= kFree) return;
    const double moment = *first;
    PairContact<D>& pair = pairs_[static_cast<std::size_t>(first - impacts_.begin())];
    pair.hit = true;
    *first = kFree;
    for (const int i : {pair.a, pair.b}) {
      double& fraction = drifts_[static_cast<std::size_t>(i)].fraction;
      if (!moves(i) || fraction <= moment) continue;
      fraction = moment;
      for (std::size_t k = 0; k < pairs_.size(); ++k)
        if ((pairs_[k].a == i || pairs_[k].b == i) && !pairs_[k].hit) update(k);
    }
  }
}

/// Moves the bodies by their free part of the way. Gravity works for the same part of the time; what spins keeps its
/// angular momentum.
template <int D>
void Engine<D>::drift(double h) {
  for (int i = 0; i < count(); ++i) {
    if (!moves(i)) continue;
    const Drift<D>& way = drifts_[static_cast<std::size_t>(i)];
    BodyState<D>& state = body(i);
    const auto momentum =
        Turning<D>::times(Turning<D>::inWorld(model(i).inertia, Turning<D>::rotation(way.attitude)), state.spin);
    state.centre = way.centre + way.fraction * way.by;
    state.attitude = way.fraction == 1 ? way.attitude_end : Turning<D>::turned(way.attitude, way.fraction * way.turn);
    if (D == 3 && way.turn != SpinOf<D>{}) {
      const auto inertia = Turning<D>::inWorld(model(i).inverse_inertia, Turning<D>::rotation(state.attitude));
      const double before = Turning<D>::dot(momentum, state.spin);
      state.spin = Turning<D>::times(inertia, momentum);
      // On a way that is not quite the body's own, its momentum may be worth more energy at the end: no more than it
      // had.
      const double after = Turning<D>::dot(momentum, state.spin);
      if (after > before && before >= 0) state.spin = std::sqrt(before / after) * state.spin;
    }
    state.velocity += way.fraction * h * model_->gravity;
  }
}

/// Pairs that were stopped get the contacts of the place where they were.
template <int D>
void Engine<D>::lookAtHits() {
  for (PairContact<D>& pair : pairs_) {
    if (!pair.hit) continue;
    lookAt(pair);
    pair.answered = AnswerSource::continuous;
  }
}

/// What is known of each pair after the way. Of those that were asked at its end it is known already.
template <int D>
void Engine<D>::followDrift() {
  for (PairContact<D>& pair : pairs_) {
    if (pair.hit || (!moves(pair.a) && !moves(pair.b))) continue;
    const Drift<D>&a = drifts_[static_cast<std::size_t>(pair.a)], &b = drifts_[static_cast<std::size_t>(pair.b)];
    pair.clearance -= closingOfDrift(pair, pair.normal);
    pair.moved += glm::length(a.fraction * a.by - b.fraction * b.by);
    const double turned = a.fraction * Turning<D>::amount(a.turn) + b.fraction * Turning<D>::amount(b.turn);
    pair.turned += turned;
    pair.moved += turned * (model(pair.a).core_reach + model(pair.b).core_reach);
  }
}

template class Engine<1>;
template class Engine<2>;
template class Engine<3>;

}  // namespace gjklab
