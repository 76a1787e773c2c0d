// The EPA of tutorials: grow the simplex that encloses the origin, nearest facet by nearest facet, in single precision.

#include "model/run/textbook.h"
#include "model/run/textbook_parts.h"

#include <glm/glm.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

namespace gjklab::textbook {
namespace {

using glm::cross;
using glm::dot;

struct Face {
  std::array<int, 3> corners{-1, -1, -1};
  vec3 normal{0.0f};
  float distance = 0;
  int index = -1;  ///< in the trace
};

class Epa {
 public:
  Epa(const Scene& scene, Supports& supports, gjk::Trace<3>& trace)
      : scene_(scene), supports_(supports), trace_(trace) {}

  void run(const std::vector<Vertex>& simplex) {
    begin(simplex);
    trace_.result.status = gjk::Status::intersecting;
    float least_reach = INFINITY;
    const int most = std::min(kTextbookEpaIterations, scene_.query.epa_max_iterations);
    for (int i = 1; i <= most; ++i) {
      const std::optional<Face> nearest = nearestFace();
      if (!nearest) return end(gjk::Termination::precision_limit);
      const Vertex w = supports_(nearest->normal);
      const float reach = dot(w.w, nearest->normal);
      least_reach = std::min(least_reach, reach);
      gjk::EpaRecord<3>& record = beginRecord(i, *nearest, w, least_reach);
      const bool done = reach - nearest->distance < kTextbookTolerance;
      if (done || i == most || faces_.size() > static_cast<std::size_t>(kTextbookFaces)) {
        record.decision = done ? gjk::EpaDecision::done : gjk::EpaDecision::stopped;
        answer(*nearest);
        return end(done ? gjk::Termination::converged : gjk::Termination::max_iterations);
      }
      expand(record, *nearest, w);
    }
  }

 private:
  /// Turned outward by the side on which O lies, as tutorials do.
  Face face(int i, int j, int k, int born) {
    Face made{{i, j, k}, vec3(0.0f), 0, static_cast<int>(trace_.polytope.facets.size())};
    const vec3 p = corner(i), q = j >= 0 ? corner(j) : p;
    if (scene_.dimension == 1)
      made.normal = vec3(p.x < 0 ? -1.0f : 1.0f, 0, 0);
    else if (scene_.dimension == 2)
      made.normal = glm::normalize(vec3(q.y - p.y, p.x - q.x, 0));
    else
      made.normal = glm::normalize(cross(q - p, corner(k) - p));
    made.distance = dot(made.normal, p);
    if (made.distance < 0) {
      made.normal = -made.normal;
      made.distance = -made.distance;
      if (j >= 0) std::swap(made.corners[0], made.corners[1]);
    }
    gjk::FacetRecord<3> record;
    record.vertices = made.corners;
    record.born = born;
    if (std::isfinite(made.distance)) {  // else 0 / 0: written as no normal at all
      record.normal = dvec3(made.normal);
      record.distance = static_cast<double>(made.distance);
    }
    trace_.polytope.facets.push_back(record);
    return made;
  }

  vec3 corner(int i) const { return vertices_[static_cast<std::size_t>(i)].w; }

  void add(const Vertex& vertex) {
    vertices_.push_back(vertex);
    trace_.polytope.vertices.push_back(traced(vertex));
  }

  void begin(const std::vector<Vertex>& simplex) {
    for (const Vertex& vertex : simplex) add(vertex);
    const int n = static_cast<int>(simplex.size());
    if (scene_.dimension == 1)
      for (int i = 0; i < n; ++i) faces_.push_back(face(i, -1, -1, 0));
    else if (scene_.dimension == 2)
      for (int i = 0; i < n; ++i) faces_.push_back(face(i, (i + 1) % n, -1, 0));
    else
      for (const auto& [i, j, k] : {std::array{0, 1, 2}, {0, 3, 1}, {0, 2, 3}, {1, 3, 2}})
        faces_.push_back(face(i, j, k, 0));
  }

  /// "if (distance < least)": a distance that is no number is never the least.
  std::optional<Face> nearestFace() const {
    std::optional<Face> nearest;
    float least = INFINITY;
    for (const Face& each : faces_)
      if (each.distance < least) {
        least = each.distance;
        nearest = each;
      }
    return nearest;
  }

