#include "gjk/face_mesh.h"

#include "gjk/hull.h"
#include "gjk/numeric/vector.h"
#include "gjk/tolerances.h"

#include <algorithm>
#include <numeric>

namespace GJK_API gjk {

using namespace detail;

namespace {

/// The points whose hull is the core; none if the core is not a polytope.
template <int D>
std::vector<Vec<D>> corePoints(const Shape<D>& shape) {
  return std::visit(
      [](const auto& kind) -> std::vector<Vec<D>> {
        using Kind = std::decay_t<decltype(kind)>;
        if constexpr (std::is_same_v<Kind, Point<D>> || std::is_same_v<Kind, Sphere<D>>) {
          return {Vec<D>(0.0)};
        } else if constexpr (std::is_same_v<Kind, Segment<D>>) {
          return {kind.points[0], kind.points[1]};
        } else if constexpr (std::is_same_v<Kind, Capsule<D>>) {
          Vec<D> end(0.0);
          end[D > 1 ? 1 : 0] = kind.half_height;
          return {-end, end};
        } else if constexpr (std::is_same_v<Kind, Box<D>>) {
          std::vector<Vec<D>> corners(1 << D, kind.half_extents);
          for (int corner = 0; corner < 1 << D; ++corner)
            for (int i = 0; i < D; ++i)
              if (!(corner >> i & 1)) corners[corner][i] = -kind.half_extents[i];
          return corners;
        } else if constexpr (std::is_same_v<Kind, Hull<D>>) {
          return kind.points;
        } else {
          return {};
        }
      },
      shape.kind);
}

template <int D>
double sizeOf(const std::vector<Vec<D>>& points, const HullMesh<D>& hull) {
  Vec<D> low = points[hull.vertices[0]], high = low;
  for (const int i : hull.vertices) {
    low = glm::min(low, points[i]);
    high = glm::max(high, points[i]);
  }
  return largestCoordinate<D>(high - low);
}

/// The corners of a flat face in order, counter-clockwise about the normal.
std::vector<int> around(const std::vector<Vec<3>>& points, const std::vector<int>& corners, Vec<3> normal) {
  const Vec<3> u = unit<3>(glm::cross(std::abs(normal.x) < 0.6 ? Vec<3>(1, 0, 0) : Vec<3>(0, 1, 0), normal));
  const Vec<3> v = glm::cross(normal, u), base = points[corners[0]];
  std::vector<Vec<2>> flat;
  for (const int i : corners) flat.push_back({glm::dot(u, points[i] - base), glm::dot(v, points[i] - base)});
  std::vector<int> loop;
  for (const int k : convexHull<2>(flat).vertices) loop.push_back(corners[k]);
  return loop;
}

/// Replaces a hull that is a segment up to rounding by that segment, whose ends are the points furthest apart.
template <int D>
bool flattenToSegment(const std::vector<Vec<D>>& points, HullMesh<D>& hull, double slack, double& flattened) {
  const auto furthestFrom = [&](int from) {
    return *std::max_element(hull.vertices.begin(), hull.vertices.end(), [&](int i, int j) {
      return glm::length(points[i] - points[from]) < glm::length(points[j] - points[from]);
    });
  };
  const int begin = furthestFrom(hull.vertices[0]), end = furthestFrom(begin);
  const Vec<D> along = unit<D>(points[end] - points[begin]);
  double furthest = 0;
  for (const int i : hull.vertices) {
    const Vec<D> p = points[i] - points[begin];
    furthest = std::max(furthest, glm::length(p - glm::dot(p, along) * along));
    if (furthest > slack) return false;
  }
  flattened = furthest;
  hull = {};
  hull.rank = 1;
  hull.vertices = {begin, end};
  return true;
}

/// Replaces a polyhedron that is a polygon up to rounding by that polygon.
void flattenToPolygon(const std::vector<Vec<3>>& points, HullMesh<3>& hull, double slack, double& flattened) {
  std::size_t largest = 0;
  double largest_area = -1;
  for (std::size_t f = 0; f < hull.facets.size(); ++f) {
    const auto& [a, b, c] = hull.facets[f];
    const double area = glm::length(glm::cross(points[b] - points[a], points[c] - points[a]));
    if (area > largest_area) {
      largest = f;
      largest_area = area;
    }
  }
  const Vec<3> normal = hull.normals[largest], base = points[hull.facets[largest][0]];
  double furthest = 0;
  for (const int i : hull.vertices) {
    furthest = std::max(furthest, std::abs(glm::dot(normal, points[i] - base)));
    if (furthest > slack) return;
  }
  flattened = furthest;
  const std::vector<int> loop = around(points, hull.vertices, normal);
  hull = {};
  hull.rank = 2;
  hull.vertices = loop;
  hull.plane_normal = normal;
}

/// A body thinner than kFlat times its size counts as flat: after rotation by a pose, its exact faces are meaningless.
template <int D>
HullMesh<D> hullWithoutSlivers(const std::vector<Vec<D>>& points, double& flattened) {
  HullMesh<D> hull = convexHull<D>(points);
  if (hull.rank < 2) return hull;
  const double slack = kFlat * sizeOf<D>(points, hull);
  if (flattenToSegment<D>(points, hull, slack, flattened)) return hull;
  if constexpr (D == 3)
    if (hull.rank == 3) flattenToPolygon(points, hull, slack, flattened);
  return hull;
}

/// Merges the triangles of a hull into its flat faces.
class FaceMerger {
 public:
  FaceMerger(const std::vector<Vec<3>>& points, const HullMesh<3>& hull)
      : points_(points), hull_(hull), slack_(kFlat * sizeOf<3>(points, hull)) {}

