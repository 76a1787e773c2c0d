// Polytopes of points: convex hulls, and flat ones given thickness.

#include <algorithm>
#include <cmath>

#include "gjk/hull.h"
#include "model/solid/polytope.h"

namespace gjklab {
namespace {

/// Any unit vector perpendicular to a unit vector.
dvec3 acrossOf(dvec3 n) { return glm::normalize(glm::cross(std::abs(n.x) < 0.7 ? dvec3(1, 0, 0) : dvec3(0, 1, 0), n)); }

/// Half the size of a polytope, or 1 for a point: any thickness would do.
double thicknessOf(const Polytope& p) {
  double largest = 0;
  for (const dvec3& point : p.points) largest = std::max(largest, glm::distance(point, p.points[0]));
  return largest > 0 ? 0.5 * largest : 1;
}

/// Front at half the thickness above the polygon, back below, a wall along every edge.
Thickened prism(const Polytope& polygon) {
  const Polytope::Face& front = polygon.faces[0];
  const dvec3 normal = front.normal;
  const double thickness = thicknessOf(polygon);
  const int n = front.count;
  Thickened result;
  for (const double side : {0.5, -0.5}) {
    for (int i = 0; i < n; ++i) {
      const int corner = polygon.loops[front.first + i];
      result.shape.points.push_back(polygon.points[corner] + side * thickness * normal);
      result.source.push_back(corner);
    }
  }
  std::vector<int> top(n), bottom(n);
  for (int i = 0; i < n; ++i) {
    top[i] = i;
    bottom[i] = 2 * n - 1 - i;
  }
  result.shape.addFace(top.data(), n, normal);
  result.shape.addFace(bottom.data(), n, -normal);
  for (int i = 0; i < n; ++i) {
    const int j = (i + 1) % n, wall[4] = {n + i, n + j, j, i};
    const dvec3 edge = polygon.points[result.source[j]] - polygon.points[result.source[i]];
    result.shape.addFace(wall, 4, glm::normalize(glm::cross(edge, normal)));
  }
  return result;
}

/// A box from the first point to the last (the only one).
Thickened beam(const Polytope& p) {
  const dvec3 start = p.points.front(), end = p.points.back();
  const double thickness = thicknessOf(p);
  dvec3 axes[3];
  axes[0] = p.points.size() > 1 ? glm::normalize(end - start) : dvec3(1, 0, 0);
  axes[1] = acrossOf(axes[0]);
  axes[2] = glm::cross(axes[0], axes[1]);
  Thickened result;
  for (int corner = 0; corner < 8; ++corner) {
    const auto sign = [corner](int bit) { return corner >> bit & 1 ? 0.5 : -0.5; };
    const dvec3 across = sign(1) * axes[1] + sign(2) * axes[2];
    const dvec3 along = p.points.size() > 1 ? dvec3(0.0) : sign(0) * axes[0];
    result.shape.points.push_back((corner & 1 ? end : start) + thickness * (across + along));
    result.source.push_back(corner & 1 ? static_cast<int>(p.points.size()) - 1 : 0);
  }
  for (int axis = 0; axis < 3; ++axis) {
    const int u = 1 << axis, v = 1 << (axis + 1) % 3, w = 1 << (axis + 2) % 3;
    const int far[4] = {u, u | v, u | v | w, u | w}, near[4] = {0, w, v | w, v};
    result.shape.addFace(far, 4, axes[axis]);
    result.shape.addFace(near, 4, -axes[axis]);
  }
  return result;
}

/// The corners alone, with the one edge of a segment or the two faces of a polygon.
Polytope flatHull(const gjk::HullMesh<3>& hull, const std::vector<dvec3>& points) {
  Polytope result;
  std::vector<int> loop, reverse;
  for (const int i : hull.vertices) {
    loop.push_back(static_cast<int>(result.points.size()));
    result.points.push_back(points[i]);
    result.index.push_back(i);
  }
  if (hull.rank == 1) result.edges.push_back({0, 1, -1, -1, true, {}});
  if (hull.rank != 2) return result;
  reverse.assign(loop.rbegin(), loop.rend());
  result.addFace(loop.data(), static_cast<int>(loop.size()), hull.plane_normal);
  result.addFace(reverse.data(), static_cast<int>(loop.size()), -hull.plane_normal);
  result.connect();
  return result;
}

/// The tolerance for corners outside a plane, from rounding in the coordinates of a rotated shape.
double roundingOfCloud(const std::vector<dvec3>& points) {
  double largest = 0;
  for (const dvec3& p : points) largest = std::max({largest, std::abs(p.x), std::abs(p.y), std::abs(p.z)});
  return 1e-14 * largest;
}

}  // namespace

Polytope hullPolytope(const std::vector<dvec3>& points) {
  const gjk::HullMesh<3> hull = gjk::convexHull<3>(points);
  if (hull.rank < 3) return flatHull(hull, points);
  Polytope pieces;
  pieces.points = points;
  pieces.index.resize(points.size());
  for (std::size_t i = 0; i < points.size(); ++i) pieces.index[i] = static_cast<int>(i);
  for (std::size_t f = 0; f < hull.facets.size(); ++f) pieces.addFace(hull.facets[f].data(), 3, hull.normals[f]);
  pieces.connect();
  return merged(pieces, roundingOfCloud(points));
}

Thickened thickened(const Polytope& p) {
  if (p.faces.size() > 2) {
    Thickened result{p, std::vector<int>(p.points.size())};
    for (std::size_t i = 0; i < p.points.size(); ++i) result.source[i] = static_cast<int>(i);
    return result;
  }
  Thickened result = p.faces.empty() ? beam(p) : prism(p);
  for (const int i : result.source) result.shape.index.push_back(p.index[i]);
  result.shape.connect();
  return result;
}

}  // namespace gjklab
