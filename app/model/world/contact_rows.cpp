#include "model/world/contact_rows.h"

#include <algorithm>
#include <cmath>

namespace gjklab {

namespace {

/// Passes there and back. A few rows get as many as they need, many rows as many as there is time for.
constexpr int kLeastPasses = 24, kMostPasses = 200, kWork = 8000;

/// The normal, and D − 1 directions square to it and to each other.
template <int D>
std::array<gjk::Vec<D>, D> frameOf(gjk::Vec<D> normal) {
  if constexpr (D == 1) return {normal};
  if constexpr (D == 2) return {normal, gjk::Vec<2>(-normal.y, normal.x)};
  if constexpr (D == 3) {
    const gjk::Vec<3> u =
        glm::normalize(glm::cross(normal, std::abs(normal.x) < 0.6 ? gjk::Vec<3>(1, 0, 0) : gjk::Vec<3>(0, 1, 0)));
    return {normal, u, glm::cross(normal, u)};
  }
}

}  // namespace

template <int D>
ContactRow<D>::ContactRow(Mover<D>& a, Mover<D>& b, const PointContact<D>& point, gjk::Vec<D> normal, double friction)
    : a_(&a), b_(&b), mass_(point.normal_mass), friction_mass_(point.friction_mass), friction_(friction) {
  const auto frame = frameOf<D>(normal);
  for (std::size_t i = 0; i < D; ++i) axes_[i] = ContactAxis<D>(a, b, point, frame[i]);
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
  for (std::size_t i = 0; i < D; ++i) axes_[i].push(*a_, *b_, impulse[i]);
}

template <int D>
double ContactRow<D>::solve() {
  double change = 0;
  if constexpr (D > 1) {
    Impulses next{};
    double square = 0;
    for (std::size_t i = 1; i < D; ++i) {
      next[i] = impulse_[i] - friction_mass_ * axes_[i].speed(*a_, *b_);
      square += next[i] * next[i];
    }
    const double most = friction_ * std::max(impulse_[0], 0.0);
    const double part = square > most * most ? most / std::sqrt(square) : 1;
    for (std::size_t i = 1; i < D; ++i) {
      const double by = part * next[i] - impulse_[i];
      axes_[i].push(*a_, *b_, by);
      impulse_[i] += by;
      if (friction_mass_ > 0) change = std::max(change, std::abs(by) / friction_mass_);
    }
  }
  const double next = std::max(impulse_[0] - mass_ * (axes_[0].speed(*a_, *b_) + closing), 0.0);
  const double by = next - impulse_[0];
  axes_[0].push(*a_, *b_, by);
  impulse_[0] = next;
  if (mass_ > 0) change = std::max(change, std::abs(by) / mass_);
  return change / tolerance;
}

/// Of impulses, as an energy.
template <int D>
double ContactRow<D>::weight(const Impulses& impulse) const {
  double sum = mass_ > 0 ? impulse[0] * impulse[0] / mass_ : 0;
  for (std::size_t i = 1; i < D; ++i) sum += friction_mass_ > 0 ? impulse[i] * impulse[i] / friction_mass_ : 0;
  return sum;
}

template <int D>
void solveRows(std::vector<ContactRow<D>>& rows) {
  const int passes = std::clamp(kWork / std::max(static_cast<int>(rows.size()), 1), kLeastPasses, kMostPasses);
  double last = 0;
  for (int pass = 0; pass < passes; ++pass) {
    double change = 0;
    for (ContactRow<D>& row : rows) row.before_ = row.impulse_;
    for (auto row = rows.begin(); row != rows.end(); ++row) change = std::max(change, row->solve());
    if (change > 1)
      for (auto row = rows.rbegin(); row != rows.rend(); ++row) change = std::max(change, row->solve());
    if (change <= 1 || pass + 1 == passes) return;
    double size = 0;
    for (ContactRow<D>& row : rows) {
      for (std::size_t i = 0; i < D; ++i) row.before_[i] = row.impulse_[i] - row.before_[i];
      size += row.weight(row.before_);
    }
    // The last direction again, as far as it was worth; anew where the passes no longer get smaller.
    const double again = pass > 0 && size <= last ? size / last : 0;
    for (ContactRow<D>& row : rows) {
      if (again > 0) {
        for (std::size_t i = 0; i < D; ++i) row.direction_[i] *= again;
        row.push(row.direction_);
        for (std::size_t i = 0; i < D; ++i) row.impulse_[i] += row.direction_[i];
      } else {
        row.direction_ = {};
      }
      for (std::size_t i = 0; i < D; ++i) row.direction_[i] += row.before_[i];
    }
    last = size;
  }
}

template class ContactRow<1>;
template class ContactRow<2>;
template class ContactRow<3>;
template void solveRows(std::vector<ContactRow<1>>&);
template void solveRows(std::vector<ContactRow<2>>&);
template void solveRows(std::vector<ContactRow<3>>&);

}  // namespace gjklab
