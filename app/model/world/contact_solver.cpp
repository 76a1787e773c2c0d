// Contacts: sequential impulses with warm starting, for the drift and for the velocities apart.
//
// Sources: E. Catto, Iterative Dynamics with Temporal Coherence (2005), Solver2D (2024): soft contacts; B. Mirtich,
// Impulse-based Dynamic Simulation (1996): impacts one after the other.
//   Drift. The gap after the sub-step shall be the slop at least: a contact further open may close that far (rigid);
//   one that is closer is pushed open like a damped spring (soft), no faster than kPush.
//   Impacts. A touching pair that approaches is parted with restitution times the speed at which it would have met,
//   all points of the pair together, friction included. Pairs take turns until none approaches: as in Newton's cradle.
//   No turn adds energy: where friction and restitution together would, the impulse is made smaller.
//   Velocities. Contacts that hold: no approach, Coulomb's friction; impulses begin where the last sub-step ended.
// The friction of a point is a vector within a disc of radius μ times its normal impulse.

#include "model/world/engine.h"

#include <algorithm>
#include <limits>
#include <numbers>

namespace gjklab {

namespace {

constexpr int kIterations = 5, kMostIterations = 40, kImpactIterations = 20;
/// Rounds of impacts in a sub-step: with restitution below 1 they get weaker without end.
constexpr int kImpactRounds = 40;
/// Half the rate of sub-steps, heavily damped. (Catto: a quarter; here a stiff spring stirs nothing up.)
constexpr double kSpringPart = 0.5, kDamping = 10;
/// Overlap is undone at most this fast, in reaches a second.
constexpr double kPush = 4;
/// Points no further apart than this times the slop touch.
constexpr double kTouch = 1.5;
/// Restitution begins at this many times the speed that gravity gives in a sub-step.
constexpr double kLeastBounce = 2;

template <int D>
gjk::Vec<D> relativeVelocity(const Mover<D>& a, const Mover<D>& b, const PointContact<D>& point) {
  return b.velocity + Turning<D>::velocity(b.spin, point.arm_b) - a.velocity -
         Turning<D>::velocity(a.spin, point.arm_a);
}

/// An impulse on B and its opposite on A.
template <int D>
void push(Mover<D>& a, Mover<D>& b, const PointContact<D>& point, gjk::Vec<D> impulse) {
  a.velocity -= a.inverse_mass * impulse;
  a.spin -= Turning<D>::times(a.inverse_inertia, Turning<D>::moment(point.arm_a, impulse));
  b.velocity += b.inverse_mass * impulse;
  b.spin += Turning<D>::times(b.inverse_inertia, Turning<D>::moment(point.arm_b, impulse));
}

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

/// The friction impulse after one more correction: within its disc.
template <int D>
void solveFriction(Mover<D>& a, Mover<D>& b, const PointContact<D>& point, gjk::Vec<D> normal, double friction,
                   ContactImpulse<D>& impulse) {
  const gjk::Vec<D> velocity = relativeVelocity(a, b, point);
  const gjk::Vec<D> sliding = velocity - glm::dot(velocity, normal) * normal;
  gjk::Vec<D> next = impulse.friction - point.friction_mass * sliding;
  const double most = friction * impulse.normal, length = glm::length(next);
  if (length > most) next *= most / length;
  push<D>(a, b, point, next - impulse.friction);
  impulse.friction = next;
}

/// The normal impulse after a correction: at least 0.
template <int D>
void addNormal(Mover<D>& a, Mover<D>& b, const PointContact<D>& point, gjk::Vec<D> normal, double change,
               ContactImpulse<D>& impulse) {
  const double next = std::max(impulse.normal + change, 0.0);
  push<D>(a, b, point, (next - impulse.normal) * normal);
  impulse.normal = next;
}

template <int D>
void warmStart(Mover<D>& a, Mover<D>& b, const PointContact<D>& point, gjk::Vec<D> normal, ContactImpulse<D>& impulse) {
  impulse.friction -= glm::dot(impulse.friction, normal) * normal;  // the normal has turned a little
  push<D>(a, b, point, impulse.normal * normal + impulse.friction);
}

struct Softness {
  double rate, mass, impulse;
};

/// Of a damped spring, solved implicitly over h (Catto).
Softness softness(double h) {
  const double omega = 2 * std::numbers::pi * kSpringPart / h, damp = 2 * kDamping + h * omega,
               stiff = h * omega * damp;
  return {omega / damp, stiff / (1 + stiff), 1 / (1 + stiff)};
}

/// One pair of touching bodies meets: all its points at once.
template <int D>
class Impact {
 public:
  Impact(Mover<D>& a, Mover<D>& b, const PairContact<D>& pair, double friction)
      : a_(a), b_(b), pair_(pair), friction_(friction) {}

