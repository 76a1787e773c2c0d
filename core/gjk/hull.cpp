#include "gjk/hull.h"

#include "gjk/detail/quickhull.h"

#include <algorithm>

namespace GJK_API gjk {

using namespace detail;

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

/// The points that are corners of the hull. A point added early may end up inside a flat part of the surface or within
/// a straight edge. At a corner, at least D facets of different planes meet.
template <int D>
std::vector<int> corners(const Quickhull<D>& hull) {
  const Polytope<D>& polytope = hull.polytope();
  std::vector<int> bends(polytope.vertexCount(), 0);  // ridges at the vertex that are not flat
  for (int slot = 0; slot < polytope.slotCount(); ++slot) {
    if (!polytope.alive(slot)) continue;
    const auto& facet = polytope.facet(slot);
    const auto points = polytope.cornersOf(facet.vertices);
    for (int i = 0; i < D; ++i) {
      const int beyond = facet.beyond[i];
      const auto& neighbour = polytope.facet(polytope.facetOf(beyond));
      const Vec<D>& p = polytope.vertex(neighbour.vertices[polytope.positionOf(beyond)]);  // not in the ridge
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
  if constexpr (D == 2)  // counter-clockwise: the next facet is the neighbour at a facet's second corner
    while (polytope.neighbour(order.back(), 0) != order.front()) order.push_back(polytope.neighbour(order.back(), 0));
  for (int k = 0; k < static_cast<int>(order.size()); ++k) number[order[k]] = k;
  for (const int slot : order) {
    const auto& facet = polytope.facet(slot);
    std::array<int, D> vertices, neighbours;
    for (int i = 0; i < D; ++i) {
      vertices[i] = hull.point(facet.vertices[i]);
      neighbours[i] = number[polytope.neighbour(slot, i)];
    }
    mesh.facets.push_back(vertices);
    mesh.neighbours.push_back(neighbours);
    mesh.normals.push_back(facet.normal);
    mesh.distances.push_back(facet.distance);
  }
}

/// The hull of distinct points, with indices into them.
template <int D>
HullMesh<D> hullOfDistinct(const std::vector<Vec<D>>& points, HullTrace<D>* trace);

/// How many vertices the surface has, corners or not.
template <int D>
int surfaceVertices(const Polytope<D>& polytope) {
  int facets = 0;
  for (int slot = 0; slot < polytope.slotCount(); ++slot) facets += polytope.alive(slot);
  return D == 3 ? facets / 2 + 2 : facets;
}

/// The vertices of the surface that are not among the corners (sorted).
template <int D>
std::vector<int> flatVertices(const Quickhull<D>& hull, const std::vector<int>& corners) {
  std::vector<int> flat;
  for (int slot = 0; slot < hull.polytope().slotCount(); ++slot) {
    if (!hull.polytope().alive(slot)) continue;
    for (const int vertex : hull.polytope().facet(slot).vertices)
      if (!std::binary_search(corners.begin(), corners.end(), hull.point(vertex))) flat.push_back(hull.point(vertex));
  }
  std::sort(flat.begin(), flat.end());
  flat.erase(std::unique(flat.begin(), flat.end()), flat.end());
  return flat;
}

/// Replaces indices by the names of the points.
template <int D>
void rename(HullMesh<D>& mesh, const std::vector<int>& names) {
  for (int& vertex : mesh.vertices) vertex = names[vertex];
  for (auto& facet : mesh.facets)
    for (int& vertex : facet) vertex = names[vertex];
}

template <int D>
void rename(HullTrace<D>& trace, const std::vector<int>& names) {
  const auto put = [&](int& point) { point = point < 0 ? point : names[point]; };
  for (int i = 0; i < trace.simplex.size(); ++i) put(trace.simplex[i]);
  for (auto* list : {&trace.outside, &trace.dropped, &trace.flat})
    for (int& point : *list) put(point);
  for (auto& facet : trace.facets)
    for (int& point : facet.vertices) put(point);
  for (auto& step : trace.steps) put(step.point);
  if constexpr (D > 1)
    for (auto& ridge : trace.horizons)
      for (int& point : ridge) put(point);
}

/// Builds the hull again from the corners alone.
template <int D>
HullMesh<D> hullOfCorners(const std::vector<Vec<D>>& points, const std::vector<int>& corners) {
  std::vector<Vec<D>> corner_points;
  for (const int i : corners) corner_points.push_back(points[i]);
  HullMesh<D> mesh = hullOfDistinct<D>(corner_points, nullptr);
  rename(mesh, corners);
  return mesh;
}

template <int D>
HullMesh<D> fullHull(const std::vector<Vec<D>>& points, const FarSimplex<D>& simplex, HullTrace<D>* trace) {
  HullMesh<D> mesh;
  mesh.rank = D;
  const Quickhull<D> hull(points, simplex, trace);
  mesh.vertices = corners(hull);
  if (static_cast<int>(mesh.vertices.size()) < surfaceVertices(hull.polytope())) {
    if (trace) trace->flat = flatVertices(hull, mesh.vertices);
    return hullOfCorners<D>(points, mesh.vertices);
  }
  writeFacets(hull, mesh);
  if constexpr (D == 2) {
    mesh.vertices.clear();
    for (const auto& edge : mesh.facets) mesh.vertices.push_back(edge[0]);
  }
  return mesh;
}

/// Converts the record of a polygon's projection into a record of the polygon itself, with the edges' normals and the
/// heights in its plane.
void lift(const HullTrace<2>& shadow, const std::vector<Vec<3>>& points, const Vec<3>& plane_normal,
          HullTrace<3>& trace) {
  for (const int corner : shadow.simplex) trace.simplex.push(corner);
  for (const auto& edge : shadow.facets) {
    HullFacetRecord<3> record;
    const auto [from, to] = edge.vertices;
    record.vertices = {from, to, -1};
    record.normal = unit<3>(glm::cross(points[to] - points[from], plane_normal));
    record.distance = glm::dot(record.normal, points[from]);
    record.born = edge.born;
    record.died = edge.died;
    record.outside = edge.outside;
    if (edge.outside.size() > 0)
      record.height = glm::dot(record.normal, points[shadow.outside[edge.outside.begin]] - points[from]);
    trace.facets.push_back(record);
  }
  for (const auto& step : shadow.steps) {
    const double height = trace.facets[step.facet].height;
    trace.steps.push_back(
        {step.facet, step.point, height, step.removed, step.horizon, step.added, step.dropped, step.left});
  }
  for (const auto& ridge : shadow.horizons) trace.horizons.push_back({ridge[0], -1});
  trace.dropped_at_start = shadow.dropped_at_start;
  trace.left_at_start = shadow.left_at_start;
  trace.outside = shadow.outside;
  trace.removed = shadow.removed;
  trace.dropped = shadow.dropped;
  trace.flat = shadow.flat;
}

/// A polygon in space: the hull of its projection along the axis nearest to its normal. This projection is one to one.
HullMesh<3> polygonHull(const std::vector<Vec<3>>& points, const FarSimplex<3>& simplex, HullTrace<3>* trace) {
  HullMesh<3> mesh;
  mesh.rank = 2;
  Vec<3> normal = facetPlane({simplex.point(0), simplex.point(1), simplex.point(2)}).normal;
  int axis = 0;
  for (int i = 1; i < 3; ++i)
    if (std::abs(normal[i]) > std::abs(normal[axis])) axis = i;
  mesh.plane_normal = normal[axis] > 0 ? normal : -normal;
  std::vector<Vec<2>> shadow;
  for (const Vec<3>& p : points) shadow.push_back({p[(axis + 1) % 3], p[(axis + 2) % 3]});
  HullTrace<2> shadow_trace;
  mesh.vertices = hullOfDistinct<2>(shadow, trace ? &shadow_trace : nullptr).vertices;
  if (trace) lift(shadow_trace, points, mesh.plane_normal, *trace);
  return mesh;
}

/// A point or a segment: drops all other points at once.
template <int D>
HullMesh<D> smallHull(const std::vector<Vec<D>>& points, const FarSimplex<D>& simplex, HullTrace<D>* trace) {
  HullMesh<D> mesh;
  mesh.rank = simplex.rank();
  for (int i = 0; i <= simplex.rank(); ++i) mesh.vertices.push_back(simplex[i]);
  if (!trace) return mesh;
  for (const int vertex : mesh.vertices) trace->simplex.push(vertex);
  for (int i = 0; i < static_cast<int>(points.size()); ++i)
    if (std::find(mesh.vertices.begin(), mesh.vertices.end(), i) == mesh.vertices.end()) trace->dropped.push_back(i);
  trace->dropped_at_start = {0, static_cast<int>(trace->dropped.size())};
  return mesh;
}

template <int D>
HullMesh<D> hullOfDistinct(const std::vector<Vec<D>>& points, HullTrace<D>* trace) {
  const FarSimplex<D> simplex(points);
  if (simplex.rank() == D) return fullHull<D>(points, simplex, trace);
  if constexpr (D == 3)
    if (simplex.rank() == 2) return polygonHull(points, simplex, trace);
  return smallHull<D>(points, simplex, trace);
}

/// The points that were left out before the hull began.
template <int D>
void recordLeftOut(std::span<const Vec<D>> points, const std::vector<int>& names, HullTrace<D>& trace) {
  std::vector<bool> used(points.size(), false);
  for (const int i : names) used[i] = true;
  for (int i = 0; i < static_cast<int>(points.size()); ++i) {
    if (used[i]) continue;
    (withinRange<D>(points[i]) ? trace.repeated : trace.unusable).push_back(i);
  }
}

}  // namespace

template <int D>
HullMesh<D> convexHull(std::span<const Vec<D>> points, HullTrace<D>* trace) {
  if (trace) *trace = {};
  const std::vector<int> names = distinctPoints<D>(points);
  std::vector<Vec<D>> distinct;
  distinct.reserve(names.size());
  for (const int i : names) distinct.push_back(points[i]);
  for (Vec<D>& p : distinct) flushTiny<D>(p);
  HullMesh<D> mesh = hullOfDistinct<D>(distinct, trace);
  rename(mesh, names);
  if (trace) {
    trace->rank = mesh.rank;
    rename(*trace, names);
    recordLeftOut(points, names, *trace);
  }
  return mesh;
}

const char* hullName(int rank) {
  constexpr const char* kNames[] = {"nothing", "a point", "a segment", "a polygon", "a polyhedron"};
  return kNames[std::clamp(rank, -1, 3) + 1];
}

template HullMesh<1> convexHull<1>(std::span<const Vec<1>>, HullTrace<1>*);
template HullMesh<2> convexHull<2>(std::span<const Vec<2>>, HullTrace<2>*);
template HullMesh<3> convexHull<3>(std::span<const Vec<3>>, HullTrace<3>*);

}  // namespace gjk
