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
/// A solution is good when it changes no more than this part of the slop in a sub-step, or of the speed of approach.
constexpr double kConverged = 0.005, kRelative = 2e-3;

/// The relative velocity along `direction` that a unit impulse along it makes.
template <int D>
double response(const Mover<D>& a, const Mover<D>& b, const PointContact<D>& point, gjk::Vec<D> direction) {
  const auto turn_a = Turning<D>::moment(point.arm_a, direction), turn_b = Turning<D>::moment(point.arm_b, direction);
  return a.inverse_mass + b.inverse_mass + Turning<D>::dot(turn_a, Turning<D>::times(a.inverse_inertia, turn_a)) +
         Turning<D>::dot(turn_b, Turning<D>::times(b.inverse_inertia, turn_b));
}

double inverseOf(double response) { return response > 0 ? 1 / response : 0; }

/// No tangential impulse answers with more than the sum of the responses along two axes square to the normal.
template <int D>
double frictionResponse(const Mover<D>& a, const Mover<D>& b, const PointContact<D>& point, gjk::Vec<D> normal) {
  if constexpr (D == 1) return 0;
  if constexpr (D == 2) return response<2>(a, b, point, {-normal.y, normal.x});
  if constexpr (D == 3) {
    const gjk::Vec<3> u =
        glm::normalize(glm::cross(normal, std::abs(normal.x) < 0.6 ? gjk::Vec<3>(1, 0, 0) : gjk::Vec<3>(0, 1, 0)));
    const gjk::Vec<3> v = glm::cross(normal, u);
    const double along_u = response<3>(a, b, point, u), along_v = response<3>(a, b, point, v);
    const double both = response<3>(a, b, point, u + v);  // along_u + along_v + 2 · (the mixed term)
    return std::max(along_u, along_v) + 0.5 * std::abs(both - along_u - along_v);
  }
}

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

template <int D>
template <class F>
void Engine<D>::forContacts(F f) {
  for (PairContact<D>& pair : pairs_) {
    if (pair.point_count == 0 || (!moves(pair.a) && !moves(pair.b))) continue;
    Mover<D>&a = mover(pair.a), &b = mover(pair.b);
    for (int i = 0; i < pair.point_count; ++i) f(pair, pair.points[static_cast<std::size_t>(i)], a, b);
  }
}

/// Where the contacts are now. `before`: at the beginning of a sub-step.
template <int D>
void Engine<D>::placeContacts(bool before) {
  takeMovers(gjk::Vec<D>(0.0));
  std::vector<gjk::Rotation<D>>& rotation = rotations_;
  rotation.resize(bodies_.size());
  for (int i = 0; i < count(); ++i) rotation[static_cast<std::size_t>(i)] = Turning<D>::rotation(body(i).attitude);
  forContacts([&](PairContact<D>& pair, PointContact<D>& point, Mover<D>& a, Mover<D>& b) {
    const double radius_a = model(pair.a).radius, radius_b = model(pair.b).radius;
    const gjk::Vec<D> from_a =
        rotation[static_cast<std::size_t>(pair.a)].apply(point.anchor_a) + radius_a * pair.normal;
    const gjk::Vec<D> from_b =
        rotation[static_cast<std::size_t>(pair.b)].apply(point.anchor_b) - radius_b * pair.normal;
    const gjk::Vec<D> between = body(pair.b).centre - body(pair.a).centre;
    const gjk::Vec<D> across = between + (from_b - from_a);
    point.gap = glm::dot(across, pair.normal);
    point.arm_a = from_a + 0.5 * across;
    point.arm_b = point.arm_a - between;
    point.normal_mass = inverseOf(response<D>(a, b, point, pair.normal));
    point.friction_mass = inverseOf(frictionResponse<D>(a, b, point, pair.normal));
    if (!before) return;
    point.gap_before = point.gap;
    point.approach = -glm::dot(relativeVelocity(a, b, point), pair.normal);
  });
}

/// The row of a contact; its impulses go on from `from`.
template <int D>
ContactRow<D> Engine<D>::rowOf(const PairContact<D>& pair, const PointContact<D>& point, Mover<D>& a, Mover<D>& b,
                               const ContactImpulse<D>& from, double h) const {
  ContactRow<D> row(a, b, point, pair.normal, frictionOf(pair));
  row.start(from);
  row.tolerance = std::max(kConverged * pair.slop / h, kRelative * std::abs(point.approach));
  return row;
}

template <int D>
void Engine<D>::solveDrift(double h) {
  takeMovers(0.5 * h * model_->gravity);
  rows_.clear();
  forContacts([&](PairContact<D>& pair, PointContact<D>& point, Mover<D>& a, Mover<D>& b) {
    ContactRow<D> row = rowOf(pair, point, a, b, point.drift, h);
    const double open = point.gap - pair.aim;
    if (open > 0)
      row.closing = open / h;
    else if (pair.pushless == 0)
      row.closing = std::max(kRecover * open / h, -kPush * reachOf(pair));
    rows_.push_back(row);
  });
  solveRows(rows_);
  std::size_t next = 0;
  forContacts(
      [&](PairContact<D>&, PointContact<D>& point, Mover<D>&, Mover<D>&) { point.drift = rows_[next++].impulses(); });
}

template <int D>
void Engine<D>::solveVelocities(double h) {
  takeMovers(gjk::Vec<D>(0.0));
  rows_.clear();
  forContacts([&](PairContact<D>& pair, PointContact<D>& point, Mover<D>& a, Mover<D>& b) {
    point.touching = point.gap <= kTouch * pair.slop;
    point.impact = 0;
    if (point.touching)
      rows_.push_back(rowOf(pair, point, a, b, point.velocity, h));
    else
      point.velocity = {};
  });
  solveImpacts(h);
  solveRows(rows_);
  std::size_t next = 0;
  forContacts([&](PairContact<D>&, PointContact<D>& point, Mover<D>&, Mover<D>&) {
    if (!point.touching) return;
    point.velocity = rows_[next++].impulses();
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