  /// `wanted`: the speed at which each point shall part, where it touches.
  void solve(const std::array<double, gjk::kManifoldSize<D>>& wanted) {
    forPoints([&](std::size_t i) { before_[i] = relativeVelocity(a_, b_, pair_.points[i]); });
    for (int k = 0; k < kImpactIterations; ++k)
      forPoints([&](std::size_t i) {
        const PointContact<D>& point = pair_.points[i];
        const double parting = glm::dot(relativeVelocity(a_, b_, point), pair_.normal);
        addNormal<D>(a_, b_, point, pair_.normal, point.normal_mass * (wanted[i] - parting), impulse[i]);
        solveFriction<D>(a_, b_, point, pair_.normal, friction_, impulse[i]);
      });
    addNoEnergy();
  }

  std::array<ContactImpulse<D>, gjk::kManifoldSize<D>> impulse{};

 private:
  template <class F>
  void forPoints(F f) {
    for (std::size_t i = 0; i < static_cast<std::size_t>(pair_.point_count); ++i)
      if (pair_.points[i].touching) f(i);
  }

  /// With s times the impulses the energy changes by s · linear + s² · square.
  void addNoEnergy() {
    double linear = 0, square = 0;
    forPoints([&](std::size_t i) {
      const gjk::Vec<D> p = impulse[i].normal * pair_.normal + impulse[i].friction;
      linear += glm::dot(p, before_[i]);
      square += 0.5 * glm::dot(p, relativeVelocity(a_, b_, pair_.points[i]) - before_[i]);
    });
    if (linear + square <= 0) return;
    const double part = linear < 0 ? -linear / square : 0;
    forPoints([&](std::size_t i) {
      const gjk::Vec<D> p = impulse[i].normal * pair_.normal + impulse[i].friction;
      push<D>(a_, b_, pair_.points[i], (part - 1) * p);
      impulse[i].normal *= part;
    });
  }

