#pragma once
// What practice's contacts are checked against: the way out by trying the normals of all sides, the part of the
// incident side that the reference side holds by cutting, in long double, without the library.

#include "model/lesson/practice_oracle.h"

#include <algorithm>
#include <vector>

namespace gjklab::test {

/// A side of a polygon, or a face of a box; corners in order around it.
struct FlatSide {
  Which which = Which::a;
  std::vector<Point> corners;
  Point n{};  ///< outwards, unit
};

inline Point scaled(const Point& p, Real by) { return {by * p[0], by * p[1], by * p[2]}; }
inline Point plus(const Point& a, const Point& b) { return {a[0] + b[0], a[1] + b[1], a[2] + b[2]}; }

inline std::vector<FlatSide> flatSidesOf(const Scene& scene, Which which) {
  const std::vector<Point> points = pointsOf(scene, which);
  std::vector<FlatSide> sides;
  if (scene.dimension == 2) {
    for (const Point& p : points)
      for (const Point& q : points) {
        const Point along = minus(q, p);
        if (length(along) == 0) continue;
        const Point n{along[1] / length(along), -along[0] / length(along), 0};
        if (std::all_of(points.begin(), points.end(), [&](const Point& r) { return dot(n, minus(r, p)) <= 1e-12L; }))
          sides.push_back({which, {p, q}, n});
      }
    return sides;
  }
  for (std::size_t axis = 0; axis < 3; ++axis)
    for (std::size_t sign = 0; sign < 2; ++sign) {
      const std::size_t u = std::size_t{1} << (axis + 1) % 3, v = std::size_t{1} << (axis + 2) % 3, base = sign << axis;
      const Point out = scaled(minus(points[std::size_t{1} << axis], points[0]), sign == 1 ? 1 : -1);
      sides.push_back({which,
                       {points[base], points[base | u], points[base | u | v], points[base | v]},
                       scaled(out, 1 / length(out))});
    }
  return sides;
}

/// How far the bodies overlap along a direction that points from A to B.
inline Real overlapAlong(const Scene& scene, const Point& n) {
  Real most = -1e300L, least = 1e300L;
  for (const Point& p : pointsOf(scene, Which::a)) most = std::max(most, dot(n, p));
  for (const Point& p : pointsOf(scene, Which::b)) least = std::min(least, dot(n, p));
  return most - least;
}

struct CutContacts {
  FlatSide reference, incident;
  Real depth = 1e300L;
  int below = 0;  ///< corners of the cut incident side below the reference side
};

inline std::vector<Point> cutOff(const std::vector<Point>& polygon, const Point& at, const Point& n) {
  std::vector<Point> left;
  for (std::size_t i = 0; i < polygon.size(); ++i) {
    const Point &p = polygon[i], &q = polygon[(i + 1) % polygon.size()];
    const Real from = dot(n, minus(p, at)), to = dot(n, minus(q, at));
    if (from <= 0) left.push_back(p);
    // A polygon of two corners is a segment: its one edge is cut once.
    if ((from < 0) != (to < 0) && !(polygon.size() == 2 && i == 1))
      left.push_back(plus(p, scaled(minus(q, p), from / (from - to))));
  }
  return left;
}

/// The shortest way out is perpendicular to a side of A or of B: true for polygons; for boxes unless two edges cross.
inline CutContacts cutContactsOf(const Scene& scene) {
  CutContacts found;
  for (const Which which : {Which::a, Which::b})
    for (const FlatSide& side : flatSidesOf(scene, which)) {
      const Real depth = overlapAlong(scene, which == Which::a ? side.n : scaled(side.n, -1));
      if (depth >= found.depth) continue;
      found.depth = depth;
      found.reference = side;
    }
  const FlatSide& reference = found.reference;
  Real best = 2;
  for (const FlatSide& side : flatSidesOf(scene, reference.which == Which::a ? Which::b : Which::a))
    if (dot(side.n, reference.n) < best) {
      best = dot(side.n, reference.n);
      found.incident = side;
    }
  std::vector<Point> left = found.incident.corners;
  const std::vector<Point>& corners = reference.corners;
  Point middle{};
  for (const Point& p : corners) middle = plus(middle, scaled(p, 1 / static_cast<Real>(corners.size())));
  for (std::size_t i = 0; i < corners.size(); ++i) {
    const Point& at = corners[i];
    Point out =
        scene.dimension == 2 ? minus(at, middle) : cross(minus(corners[(i + 1) % corners.size()], at), reference.n);
    if (dot(out, minus(at, middle)) < 0) out = scaled(out, -1);
    left = cutOff(left, at, out);
  }
  for (const Point& p : left) found.below += dot(reference.n, minus(p, corners[0])) < 0 ? 1 : 0;
  return found;
}

}  // namespace gjklab::test
