// How far bodies may drift in a sub-step: no pair comes nearer than its floor, at any moment of the way.
//
// Source: conservative advancement (B. Mirtich 1996; X. Zhang, M. Lee, Y. J. Kim 2006: the bound along the normal).
// Along a unit normal n a body's points move by at most  d · n + |θ × n| r  when it is moved by d and turned by θ about
// its centre of mass, r being the reach of its core (radii do not turn). So the gap along n that a query found bounds
// how far the pair can go before it meets; from there it is asked again.
// A pair that would pass stops at its last proven moment, and so does all that it stops in turn: fractions of the way
// only get smaller, and at none at all everything stands where it stood, apart.

#include "model/world/engine.h"

#include <algorithm>

namespace gjklab {

namespace {

constexpr int kMostAdvances = 100;
/// Rounds in which pairs stop each other; whoever is not free then stays where it is.
constexpr int kRounds = 12;
/// A hit when the gap is no more than this part of the slop.
constexpr double kHit = 0.5;
/// Proven steps are made shorter by this part, for rounding.
constexpr double kShorter = 1e-9;
/// Beyond this angle in a sub-step the body is taken to turn evenly: the way that is checked is then the one it goes.
constexpr double kEvenTurn = 1;

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

template <int D>
gjk::Pose<D> Engine<D>::poseAlong(int i, double part) const {
  const Drift<D>& way = drifts_[static_cast<std::size_t>(i)];
  const double at = part * way.fraction;
  return poseOf<D>(model(i), way.centre + at * way.by, Turning<D>::turned(way.attitude, at * way.turn));
}

/// The part of the way for which the pair is proven to stay apart.
template <int D>
double Engine<D>::freeFraction(PairContact<D>& pair) {
  double at = 0, gap = pair.clearance;
  gjk::Vec<D> normal = pair.normal;
  bool asked = false;
  for (int k = 0; k < kMostAdvances; ++k) {
    const double closing = closingOfDrift(pair, normal);
    if (gap - closing * (1 - at) >= pair.floor) return 1;
    const double next = at + std::max((1 - kShorter) * (gap - pair.floor) / closing, 0.0);
    if (asked && gap <= kHit * pair.slop) {
      pair.hit = true;
      return std::min(next, 1.0);
    }
    if (next >= 1) return 1;
    if (asked) at = next;
    const gjk::Result<D> result = gjk::query<D>(model(pair.a).shape, poseAlong(pair.a, at), model(pair.b).shape,
                                                poseAlong(pair.b, at), {}, nullptr, &pair.warm);
    ++queries_;
    pair.answered = Answered::continuous;
    pair.iterations = result.gjk_iterations;
    gap = result.distance - result.depth;
    normal = result.normal;
    asked = true;
  }
  pair.hit = true;
  return at;
}

template <int D>
void Engine<D>::limitDrift() {
  for (PairContact<D>& pair : pairs_) {
    pair.hit = false;
    if (!pair.known && (moves(pair.a) || moves(pair.b))) lookAt(pair);  // found within the step
  }
  if (!model_->continuous) return;
  for (int round = 0, any = 1; any; ++round) {
    any = 0;
    for (PairContact<D>& pair : pairs_) {
      if (!moves(pair.a) && !moves(pair.b)) continue;
      const double closing = closingOfDrift(pair, pair.normal);
      if (closing <= 0 || pair.clearance - closing >= pair.floor) continue;
      double free = freeFraction(pair);
      if (free >= 1) continue;
      if (round >= kRounds) free = 0;
      any = 1;
      for (const int i : {pair.a, pair.b}) drifts_[static_cast<std::size_t>(i)].fraction *= free;
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
    if (D == 3 && way.turn != SpinOf<D>{})
      state.spin = Turning<D>::times(
          Turning<D>::inWorld(model(i).inverse_inertia, Turning<D>::rotation(state.attitude)), momentum);
    state.velocity += way.fraction * h * model_->gravity;
  }
}

/// Pairs that were stopped get the contacts of the place where they were.
template <int D>
void Engine<D>::lookAtHits() {
  for (PairContact<D>& pair : pairs_) {
    if (!pair.hit) continue;
    lookAt(pair);
    pair.answered = Answered::continuous;
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
