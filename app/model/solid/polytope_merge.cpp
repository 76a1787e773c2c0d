// Merges coplanar pieces into faces.
//
// A hull's facets are triangles and the sum of two polytopes falls into pieces where faces or edges are parallel; some
// pieces are slivers without a usable plane. Steps:
//   1. points joined by an edge of no length become one;
//   2. flat faces whose corners lie in each other's plane join a group (union-find over the edges);
//   3. slivers join a group too, each over its longest edge and only one: over the short edges they would leave spikes,
//      and over two edges they would join faces that meet at an angle;
//   4. each group's outline becomes a face, and points inside a face or on an edge vanish.

#include "model/solid/polytope.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "model/solid/polygon.h"

namespace gjklab {
namespace {

class UnionFind {
 public:
  explicit UnionFind(std::size_t count) : parent_(count) { std::iota(parent_.begin(), parent_.end(), 0); }
  int root(int i) {
    while (parent_[i] != i) i = parent_[i] = parent_[parent_[i]];
    return i;
  }
  void join(int from, int to) { parent_[root(from)] = root(to); }

 private:
  std::vector<int> parent_;
};

/// Twice the area of a face (Newell), and its longest edge.
struct Extent {
  double area = 0, length = 0;
};

class Merger {
 public:
  Merger(const Polytope& pieces, double tolerance)
      : pieces_(pieces), tolerance_(tolerance), points_(pieces.points.size()), faces_(pieces.faces.size()) {}

  Polytope run() {
    joinPoints();
    measureFaces();
    if (std::none_of(has_plane_.begin(), has_plane_.end(), [](bool b) { return b; })) return alongLine();
    joinCoplanar();
    joinSlivers();
    traceGroups();
    dropFlatPoints();
    return assemble();
  }

 private:
  struct Loop {
    int face;  ///< the piece that gives the plane
    std::vector<int> corners;
    std::vector<char> seams;     ///< along the corners
    std::vector<dvec3> normals;  ///< along the corners of a curved piece
  };
  struct Side {
    int from, to;
    bool seam;
  };

  void joinPoints() {
    for (const Polytope::Edge& e : pieces_.edges)
      if (glm::distance(pieces_.points[e.from], pieces_.points[e.to]) <= tolerance_) points_.join(e.from, e.to);
  }

  dvec3 cornerPoint(const Polytope::Face& face, int i) {
    return pieces_.points[points_.root(pieces_.loops[face.first + i % face.count])];
  }

  void measureFaces() {
    extents_.resize(pieces_.faces.size());
    has_plane_.resize(pieces_.faces.size());
    for (std::size_t f = 0; f < pieces_.faces.size(); ++f) {
      const Polytope::Face& face = pieces_.faces[f];
      const dvec3 origin = cornerPoint(face, 0);
      dvec3 area(0.0);
      Extent& extent = extents_[f];
      for (int i = 0; i < face.count; ++i) {
        const dvec3 p = cornerPoint(face, i), q = cornerPoint(face, i + 1);
        area += glm::cross(p - origin, q - origin);
        extent.length = std::max(extent.length, glm::distance(p, q));
      }
      extent.area = glm::length(area);
      has_plane_[f] = face.curved || extent.area > tolerance_ * extent.length;
    }
  }

  /// Whether the face's corners lie in the plane of the other one, which looks the same way.
  bool liesInPlaneOf(int f, int other) {
    const dvec3 normal = pieces_.faces[other].normal;
    if (glm::dot(normal, pieces_.faces[f].normal) <= 0) return false;
    const dvec3 origin = cornerPoint(pieces_.faces[other], 0);
    for (int i = 0; i < pieces_.faces[f].count; ++i)
      if (std::abs(glm::dot(cornerPoint(pieces_.faces[f], i) - origin, normal)) > tolerance_) return false;
    return true;
  }

  /// Groups are compared by the planes that stand for them: a narrow face between two that meet at an angle lies in
  /// both planes within the tolerance, and must not tie them together.
  void joinCoplanar() {
    for (const Polytope::Edge& e : pieces_.edges) {
      if (!has_plane_[e.left] || !has_plane_[e.right]) continue;
      if (pieces_.faces[e.left].curved || pieces_.faces[e.right].curved) continue;
      const int left = faces_.root(e.left), right = faces_.root(e.right);
      const bool left_is_larger = extents_[left].area > extents_[right].area;
      const int large = left_is_larger ? left : right, small = left_is_larger ? right : left;
      if (large != small && liesInPlaneOf(small, large)) faces_.join(small, large);
    }
  }