  Mover<D>&a_, &b_;
  const PairContact<D>& pair_;
  double friction_;
  std::array<gjk::Vec<D>, gjk::kManifoldSize<D>> before_{};
};

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

/// More where what gravity moves in a sub-step is much beside the gaps at which bodies rest: small bodies.
template <int D>
int Engine<D>::iterationsFor(double h) const {
  double least = std::numeric_limits<double>::infinity();
  for (const PairContact<D>& pair : pairs_)
    if (pair.point_count > 0) least = std::min(least, pair.slop);
  const double fall = 0.5 * h * h * glm::length(model_->gravity);
  return static_cast<int>(
      std::clamp(kIterations * (0.8 + 2 * fall / least), double{kIterations}, double{kMostIterations}));
}

template <int D>
void Engine<D>::solveDrift(double h) {
  const int iterations = iterationsFor(h);
  takeMovers(0.5 * h * model_->gravity);
  const Softness soft = softness(h);
  forContacts([&](PairContact<D>& pair, PointContact<D>& point, Mover<D>& a, Mover<D>& b) {
    warmStart<D>(a, b, point, pair.normal, point.drift);
  });
  for (int k = 0; k < iterations; ++k)
    forContacts([&](PairContact<D>& pair, PointContact<D>& point, Mover<D>& a, Mover<D>& b) {
      solveFriction<D>(a, b, point, pair.normal, frictionOf(pair), point.drift);
      const double open = point.gap - pair.aim;
      const double parting = glm::dot(relativeVelocity(a, b, point), pair.normal);
      double change = 0;
      if (open > 0 || pair.pushless > 0) {
        change = -point.normal_mass * (parting + std::max(open, 0.0) / h);
      } else {
        const double rate = std::max(soft.rate * open, -kPush * reachOf(pair));
        change = -point.normal_mass * soft.mass * (parting + rate) - soft.impulse * point.drift.normal;
      }
      addNormal<D>(a, b, point, pair.normal, change, point.drift);
    });
}

template <int D>
void Engine<D>::solveVelocities(double h) {
  const int iterations = iterationsFor(h);
  takeMovers(gjk::Vec<D>(0.0));
  forContacts([&](PairContact<D>& pair, PointContact<D>& point, Mover<D>& a, Mover<D>& b) {
    point.touching = point.gap <= kTouch * pair.slop;
    point.impact = 0;
    if (!point.touching) {
      point.velocity = {};
      return;
    }
    warmStart<D>(a, b, point, pair.normal, point.velocity);
  });
  solveImpacts(h);
  forContacts([&](PairContact<D>& pair, PointContact<D>& point, Mover<D>& a, Mover<D>& b) {
    // Friction needs something to begin with.
    if (!point.touching || point.velocity.normal > 0) return;
    const double parting = glm::dot(relativeVelocity(a, b, point), pair.normal);
    addNormal<D>(a, b, point, pair.normal, -point.normal_mass * parting, point.velocity);
  });
  for (int k = 0; k < iterations; ++k)
    forContacts([&](PairContact<D>& pair, PointContact<D>& point, Mover<D>& a, Mover<D>& b) {
      if (!point.touching) return;
      solveFriction<D>(a, b, point, pair.normal, frictionOf(pair), point.velocity);
      const double parting = glm::dot(relativeVelocity(a, b, point), pair.normal);
      addNormal<D>(a, b, point, pair.normal, -point.normal_mass * parting, point.velocity);
    });
  for (int i = 0; i < count(); ++i) {
    if (!moves(i)) continue;
    body(i).velocity = mover(i).velocity;
    body(i).spin = mover(i).spin;
  }
  forContacts(
      [](PairContact<D>&, PointContact<D>& point, Mover<D>&, Mover<D>&) { point.total += point.velocity.normal; });
}

/// The speed that gravity gave a contact after it closed: of the kick, what falls into the time that was left. It is
/// not there to bounce with.
template <int D>
double Engine<D>::speedAfterContact(const PairContact<D>& pair, const PointContact<D>& point, double h) const {
  if (pair.hit) return 0;  // its kick ended at the contact
  const double along = glm::dot(model_->gravity, pair.normal);
  const auto kick = [&](int i) { return moves(i) ? drifts_[static_cast<std::size_t>(i)].fraction * h : 0.0; };
  const double given = along * (kick(pair.a) - kick(pair.b));
  if (given <= 0) return 0;
  const double way = point.gap_before - pair.aim, pull = given / h;
  if (way <= 0) return given;
  const double met = std::sqrt(std::max(point.approach * point.approach + 2 * pull * way, 0.0)) - point.approach;
  return std::max(given - std::max(met, 0.0), 0.0);
}

template <int D>
void Engine<D>::solveImpacts(double h) {
  const double least = kLeastBounce * h * glm::length(model_->gravity);
  for (int round = 0, any = 1; any && round < kImpactRounds; ++round) {
    any = 0;
    for (PairContact<D>& pair : pairs_) {
      const double restitution = std::max(model(pair.a).restitution, model(pair.b).restitution);
      if (restitution == 0 || pair.point_count == 0 || (!moves(pair.a) && !moves(pair.b))) continue;
      Mover<D>&a = mover(pair.a), &b = mover(pair.b);
      std::array<double, gjk::kManifoldSize<D>> wanted{};
      double most = 0;
      for (std::size_t i = 0; i < static_cast<std::size_t>(pair.point_count); ++i) {
        const PointContact<D>& point = pair.points[i];
        if (!point.touching) continue;
        const double approach = -glm::dot(relativeVelocity(a, b, point), pair.normal);
        const double met = approach - speedAfterContact(pair, point, h);
        most = std::max(most, met);
        wanted[i] = restitution * std::max(met, 0.0);
      }
      if (most <= least || most <= 1e-12 * (glm::length(a.velocity) + glm::length(b.velocity))) continue;
      any = 1;
      Impact<D> impact(a, b, pair, frictionOf(pair));
      impact.solve(wanted);
      for (std::size_t i = 0; i < impact.impulse.size(); ++i) pair.points[i].impact += impact.impulse[i].normal;
    }
  }
}

template class Engine<1>;
template class Engine<2>;
template class Engine<3>;

}  // namespace gjklab
