// The drawn solid of a polytope: triangles, true edges, sharp curves.

#include "model/solid/solids.h"

namespace gjklab {
namespace {

void addMesh(const Polytope& p, Solid& solid) {
  for (const Polytope::Face& face : p.faces) {
    const int base = static_cast<int>(solid.positions.size());
    for (int i = face.first; i < face.end(); ++i) {
      solid.positions.push_back(p.points[p.loops[i]]);
      solid.normals.push_back(p.corner_normals[i]);
    }
    for (int i = 2; i < face.count; ++i) solid.triangles.insert(solid.triangles.end(), {base, base + i - 1, base + i});
  }
}

/// Sharp edges along a curved face are pieces of one curve: they are chained up where exactly two of them meet without
/// a corner.
class CurveChains {
 public:
  explicit CurveChains(const Polytope& p) : p_(p), at_point_(p.points.size()) {}

  void add(const Polytope::Edge& e) {
    at_point_[e.from].push_back(static_cast<int>(pieces_.size()));
    at_point_[e.to].push_back(static_cast<int>(pieces_.size()));
    pieces_.push_back({e.from, e.to});
  }

  void emit(Solid& solid) {
    used_.assign(pieces_.size(), false);
    for (std::size_t i = 0; i < pieces_.size(); ++i) {
      if (used_[i]) continue;
      used_[i] = true;
      std::vector<int> chain = grow(pieces_[i][0], pieces_[i][1]);
      const bool closed = chain.size() > 3 && chain.front() == chain.back();
      if (!closed) {
        std::vector<int> back = grow(pieces_[i][1], pieces_[i][0]);
        chain.insert(chain.begin(), back.rbegin(), back.rend() - 2);
      }
      std::vector<dvec3> curve;
      for (std::size_t k = 0; k < chain.size() - (closed ? 1 : 0); ++k) curve.push_back(p_.points[chain[k]]);
      (closed ? solid.rims : solid.creases).push_back(std::move(curve));
    }
  }

 private:
  /// The chain that begins with these two points.
  std::vector<int> grow(int from, int to) {
    std::vector<int> chain{from, to};
    while (chain.back() != chain.front()) {
      const int end = chain.back(), before = chain[chain.size() - 2];
      int piece = -1;
      if (at_point_[end].size() != 2) break;
      for (const int candidate : at_point_[end])
        if (!used_[candidate]) piece = candidate;
      if (piece < 0) break;
      const int next = pieces_[piece][0] == end ? pieces_[piece][1] : pieces_[piece][0];
      const dvec3 in = p_.points[end] - p_.points[before], out = p_.points[next] - p_.points[end];
      if (glm::dot(in, out) < 0.8 * glm::length(in) * glm::length(out)) break;
      used_[piece] = true;
      chain.push_back(next);
    }
    return chain;
  }

  const Polytope& p_;
  std::vector<std::array<int, 2>> pieces_;
  std::vector<std::vector<int>> at_point_;
  std::vector<bool> used_;
};

void addEdges(const Polytope& p, Solid& solid) {
  CurveChains curves(p);
  for (const Polytope::Edge& e : p.edges) {
    if (!e.sharp) continue;
    if (e.left >= 0 && (p.faces[e.left].curved || p.faces[e.right].curved)) {
      curves.add(e);
      continue;
    }
    solid.edges.push_back({p.points[e.from], p.points[e.to]});
    // An edge without faces (a segment) is never hidden: both normals are zero, which look nowhere.
    solid.edge_normals.push_back(e.left < 0 ? std::array{dvec3(0.0), dvec3(0.0)}
                                            : std::array{p.faces[e.left].normal, p.faces[e.right].normal});
  }
  curves.emit(solid);
}

}  // namespace

Solid polytopeSolid(const Polytope& p) {
  Solid solid;
  for (std::size_t i = 0; i < p.points.size(); ++i) {
    if (p.index[i] < 0) continue;
    solid.vertices.push_back(p.points[i]);
    solid.vertex_index.push_back(p.index[i]);
  }
  addMesh(p, solid);
  addEdges(p, solid);
  for (const Polytope::Face& face : p.faces) solid.round = solid.round || face.curved;
  solid.curved_core = solid.round;
  setSize(solid, p.points);
  return solid;
}

}  // namespace gjklab
