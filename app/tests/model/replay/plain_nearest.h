#pragma once
// The point of a simplex that is nearest to O, and the vertices that hold it.
//
// Source: C. Ericson, Real-Time Collision Detection (2005), 5.1.5 and 5.1.6: Voronoi regions.

#include <glm/glm.hpp>

#include <vector>

namespace gjklab::plain {

template <class Real>
using Vec = glm::vec<3, Real>;

template <class Real>
struct Nearest {
  Vec<Real> x{0};
  std::vector<int> held;  ///< indices into the simplex
};

template <class Real>
Nearest<Real> nearestOnSegment(const Vec<Real>& a, const Vec<Real>& b, int i, int j) {
  const Vec<Real> ab = b - a;
  const Real t = -glm::dot(a, ab), length = glm::dot(ab, ab);
  if (t <= 0 || length <= 0) return {a, {i}};
  if (t >= length) return {b, {j}};
  return {a + t / length * ab, {i, j}};
}

template <class Real>
Nearest<Real> nearestOnTriangle(const std::vector<Vec<Real>>& s, int i, int j, int k) {
  const auto at = [&s](int n) { return s[static_cast<std::size_t>(n)]; };
  const Vec<Real> a = at(i), b = at(j), c = at(k), ab = b - a, ac = c - a;
  const Real d1 = -glm::dot(ab, a), d2 = -glm::dot(ac, a);
  if (d1 <= 0 && d2 <= 0) return {a, {i}};
  const Real d3 = -glm::dot(ab, b), d4 = -glm::dot(ac, b);
  if (d3 >= 0 && d4 <= d3) return {b, {j}};
  const Real vc = d1 * d4 - d3 * d2;
  if (vc <= 0 && d1 >= 0 && d3 <= 0) return {a + d1 / (d1 - d3) * ab, {i, j}};
  const Real d5 = -glm::dot(ab, c), d6 = -glm::dot(ac, c);
  if (d6 >= 0 && d5 <= d6) return {c, {k}};
  const Real vb = d5 * d2 - d1 * d6;
  if (vb <= 0 && d2 >= 0 && d6 <= 0) return {a + d2 / (d2 - d6) * ac, {i, k}};
  const Real va = d3 * d6 - d5 * d4;
  if (va <= 0 && d4 - d3 >= 0 && d5 - d6 >= 0) return {b + (d4 - d3) / (d4 - d3 + d5 - d6) * (c - b), {j, k}};
  const Real sum = va + vb + vc;
  return {a + vb / sum * ab + vc / sum * ac, {i, j, k}};
}

/// Inside a tetrahedron x is zero.
template <class Real>
Nearest<Real> nearest(const std::vector<Vec<Real>>& s) {
  if (s.size() == 1) return {s[0], {0}};
  if (s.size() == 2) return nearestOnSegment(s[0], s[1], 0, 1);
  if (s.size() == 3) return nearestOnTriangle(s, 0, 1, 2);
  Nearest<Real> best{Vec<Real>(0), {0, 1, 2, 3}};
  Real least = -1;
  const int sides[4][4] = {{0, 1, 2, 3}, {0, 2, 3, 1}, {0, 3, 1, 2}, {1, 3, 2, 0}};
  for (const auto& side : sides) {
    const auto at = [&](int n) { return s[static_cast<std::size_t>(side[n])]; };
    const Vec<Real> normal = glm::cross(at(1) - at(0), at(2) - at(0));
    const Real of_origin = -glm::dot(at(0), normal), of_fourth = glm::dot(at(3) - at(0), normal);
    if (of_origin * of_fourth > 0) continue;
    const Nearest<Real> found = nearestOnTriangle(s, side[0], side[1], side[2]);
    if (least >= 0 && glm::dot(found.x, found.x) >= least) continue;
    least = glm::dot(found.x, found.x);
    best = found;
  }
  return best;
}

}  // namespace gjklab::plain
