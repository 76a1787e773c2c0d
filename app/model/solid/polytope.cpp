#include "model/solid/polytope.h"

namespace gjklab {
namespace {

struct HalfEdge {
  int from, to, face, corner;  ///< corner: place of `from` in loops
};

/// The half-edges in the order of their smaller end, so that those of one edge are near each other.
struct Buckets {
  std::vector<HalfEdge> half_edges;
  std::vector<int> begin;  ///< of each point's bucket; one more at the end
};

Buckets bucketsOf(const Polytope& p) {
  Buckets buckets;
  buckets.begin.assign(p.points.size() + 1, 0);
  buckets.half_edges.resize(p.loops.size());
  const auto visit = [&p](auto&& visitor) {
    for (int f = 0; f < static_cast<int>(p.faces.size()); ++f) {
      const Polytope::Face& face = p.faces[f];
      for (int i = 0; i < face.count; ++i) {
        const int from = p.loops[face.first + i], to = p.loops[face.first + (i + 1) % face.count];
        visitor(HalfEdge{from, to, f, face.first + i});
      }
    }
  };
  visit([&](HalfEdge h) { ++buckets.begin[std::min(h.from, h.to) + 1]; });
  for (std::size_t i = 1; i < buckets.begin.size(); ++i) buckets.begin[i] += buckets.begin[i - 1];
  std::vector<int> fill = buckets.begin;
  visit([&](HalfEdge h) { buckets.half_edges[fill[std::min(h.from, h.to)]++] = h; });
  return buckets;
}

/// The edge's normals at both ends, the mean of its faces' there.
std::array<dvec3, 2> normalsAlong(const Polytope& p, const HalfEdge& left, const HalfEdge& right) {
  const auto next = [&p](const HalfEdge& h) {
    const Polytope::Face& face = p.faces[h.face];
    return h.corner + 1 == face.end() ? face.first : h.corner + 1;
  };
  return {glm::normalize(p.corner_normals[left.corner] + p.corner_normals[next(right)]),
          glm::normalize(p.corner_normals[next(left)] + p.corner_normals[right.corner])};
}

}  // namespace

void Polytope::addFace(const int* corners, int count, dvec3 face_normal) {
  faces.push_back({static_cast<int>(loops.size()), count, face_normal, false});
  loops.insert(loops.end(), corners, corners + count);
  corner_normals.insert(corner_normals.end(), static_cast<std::size_t>(count), face_normal);
  seams.insert(seams.end(), static_cast<std::size_t>(count), 0);
}

bool Polytope::connect() {
  edges.clear();
  Buckets buckets = bucketsOf(*this);
  bool closed = true;
  int used_points = 0;
  for (int p = 0; p < static_cast<int>(points.size()); ++p) {
    for (int i = buckets.begin[p]; i < buckets.begin[p + 1]; ++i) {
      const HalfEdge h = buckets.half_edges[i];
      if (h.face < 0) continue;
      int twin = -1;
      for (int j = i + 1; j < buckets.begin[p + 1] && twin < 0; ++j) {
        const HalfEdge& other = buckets.half_edges[j];
        if (other.face >= 0 && other.from == h.to && other.to == h.from) twin = j;
      }
      if (twin < 0) {
        closed = false;
        continue;
      }
      const HalfEdge& right = buckets.half_edges[twin];
      const bool is_seam = seams[h.corner] && seams[right.corner];
      edges.push_back({h.from, h.to, h.face, right.face, !is_seam, {}});
      if (is_seam) edges.back().normal = normalsAlong(*this, h, right);
      buckets.half_edges[twin].face = -1;
    }
  }
  std::vector<bool> used(points.size(), false);
  for (const int p : loops) {
    if (!used[p]) ++used_points;
    used[p] = true;
  }
  return closed && used_points - static_cast<int>(edges.size()) + static_cast<int>(faces.size()) == 2;
}

Polytope rotated(const Polytope& p, const glm::dmat3& rotation) {
  Polytope result = p;
  for (dvec3& point : result.points) point = rotation * point;
  for (Polytope::Face& face : result.faces) face.normal = rotation * face.normal;
  for (dvec3& normal : result.corner_normals) normal = rotation * normal;
  for (Polytope::Edge& edge : result.edges)
    for (dvec3& normal : edge.normal) normal = rotation * normal;
  return result;
}

}  // namespace gjklab
