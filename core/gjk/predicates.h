#pragma once
// Orientation of points, decided exactly, and the planes of facets, accurate however thin the facet.
//
// Source: J. R. Shewchuk, Adaptive Precision Floating-Point Arithmetic and Fast Robust Geometric Predicates, Discrete &
// Computational Geometry 18, 1997. Stages: the determinant in doubles with his forward error bound A (its sign is
// certain when it exceeds the bound); in 3-D the determinant in double-double arithmetic, likewise; otherwise the
// determinant as an exact expansion (expansion.h). Deviation: double-double arithmetic stands in for his stages B and
// C.
//
// Why exact: EPA and the hull ask thousands of times on which side of a facet a point lies, and build their polytope on
// the answers. One wrong sign among nearly coplanar facets opens a hole or folds the surface over itself.
//
// Range: exact where every coordinate is zero or has a magnitude in [kLeastCoordinate, kGreatestCoordinate]. A product
// of three differences then neither overflows nor loses a bit: the lowest bit of such a coordinate is at least 2^−352,
// of the product 2^−1056, above the least double.

#include "gjk/conventions.h"

#include <array>
#include <cmath>

namespace gjk {

inline constexpr double kLeastCoordinate = 0x1p-300;
inline constexpr double kGreatestCoordinate = 0x1p300;

/// The same point with coordinates below kLeastCoordinate set to zero.
template <int D>
Vec<D> flushTiny(Vec<D> p) {
  for (int i = 0; i < D; ++i)
    if (std::abs(p[i]) < kLeastCoordinate) p[i] = 0;
  return p;
}

/// False for NaN, infinities and coordinates beyond kGreatestCoordinate.
template <int D>
bool withinRange(Vec<D> p) {
  for (int i = 0; i < D; ++i)
    if (!(std::abs(p[i]) <= kGreatestCoordinate)) return false;
  return true;
}

/// Sign of p − a.
inline int orientation(Vec<1> a, Vec<1> p) { return p.x > a.x ? 1 : (p.x < a.x ? -1 : 0); }
/// Positive where a, b, p turn counter-clockwise.
int orientation(Vec<2> a, Vec<2> b, Vec<2> p);
/// Positive where p lies on the side of (b − a) × (c − a).
int orientation(Vec<3> a, Vec<3> b, Vec<3> c, Vec<3> p);

/// (b − a) × (p − a), to the last bit but one.
double crossProduct(Vec<2> a, Vec<2> b, Vec<2> p);

/// Whether three points lie on one line.
inline bool collinear(Vec<2> a, Vec<2> b, Vec<2> c) { return orientation(a, b, c) == 0; }
bool collinear(Vec<3> a, Vec<3> b, Vec<3> c);

/// Whether p lies strictly on the outer side of a facet (counter-clockwise from outside). In 1-D a single point has no
/// turn of its own: there the outer side is that of its `normal`.
inline bool above(const std::array<Vec<1>, 1>& facet, Vec<1> normal, Vec<1> p) {
  return orientation(facet[0], p) * normal.x > 0;
}
inline bool above(const std::array<Vec<2>, 2>& facet, Vec<2>, Vec<2> p) {
  return orientation(facet[0], facet[1], p) < 0;
}
inline bool above(const std::array<Vec<3>, 3>& facet, Vec<3>, Vec<3> p) {
  return orientation(facet[0], facet[1], facet[2], p) > 0;
}

/// The plane (in 2-D the line) through a facet: normal unit and outward, distance of the plane from the origin along
/// it.
template <int D>
struct Plane {
  Vec<D> normal{0.0};
  double distance = 0;
};

/// Relative error of Plane::normal, at most.
inline constexpr double kNormalError = 0x1p-45;

/// The facets must not be degenerate (their exact area or length is not zero).
Plane<2> facetPlane(const std::array<Vec<2>, 2>& facet);
/// By exact arithmetic, for any triangle.
Plane<3> thinFacetPlane(const Vec<3>& a, const Vec<3>& b, const Vec<3>& c);

/// An edge, with the square of its length.
struct Edge {
  Vec<3> along;
  double square;
  Edge(const Vec<3>& from, const Vec<3>& to) : along(to - from), square(glm::dot(along, along)) {}
};

/// The plane through p, at which two edges of a triangle meet, by a plain cross product; false where that would not be
/// accurate.
// It errs by at most 8 ε |u||v| (2 ε from rounding the edges, the rest from the products), which is 8 ε / sin(u, v) of
// its length. Below the sine of kLeastSine it has to be found otherwise.
inline bool quickPlane(const Vec<3>& p, const Edge& u, const Edge& v, Plane<3>& plane) {
  constexpr double kLeastSine = 0x1p-5;
  constexpr double kLeastSquare = 1e-200, kGreatestSquare = 1e200;
  const Vec<3> cross = glm::cross(u.along, v.along);
  const double square = glm::dot(cross, cross);
  const bool accurate =
      square > kLeastSine * kLeastSine * u.square * v.square && square > kLeastSquare && square < kGreatestSquare;
  if (!accurate) return false;
  plane.normal = cross * (1 / std::sqrt(square));
  plane.distance = glm::dot(plane.normal, p);
  return true;
}

// By the two shortest edges; of thin facets exactly.
inline Plane<3> facetPlane(const Vec<3>& a, const Vec<3>& b, const Vec<3>& c) {
  Edge u(a, b), v(a, c);
  const Edge opposite(b, c);
  if (v.square >= u.square && v.square > opposite.square) {  // u × v = u × (v − u)
    v = opposite;
  } else if (u.square > opposite.square) {  // u × v = v × (v − u)
    u = v;
    v = opposite;
  }
  Plane<3> plane;
  return quickPlane(a, u, v, plane) ? plane : thinFacetPlane(a, b, c);
}
inline Plane<3> facetPlane(const std::array<Vec<3>, 3>& facet) { return facetPlane(facet[0], facet[1], facet[2]); }

}  // namespace gjk
