#include "model/solid/gauss_map.h"

namespace gjklab {

Polytope mirrored(const Polytope& p) {
  Polytope result = p;
  for (dvec3& point : result.points) point = -point;
  for (Polytope::Face& face : result.faces) {
    face.normal = -face.normal;
    for (int i = 0; i < face.count; ++i) {
      result.loops[face.first + i] = p.loops[face.end() - 1 - i];
      result.corner_normals[face.first + i] = -p.corner_normals[face.end() - 1 - i];
      result.seams[face.first + i] = p.seams[i + 1 < face.count ? face.end() - 2 - i : face.end() - 1];
    }
  }
  for (Polytope::Edge& edge : result.edges) {
    std::swap(edge.left, edge.right);
    for (dvec3& normal : edge.normal) normal = -normal;
  }
  return result;
}

GaussMap::GaussMap(const Polytope& polytope) : p_(polytope), begin_(polytope.points.size() + 1, 0) {
  for (const Polytope::Edge& e : p_.edges) {
    ++begin_[e.from + 1];
    ++begin_[e.to + 1];
  }
  for (std::size_t i = 1; i < begin_.size(); ++i) begin_[i] += begin_[i - 1];
  spokes_.resize(2 * p_.edges.size());
  std::vector<int> fill = begin_;
  for (int i = 0; i < static_cast<int>(p_.edges.size()); ++i) {
    const Polytope::Edge& e = p_.edges[i];
    spokes_[fill[e.from]++] = {e.to, i};
    spokes_[fill[e.to]++] = {e.from, i};
  }
}

int GaussMap::climb(int start, dvec3 n) const {
  for (bool higher = true; higher;) {
    higher = false;
    const double height = glm::dot(p_.points[start], n);
    int best = start;
    double best_height = height;
    for (int i = begin_[start]; i < begin_[start + 1]; ++i) {
      const double h = glm::dot(p_.points[spokes_[i].to], n);
      if (h > best_height) {
        best = spokes_[i].to;
        best_height = h;
      }
    }
    higher = best != start;
    start = best;
  }
  return start;
}

// From face to face over the edges, each search beginning where its neighbour's ended.
std::vector<int> supportsOfFaces(const Polytope& of, const GaussMap& in, const glm::dmat3& turn) {
  std::vector<int> support(of.faces.size(), -1);
  std::vector<std::vector<int>> neighbours(of.faces.size());
  for (const Polytope::Edge& e : of.edges) {
    neighbours[e.left].push_back(e.right);
    neighbours[e.right].push_back(e.left);
  }
  std::vector<int> queue{0};
  support[0] = in.climb(0, turn * of.faces[0].normal);
  for (std::size_t i = 0; i < queue.size(); ++i) {
    for (const int next : neighbours[queue[i]]) {
      if (support[next] >= 0) continue;
      support[next] = in.climb(support[queue[i]], turn * of.faces[next].normal);
      queue.push_back(next);
    }
  }
  return support;
}

}  // namespace gjklab
