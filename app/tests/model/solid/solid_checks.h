#pragma once
// What must hold for every drawn solid.

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <random>
#include <vector>

#include "gjk/support.h"
#include "model/solid/geometry.h"

namespace gjklab::solid_checks {

inline SupportFunction pointsSupport(const std::vector<dvec3>& points) {
  return [points](dvec3 d) { return gjk::Hull<3>{points}.support(d).point; };
}

/// Greatest of points along d.
inline double extent(const std::vector<dvec3>& points, dvec3 d) {
  double best = -1e300;
  for (const dvec3& p : points) best = std::max(best, glm::dot(p, d));
  return best;
}

/// Every edge of the mesh is walked once each way; points at the same place are one.
inline void expectClosed(const Solid& solid) {
  using Place = std::array<long long, 3>;
  const double grain = 1e-9 * solid.size;
  std::vector<Place> places;
  for (const dvec3& p : solid.positions)
    places.push_back({std::llround(p.x / grain), std::llround(p.y / grain), std::llround(p.z / grain)});
  std::vector<Place> sorted = places;
  std::sort(sorted.begin(), sorted.end());
  const auto number = [&](int i) { return std::lower_bound(sorted.begin(), sorted.end(), places[i]) - sorted.begin(); };
  std::vector<std::array<long, 2>> there, back;
  for (std::size_t i = 0; i < solid.triangles.size(); i += 3)
    for (int k = 0; k < 3; ++k) {
      const long from = number(solid.triangles[i + k]), to = number(solid.triangles[i + (k + 1) % 3]);
      if (from == to) continue;
      there.push_back({from, to});
      back.push_back({to, from});
    }
  std::sort(there.begin(), there.end());
  std::sort(back.begin(), back.end());
  ASSERT_EQ(there, back);
}

/// How often the way from p goes through the mesh, triangle by triangle: not at all, once (p is inside) or twice (p is
/// behind). −1: too near to an edge to be told. `most`: how many of these ways long.
inline int crossings(const Solid& solid, dvec3 p, dvec3 way, double most) {
  int count = 0;
  for (std::size_t i = 0; i + 2 < solid.triangles.size(); i += 3) {
    const dvec3 a = solid.positions[static_cast<std::size_t>(solid.triangles[i])];
    const dvec3 u = solid.positions[static_cast<std::size_t>(solid.triangles[i + 1])] - a;
    const dvec3 v = solid.positions[static_cast<std::size_t>(solid.triangles[i + 2])] - a;
    const dvec3 h = glm::cross(way, v);
    const double det = glm::dot(u, h);
    if (std::abs(det) < 1e-12 * glm::length(u) * glm::length(v) * glm::length(way)) continue;
    const double s = glm::dot(p - a, h) / det;
    const dvec3 q = glm::cross(p - a, u);
    const double t = glm::dot(way, q) / det, along = glm::dot(v, q) / det;
    const double nearest = std::min({s, t, 1 - s - t});
    if (nearest < -1e-6) continue;
    if (nearest < 1e-6 || std::abs(along) * glm::length(way) < 1e-6 * solid.size) return -1;
    count += along > 0 && along < most;
  }
  return count;
}

inline double volumeOf(const Solid& solid) {
  double volume = 0;
  for (std::size_t i = 0; i < solid.triangles.size(); i += 3) {
    const dvec3 p = solid.positions[solid.triangles[i]], q = solid.positions[solid.triangles[i + 1]],
                r = solid.positions[solid.triangles[i + 2]];
    volume += glm::dot(p, glm::cross(q, r)) / 6;
  }
  return volume;
}

/// The mesh has the support function of the set, to within `tolerance`.
inline void expectSupport(const std::vector<dvec3>& points, const std::function<double(dvec3)>& expected,
                          double tolerance, int dimension, int count = 500) {
  std::mt19937 random(5);
  std::normal_distribution<double> normal;
  for (int i = 0; i < count; ++i) {
    dvec3 d(normal(random), normal(random), normal(random));
    if (dimension < 3) d.z = 0;
    if (dimension < 2) d.y = 0;
    d = glm::normalize(d);
    ASSERT_NEAR(extent(points, d), expected(d), tolerance);
  }
}

inline Scene sceneOf(int dimension, Body a, Body b) {
  Scene scene;
  scene.dimension = dimension;
  scene.a = std::move(a);
  scene.b = std::move(b);
  return scene;
}

}  // namespace gjklab::solid_checks
