#include "model/world/contact_rows.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace gjklab {

namespace {

/// Passes there and back. A few rows get as many as they need, many rows as many as there is time for.
constexpr int kLeastPasses = 10, kMostPasses = 200, kWork = 6000;
/// …and so many over the contacts with what does not move.
constexpr int kFixedPasses = 30;
/// Where bodies meet, a change of this part of the greatest speed at which they do does not matter.
constexpr double kRelative = 8e-3;

}  // namespace

template <int D>
ContactRow<D>::ContactRow(Mover<D>& a, Mover<D>& b, const PointContact<D>& point, const ContactBasis<D>& basis,
                          double friction)
    : a_(&a), b_(&b), axes_(a, b, point, basis), friction_(friction) {
  mass_ = axes_.normal > 0 ? 1 / axes_.normal : 0;
  friction_mass_ = axes_.friction > 0 ? 1 / axes_.friction : 0;
  for (std::size_t i = 1; i < D; ++i) coupling_[i] = axes_.axis[0].mixed(axes_.axis[i]);
}

template <int D>
void ContactRow<D>::start(const ContactImpulse<D>& from) {
  impulse_[0] = from.normal;
  for (std::size_t i = 1; i < D; ++i) impulse_[i] = glm::dot(from.friction, axes_.axis[i].along);
  push(impulse_);
}

template <int D>
ContactImpulse<D> ContactRow<D>::impulses() const {
  ContactImpulse<D> out{impulse_[0], gjk::Vec<D>(0.0)};
  for (std::size_t i = 1; i < D; ++i) out.friction += impulse_[i] * axes_.axis[i].along;
  return out;
}

template <int D>
[[gnu::always_inline]] inline void ContactRow<D>::push(const Impulses& impulse) {
  gjk::Vec<D> sum = impulse[0] * axes_.axis[0].along;
  SpinOf<D> spin_a = impulse[0] * axes_.axis[0].spin_a, spin_b = impulse[0] * axes_.axis[0].spin_b;
  for (std::size_t i = 1; i < D; ++i) {
    sum += impulse[i] * axes_.axis[i].along;
    spin_a += impulse[i] * axes_.axis[i].spin_a;
    spin_b += impulse[i] * axes_.axis[i].spin_b;
  }
  if (a_->inverse_mass > 0) {
    a_->velocity -= a_->inverse_mass * sum;
    a_->spin -= spin_a;
  }
  if (b_->inverse_mass > 0) {
    b_->velocity += b_->inverse_mass * sum;
    b_->spin += spin_b;
  }
}

template <int D>
double ContactRow<D>::solve() {
  std::array<double, D> speed;
  for (std::size_t i = 0; i < D; ++i) speed[i] = axes_.axis[i].speed(*a_, *b_);
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
      change = std::max(change, std::abs(by[i]) * axes_.friction);
    }
  }
  const double next = std::max(impulse_[0] - mass_ * (speed[0] + closing), 0.0);
  by[0] = next - impulse_[0];
  impulse_[0] = next;
  push(by);
  return std::max(change, std::abs(by[0]) * axes_.normal);
}

/// Of impulses, as an energy.
template <int D>
double ContactRow<D>::weight(const Impulses& impulse) const {
  double sum = impulse[0] * impulse[0] * axes_.normal;
  for (std::size_t i = 1; i < D; ++i) sum += impulse[i] * impulse[i] * axes_.friction;
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
  problems_.clear();
  std::size_t begin = 0;
  for (const std::size_t end : ends_) {
    if (end > begin) problems_.push_back(problemOf({sorted_.data() + begin, end - begin}));
    begin = end;
  }
  // Of like sizes side by side.
  std::sort(problems_.begin(), problems_.end(), [](const Problem& p, const Problem& q) {
    return p.rows.size() != q.rows.size() ? p.rows.size() < q.rows.size() : p.rows.data() < q.rows.data();
  });
  for (std::size_t i = 0; i < problems_.size(); i += kTogether)
    solveTogether({problems_.data() + i, std::min(kTogether, problems_.size() - i)}, passes);
  for (const Problem& problem : problems_) endAtFixed(problem);
}

