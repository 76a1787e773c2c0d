#pragma once
// Contacts as rows of one problem: impulses, such that no contact closes faster than it may, each pushing only, with
// Coulomb's friction; and the solver of it.
//
// Sources: sequential impulses (E. Catto, Iterative Dynamics with Temporal Coherence, 2005) are projected Gauss-Seidel,
// which tells a stack of n bodies about its weight in n² passes. Here each pass is followed by a step of the nonsmooth
// nonlinear conjugate gradient method (M. Silcowitz-Hansen, S. Niebe, K. Erleben, A Nonsmooth Nonlinear Conjugate
// Gradient Method for Interactive Contact Force Problems, The Visual Computer 26, 2010): about n. A pass goes there and
// back (symmetric, as conjugate gradients want it), and the last word is a pass's: every impulse is within its bounds.
// The friction of a point is a vector within a disc of radius μ times its normal impulse.

#include "model/world/pair_contact.h"

#include <array>
#include <vector>

namespace gjklab {

/// A body as the contacts see it: without mass where it does not move.
template <int D>
struct Mover {
  gjk::Vec<D> velocity{0.0};
  SpinOf<D> spin{};
  double inverse_mass = 0;
  InertiaOf<D> inverse_inertia{0.0};
};

/// Of B's surface relative to A's, at a point.
template <int D>
gjk::Vec<D> relativeVelocity(const Mover<D>& a, const Mover<D>& b, const PointContact<D>& point) {
  return b.velocity + Turning<D>::velocity(b.spin, point.arm_b) - a.velocity -
         Turning<D>::velocity(a.spin, point.arm_a);
}

/// One direction in which a contact pushes.
template <int D>
struct ContactAxis {
  gjk::Vec<D> along{0.0};
  SpinOf<D> turn_a{}, turn_b{};  ///< moment of a unit impulse
  SpinOf<D> spin_a{}, spin_b{};  ///< the spin that it makes

  ContactAxis() = default;
  ContactAxis(const Mover<D>& a, const Mover<D>& b, const PointContact<D>& point, gjk::Vec<D> direction)
      : along(direction),
        turn_a(Turning<D>::moment(point.arm_a, direction)),
        turn_b(Turning<D>::moment(point.arm_b, direction)),
        spin_a(Turning<D>::times(a.inverse_inertia, turn_a)),
        spin_b(Turning<D>::times(b.inverse_inertia, turn_b)) {}

  /// Of B's surface relative to A's.
  double speed(const Mover<D>& a, const Mover<D>& b) const {
    return glm::dot(along, b.velocity - a.velocity) + Turning<D>::dot(turn_b, b.spin) - Turning<D>::dot(turn_a, a.spin);
  }
  /// An impulse on B and its opposite on A.
  void push(Mover<D>& a, Mover<D>& b, double impulse) const {
    a.velocity -= a.inverse_mass * impulse * along;
    a.spin -= impulse * spin_a;
    b.velocity += b.inverse_mass * impulse * along;
    b.spin += impulse * spin_b;
  }
};

template <int D>
class ContactRow {
 public:
  ContactRow(Mover<D>& a, Mover<D>& b, const PointContact<D>& point, gjk::Vec<D> normal, double friction);

  /// Begins with these impulses, and pushes by them.
  void start(const ContactImpulse<D>& from);
  ContactImpulse<D> impulses() const;

  double closing = 0;    ///< the speed at which the surfaces may approach; negative: they shall part
  double tolerance = 0;  ///< a change of speed that does not matter

 private:
  template <int E>
  friend void solveRows(std::vector<ContactRow<E>>&);
  /// Normal first, then along the tangents.
  using Impulses = std::array<double, D>;

  /// One pass over this row. Returns by what speed it changed it, of the tolerance.
  double solve();
  void push(const Impulses& impulse);
  double weight(const Impulses& impulse) const;

  Mover<D>*a_, *b_;
  std::array<ContactAxis<D>, D> axes_;
  double mass_, friction_mass_, friction_;
  Impulses impulse_{}, before_{}, direction_{};
};

/// Makes the movers of the rows obey all of them, as far as their tolerances ask.
template <int D>
void solveRows(std::vector<ContactRow<D>>& rows);

}  // namespace gjklab
