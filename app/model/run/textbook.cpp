#include "model/run/textbook.h"

#include "gjk/feature.h"

#include <glm/glm.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace gjklab {
namespace {

using glm::cross;
using glm::dot;
using glm::vec3;

constexpr float kEpaTolerance = 1e-4f;
constexpr int kEpaIterations = 64;

struct Vertex {
  vec3 w{0.0f}, a{0.0f}, b{0.0f};
  int index_a = -1, index_b = -1;
};

gjk::Support<3> traced(const Vertex& vertex) {
  return {dvec3(vertex.w), dvec3(vertex.a), dvec3(vertex.b), vertex.index_a, vertex.index_b};
}

/// (u × v) × u: square to u, towards v.
vec3 towards(vec3 u, vec3 v) { return cross(cross(u, v), u); }

class Textbook {
 public:
  Textbook(const Scene& scene, Run& run)
      : scene_(scene), run_(run), a_(scene.a, scene.dimension), b_(scene.b, scene.dimension) {}

  void run() {
    if (gjk()) epa();
    gjk::Result<3>& result = run_.trace.result;
    result.gjk_iterations = static_cast<int>(run_.trace.gjk.size());
    result.epa_iterations = static_cast<int>(run_.trace.epa.size());
    result.support_calls = calls_;
    for (const auto& record : run_.trace.gjk) widenScale(record.support.w);
  }

 private:
  Vertex support(vec3 d) {
    ++calls_;
    const gjk::SupportPoint<3> a = a_(dvec3(d), true), b = b_(-dvec3(d), true);
    Vertex vertex{vec3(0.0f), vec3(a.point), vec3(b.point), a.index, b.index};
    vertex.w = vertex.a - vertex.b;
    return vertex;
  }

  void widenScale(dvec3 w) {
    for (int k = 0; k < 3; ++k) run_.trace.scale = std::max(run_.trace.scale, std::abs(w[k]));
  }

  /// True where the simplex came to enclose the origin.
  bool gjk() {
    vec3 d = scene_.query.initial_direction ? vec3(*scene_.query.initial_direction)
                                            : vec3(scene_.b.position) - vec3(scene_.a.position);
    if (d == vec3(0.0f)) d = vec3(1, 0, 0);
    gjk::Result<3>& result = run_.trace.result;
    result = {};
    result.has_distance = false;
    const int most = std::min(kTextbookIterations, scene_.query.max_iterations);
    for (int i = 1; i <= most; ++i) {
      const Vertex w = support(d);
      gjk::GjkRecord<3>& record = begin(i, d, w);
      if (i > 1 && dot(w.w, d) < 0) {
        finish(record, gjk::kNoFeature, gjk::GjkDecision::separated);
        result.termination = gjk::Termination::separating_direction;
        result.normal = glm::normalize(dvec3(d));
        return false;
      }
      simplex_.insert(simplex_.begin(), w);
      gjk::Feature kept = gjk::kNoFeature;
      const bool enclosed = nextSimplex(d, kept);
      const bool last = i == most && !enclosed;
      finish(record, kept,
             enclosed ? gjk::GjkDecision::enclosed
             : last   ? gjk::GjkDecision::stopped
                      : gjk::GjkDecision::go_on);
      if (enclosed) {
        result.status = gjk::Status::intersecting;
        return true;
      }
      keep(kept);
    }
    result.status = gjk::Status::separated;
    result.termination = gjk::Termination::max_iterations;
    return false;
  }

  gjk::GjkRecord<3>& begin(int iteration, vec3 d, const Vertex& w) {
    gjk::GjkRecord<3>& record = run_.trace.gjk.emplace_back();
    record.iteration = iteration;
    record.direction = dvec3(d);
    record.support = traced(w);
    record.simplex.push({traced(w), 0});
    for (const Vertex& vertex : simplex_) record.simplex.push({traced(vertex), 0});
    return record;
  }

