#pragma once
// Contacts as rows of one problem: impulses, such that no contact closes faster than it may, each pushing only, with
// Coulomb's friction; and the solver of it.
//
// Sources: sequential impulses (E. Catto, Iterative Dynamics with Temporal Coherence, 2005) are projected Gauss-Seidel,
// which tells a stack of n bodies about its weight in n² passes. Here each pass is followed by a step of the nonsmooth
// nonlinear conjugate gradient method (M. Silcowitz-Hansen, S. Niebe, K. Erleben, A Nonsmooth Nonlinear Conjugate
// Gradient Method for Interactive Contact Force Problems, The Visual Computer 26, 2010): about n. A pass goes there and
// back (symmetric, as conjugate gradients want it), and the last word is a pass's: every impulse is within its bounds.
// Rows that share no moving body are problems of their own: where nothing happens one pass sees that, however long a
// problem elsewhere takes, and the conjugate directions of one are not bent by another.
// The friction of a point is a vector within a disc of radius μ times its normal impulse.

#include "model/world/pair_contact.h"

#include <array>
#include <span>
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

/// The normal, and D − 1 directions square to it and to each other.
template <int D>
using ContactBasis = std::array<gjk::Vec<D>, D>;
template <int D>
ContactBasis<D> contactBasis(gjk::Vec<D> normal) {
  if constexpr (D == 1) return {normal};
  if constexpr (D == 2) return {normal, gjk::Vec<2>(-normal.y, normal.x)};
  if constexpr (D == 3) {
    const gjk::Vec<3> u =
        glm::normalize(glm::cross(normal, std::abs(normal.x) < 0.6 ? gjk::Vec<3>(1, 0, 0) : gjk::Vec<3>(0, 1, 0)));
    return {normal, u, glm::cross(normal, u)};
  }
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
  /// The speed along this axis that a unit impulse along one square to it makes.
  double mixed(const ContactAxis& other) const {
    return Turning<D>::dot(turn_a, other.spin_a) + Turning<D>::dot(turn_b, other.spin_b);
  }
  double response(const Mover<D>& a, const Mover<D>& b) const { return a.inverse_mass + b.inverse_mass + mixed(*this); }
};

/// The axes of a contact, and how it answers: a unit impulse along the normal makes the speed `normal` along it, one
/// square to it `friction` at most along itself.
template <int D>
struct ContactAxes {
  std::array<ContactAxis<D>, D> axis;
  double normal = 0, friction = 0;

  ContactAxes(const Mover<D>& a, const Mover<D>& b, const PointContact<D>& point, const ContactBasis<D>& basis) {
    for (std::size_t i = 0; i < D; ++i) axis[i] = ContactAxis<D>(a, b, point, basis[i]);
    normal = axis[0].response(a, b);
    if constexpr (D == 2) friction = axis[1].response(a, b);
    if constexpr (D == 3)
      friction = std::max(axis[1].response(a, b), axis[2].response(a, b)) + std::abs(axis[1].mixed(axis[2]));
  }
};

template <int D>
class ContactRow {
 public:
  ContactRow(Mover<D>& a, Mover<D>& b, const PointContact<D>&, const ContactBasis<D>&, double friction);

  /// Begins with these impulses, and pushes by them.
  void start(const ContactImpulse<D>& from);
  ContactImpulse<D> impulses() const;

  double closing = 0;    ///< the speed at which the surfaces may approach; negative: they shall part
  double tolerance = 0;  ///< a change of speed that does not matter
  double approach = 0;   ///< the speed at which the surfaces met

 private:
  template <int E>
  friend class RowSolver;
  /// Normal first, then along the tangents.
  using Impulses = std::array<double, D>;

  /// One pass over this row. Returns by what speed it changed it, of the tolerance.
  double solve();
  void push(const Impulses& impulse);
  double weight(const Impulses& impulse) const;

  Mover<D>*a_, *b_;
  ContactAxes<D> axes_;
  double friction_;
  double mass_, friction_mass_;  ///< the inverses of how the axes answer
  Impulses coupling_{};          ///< the speed along the normal that a unit impulse along a tangent makes
  Impulses impulse_{}, before_{}, direction_{};
};

/// Rows that have no moving body in common are problems of their own: each gets as many passes as it needs.
template <int D>
class RowSolver {
 public:
  /// Makes the movers obey all rows, as far as their tolerances ask. The rows' movers are elements of `movers`.
  void solve(std::vector<ContactRow<D>>& rows, const std::vector<Mover<D>>& movers);

 private:
  void sortByProblem(std::vector<ContactRow<D>>& rows, const std::vector<Mover<D>>& movers);
  int rootOf(int mover);
  /// So many problems are solved side by side: a row is a chain of operations that wait for each other, and the next
  /// row of the same bodies waits for it; rows of others need not.
  static constexpr std::size_t kTogether = 4;
  struct Problem {
    std::span<ContactRow<D>* const> rows;
    double tolerance = 0;
    double finest = 0;  ///< tolerance of its rows, however fast they met
    double change = 0;  ///< by a pass, the greatest of a row
    double size = 0;    ///< of the last pass, as an energy
  };
  Problem problemOf(std::span<ContactRow<D>* const> rows) const;
  static void solveTogether(std::span<Problem> problems, int passes);
  static void sweep(std::span<Problem* const> problems, bool back);
  static void goOn(Problem&, bool first);
  void endAtFixed(const Problem&);

  // Of one call, kept for their memory:
  std::vector<int> parents_;            ///< of the movers: a tree for each problem
  std::vector<std::size_t> ends_;       ///< of the problems, in `sorted_`
  std::vector<ContactRow<D>*> sorted_;  ///< by problem, then as they came
  std::vector<Problem> problems_;
  std::vector<ContactRow<D>*> at_fixed_;  ///< rows of one problem
};

}  // namespace gjklab