template <int D>
typename RowSolver<D>::Problem RowSolver<D>::problemOf(std::span<ContactRow<D>* const> rows) const {
  Problem problem{rows, std::numeric_limits<double>::infinity()};
  double meets = 0;
  for (const ContactRow<D>* row : rows) {
    meets = std::max(meets, row->approach);
    problem.tolerance = std::min(problem.tolerance, row->tolerance);
  }
  problem.finest = problem.tolerance;
  problem.tolerance = std::max(problem.tolerance, kRelative * meets);
  return problem;
}

template <int D>
void RowSolver<D>::solveTogether(std::span<Problem> problems, int passes) {
  std::array<Problem*, kTogether> open;
  std::size_t count = 0;
  for (Problem& problem : problems) open[count++] = &problem;
  const auto dropSolved = [&] {
    const auto solved = [](const Problem* problem) { return problem->change <= problem->tolerance; };
    const auto end = std::remove_if(open.begin(), open.begin() + static_cast<std::ptrdiff_t>(count), solved);
    count = static_cast<std::size_t>(end - open.begin());
  };
  for (int pass = 0; pass < passes && count > 0; ++pass) {
    for (std::size_t i = 0; i < count; ++i) {
      open[i]->change = 0;
      for (ContactRow<D>* row : open[i]->rows) row->before_ = row->impulse_;
    }
    sweep(std::span(open).first(count), false);
    dropSolved();
    sweep(std::span(open).first(count), true);
    dropSolved();
    if (pass + 1 == passes) return;
    for (std::size_t i = 0; i < count; ++i) goOn(*open[i], pass == 0);
  }
}

/// A row of each in turn: none of them waits for the one before.
template <int D>
void RowSolver<D>::sweep(std::span<Problem* const> problems, bool back) {
  std::size_t longest = 0;
  for (const Problem* problem : problems) longest = std::max(longest, problem->rows.size());
  for (std::size_t k = 0; k < longest; ++k)
    for (Problem* problem : problems) {
      const std::size_t size = problem->rows.size();
      if (k < size) problem->change = std::max(problem->change, problem->rows[back ? size - 1 - k : k]->solve());
    }
}

/// The last direction again, as far as it was worth; anew where the passes no longer get smaller.
template <int D>
void RowSolver<D>::goOn(Problem& problem, bool first) {
  double size = 0;
  for (ContactRow<D>* row : problem.rows) {
    for (std::size_t i = 0; i < D; ++i) row->before_[i] = row->impulse_[i] - row->before_[i];
    size += row->weight(row->before_);
  }
  const double again = !first && size <= problem.size ? size / problem.size : 0;
  for (ContactRow<D>* row : problem.rows) {
    if (again > 0) {
      for (std::size_t i = 0; i < D; ++i) row->direction_[i] *= again;
      row->push(row->direction_);
      for (std::size_t i = 0; i < D; ++i) row->impulse_[i] += row->direction_[i];
    } else {
      row->direction_ = {};
    }
    for (std::size_t i = 0; i < D; ++i) row->direction_[i] += row->before_[i];
  }
  problem.size = size;
}

/// The last word is with what does not move: what is left unsolved where the passes end then lies between bodies that
/// can give way to each other.
template <int D>
void RowSolver<D>::endAtFixed(const Problem& problem) {
  if (problem.change <= problem.finest) return;
  at_fixed_.clear();
  for (ContactRow<D>* row : problem.rows)
    if (row->a_->inverse_mass == 0 || row->b_->inverse_mass == 0) at_fixed_.push_back(row);
  for (int pass = 0; pass < kFixedPasses; ++pass) {
    bool open = false;
    for (ContactRow<D>* row : at_fixed_) open = row->solve() > row->tolerance || open;
    if (!open) return;
  }
}

template class ContactRow<1>;
template class ContactRow<2>;
template class ContactRow<3>;
template class RowSolver<1>;
template class RowSolver<2>;
template class RowSolver<3>;

}  // namespace gjklab