  void finish(gjk::GjkRecord<3>& record, gjk::Feature kept, gjk::GjkDecision decision) {
    const bool tested = decision != gjk::GjkDecision::separated;
    record.decision = decision;
    record.region = tested ? kept : gjk::kNoFeature;
    record.kept = tested ? kept : gjk::allOf(record.simplex.size()) & ~1u;
    record.closest = decision == gjk::GjkDecision::enclosed ? dvec3(0.0) : nearestOn(record);
  }

  /// The foot of O on what is kept: drawn, and not used by the algorithm.
  dvec3 nearestOn(const gjk::GjkRecord<3>& record) const {
    std::vector<dvec3> points;
    for (int i = 0; i < record.simplex.size(); ++i)
      if (gjk::contains(record.kept, i)) points.push_back(record.simplex[i].support.w);
    if (points.empty()) return dvec3(0.0);
    dvec3 foot = points[0];
    if (points.size() >= 2) {
      const dvec3 e = points[1] - points[0];
      const double length = dot(e, e);
      if (length > 0) foot = points[0] - e * (dot(points[0], e) / length);
    }
    if (points.size() == 3) {
      const dvec3 n = cross(points[1] - points[0], points[2] - points[0]);
      const double length = dot(n, n);
      if (length > 0) foot = n * (dot(n, points[0]) / length);
    }
    return foot;
  }

  void keep(gjk::Feature kept) {
    std::vector<Vertex> left;
    for (std::size_t i = 0; i < simplex_.size(); ++i)
      if (gjk::contains(kept, static_cast<int>(i))) left.push_back(simplex_[i]);
    simplex_ = std::move(left);
  }

  /// Muratori's cases: which vertices stay and where to look next. True where O is enclosed.
  bool nextSimplex(vec3& d, gjk::Feature& kept) {
    switch (simplex_.size()) {
      case 1:
        kept = 1;
        d = -simplex_[0].w;
        return false;
      case 2:
        return line(d, kept, 0, 1);
      case 3:
        return scene_.dimension == 2 ? flatTriangle(d, kept) : triangle(d, kept, 0, 1, 2);
      default:
        return tetrahedron(d, kept);
    }
  }

  vec3 at(int i) const { return simplex_[static_cast<std::size_t>(i)].w; }

  bool line(vec3& d, gjk::Feature& kept, int a, int b) {
    const vec3 ab = at(b) - at(a), ao = -at(a);
    if (scene_.dimension == 1) {
      kept = 1u << a | 1u << b;
      d = ao;
      return ab.x * ao.x > 0 && ab.x * ab.x >= ab.x * ao.x;
    }
    if (dot(ab, ao) > 0) {
      kept = 1u << a | 1u << b;
      d = towards(ab, ao);
    } else {
      kept = 1u << a;
      d = ao;
    }
    return false;
  }

  /// In the plane two edges are left, each with an outer side.
  bool flatTriangle(vec3& d, gjk::Feature& kept) {
    const vec3 ab = at(1) - at(0), ac = at(2) - at(0), ao = -at(0);
    const vec3 outside_ab = -towards(ab, ac), outside_ac = -towards(ac, ab);
    if (dot(outside_ab, ao) > 0) {
      kept = 0b011;
      d = outside_ab;
      return false;
    }
    if (dot(outside_ac, ao) > 0) {
      kept = 0b101;
      d = outside_ac;
      return false;
    }
    kept = 0b111;
    return true;
  }

  bool triangle(vec3& d, gjk::Feature& kept, int a, int b, int c) {
    const vec3 ab = at(b) - at(a), ac = at(c) - at(a), ao = -at(a), abc = cross(ab, ac);
    if (dot(cross(abc, ac), ao) > 0) {
      if (dot(ac, ao) <= 0) return line(d, kept, a, b);
      kept = 1u << a | 1u << c;
      d = towards(ac, ao);
    } else if (dot(cross(ab, abc), ao) > 0) {
      return line(d, kept, a, b);
    } else {
      kept = 1u << a | 1u << b | 1u << c;
      d = dot(abc, ao) > 0 ? abc : -abc;
    }
    return false;
  }