  /// The larger plane stands for the group.
  void joinFaces(int f, int g) {
    f = faces_.root(f);
    g = faces_.root(g);
    if (f == g) return;
    const bool keep_g = has_plane_[g] && (!has_plane_[f] || extents_[g].area >= extents_[f].area);
    faces_.join(keep_g ? f : g, keep_g ? g : f);
  }

  void joinSlivers() {
    std::vector<std::pair<double, int>> seams;
    for (int i = 0; i < static_cast<int>(pieces_.edges.size()); ++i) {
      const Polytope::Edge& e = pieces_.edges[i];
      if (has_plane_[e.left] && has_plane_[e.right]) continue;
      if (pieces_.faces[e.left].curved || pieces_.faces[e.right].curved) continue;
      seams.emplace_back(-glm::distance(pieces_.points[e.from], pieces_.points[e.to]), i);
    }
    std::sort(seams.begin(), seams.end());
    for (const auto& [length, i] : seams) {
      const int left = faces_.root(pieces_.edges[i].left), right = faces_.root(pieces_.edges[i].right);
      if (!has_plane_[left] || !has_plane_[right]) joinFaces(left, right);
    }
  }

  /// Outline of every group. Where it is not one simple loop — inputs at the edge of the tolerance — the pieces stay.
  void traceGroups() {
    std::vector<std::vector<Side>> outline(pieces_.faces.size());
    for (const Polytope::Edge& e : pieces_.edges) {
      const int left = faces_.root(e.left), right = faces_.root(e.right);
      const int from = points_.root(e.from), to = points_.root(e.to);
      if (left == right || from == to) continue;
      outline[left].push_back({from, to, !e.sharp});
      outline[right].push_back({to, from, !e.sharp});
    }
    for (int f = 0; f < static_cast<int>(pieces_.faces.size()); ++f) {
      if (pieces_.faces[f].curved)
        addCurved(f);
      else if (faces_.root(f) == f)
        addGroup(f, outline[f]);
    }
  }

  void addGroup(int f, const std::vector<Side>& outline) {
    if (next_.empty()) next_.assign(pieces_.points.size(), nullptr);
    for (const Side& side : outline) next_[side.from] = &side;
    Loop loop{f, {}, {}, {}};
    if (!outline.empty()) {
      const Side* side = &outline[0];
      do {
        loop.corners.push_back(side->from);
        loop.seams.push_back(side->seam);
        side = next_[side->to];
      } while (side && side != &outline[0] && loop.corners.size() <= outline.size());
    }
    for (const Side& side : outline) next_[side.from] = nullptr;
    if (loop.corners.size() >= 3 && loop.corners.size() == outline.size()) loops_.push_back(std::move(loop));
  }

  void addCurved(int f) {
    const Polytope::Face& face = pieces_.faces[f];
    Loop loop{f, {}, {}, {}};
    for (int i = 0; i < face.count; ++i) {
      const int p = points_.root(pieces_.loops[face.first + i]);
      if (p == points_.root(pieces_.loops[face.first + (i + 1) % face.count])) continue;
      loop.corners.push_back(p);
      loop.seams.push_back(pieces_.seams[face.first + i]);
      loop.normals.push_back(pieces_.corner_normals[face.first + i]);
    }
    if (loop.corners.size() >= 3) loops_.push_back(std::move(loop));
  }

