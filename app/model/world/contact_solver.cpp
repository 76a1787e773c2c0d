// Contacts: sequential impulses with warm starting, for the drift and for the velocities apart.
//
// Sources: E. Catto, Iterative Dynamics with Temporal Coherence (2005), Solver2D (2024): sub-steps; contact_rows.h.
//   Drift. The gap after the sub-step shall be the slop at least: a contact further open may close that far; one that
//   is closer opens by kRecover of what it lacks, no faster than kPush. No spring gives way to a weight, so what rests
//   does not sink, however small it is beside g h²; and what was pushed out is no speed, since the drift is forgotten.
//   Velocities. After the impacts (impacts.cpp), contacts that hold: no approach, Coulomb's friction.

#include "model/world/engine.h"

#include <algorithm>

namespace gjklab {

namespace {

/// The part of the overlap that is undone in a sub-step.
constexpr double kRecover = 0.15;
/// Overlap is undone at most this fast, in reaches a second.
constexpr double kPush = 4;
/// Points no further apart than this times the slop touch.
constexpr double kTouch = 1.5;
/// A solution is good when it changes no more than this part of the slop in a sub-step; see RowSolver for more.
constexpr double kConverged = 0.005;

}  // namespace

/// The bodies as the contacts see them: without mass where they do not move.
template <int D>
void Engine<D>::takeMovers(gjk::Vec<D> kick) {
  movers_.resize(bodies_.size());
  for (int i = 0; i < count(); ++i) {
    Mover<D>& mover = movers_[static_cast<std::size_t>(i)];
    mover = {};
    mover.velocity = body(i).velocity;
    mover.spin = body(i).spin;
    if (!moves(i)) continue;
    mover.velocity += kick;
    mover.inverse_mass = model(i).inverse_mass;
    mover.inverse_inertia = Turning<D>::inWorld(model(i).inverse_inertia, Turning<D>::rotation(body(i).attitude));
  }
}

/// With each pair that has contacts, and its contacts.
template <int D>
template <class F>
void Engine<D>::forPairs(F f) {
  for (PairContact<D>& pair : pairs_)
    if (pair.point_count > 0 && (moves(pair.a) || moves(pair.b)))
      f(pair, std::span(pair.points.data(), static_cast<std::size_t>(pair.point_count)));
}

/// Where the contacts are now. `before`: at the beginning of a sub-step.
template <int D>
void Engine<D>::placeContacts(bool before) {
  takeMovers(gjk::Vec<D>(0.0));
  std::vector<gjk::Rotation<D>>& rotation = rotations_;
  rotation.resize(bodies_.size());
  for (int i = 0; i < count(); ++i) rotation[static_cast<std::size_t>(i)] = Turning<D>::rotation(body(i).attitude);
  forPairs([&](const PairContact<D>& pair, std::span<PointContact<D>> points) {
    const double radius_a = model(pair.a).radius, radius_b = model(pair.b).radius;
    const gjk::Vec<D> between = body(pair.b).centre - body(pair.a).centre;
    for (PointContact<D>& point : points) {
      const gjk::Vec<D> from_a =
          rotation[static_cast<std::size_t>(pair.a)].apply(point.anchor_a) + radius_a * pair.normal;
      const gjk::Vec<D> from_b =
          rotation[static_cast<std::size_t>(pair.b)].apply(point.anchor_b) - radius_b * pair.normal;
      const gjk::Vec<D> across = between + (from_b - from_a);
      point.gap = glm::dot(across, pair.normal);
      point.arm_a = from_a + 0.5 * across;
      point.arm_b = point.arm_a - between;
      if (!before) continue;
      point.gap_before = point.gap;
      point.approach = -glm::dot(relativeVelocity(mover(pair.a), mover(pair.b), point), pair.normal);
    }
  });
}

/// The row of a contact; its impulses go on from `from`.
template <int D>
ContactRow<D>& Engine<D>::addRow(const PairContact<D>& pair, const PointContact<D>& point, const ContactBasis<D>& basis,
                                 const ContactImpulse<D>& from, double h) {
  ContactRow<D>& row = rows_.emplace_back(mover(pair.a), mover(pair.b), point, basis, frictionOf(pair));
  row.start(from);
  row.tolerance = kConverged * pair.slop / h;
  row.approach = std::abs(point.approach);
  return row;
}

template <int D>
void Engine<D>::solveDrift(double h) {
  takeMovers(0.5 * h * model_->gravity);
  rows_.clear();
  for (PairContact<D>& pair : pairs_) pair.held = false;
  forPairs([&](PairContact<D>& pair, std::span<const PointContact<D>> points) {
    pair.held = true;
    const ContactBasis<D> basis = contactBasis<D>(pair.normal);
    for (const PointContact<D>& point : points) {
      ContactRow<D>& row = addRow(pair, point, basis, point.drift, h);
      const double open = point.gap - pair.aim;
      if (open > 0)
        row.closing = open / h;
      else if (pair.pushless == 0)
        row.closing = std::max(kRecover * open / h, -kPush * reachOf(pair));
    }
  });
  solver_.solve(rows_, movers_);
  std::size_t next = 0;
  forPairs([&](const PairContact<D>&, std::span<PointContact<D>> points) {
    for (PointContact<D>& point : points) point.drift = rows_[next++].impulses();
  });
}

/// Angular momentum. A contact's drift impulse J moves the bodies by J h / m while their velocities stay: Σ m x × v
/// changes by h J × (the velocity of B relative to A), as if the contact had slid off under its own push. The pair gets
/// that back as a change of both bodies' spins by the same amount, which is the cheapest in energy: the angular
/// momentum of a collision is kept. Needles, and bodies that pass by more than their size in a sub-step, would be set
/// spinning: their surfaces get no more than the speed at which the bodies pass.
template <int D>
void Engine<D>::returnMoments(double h) {
  const auto moment = [&](int i, gjk::Vec<D> impulse) {
    const auto at = static_cast<std::size_t>(i);
    return h * drifts_[at].fraction * Turning<D>::moment(before_[at].velocity, impulse);
  };
  const auto inertia = [&](int i) {
    return Turning<D>::inWorld(model(i).inertia, Turning<D>::rotation(body(i).attitude));
  };
  forPairs([&](const PairContact<D>& pair, std::span<const PointContact<D>> points) {
    if (!moves(pair.a) || !moves(pair.b)) return;
    gjk::Vec<D> impulse(0.0);
    for (const PointContact<D>& point : points) impulse += point.drift.normal * pair.normal + point.drift.friction;
    if (impulse == gjk::Vec<D>(0.0)) return;
    const SpinOf<D> spin =
        spinOf<D>(inertia(pair.a) + inertia(pair.b), moment(pair.b, impulse) - moment(pair.a, impulse));
    const double speed = Turning<D>::amount(spin) * std::max(model(pair.a).reach(), model(pair.b).reach());
    const double most = glm::distance(before_[static_cast<std::size_t>(pair.a)].velocity,
                                      before_[static_cast<std::size_t>(pair.b)].velocity);
    const double part = speed > most ? most / speed : 1;
    mover(pair.a).spin += part * spin;
    mover(pair.b).spin += part * spin;
  });
}

template <int D>
void Engine<D>::solveVelocities(double h) {
  takeMovers(gjk::Vec<D>(0.0));
  if constexpr (D > 1) returnMoments(h);
  forPairs([&](const PairContact<D>& pair, std::span<PointContact<D>> points) {
    for (PointContact<D>& point : points) {
      point.touching = point.gap <= kTouch * pair.slop;
      point.impact = 0;
      if (!point.touching) point.velocity = {};
    }
  });
  solveImpacts(h);
  // Only now the warm start: what bounces off must not take it for a speed at which something came.
  rows_.clear();
  forPairs([&](const PairContact<D>& pair, std::span<PointContact<D>> points) {
    const ContactBasis<D> basis = contactBasis<D>(pair.normal);
    for (PointContact<D>& point : points)
      if (point.touching) addRow(pair, point, basis, point.velocity, h);
  });
  solver_.solve(rows_, movers_);
  std::size_t next = 0;
  forPairs([&](const PairContact<D>&, std::span<PointContact<D>> points) {
    for (PointContact<D>& point : points)
      if (point.touching) point.velocity = rows_[next++].impulses();
  });
  for (int i = 0; i < count(); ++i) {
    if (!moves(i)) continue;
    body(i).velocity = mover(i).velocity;
    body(i).spin = mover(i).spin;
  }
}

template class Engine<1>;
template class Engine<2>;
template class Engine<3>;

}  // namespace gjklab
