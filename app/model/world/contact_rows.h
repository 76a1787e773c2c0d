#pragma once
// Contacts as rows of one problem, and its solver: find impulses such that no contact closes faster than allowed, each
// impulse only pushes, and Coulomb's law of friction holds.
//
// Sources: sequential impulses (E. Catto, Iterative Dynamics with Temporal Coherence, 2005) are projected Gauss-Seidel,
// which needs n² passes to propagate the weight of a stack of n bodies. Here each pass is followed by a step of the
// nonsmooth nonlinear conjugate gradient method (M. Silcowitz-Hansen, S. Niebe, K. Erleben, A Nonsmooth Nonlinear
// Conjugate Gradient Method for Interactive Contact Force Problems, The Visual Computer 26, 2010): about n passes. A
// pass runs forwards and backwards (symmetric, as conjugate gradients require). A pass comes last, so that every
// impulse is within its bounds. Rows without a common moving body are separate problems: one pass suffices where
// nothing happens, and problems do not disturb each other's conjugate directions.
// The friction of a point is a vector within a disc of radius μ times its normal impulse.

#include "model/world/pair_contact.h"

#include <array>
#include <span>
#include <vector>

namespace gjklab {

/// A body as the contacts see it; a fixed body has zero inverse mass.
template <int D>
struct Mover {
  gjk::Vec<D> velocity{0.0};
  SpinOf<D> spin{};
  double inverse_mass = 0;
  InertiaOf<D> inverse_inertia{0.0};
};

/// The velocity of B's surface relative to A's, at a point.
template <int D>
gjk::Vec<D> relativeVelocity(const Mover<D>& a, const Mover<D>& b, const PointContact<D>& point) {
  return b.velocity + Turning<D>::velocity(b.spin, point.arm_b) - a.velocity -
         Turning<D>::velocity(a.spin, point.arm_a);
}

/// The normal, and D − 1 directions perpendicular to it and to each other.
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

/// One direction of a contact's impulse.
template <int D>
struct ContactAxis {
  gjk::Vec<D> along{0.0};
  SpinOf<D> turn_a{}, turn_b{};  ///< moment of a unit impulse
  SpinOf<D> spin_a{}, spin_b{};  ///< the resulting change of spin

  ContactAxis() = default;
  ContactAxis(const Mover<D>& a, const Mover<D>& b, const PointContact<D>& point, gjk::Vec<D> direction)
      : along(direction),
        turn_a(Turning<D>::moment(point.arm_a, direction)),
        turn_b(Turning<D>::moment(point.arm_b, direction)),
        spin_a(Turning<D>::times(a.inverse_inertia, turn_a)),
        spin_b(Turning<D>::times(b.inverse_inertia, turn_b)) {}

  /// The speed of B's surface relative to A's.
  double speed(const Mover<D>& a, const Mover<D>& b) const {
    return glm::dot(along, b.velocity - a.velocity) + Turning<D>::dot(turn_b, b.spin) - Turning<D>::dot(turn_a, a.spin);
  }
  /// The speed along this axis that results from a unit impulse along a perpendicular one.
  double mixed(const ContactAxis& other) const {
    return Turning<D>::dot(turn_a, other.spin_a) + Turning<D>::dot(turn_b, other.spin_b);
  }
  double response(const Mover<D>& a, const Mover<D>& b) const { return a.inverse_mass + b.inverse_mass + mixed(*this); }
};

/// The axes of a contact and its response: a unit impulse along the normal changes the speed along it by `normal`, and
/// one perpendicular to it changes its own by at most `friction`.
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

  /// Begins with these impulses, and applies them.
  void start(const ContactImpulse<D>& from);
  ContactImpulse<D> impulses() const;

  double closing = 0;    ///< the allowed closing speed; negative: the surfaces must separate
  double tolerance = 0;  ///< a negligible change of speed
  double approach = 0;   ///< the speed at which the surfaces met

 private:
  template <int E>
  friend class RowSolver;
  /// Normal first, then along the tangents.
  using Impulses = std::array<double, D>;

  /// One pass over this row. Returns the change of speed relative to the tolerance.
  double solve();
  void push(const Impulses& impulse);
  double weight(const Impulses& impulse) const;

  Mover<D>*a_, *b_;
  ContactAxes<D> axes_;
  double friction_;
  double mass_, friction_mass_;  ///< the inverses of the axes' responses
  Impulses coupling_{};          ///< the speed along the normal that results from a unit impulse along a tangent
  Impulses impulse_{}, before_{}, direction_{};
};

/// Rows without a common moving body are separate problems, each with as many passes as it needs.
template <int D>
class RowSolver {
 public:
  /// Changes the movers until all rows hold to their tolerances. The rows' movers are elements of `movers`.
  void solve(std::vector<ContactRow<D>>& rows, const std::vector<Mover<D>>& movers);

 private:
  void sortByProblem(std::vector<ContactRow<D>>& rows, const std::vector<Mover<D>>& movers);
  int rootOf(int mover);
  /// The number of problems solved side by side: the operations of a row depend on each other, and so does the next row
  /// of the same bodies, but rows of other bodies do not.
  static constexpr std::size_t kTogether = 4;
  struct Problem {
    std::span<ContactRow<D>* const> rows;
    double tolerance = 0;
    double finest = 0;  ///< tolerance of its rows, however fast they met
    double change = 0;  ///< by a pass, the greatest of a row
    double size = 0;    ///< the change by the last pass, as an energy
  };
  Problem problemOf(std::span<ContactRow<D>* const> rows) const;
  static void solveTogether(std::span<Problem> problems, int passes);
  static void sweep(std::span<Problem* const> problems, bool back);
  static void goOn(Problem&, bool first);
  void endAtFixed(const Problem&);

  // Used within one call, kept to reuse their memory:
  std::vector<int> parents_;            ///< of the movers: a tree for each problem
  std::vector<std::size_t> ends_;       ///< of the problems, in `sorted_`
  std::vector<ContactRow<D>*> sorted_;  ///< by problem, then in the original order
  std::vector<Problem> problems_;
  std::vector<ContactRow<D>*> at_fixed_;  ///< rows of one problem
};

}  // namespace gjklab
