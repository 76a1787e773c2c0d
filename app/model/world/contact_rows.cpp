#include "model/world/contact_rows.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace gjklab {

namespace {

/// Passes there and back. A few rows get as many as they need, many rows as many as there is time for.
constexpr int kLeastPasses = 10, kMostPasses = 200, kWork = 6000;
/// Where bodies meet, a change of this part of the greatest speed at which they do does not matter.
constexpr double kRelative = 8e-3;

}  // namespace

template <int D>
ContactRow<D>::ContactRow(Mover<D>& a, Mover<D>& b, const ContactAxes<D>& axes, double friction)
    : a_(&a), b_(&b), axes_(axes.axis), friction_(friction) {
  weight_ = axes.normal;
  friction_weight_ = axes.friction;
  mass_ = weight_ > 0 ? 1 / weight_ : 0;
  friction_mass_ = friction_weight_ > 0 ? 1 / friction_weight_ : 0;
  for (std::size_t i = 1; i < D; ++i) coupling_[i] = axes_[0].mixed(axes_[i]);
}

template <int D>
void ContactRow<D>::start(const ContactImpulse<D>& from) {
  impulse_[0] = from.normal;
  for (std::size_t i = 1; i < D; ++i) impulse_[i] = glm::dot(from.friction, axes_[i].along);
  push(impulse_);
}

template <int D>
ContactImpulse<D> ContactRow<D>::impulses() const {
  ContactImpulse<D> out{impulse_[0], gjk::Vec<D>(0.0)};
  for (std::size_t i = 1; i < D; ++i) out.friction += impulse_[i] * axes_[i].along;
  return out;
}

template <int D>
void ContactRow<D>::push(const Impulses& impulse) {
  gjk::Vec<D> sum = impulse[0] * axes_[0].along;
  SpinOf<D> spin_a = impulse[0] * axes_[0].spin_a, spin_b = impulse[0] * axes_[0].spin_b;
  for (std::size_t i = 1; i < D; ++i) {
    sum += impulse[i] * axes_[i].along;
    spin_a += impulse[i] * axes_[i].spin_a;
    spin_b += impulse[i] * axes_[i].spin_b;
  }
  a_->velocity -= a_->inverse_mass * sum;
  b_->velocity += b_->inverse_mass * sum;
  a_->spin -= spin_a;
  b_->spin += spin_b;
}

template <int D>
double ContactRow<D>::solve() {
  std::array<double, D> speed;
  for (std::size_t i = 0; i < D; ++i) speed[i] = axes_[i].speed(*a_, *b_);
  Impulses by{};
  double change = 0;
  if constexpr (D > 1) {
    Impulses next{};
    double square = 0;
    for (std::size_t i = 1; i < D; ++i) {
      next[i] = impulse_[i] - friction_mass_ * speed[i];
      square += next[i] * next[i];
    }
    const double most = friction_ * std::max(impulse_[0], 0.0);
    const double part = square > most * most ? most / std::sqrt(square) : 1;
    for (std::size_t i = 1; i < D; ++i) {
      by[i] = part * next[i] - impulse_[i];
      speed[0] += coupling_[i] * by[i];
      impulse_[i] += by[i];
      change = std::max(change, std::abs(by[i]) * friction_weight_);
    }
  }
  const double next = std::max(impulse_[0] - mass_ * (speed[0] + closing), 0.0);
  by[0] = next - impulse_[0];
  impulse_[0] = next;
  push(by);
  return std::max(change, std::abs(by[0]) * weight_);
}

/// Of impulses, as an energy.
template <int D>
double ContactRow<D>::weight(const Impulses& impulse) const {
  double sum = impulse[0] * impulse[0] * weight_;
  for (std::size_t i = 1; i < D; ++i) sum += impulse[i] * impulse[i] * friction_weight_;
  return sum;
}

template <int D>
int RowSolver<D>::rootOf(int mover) {
  while (parents_[static_cast<std::size_t>(mover)] != mover) {
    int& parent = parents_[static_cast<std::size_t>(mover)];
    parent = parents_[static_cast<std::size_t>(parent)];
    mover = parent;
  }
  return mover;
}