  gjk::EpaRecord<3>& beginRecord(int iteration, const Face& nearest, const Vertex& w, float least_reach) {
    gjk::EpaRecord<3>& record = trace_.epa.emplace_back();
    record.iteration = iteration;
    record.closest_facet = nearest.index;
    record.direction = dvec3(nearest.normal);
    record.support = traced(w);
    record.lower_bound = static_cast<double>(nearest.distance);
    record.upper_bound = static_cast<double>(least_reach);
    const auto none = [](std::size_t size) { return gjk::IndexRange{static_cast<int>(size), static_cast<int>(size)}; };
    record.removed = none(trace_.polytope.removed.size());
    record.horizon = none(trace_.polytope.horizons.size());
    record.added = none(trace_.polytope.facets.size());
    return record;
  }

  /// The plane: the nearest edge alone goes. Space: every face that has w in front.
  bool goes(const Face& each, const Face& nearest, const Vertex& w) const {
    if (scene_.dimension < 3) return each.index == nearest.index;
    return dot(each.normal, w.w - corner(each.corners[0])) > 0;
  }

  /// An edge that two faces share is met once each way, and is none of the ring.
  static void toggle(std::array<int, 2> edge, std::vector<std::array<int, 2>>& ring) {
    const auto twin = std::find(ring.begin(), ring.end(), std::array<int, 2>{edge[1], edge[0]});
    if (twin != ring.end())
      ring.erase(twin);
    else
      ring.push_back(edge);
  }

  void expand(gjk::EpaRecord<3>& record, const Face& nearest, const Vertex& w) {
    gjk::PolytopeRecord<3>& polytope = trace_.polytope;
    const int fresh = static_cast<int>(vertices_.size());
    std::vector<Face> left;
    std::vector<std::array<int, 2>> ring;
    for (const Face& each : faces_) {
      if (!goes(each, nearest, w)) {
        left.push_back(each);
        continue;
      }
      polytope.removed.push_back(each.index);
      polytope.facets[static_cast<std::size_t>(each.index)].died = record.iteration;
      const auto [p, q, r] = each.corners;
      if (scene_.dimension == 3)
        for (const auto& edge : {std::array{p, q}, {q, r}, {r, p}}) toggle(edge, ring);
    }
    add(w);
    record.new_vertex = fresh;
    faces_ = std::move(left);
    join(record, nearest, ring, fresh);
    record.removed.end = static_cast<int>(polytope.removed.size());
    record.horizon.end = static_cast<int>(polytope.horizons.size());
    record.added.end = static_cast<int>(polytope.facets.size());
  }

  void join(const gjk::EpaRecord<3>& record, const Face& nearest, const std::vector<std::array<int, 2>>& ring,
            int fresh) {
    const auto grow = [&](int i, int j, int k) { faces_.push_back(face(i, j, k, record.iteration)); };
    std::vector<gjk::Ridge<3>>& horizons = trace_.polytope.horizons;
    if (scene_.dimension == 1) return grow(fresh, -1, -1);
    if (scene_.dimension == 2) {
      for (const int end : {nearest.corners[0], nearest.corners[1]}) horizons.push_back({end, -1});
      grow(nearest.corners[0], fresh, -1);
      grow(fresh, nearest.corners[1], -1);
      return;
    }
    for (const auto& [from, to] : ring) {
      horizons.push_back({from, to});
      grow(from, to, fresh);
    }
  }

  void end(gjk::Termination why) { trace_.result.termination = why; }

  void answer(const Face& nearest) {
    gjk::Result<3>& result = trace_.result;
    result.has_distance = true;
    result.depth = static_cast<double>(nearest.distance);
    result.normal = dvec3(nearest.normal);
    result.lower_bound = trace_.epa.back().lower_bound;
    result.upper_bound = trace_.epa.back().upper_bound;
    // The point of B behind the facet's first corner, and from it the facet's foot: as good as tutorials have it.
    const Vertex& first = vertices_[static_cast<std::size_t>(nearest.corners[0])];
    result.point_b = dvec3(first.b);
    result.point_a = dvec3(first.b + nearest.normal * nearest.distance);
  }

  const Scene& scene_;
  Supports& supports_;
  gjk::Trace<3>& trace_;
  std::vector<Vertex> vertices_;
  std::vector<Face> faces_;
};

}  // namespace

void runEpa(const Scene& scene, Supports& supports, const std::vector<Vertex>& simplex, gjk::Trace<3>& trace) {
  Epa(scene, supports, trace).run(simplex);
}

}  // namespace gjklab::textbook
