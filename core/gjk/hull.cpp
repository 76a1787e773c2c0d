#include "gjk/hull.h"

#include "gjk/quickhull.h"

#include <algorithm>

namespace gjk {
namespace {

/// The usable points, each once: the first of equal ones. Sorted by coordinates.
template <int D>
std::vector<int> distinctPoints(std::span<const Vec<D>> points) {
  std::vector<int> order;
  for (int i = 0; i < static_cast<int>(points.size()); ++i)
    if (withinRange<D>(points[i])) order.push_back(i);
  const auto before = [&](int i, int j) {
    for (int k = 0; k < D; ++k)
      if (points[i][k] != points[j][k]) return points[i][k] < points[j][k];
    return i < j;
  };
  std::sort(order.begin(), order.end(), before);
  const auto equal = [&](int i, int j) { return points[i] == points[j]; };
  order.erase(std::unique(order.begin(), order.end(), equal), order.end());
  return order;
}

/// The points that are corners of the hull. A point picked early may end up inside a flat part of the surface, or in a
/// straight edge: a corner is where at least D facets of different planes meet.
template <int D>
std::vector<int> corners(const Quickhull<D>& hull) {
  const Polytope<D>& polytope = hull.polytope();
  std::vector<int> bends(polytope.vertexCount(), 0);  // ridges at the vertex that are not flat
  for (int slot = 0; slot < polytope.slotCount(); ++slot) {
    if (!polytope.alive(slot)) continue;
    const auto& facet = polytope.facet(slot);
    const auto points = polytope.cornersOf(facet.vertices);
    for (int i = 0; i < D; ++i) {
      const auto& neighbour = polytope.facet(facet.neighbours[i]);
      int apex = 0;  // the neighbour's corner that is not in the ridge
      while (neighbour.neighbours[apex] != slot) ++apex;
      const Vec<D>& p = polytope.vertex(neighbour.vertices[apex]);
      bool flat = false;
      if constexpr (D == 2) flat = collinear(points[0], points[1], p);
      if constexpr (D == 3) flat = orientation(points[0], points[1], points[2], p) == 0;
      if (D == 1) ++bends[facet.vertices[0]];
      for (int k = 1; k < D; ++k) bends[facet.vertices[(i + k) % D]] += !flat;
    }
  }
  // Each ridge was counted from both sides: a corner has one bend in 1-D and 2-D, three in 3-D.
  constexpr int kLeast = D == 3 ? 6 : (D == 2 ? 2 : 1);
  std::vector<int> result;
  for (int vertex = 0; vertex < polytope.vertexCount(); ++vertex)
    if (bends[vertex] >= kLeast) result.push_back(hull.point(vertex));
  std::sort(result.begin(), result.end());
  return result;
}

template <int D>
void writeFacets(const Quickhull<D>& hull, HullMesh<D>& mesh) {
  const Polytope<D>& polytope = hull.polytope();
  std::vector<int> number(polytope.slotCount(), -1), order;
  for (int slot = 0; slot < polytope.slotCount(); ++slot)
    if (polytope.alive(slot) && (D != 2 || order.empty())) order.push_back(slot);
  if constexpr (D == 2)  // around, counter-clockwise: beyond a facet's second corner comes the next facet
    while (polytope.facet(order.back()).neighbours[0] != order.front())
      order.push_back(polytope.facet(order.back()).neighbours[0]);
  for (int k = 0; k < static_cast<int>(order.size()); ++k) number[order[k]] = k;
  for (const int slot : order) {
    const auto& facet = polytope.facet(slot);
    std::array<int, D> vertices, neighbours;
    for (int i = 0; i < D; ++i) {
      vertices[i] = hull.point(facet.vertices[i]);
      neighbours[i] = number[facet.neighbours[i]];
    }
    mesh.facets.push_back(vertices);
    mesh.neighbours.push_back(neighbours);
    mesh.normals.push_back(facet.normal);
    mesh.distances.push_back(facet.distance);
  }
}

/// The hull of distinct points, with indices into them.
template <int D>
HullMesh<D> hullOfDistinct(const std::vector<Vec<D>>& points);

/// How many vertices the surface has, corners or not.
template <int D>
int surfaceVertices(const Polytope<D>& polytope) {
  int facets = 0;
  for (int slot = 0; slot < polytope.slotCount(); ++slot) facets += polytope.alive(slot);
  return D == 3 ? facets / 2 + 2 : facets;
}

/// Puts names in the place of indices.
template <int D>
void rename(HullMesh<D>& mesh, const std::vector<int>& names) {
  for (int& vertex : mesh.vertices) vertex = names[vertex];
  for (auto& facet : mesh.facets)
    for (int& vertex : facet) vertex = names[vertex];
}

/// Once more, with nothing but the corners.
template <int D>
HullMesh<D> hullOfCorners(const std::vector<Vec<D>>& points, const std::vector<int>& corners) {
  std::vector<Vec<D>> corner_points;
  for (const int i : corners) corner_points.push_back(points[i]);
  HullMesh<D> mesh = hullOfDistinct<D>(corner_points);
  rename(mesh, corners);
  return mesh;
}

template <int D>
HullMesh<D> fullHull(const std::vector<Vec<D>>& points, const FarSimplex<D>& simplex) {
  HullMesh<D> mesh;
  mesh.rank = D;
  const Quickhull<D> hull(points, simplex);
  mesh.vertices = corners(hull);
  if (static_cast<int>(mesh.vertices.size()) < surfaceVertices(hull.polytope())) {
    return hullOfCorners<D>(points, mesh.vertices);
  }
  writeFacets(hull, mesh);
  if constexpr (D == 2) {
    mesh.vertices.clear();
    for (const auto& edge : mesh.facets) mesh.vertices.push_back(edge[0]);
  }
  return mesh;
}

/// A polygon in space: the hull of its shadow along the axis nearest to its normal, which is one to one.
HullMesh<3> polygonHull(const std::vector<Vec<3>>& points, const FarSimplex<3>& simplex) {
  HullMesh<3> mesh;
  mesh.rank = 2;
  Vec<3> normal = facetPlane({simplex.point(0), simplex.point(1), simplex.point(2)}).normal;
  int axis = 0;
  for (int i = 1; i < 3; ++i)
    if (std::abs(normal[i]) > std::abs(normal[axis])) axis = i;
  mesh.plane_normal = normal[axis] > 0 ? normal : -normal;
  std::vector<Vec<2>> shadow;
  for (const Vec<3>& p : points) shadow.push_back({p[(axis + 1) % 3], p[(axis + 2) % 3]});
  mesh.vertices = hullOfDistinct<2>(shadow).vertices;
  return mesh;
}

template <int D>
HullMesh<D> hullOfDistinct(const std::vector<Vec<D>>& points) {
  const FarSimplex<D> simplex(points);
  if (simplex.rank() == D) return fullHull<D>(points, simplex);
  if constexpr (D == 3)
    if (simplex.rank() == 2) return polygonHull(points, simplex);
  HullMesh<D> mesh;
  mesh.rank = simplex.rank();
  for (int i = 0; i <= simplex.rank(); ++i) mesh.vertices.push_back(simplex[i]);
  return mesh;
}

}  // namespace

template <int D>
HullMesh<D> convexHull(std::span<const Vec<D>> points) {
  const std::vector<int> names = distinctPoints<D>(points);
  std::vector<Vec<D>> distinct;
  distinct.reserve(names.size());
  for (const int i : names) distinct.push_back(flushTiny<D>(points[i]));
  HullMesh<D> mesh = hullOfDistinct<D>(distinct);
  rename(mesh, names);
  return mesh;
}

template HullMesh<1> convexHull<1>(std::span<const Vec<1>>);
template HullMesh<2> convexHull<2>(std::span<const Vec<2>>);
template HullMesh<3> convexHull<3>(std::span<const Vec<3>>);

}  // namespace gjk