  /// The largest triangles first, because a sliver determines its plane badly.
  std::vector<Face<3>> faces() {
    const int count = static_cast<int>(hull_.facets.size());
    std::vector<double> area(count);
    std::vector<int> order(count);
    std::iota(order.begin(), order.end(), 0);
    for (int f = 0; f < count; ++f) {
      const auto& [a, b, c] = hull_.facets[f];
      area[f] = glm::length(glm::cross(points_[b] - points_[a], points_[c] - points_[a]));
    }
    std::stable_sort(order.begin(), order.end(), [&](int f, int g) { return area[f] > area[g]; });
    taken_.assign(count, false);
    std::vector<Face<3>> result;
    for (const int f : order)
      if (!taken_[f]) result.push_back(grow(f));
    return result;
  }

  /// The greatest distance of a corner from the plane of its face.
  double flattened() const { return flattened_; }

 private:
  /// Collects the neighbouring facets that lie in the same plane and have the same outer side.
  Face<3> grow(int seed) {
    const Vec<3> normal = hull_.normals[seed], base = points_[hull_.facets[seed][0]];
    std::vector<int> region{seed}, corners;
    taken_[seed] = true;
    for (std::size_t k = 0; k < region.size(); ++k)
      for (const int next : hull_.neighbours[region[k]]) {
        if (taken_[next] || glm::dot(hull_.normals[next], normal) <= 0) continue;
        const auto& facet = hull_.facets[next];
        double off = 0;
        for (const int i : facet) off = std::max(off, std::abs(glm::dot(normal, points_[i] - base)));
        if (off > slack_) continue;
        flattened_ = std::max(flattened_, off);
        taken_[next] = true;
        region.push_back(next);
      }
    for (const int f : region) corners.insert(corners.end(), hull_.facets[f].begin(), hull_.facets[f].end());
    std::sort(corners.begin(), corners.end());
    corners.erase(std::unique(corners.begin(), corners.end()), corners.end());
    return {normal, around(points_, corners, normal)};
  }

