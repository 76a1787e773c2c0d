#pragma once
// Orientation of points, decided exactly.
//
// Source: J. R. Shewchuk, Adaptive Precision Floating-Point Arithmetic and Fast Robust Geometric Predicates, Discrete &
// Computational Geometry 18, 1997. Stages: the determinant in doubles with his forward error bound A (its sign is
// certain when it exceeds the bound); in 3-D the determinant in double-double arithmetic, likewise; otherwise the
// determinant as an exact expansion (expansion.h). Deviation: double-double arithmetic replaces his stages B and C.
//
// Why exact: EPA and the hull decide thousands of times on which side of a facet a point lies, and build their polytope
// from these decisions. One wrong sign among nearly coplanar facets opens a hole or folds the surface over itself.
//
// Range: exact where every coordinate is zero or has a magnitude in [kLeastCoordinate, kGreatestCoordinate]. A product
// of three differences then neither overflows nor loses a bit: the lowest bit of such a coordinate is at least 2^−352,
// of the product 2^−1056, above the least double.

#include "gjk/conventions.h"

#include <array>
#include <cmath>

namespace gjk::numeric {

inline constexpr double kLeastCoordinate = 0x1p-300;
inline constexpr double kGreatestCoordinate = 0x1p300;
/// Assumed to bound the points of a shape that states no bound: two of these and an offset may be added.
inline constexpr double kUnknownReach = 0.25 * kGreatestCoordinate;
/// The least size of a shape that is not 0. Relative to it, a coordinate that counts as zero is within rounding
/// (kBoundRounding).
inline constexpr double kLeastSize = 0x1p-250;

/// Sets coordinates below kLeastCoordinate to zero.
template <int D>
inline void flushTiny(Vec<D>& p) {
  unrolled<D>([&](auto i) {
    if (std::abs(p[i]) < kLeastCoordinate) p[i] = 0;
  });
}

/// Prepares the coordinates of a support point for exact arithmetic: sets tiny ones to zero. Returns the largest
/// magnitude, or NaN if one is out of range or not a number.
template <int D>
inline double settleCoordinates(Vec<D>& p) {
  double largest = std::abs(p[0]), least = largest, sum = p[0];
  unrolled<D - 1>([&](auto i) {
    const double size = std::abs(p[i + 1]);
    largest = size > largest ? size : largest;
    least = size < least ? size : least;
    sum += p[i + 1];
  });
  if (!(largest <= kGreatestCoordinate) || sum != sum) return std::nan("");
  if (least < kLeastCoordinate) flushTiny<D>(p);
  return largest;
}

/// False for NaN, infinities and coordinates beyond kGreatestCoordinate.
template <int D>
inline bool withinRange(const Vec<D>& p) {
  bool within = true;
  unrolled<D>([&](auto i) { within &= std::abs(p[i]) <= kGreatestCoordinate; });
  return within;
}

/// Sets tiny coordinates to zero; false if another is out of range.
template <int D>
inline bool admit(Vec<D>& p) {
  unsigned plain = 1;  // a number, and no branches
  for (int i = 0; i < D; ++i) {
    const double size = std::abs(p[i]);
    const unsigned visible = size >= kLeastCoordinate, within = size <= kGreatestCoordinate;
    plain &= visible & within;
  }
  if (plain != 0) return true;
  flushTiny<D>(p);
  return withinRange<D>(p);
}

/// Sign of p − a.
inline int orientation(Vec<1> a, Vec<1> p) { return p.x > a.x ? 1 : (p.x < a.x ? -1 : 0); }
/// Positive if a, b, p turn counter-clockwise.
GJK_API int orientation(Vec<2> a, Vec<2> b, Vec<2> p);
/// Positive if p lies on the side of (b − a) × (c − a).
GJK_API int orientation(const Vec<3>& a, const Vec<3>& b, const Vec<3>& c, const Vec<3>& p);

/// (b − a) × (p − a), to the last bit but one.
GJK_API double crossProduct(Vec<2> a, Vec<2> b, Vec<2> p);

/// Whether three points lie on one line.
inline bool collinear(Vec<2> a, Vec<2> b, Vec<2> c) { return orientation(a, b, c) == 0; }
GJK_API bool collinear(Vec<3> a, Vec<3> b, Vec<3> c);

/// Whether p lies strictly on the outer side of a facet (counter-clockwise from outside). In 1-D a single point has no
/// orientation, so the outer side is that of its `normal`.
inline bool above(const std::array<Vec<1>, 1>& facet, Vec<1> normal, Vec<1> p) {
  return orientation(facet[0], p) * normal.x > 0;
}
inline bool above(const std::array<Vec<2>, 2>& facet, Vec<2>, Vec<2> p) {
  return orientation(facet[0], facet[1], p) < 0;
}
inline bool above(const std::array<Vec<3>, 3>& facet, const Vec<3>&, const Vec<3>& p) {
  return orientation(facet[0], facet[1], facet[2], p) > 0;
}

}  // namespace gjk::numeric