  /// A point where two faces meet and no third lies on their common edge — unless the two are the front and back of a
  /// flat polytope: there it is a corner of the outline, or lies on it.
  void dropFlatPoints() {
    std::vector<std::array<int, 2>> meeting(pieces_.points.size(), {-1, -1});
    std::vector<int> count(pieces_.points.size(), 0);
    for (int l = 0; l < static_cast<int>(loops_.size()); ++l) {
      for (const int p : loops_[l].corners) {
        if (count[p] < 2) meeting[p][count[p]] = l;
        ++count[p];
      }
    }
    std::vector<bool> dropped(pieces_.points.size(), false);
    for (std::size_t p = 0; p < count.size(); ++p) {
      if (count[p] != 2) continue;
      const dvec3 n = normalOf(loops_[meeting[p][0]]), m = normalOf(loops_[meeting[p][1]]);
      dropped[p] = glm::dot(n, m) > -0.5;
    }
    for (const Loop& loop : loops_) markStraight(loop, count, dropped);
    for (Loop& loop : loops_) {
      std::size_t kept = 0;
      for (std::size_t i = 0; i < loop.corners.size(); ++i) {
        if (dropped[loop.corners[i]]) continue;
        loop.corners[kept] = loop.corners[i];
        loop.seams[kept] = loop.seams[i];
        if (!loop.normals.empty()) loop.normals[kept] = loop.normals[i];
        ++kept;
      }
      loop.corners.resize(kept);
      loop.seams.resize(kept);
      if (!loop.normals.empty()) loop.normals.resize(kept);
    }
  }

  dvec3 normalOf(const Loop& loop) const { return pieces_.faces[loop.face].normal; }

  void markStraight(const Loop& loop, const std::vector<int>& count, std::vector<bool>& dropped) const {
    if (std::none_of(loop.corners.begin(), loop.corners.end(), [&](int p) { return count[p] == 2 && !dropped[p]; }))
      return;
    const dvec3 normal = normalOf(loop);
    const dvec3 x = glm::normalize(glm::cross(std::abs(normal.x) < 0.7 ? dvec3(1, 0, 0) : dvec3(0, 1, 0), normal));
    const dvec3 y = glm::cross(normal, x);
    std::vector<dvec2> flat;
    for (const int p : loop.corners) flat.emplace_back(glm::dot(pieces_.points[p], x), glm::dot(pieces_.points[p], y));
    const std::vector<bool> is_corner = trueCorners(flat, tolerance_);
    for (std::size_t i = 0; i < flat.size(); ++i)
      if (!is_corner[i] && count[loop.corners[i]] == 2) dropped[loop.corners[i]] = true;
  }

  Polytope assemble() {
    Polytope result;
    std::vector<int> place(pieces_.points.size(), -1);
    for (const Loop& loop : loops_) {
      if (loop.corners.size() < 3) continue;
      std::vector<int> corners;
      for (const int p : loop.corners) {
        if (place[p] < 0) {
          place[p] = static_cast<int>(result.points.size());
          result.points.push_back(pieces_.points[p]);
          result.index.push_back(pieces_.index[p]);
        }
        corners.push_back(place[p]);
      }
      result.addFace(corners.data(), static_cast<int>(corners.size()), normalOf(loop));
      std::copy(loop.seams.begin(), loop.seams.end(), result.seams.end() - corners.size());
      if (loop.normals.empty()) continue;
      result.faces.back().curved = true;
      std::copy(loop.normals.begin(), loop.normals.end(), result.corner_normals.end() - corners.size());
    }
    return result.connect() ? result : pieces_;  // the pieces are right, if not pretty
  }

  /// No face has a plane: all points lie on a line. Its two ends, or the one point that there is.
  Polytope alongLine() const {
    std::array<std::size_t, 2> ends{0, 0};
    const auto furthestFrom = [this](dvec3 p) {
      std::size_t best = 0;
      for (std::size_t i = 0; i < pieces_.points.size(); ++i)
        if (glm::distance(pieces_.points[i], p) > glm::distance(pieces_.points[best], p)) best = i;
      return best;
    };
    ends[0] = furthestFrom(pieces_.points[0]);
    ends[1] = furthestFrom(pieces_.points[ends[0]]);
    Polytope result;
    const bool is_point = glm::distance(pieces_.points[ends[0]], pieces_.points[ends[1]]) <= tolerance_;
    for (std::size_t i = 0; i < (is_point ? 1u : 2u); ++i) {
      result.points.push_back(pieces_.points[ends[i]]);
      result.index.push_back(pieces_.index[ends[i]]);
    }
    if (!is_point) result.edges.push_back({0, 1, -1, -1, true, {}});
    return result;
  }

  const Polytope& pieces_;
  double tolerance_;
  UnionFind points_, faces_;
  std::vector<Extent> extents_;
  std::vector<bool> has_plane_;  ///< or is curved
  std::vector<const Side*> next_;
  std::vector<Loop> loops_;
};

}  // namespace

Polytope merged(const Polytope& pieces, double tolerance) { return Merger(pieces, tolerance).run(); }

}  // namespace gjklab
