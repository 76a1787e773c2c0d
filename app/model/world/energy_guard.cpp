// No energy from nothing: after each sub-step every group of touching bodies has at most the energy that it had.
//
// Where does it come from? Pushing overlap out lifts bodies; impulses that did not converge, or that a warm start gave
// to a contact that is no more, push. What is too much is taken
//   1. from the motion within the group, kShare of it at most,
//   2. where that is not enough, overlap is not pushed out for a while, and the sub-step begins anew,
//   3. where that is not enough either, the drift is taken back in part,
//   4. then from the rest of the motion,
//   5. and of a free group last from its turning as a whole.
// Motion within the group: of one that touches a fixed body all motion; of a free one that which is left beside its
// motion as a whole, so that momentum and angular momentum stay.

#include "model/world/engine.h"

#include <algorithm>

namespace gjklab {

namespace {

/// Differences of energies are right to this part of the energies.
constexpr double kRounding = 1e-14;
constexpr double kShare = 0.1;
/// How many sub-steps a group that cannot pay does without being pushed out.
constexpr int kPushless = 120;
/// How often the rest is taken at most.
constexpr int kLastTakes = 3;

template <int D>
void addInertia(InertiaOf<D>& sum, const InertiaOf<D>& own, double mass, gjk::Vec<D> arm) {
  if constexpr (D == 2) sum += own + mass * glm::dot(arm, arm);
  if constexpr (D == 3) sum += own + mass * (glm::dot(arm, arm) * glm::dmat3(1.0) - glm::outerProduct(arm, arm));
}

}  // namespace

/// The motion of a free group as one rigid body.
template <int D>
struct Engine<D>::GroupMotion {
  gjk::Vec<D> centre{0.0}, velocity{0.0};
  SpinOf<D> spin{};
};

template <int D>
typename Engine<D>::GroupMotion Engine<D>::motionOf(const std::vector<int>& group) const {
  GroupMotion motion;
  double mass = 0;
  for (const int i : group) mass += model(i).mass;
  for (const int i : group) {
    motion.centre += model(i).mass / mass * body(i).centre;
    motion.velocity += model(i).mass / mass * body(i).velocity;
  }
  InertiaOf<D> inertia{0.0};
  SpinOf<D> momentum{};
  for (const int i : group) {
    const auto own = Turning<D>::inWorld(model(i).inertia, Turning<D>::rotation(body(i).attitude));
    const gjk::Vec<D> arm = body(i).centre - motion.centre;
    addInertia<D>(inertia, own, model(i).mass, arm);
    momentum += Turning<D>::times(own, body(i).spin) +
                Turning<D>::moment(arm, model(i).mass * (body(i).velocity - motion.velocity));
  }
  motion.spin = spinOf<D>(inertia, momentum);
  return motion;
}

/// A body's motion beside that of the whole.
template <int D>
BodyState<D> beside(const gjk::Vec<D>& centre, const gjk::Vec<D>& velocity, const SpinOf<D>& spin, BodyState<D> state) {
  state.velocity -= velocity + Turning<D>::velocity(spin, state.centre - centre);
  state.spin -= spin;
  return state;
}

template <int D>
double Engine<D>::motionWithin(const std::vector<int>& group, const GroupMotion& whole) const {
  double energy = 0;
  for (const int i : group)
    energy += kineticEnergy<D>(model(i), beside<D>(whole.centre, whole.velocity, whole.spin, body(i)));
  return energy;
}

/// Takes energy from the motion of the group beside `whole`; returns how much.
template <int D>
double Engine<D>::takeMotion(const std::vector<int>& group, const GroupMotion& whole, double most) {
  const double there = motionWithin(group, whole), taken = std::min(most, there);
  if (!(taken > 0)) return 0;
  const double keep = std::sqrt(std::max(1 - taken / there, 0.0));
  for (const int i : group) {
    const BodyState<D> state = beside<D>(whole.centre, whole.velocity, whole.spin, body(i));
    body(i).velocity -= (1 - keep) * state.velocity;
    body(i).spin -= (1 - keep) * state.spin;
  }
  return taken;
}

/// Takes part of the drift back.
template <int D>
void Engine<D>::takeDrift(const std::vector<int>& group, double keep) {
  for (const int i : group) {
    Drift<D>& way = drifts_[static_cast<std::size_t>(i)];
    const double back = (1 - keep) * way.fraction;
    way.fraction *= keep;
    body(i).centre = way.centre + way.fraction * way.by;
    body(i).attitude = Turning<D>::turned(way.attitude, way.fraction * way.turn);
    for (PairContact<D>& pair : pairs_)
      if (pair.hit && (pair.a == i || pair.b == i))
        pair.clearance -= back * (glm::length(way.by) + Turning<D>::amount(way.turn) * model(i).core_reach);
  }
}

/// Of the energies of a group in this sub-step.
template <int D>
struct Engine<D>::Change {
  double excess = 0, lifted = 0;  ///< of all energy; of that of height alone
};

template <int D>
typename Engine<D>::Change Engine<D>::changeOf(const std::vector<int>& group) const {
  double was = 0, is = 0, size = 0;
  Change change;
  for (const int i : group) {
    const BodyState<D>& old = before_[static_cast<std::size_t>(i)];
    was += kineticEnergy<D>(model(i), old);
    is += kineticEnergy<D>(model(i), body(i));
    change.lifted -= model(i).mass * glm::dot(model_->gravity, body(i).centre - old.centre);
    size += model(i).mass * glm::length(model_->gravity) * model(i).reach();
  }
  const double excess = is - was + change.lifted;
  if (excess > kRounding * (was + is + std::abs(change.lifted) + size)) change.excess = excess;
  return change;
}

/// Whether overlap was pushed out by more than motion pays for. Such groups do without for a while.
template <int D>
bool Engine<D>::withdrawUnpaidPush() {
  bool any = false;
  for (std::size_t k = 0; k < groups_.size(); ++k) {
    const Group& group = groups_[k];
    if (!group.contacts) continue;
    const Change change = changeOf(group.bodies);
    if (!(change.excess > 0 && change.lifted > 0)) continue;
    if (change.excess <= kShare * motionWithin(group.bodies, group.grounded ? GroupMotion{} : motionOf(group.bodies)))
      continue;
    for (PairContact<D>& pair : pairs_) {
      const int island =
          std::max(islands_[static_cast<std::size_t>(pair.a)], islands_[static_cast<std::size_t>(pair.b)]);
      if (island != static_cast<int>(k) || pair.point_count == 0 || pair.pushless > 0) continue;
      pair.pushless = kPushless;
      any = true;
    }
  }
  return any;
}

template <int D>
void Engine<D>::guardGroup(const Group& group) {
  const Change change = changeOf(group.bodies);
  if (!(change.excess > 0)) return;
  const auto motion = [&] { return group.grounded ? GroupMotion{} : motionOf(group.bodies); };
  GroupMotion whole = motion();
  const double left = change.excess - takeMotion(group.bodies, whole,
                                                 std::min(change.excess, kShare * motionWithin(group.bodies, whole)));
  if (left > 0 && change.lifted > 0) takeDrift(group.bodies, 1 - std::min(left, change.lifted) / change.lifted);
  // Elsewhere, and turned otherwise, the same spins are worth other energies; and a difference of great energies is
  // right only when most is taken.
  for (int k = 0; k < kLastTakes; ++k) takeMotion(group.bodies, motion(), changeOf(group.bodies).excess);
  whole = motion();
  whole.spin = {};
  takeMotion(group.bodies, whole, changeOf(group.bodies).excess);
}

template <int D>
void Engine<D>::guardEnergy() {
  for (const Group& group : groups_)
    if (group.contacts) guardGroup(group);
}

template class Engine<1>;
template class Engine<2>;
template class Engine<3>;

}  // namespace gjklab