  bool tetrahedron(vec3& d, gjk::Feature& kept) {
    const auto outside = [&](int b, int c, int opposite) {
      const vec3 n = cross(at(b) - at(0), at(c) - at(0));
      const float side = dot(n, at(opposite) - at(0)), origin = dot(n, -at(0));
      return side < 0 ? origin > 0 : origin < 0;
    };
    if (outside(1, 2, 3)) return triangle(d, kept, 0, 1, 2);
    if (outside(2, 3, 1)) return triangle(d, kept, 0, 2, 3);
    if (outside(3, 1, 2)) return triangle(d, kept, 0, 3, 1);
    kept = 0b1111;
    return true;
  }

  // ── EPA ──────────────────────────────────────────────────────────────────────────────────────────────────────────

  struct Face {
    std::array<int, 3> corners{-1, -1, -1};
    vec3 normal{0.0f};
    float distance = 0;
    int index = -1;  ///< in the trace
  };

  /// Turned outward by the side on which O lies, as tutorials do.
  Face face(int i, int j, int k, int born) {
    Face made{{i, j, k}, vec3(0.0f), 0, static_cast<int>(run_.trace.polytope.facets.size())};
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
    record.normal = dvec3(made.normal);
    record.distance = static_cast<double>(made.distance);
    record.born = born;
    run_.trace.polytope.facets.push_back(record);
    return made;
  }

  vec3 corner(int i) const { return polytope_[static_cast<std::size_t>(i)].w; }

  void add(const Vertex& vertex) {
    polytope_.push_back(vertex);
    run_.trace.polytope.vertices.push_back(traced(vertex));
  }

  void startPolytope() {
    for (const Vertex& vertex : simplex_) add(vertex);
    const int n = static_cast<int>(simplex_.size());
    if (scene_.dimension == 1)
      for (int i = 0; i < n; ++i) faces_.push_back(face(i, -1, -1, 0));
    else if (scene_.dimension == 2)
      for (int i = 0; i < n; ++i) faces_.push_back(face(i, (i + 1) % n, -1, 0));
    else
      for (const auto& [i, j, k] : {std::array{0, 1, 2}, {0, 3, 1}, {0, 2, 3}, {1, 3, 2}})
        faces_.push_back(face(i, j, k, 0));
  }

  void epa() {
    startPolytope();
    gjk::Result<3>& result = run_.trace.result;
    float best_upper = INFINITY;
    const int most = std::min(kEpaIterations, scene_.query.epa_max_iterations);
    for (int i = 1; i <= most; ++i) {
      const auto closest = std::min_element(faces_.begin(), faces_.end(),
                                            [](const Face& p, const Face& q) { return p.distance < q.distance; });
      const Face nearest = *closest;
      if (!std::isfinite(nearest.distance)) return stop(nearest, gjk::Termination::precision_limit);
      const Vertex w = support(nearest.normal);
      const float reach = dot(w.w, nearest.normal);
      best_upper = std::min(best_upper, reach);
      gjk::EpaRecord<3>& record = run_.trace.epa.emplace_back();
      record.iteration = i;
      record.closest_facet = nearest.index;
      record.direction = dvec3(nearest.normal);
      record.support = traced(w);
      record.lower_bound = static_cast<double>(nearest.distance);
      record.upper_bound = static_cast<double>(best_upper);
      emptyRanges(record);
      if (reach - nearest.distance < kEpaTolerance) {
        record.decision = gjk::EpaDecision::done;
        answer(nearest, gjk::Termination::converged);
        return;
      }
      if (i == most) {
        record.decision = gjk::EpaDecision::stopped;
        answer(nearest, gjk::Termination::max_iterations);
        return;
      }
      expand(record, nearest, w);
      if (faces_.empty()) {
        answer(nearest, gjk::Termination::precision_limit);
        return;
      }
    }
    result.termination = gjk::Termination::max_iterations;
  }

  void stop(const Face& nearest, gjk::Termination why) {
    run_.trace.result.termination = why;
    if (!run_.trace.epa.empty()) answer(nearest, why);
  }

