#pragma once
// What practice's answers are checked against: geometry by trying everything, in long double, without the library.

#include "model/scene/body_points.h"
#include "model/scene/scene.h"

#include <array>
#include <cmath>
#include <utility>
#include <vector>

namespace gjklab::test {

using Real = long double;
using Point = std::array<Real, 3>;

inline Point pointOf(dvec3 p) { return {p.x, p.y, p.z}; }
inline Real dot(const Point& a, const Point& b) { return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]; }
inline Point minus(const Point& a, const Point& b) { return {a[0] - b[0], a[1] - b[1], a[2] - b[2]}; }
inline Real length(const Point& a) { return std::sqrt(dot(a, a)); }
inline Point cross(const Point& a, const Point& b) {
  return {a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]};
}

/// A body's points in the world.
inline std::vector<Point> pointsOf(const Scene& scene, Which which) {
  std::vector<Point> points;
  for (const dvec3& p : hullPoints(body(scene, which), scene.dimension))
    points.push_back(pointOf(toWorld(body(scene, which), scene.dimension, p)));
  return points;
}

/// Of each face of a simplex: the weights of the point of its span that is nearest to O, by Gram's equations.
inline std::vector<Real> weightsOf(const std::vector<Point>& face) {
  const std::size_t n = face.size() - 1;
  std::vector<std::vector<Real>> rows(n, std::vector<Real>(n + 1));
  for (std::size_t i = 0; i < n; ++i) {
    const Point side = minus(face[i + 1], face[0]);
    for (std::size_t j = 0; j < n; ++j) rows[i][j] = dot(side, minus(face[j + 1], face[0]));
    rows[i][n] = -dot(side, face[0]);
  }
  for (std::size_t i = 0; i < n; ++i)
    for (std::size_t k = 0; k < n; ++k) {
      if (k == i) continue;
      const Real factor = rows[k][i] / rows[i][i];
      for (std::size_t j = 0; j <= n; ++j) rows[k][j] -= factor * rows[i][j];
    }
  std::vector<Real> weights(n + 1, 1);
  for (std::size_t i = 0; i < n; ++i) weights[0] -= weights[i + 1] = rows[i][n] / rows[i][i];
  return weights;
}

/// The point of a simplex nearest to O: the face that it is inside of, as bits, and its weights by vertex.
struct Nearest {
  unsigned face = 0;
  std::vector<Real> weights;
  Point x{};
};
inline Nearest nearestOf(const std::vector<Point>& simplex) {
  Nearest best;
  for (unsigned face = 1; face < 1U << simplex.size(); ++face) {
    std::vector<Point> corners;
    std::vector<std::size_t> which;
    for (std::size_t i = 0; i < simplex.size(); ++i)
      if ((face >> i & 1U) != 0) {
        corners.push_back(simplex[i]);
        which.push_back(i);
      }
    const std::vector<Real> weights = weightsOf(corners);
    Nearest found{face, std::vector<Real>(simplex.size()), {}};
    bool inside = true;
    for (std::size_t i = 0; i < weights.size(); ++i) {
      inside = inside && weights[i] > 0;
      found.weights[which[i]] = weights[i];
      for (std::size_t k = 0; k < 3; ++k) found.x[k] += weights[i] * corners[i][k];
    }
    if (inside && (best.face == 0 || length(found.x) < length(best.x))) best = std::move(found);
  }
  return best;
}

/// 2-D: how deep A and B overlap, by all normals of their edges; negative where they are apart along one of them.
inline Real overlapOf(const Scene& scene) {
  Real least = 1e300L;
  const std::vector<Point> a = pointsOf(scene, Which::a), b = pointsOf(scene, Which::b);
  for (const auto* body : {&a, &b})
    for (const Point& p : *body)
      for (const Point& q : *body) {
        const Point side = minus(q, p);
        if (length(side) == 0) continue;
        const Point n{side[1] / length(side), -side[0] / length(side), 0};
        bool edge = true;  // of the body: all of it is on one side
        for (const Point& r : *body) edge = edge && dot(n, minus(r, p)) <= 1e-12L;
        if (!edge) continue;
        const Real sign = body == &a ? 1 : -1;
        Real most_a = -1e300L, least_b = 1e300L;
        for (const Point& r : a) most_a = std::max(most_a, sign * dot(n, r));
        for (const Point& r : b) least_b = std::min(least_b, sign * dot(n, r));
        least = std::min(least, most_a - least_b);
      }
  return least;
}

/// How far A ⊖ B reaches along a direction, over its length.
inline Real reachOf(const Scene& scene, const Point& d) {
  Real most = -1e300L;
  for (const Point& p : pointsOf(scene, Which::a))
    for (const Point& q : pointsOf(scene, Which::b)) most = std::max(most, dot(minus(p, q), d) / length(d));
  return most;
}

/// The differences of all points of A and B.
struct Difference {
  std::pair<int, int> of;  ///< A's point, B's point
  Point w{};
};
inline std::vector<Difference> differencesOf(const Scene& scene) {
  std::vector<Difference> all;
  const std::vector<Point> a = pointsOf(scene, Which::a), b = pointsOf(scene, Which::b);
  for (std::size_t i = 0; i < a.size(); ++i)
    for (std::size_t j = 0; j < b.size(); ++j)
      all.push_back({{static_cast<int>(i), static_cast<int>(j)}, minus(a[i], b[j])});
  return all;
}

/// The point of A ⊖ B nearest to O, by trying all segments between two differences, in 3-D all triangles; and the
/// differences that it lies between, ascending. Only for bodies that do not overlap.
struct NearestPoint {
  std::vector<std::pair<int, int>> corners;
  Point x{};
  Real distance = 1e300L;
};
inline NearestPoint nearestPointOf(const Scene& scene) {
  NearestPoint best;
  const std::vector<Difference> all = differencesOf(scene);
  const auto look = [&](const std::vector<const Difference*>& simplex) {
    std::vector<Point> points;
    for (const Difference* each : simplex) points.push_back(each->w);
    const Nearest found = nearestOf(points);
    if (found.face == 0 || length(found.x) >= best.distance) return;
    best = {{}, found.x, length(found.x)};
    for (std::size_t i = 0; i < simplex.size(); ++i)
      if ((found.face >> i & 1U) != 0) best.corners.push_back(simplex[i]->of);
  };
  for (std::size_t i = 0; i < all.size(); ++i)
    for (std::size_t j = i + 1; j < all.size(); ++j) {
      if (scene.dimension == 2) look({&all[i], &all[j]});
      for (std::size_t k = j + 1; scene.dimension == 3 && k < all.size(); ++k) look({&all[i], &all[j], &all[k]});
    }
  return best;
}

}  // namespace gjklab::test