/// Bodies without mass do not pass anything on.
template <int D>
void RowSolver<D>::sortByProblem(std::vector<ContactRow<D>>& rows, const std::vector<Mover<D>>& movers) {
  const auto numberOf = [&](const Mover<D>* mover) { return static_cast<int>(mover - movers.data()); };
  parents_.resize(movers.size());
  std::iota(parents_.begin(), parents_.end(), 0);
  for (const ContactRow<D>& row : rows) {
    if (row.a_->inverse_mass == 0 || row.b_->inverse_mass == 0) continue;
    const int a = rootOf(numberOf(row.a_)), b = rootOf(numberOf(row.b_));
    parents_[static_cast<std::size_t>(std::max(a, b))] = std::min(a, b);
  }
  // Counted, then put in their places.
  const auto rootOfRow = [&](const ContactRow<D>& row) {
    return static_cast<std::size_t>(rootOf(numberOf(row.a_->inverse_mass > 0 ? row.a_ : row.b_)));
  };
  ends_.assign(movers.size() + 1, 0);
  for (const ContactRow<D>& row : rows) ++ends_[rootOfRow(row) + 1];
  std::partial_sum(ends_.begin(), ends_.end(), ends_.begin());
  sorted_.resize(rows.size());
  for (ContactRow<D>& row : rows) sorted_[ends_[rootOfRow(row)]++] = &row;
}

template <int D>
void RowSolver<D>::solve(std::vector<ContactRow<D>>& rows, const std::vector<Mover<D>>& movers) {
  sortByProblem(rows, movers);
  const int passes = std::clamp(kWork / std::max(static_cast<int>(rows.size()), 1), kLeastPasses, kMostPasses);
  std::size_t begin = 0;
  for (const std::size_t end : ends_) {
    if (end > begin) solveProblem({sorted_.data() + begin, end - begin}, passes);
    begin = end;
  }
}

template <int D>
void RowSolver<D>::solveProblem(std::span<ContactRow<D>* const> rows, int passes) const {
  double last = 0;
  double meets = 0, tolerance = std::numeric_limits<double>::infinity();
  for (const ContactRow<D>* row : rows) {
    meets = std::max(meets, row->approach);
    tolerance = std::min(tolerance, row->tolerance);
  }
  tolerance = std::max(tolerance, kRelative * meets);
  for (int pass = 0; pass < passes; ++pass) {
    double change = 0;
    for (ContactRow<D>* row : rows) row->before_ = row->impulse_;
    for (auto row = rows.begin(); row != rows.end(); ++row) change = std::max(change, (*row)->solve());
    if (change > tolerance)
      for (auto row = rows.rbegin(); row != rows.rend(); ++row) change = std::max(change, (*row)->solve());
    if (change <= tolerance || pass + 1 == passes) return;
    double size = 0;
    for (ContactRow<D>* row : rows) {
      for (std::size_t i = 0; i < D; ++i) row->before_[i] = row->impulse_[i] - row->before_[i];
      size += row->weight(row->before_);
    }
    // The last direction again, as far as it was worth; anew where the passes no longer get smaller.
    const double again = pass > 0 && size <= last ? size / last : 0;
    for (ContactRow<D>* row : rows) {
      if (again > 0) {
        for (std::size_t i = 0; i < D; ++i) row->direction_[i] *= again;
        row->push(row->direction_);
        for (std::size_t i = 0; i < D; ++i) row->impulse_[i] += row->direction_[i];
      } else {
        row->direction_ = {};
      }
      for (std::size_t i = 0; i < D; ++i) row->direction_[i] += row->before_[i];
    }
    last = size;
  }
}

template class ContactRow<1>;
template class ContactRow<2>;
template class ContactRow<3>;
template class RowSolver<1>;
template class RowSolver<2>;
template class RowSolver<3>;

}  // namespace gjklab