  void emptyRanges(gjk::EpaRecord<3>& record) {
    const int removed = static_cast<int>(run_.trace.polytope.removed.size());
    const int ridges = static_cast<int>(run_.trace.polytope.horizons.size());
    const int facets = static_cast<int>(run_.trace.polytope.facets.size());
    record.removed = {removed, removed};
    record.horizon = {ridges, ridges};
    record.added = {facets, facets};
  }

  /// The plane: the nearest edge alone goes. Space: every face that has w in front.
  void expand(gjk::EpaRecord<3>& record, const Face& nearest, const Vertex& w) {
    const int fresh = static_cast<int>(polytope_.size());
    std::vector<Face> left;
    std::vector<std::array<int, 2>> ring;
    for (const Face& each : faces_) {
      const bool seen =
          scene_.dimension == 3 ? dot(each.normal, w.w - corner(each.corners[0])) > 0 : each.index == nearest.index;
      if (!seen) {
        left.push_back(each);
        continue;
      }
      run_.trace.polytope.removed.push_back(each.index);
      run_.trace.polytope.facets[static_cast<std::size_t>(each.index)].died = record.iteration;
      const int corners = scene_.dimension;
      for (int k = 0; k < corners && corners == 3; ++k) {
        const std::array<int, 2> edge{each.corners[static_cast<std::size_t>(k)],
                                      each.corners[static_cast<std::size_t>((k + 1) % 3)]};
        const auto twin = std::find(ring.begin(), ring.end(), std::array<int, 2>{edge[1], edge[0]});
        if (twin != ring.end())
          ring.erase(twin);
        else
          ring.push_back(edge);
      }
    }
    add(w);
    record.new_vertex = fresh;
    faces_ = std::move(left);
    const auto grow = [&](int i, int j, int k) { faces_.push_back(face(i, j, k, record.iteration)); };
    if (scene_.dimension == 3) {
      for (const auto& [from, to] : ring) {
        run_.trace.polytope.horizons.push_back({from, to});
        grow(from, to, fresh);
      }
    } else if (scene_.dimension == 2) {
      for (const int end : {nearest.corners[0], nearest.corners[1]}) run_.trace.polytope.horizons.push_back({end, -1});
      grow(nearest.corners[0], fresh, -1);
      grow(fresh, nearest.corners[1], -1);
    } else {
      grow(fresh, -1, -1);
    }
    record.removed.end = static_cast<int>(run_.trace.polytope.removed.size());
    record.horizon.end = static_cast<int>(run_.trace.polytope.horizons.size());
    record.added.end = static_cast<int>(run_.trace.polytope.facets.size());
  }

  void answer(const Face& nearest, gjk::Termination why) {
    gjk::Result<3>& result = run_.trace.result;
    result.status = gjk::Status::intersecting;
    result.termination = why;
    result.has_distance = true;
    result.depth = static_cast<double>(nearest.distance);
    result.normal = dvec3(nearest.normal);
    const gjk::EpaRecord<3>& last = run_.trace.epa.back();
    result.lower_bound = last.lower_bound;
    result.upper_bound = last.upper_bound;
    const vec3 foot = nearest.normal * nearest.distance;
    result.point_b = dvec3(corner(nearest.corners[0]) * 0.0f);
    // The pair behind the facet's first corner, moved to the foot: as good as single precision has it.
    const Vertex& first = polytope_[static_cast<std::size_t>(nearest.corners[0])];
    result.point_b = dvec3(first.b);
    result.point_a = dvec3(first.b + foot);
  }

  const Scene& scene_;
  Run& run_;
  BodySupport a_, b_;
  std::vector<Vertex> simplex_;  ///< newest first
  std::vector<Vertex> polytope_;
  std::vector<Face> faces_;
  int calls_ = 0;
};

}  // namespace

void runTextbook(const Scene& scene, Run& into) {
  into.method = gjk::Method::boolean;
  into.trace.clear();
  Textbook(scene, into).run();
}

}  // namespace gjklab
