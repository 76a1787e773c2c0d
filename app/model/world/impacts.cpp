// Impacts: touching pairs that approach part again, one pair after the other.
//
// Source: B. Mirtich, Impulse-based Dynamic Simulation (1996). All points of a pair are solved together, friction
// included; the pair is parted with restitution times the speed at which it would have met. Pairs take turns until none
// approaches: as in Newton's cradle. No turn adds energy: where friction and restitution together would, the impulse is
// made smaller.

#include "model/world/engine.h"

#include <algorithm>

namespace gjklab {

namespace {

constexpr int kImpactIterations = 20;
/// Rounds of impacts in a sub-step: with restitution below 1 they get weaker without end.
constexpr int kImpactRounds = 40;
/// Restitution begins at this many times the speed that gravity gives in a sub-step.
constexpr double kLeastBounce = 2;

/// An impulse on B and its opposite on A.
template <int D>
void push(Mover<D>& a, Mover<D>& b, const PointContact<D>& point, gjk::Vec<D> impulse) {
  a.velocity -= a.inverse_mass * impulse;
  a.spin -= Turning<D>::times(a.inverse_inertia, Turning<D>::moment(point.arm_a, impulse));
  b.velocity += b.inverse_mass * impulse;
  b.spin += Turning<D>::times(b.inverse_inertia, Turning<D>::moment(point.arm_b, impulse));
}

/// The friction impulse after one more correction: within its disc.
template <int D>
void solveFriction(Mover<D>& a, Mover<D>& b, const PointContact<D>& point, gjk::Vec<D> normal, double friction,
                   double mass, ContactImpulse<D>& impulse) {
  const gjk::Vec<D> velocity = relativeVelocity(a, b, point);
  const gjk::Vec<D> sliding = velocity - glm::dot(velocity, normal) * normal;
  gjk::Vec<D> next = impulse.friction - mass * sliding;
  const double most = friction * impulse.normal, length = glm::length(next);
  if (length > most) next *= most / length;
  const gjk::Vec<D> change = next - impulse.friction;
  push<D>(a, b, point, change);
  impulse.friction = next;
}

/// The normal impulse after a correction: at least 0.
template <int D>
void addNormal(Mover<D>& a, Mover<D>& b, const PointContact<D>& point, gjk::Vec<D> normal, double change,
               ContactImpulse<D>& impulse) {
  const double next = std::max(impulse.normal + change, 0.0);
  const double by = next - impulse.normal;
  push<D>(a, b, point, by * normal);
  impulse.normal = next;
}

/// One pair of touching bodies meets: all its points at once.
template <int D>
class Impact {
 public:
  Impact(Mover<D>& a, Mover<D>& b, const PairContact<D>& pair, double friction)
      : a_(a), b_(b), pair_(pair), friction_(friction) {
    const ContactBasis<D> basis = contactBasis<D>(pair.normal);
    forPoints([&](std::size_t i) {
      const ContactAxes<D> axes(a, b, pair.points[i], basis);
      mass_[i] = axes.normal > 0 ? 1 / axes.normal : 0;
      friction_mass_[i] = axes.friction > 0 ? 1 / axes.friction : 0;
    });
  }

  /// `wanted`: the speed at which each point shall part, where it touches.
  void solve(const std::array<double, gjk::kManifoldSize<D>>& wanted) {
    forPoints([&](std::size_t i) { before_[i] = relativeVelocity(a_, b_, pair_.points[i]); });
    for (int k = 0; k < kImpactIterations; ++k)
      forPoints([&](std::size_t i) {
        const PointContact<D>& point = pair_.points[i];
        const double parting = glm::dot(relativeVelocity(a_, b_, point), pair_.normal);
        addNormal<D>(a_, b_, point, pair_.normal, mass_[i] * (wanted[i] - parting), impulse[i]);
        solveFriction<D>(a_, b_, point, pair_.normal, friction_, friction_mass_[i], impulse[i]);
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
  std::array<double, gjk::kManifoldSize<D>> mass_{}, friction_mass_{};
};

}  // namespace

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
