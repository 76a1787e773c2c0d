#pragma once
// The planes of facets, accurate even for thin facets.

#include "gjk/conventions.h"
#include "gjk/numeric/lanes.h"
#include "gjk/tolerances.h"

#include <array>
#include <cmath>

namespace gjk::numeric {

/// The plane (in 2-D the line) through a facet: normal unit and outward, distance of the plane from the origin along
/// it.
template <int D>
struct Plane {
  Vec<D> normal{0.0};
  double distance = 0;
};

/// The facets must not be degenerate (their exact area or length is not zero).
GJK_API Plane<2> facetPlane(const std::array<Vec<2>, 2>& facet);
/// By exact arithmetic, for any triangle.
GJK_API Plane<3> thinFacetPlane(const Vec<3>& a, const Vec<3>& b, const Vec<3>& c);

/// The plane through p, at which the edges u and v of a triangle meet, by a plain cross product; false if that would
/// not be accurate.
// Its error is at most 8 ε |u||v| (2 ε from rounding the edges, the rest from the products), which is 8 ε / sin(u, v)
// of its length. Below the sine kLeastSine, another method is needed.
inline bool quickPlane(const Vec<3>& p, const Vec<3>& u, const Vec<3>& v, Plane<3>& plane) {
  const Vec<3> cross = glm::cross(u, v);
  const double square = glm::dot(cross, cross);
  const bool accurate = square > kLeastSine * kLeastSine * glm::dot(u, u) * glm::dot(v, v) && square > kLeastSquare &&
                        square < kGreatestSquare;
  if (!accurate) return false;
  plane.normal = cross * (1 / std::sqrt(square));
  plane.distance = glm::dot(plane.normal, p);
  return true;
}

/// The planes of two triangles, side by side.
struct TwoPlanes {
  Lanes x, y, z;  ///< of the normals
  Lanes distance;
  Plane<3> operator[](int i) const { return {{x[i], y[i], z[i]}, distance[i]}; }
};

/// The planes of p, from[0], to[0] and p, from[1], to[1], as in quickPlane(); false unless both are accurate. For
/// coordinates up to kGreatestQuick.
inline bool quickPlanes(const Vec<3>& p, const Vec<3>* const (&from)[2], const Vec<3>* const (&to)[2],
                        TwoPlanes& planes) {
  const Lanes x = both(p.x), y = both(p.y), z = both(p.z);
  const Lanes ux = lanes(from[0]->x, from[1]->x) - x, vx = lanes(to[0]->x, to[1]->x) - x;
  const Lanes uy = lanes(from[0]->y, from[1]->y) - y, vy = lanes(to[0]->y, to[1]->y) - y;
  const Lanes uz = lanes(from[0]->z, from[1]->z) - z, vz = lanes(to[0]->z, to[1]->z) - z;
  const Lanes nx = uy * vz - uz * vy, ny = uz * vx - ux * vz, nz = ux * vy - uy * vx;
  const Lanes square = nx * nx + ny * ny + nz * nz;
  const Lanes least = both(kLeastSine * kLeastSine) * (ux * ux + uy * uy + uz * uz) * (vx * vx + vy * vy + vz * vz);
  if (!bothGreater(square, greater(least, both(kLeastSquare)))) return false;
  const Lanes factor = both(1) / squareRoot(square);
  planes.x = nx * factor;
  planes.y = ny * factor;
  planes.z = nz * factor;
  planes.distance = planes.x * x + planes.y * y + planes.z * z;
  return true;
}

// From the two shortest edges; for thin facets exactly.
inline Plane<3> facetPlane(const Vec<3>& a, const Vec<3>& b, const Vec<3>& c) {
  Vec<3> u = b - a, v = c - a;
  const Vec<3> opposite = c - b;
  const double uu = glm::dot(u, u), vv = glm::dot(v, v), oo = glm::dot(opposite, opposite);
  if (vv >= uu && vv > oo) {  // u × v = u × (v − u)
    v = opposite;
  } else if (uu > oo) {  // u × v = v × (v − u)
    u = v;
    v = opposite;
  }
  Plane<3> plane;
  return quickPlane(a, u, v, plane) ? plane : thinFacetPlane(a, b, c);
}
inline Plane<3> facetPlane(const std::array<Vec<3>, 3>& facet) { return facetPlane(facet[0], facet[1], facet[2]); }

}  // namespace gjk::numeric