  const std::vector<Vec<3>>& points_;
  const HullMesh<3>& hull_;
  double slack_, flattened_ = 0;
  std::vector<bool> taken_;
};

/// The body itself as a face, from both sides.
template <int D>
std::vector<Face<D>> bothSides(const std::vector<Vec<D>>& points, const HullMesh<D>& hull) {
  Vec<D> normal(0.0);
  if constexpr (D == 1) normal = Vec<1>(1.0);
  if constexpr (D == 2) {
    const Vec<2> along = unit<2>(points[hull.vertices[1]] - points[hull.vertices[0]]);
    normal = {along.y, -along.x};
  }
  if constexpr (D == 3) normal = hull.plane_normal;
  return {{normal, hull.vertices}, {-normal, {hull.vertices.rbegin(), hull.vertices.rend()}}};
}

template <int D>
std::vector<Face<D>> facesOf(const std::vector<Vec<D>>& points, const HullMesh<D>& hull, double& flattened) {
  if (hull.rank == D - 1) return bothSides<D>(points, hull);
  if (hull.rank < D) return {};
  if constexpr (D == 3) {
    FaceMerger merger(points, hull);
    const std::vector<Face<3>> merged = merger.faces();
    flattened = merger.flattened();
    return merged;
  }
  std::vector<Face<D>> faces;
  for (std::size_t f = 0; f < hull.facets.size(); ++f)
    faces.push_back({hull.normals[f], {hull.facets[f].begin(), hull.facets[f].end()}});
  return faces;
}

template <int D>
std::vector<std::array<int, 2>> edgesOf(const HullMesh<D>& hull, const std::vector<Face<D>>& faces) {
  std::vector<std::array<int, 2>> edges;
  if (hull.rank == 1 && D > 1) return {{hull.vertices[0], hull.vertices[1]}};
  if (D == 1) return {};
  for (const Face<D>& face : faces)
    for (std::size_t i = 0; i < face.corners.size(); ++i) {
      const int from = face.corners[i], to = face.corners[(i + 1) % face.corners.size()];
      edges.push_back({std::min(from, to), std::max(from, to)});
    }
  std::sort(edges.begin(), edges.end());
  edges.erase(std::unique(edges.begin(), edges.end()), edges.end());
  return edges;
}

}  // namespace

template <int D>
bool hasPolytopeCore(const Shape<D>& shape) {
  return !corePoints<D>(shape).empty();
}

template <int D>
FaceMesh<D> faceMesh(const Shape<D>& shape) {
  const std::vector<Vec<D>> points = corePoints<D>(shape);
  FaceMesh<D> mesh;
  const HullMesh<D> hull = hullWithoutSlivers<D>(points, mesh.flattened);
  mesh.rank = hull.rank;
  if (hull.rank < 0) return mesh;
  mesh.faces = facesOf<D>(points, hull, mesh.flattened);
  mesh.edges = edgesOf<D>(hull, mesh.faces);
  std::vector<int> number(points.size(), -1);
  for (const int i : hull.vertices) {
    number[i] = static_cast<int>(mesh.points.size());
    mesh.points.push_back(points[i]);
  }
  for (Face<D>& face : mesh.faces)
    for (int& corner : face.corners) corner = number[corner];
  for (auto& edge : mesh.edges) edge = {number[edge[0]], number[edge[1]]};
  return mesh;
}

template <int D>
FaceMesh<D> placed(FaceMesh<D> mesh, const Pose<D>& pose, Vec<D> origin) {
  const Vec<D> offset = pose.position - origin;
  for (Vec<D>& p : mesh.points) p = pose.rotation.apply(p) + offset;
  for (Face<D>& face : mesh.faces) face.normal = pose.rotation.apply(face.normal);
  return mesh;
}

template bool hasPolytopeCore<1>(const Shape<1>&);
template bool hasPolytopeCore<2>(const Shape<2>&);
template bool hasPolytopeCore<3>(const Shape<3>&);
template FaceMesh<1> faceMesh<1>(const Shape<1>&);
template FaceMesh<2> faceMesh<2>(const Shape<2>&);
template FaceMesh<3> faceMesh<3>(const Shape<3>&);
template FaceMesh<1> placed<1>(FaceMesh<1>, const Pose<1>&, Vec<1>);
template FaceMesh<2> placed<2>(FaceMesh<2>, const Pose<2>&, Vec<2>);
template FaceMesh<3> placed<3>(FaceMesh<3>, const Pose<3>&, Vec<3>);

}  // namespace gjk
