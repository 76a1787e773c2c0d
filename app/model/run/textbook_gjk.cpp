// The GJK of tutorials: enclose the origin, case by case, by the signs of cross and dot products in single precision.

#include "gjk/feature.h"
#include "model/run/textbook.h"
#include "model/run/textbook_parts.h"

#include <glm/glm.hpp>

#include <algorithm>

namespace gjklab::textbook {
namespace {

using glm::cross;
using glm::dot;

/// Which vertices stay, and where to look next.
struct Case {
  gjk::Feature kept = gjk::kNoFeature;
  vec3 d{0.0f};
  bool encloses = false;
};

/// Muratori's cases for a simplex, newest vertex first. Every sign test is recorded.
class Cases {
 public:
  Cases(const std::vector<Vertex>& simplex, int dimension, gjk::GjkRecord<3>& record)
      : simplex_(simplex), dimension_(dimension), record_(record) {}

  Case find() {
    switch (simplex_.size()) {
      case 1:
        return {0b1, -at(0)};
      case 2:
        return dimension_ == 1 ? interval() : line(0, 1);
      case 3:
        return dimension_ == 2 ? flatTriangle() : triangle(1, 2);
      default:
        return tetrahedron();
    }
  }

 private:
  vec3 at(int i) const { return simplex_[static_cast<std::size_t>(i)].w; }
  vec3 edge(int i) const { return at(i) - at(0); }
  vec3 ao() const { return -at(0); }

  bool positive(const gjk::TestSubject& subject, float value) {
    record_.tests.push({subject, static_cast<double>(value), value > 0, gjk::kNoFeature});
    return value > 0;
  }
  bool along(int i) { return positive(gjk::detail::alongEdge(i), dot(edge(i), ao())); }
  /// Whether O is outside of edge a–i, within the plane of a, i and j.
  bool beside(int i, int j) {
    return positive(gjk::detail::besideEdge(i, j), dot(cross(edge(i), cross(edge(i), edge(j))), ao()));
  }

  /// 1-D: between the two, or not.
  Case interval() {
    const vec3 ab = edge(1);
    return {0b11, ao(), along(1) && dot(ab, ab) >= dot(ab, ao())};
  }

  Case line(int a, int b) {
    if (along(b)) return {1u << a | 1u << b, towards(edge(b), ao())};
    return {1u << a, ao()};
  }

  /// In the plane two edges are left, each with an outer side.
  Case flatTriangle() {
    if (beside(1, 2)) return {0b011, -towards(edge(1), edge(2))};
    if (beside(2, 1)) return {0b101, -towards(edge(2), edge(1))};
    return {0b111, vec3(0.0f), true};
  }

  Case triangle(int b, int c) {
    if (beside(c, b)) {
      if (!along(c)) return line(0, b);
      return {1u | 1u << c, towards(edge(c), ao())};
    }
    if (beside(b, c)) return line(0, b);
    const vec3 abc = cross(edge(b), edge(c));
    return {1u | 1u << b | 1u << c, positive(gjk::detail::faceSide(b, c), dot(abc, ao())) ? abc : -abc};
  }

  /// Whether O and the fourth vertex are on different sides of the face.
  bool outside(int b, int c, int opposite) {
    const vec3 n = cross(edge(b), edge(c));
    const float fourth = dot(n, edge(opposite)), origin = dot(n, ao());
    return positive(gjk::detail::faceSide(b, c), fourth < 0 ? origin : -origin);
  }

  Case tetrahedron() {
    if (outside(1, 2, 3)) return triangle(1, 2);
    if (outside(2, 3, 1)) return triangle(2, 3);
    if (outside(3, 1, 2)) return triangle(3, 1);
    return {0b1111, vec3(0.0f), true};
  }

  const std::vector<Vertex>& simplex_;
  int dimension_;
  gjk::GjkRecord<3>& record_;
};

/// The foot of O on what is kept, for the picture; the algorithm has none.
dvec3 footOn(const gjk::GjkRecord<3>& record) {
  std::vector<dvec3> points;
  for (int i = 0; i < record.simplex.size(); ++i)
    if (gjk::contains(record.kept, i)) points.push_back(record.simplex[i].support.w);
  if (points.empty() || points.size() > 3) return dvec3(0.0);
  if (points.size() == 3) {
    const dvec3 n = cross(points[1] - points[0], points[2] - points[0]);
    const double square = dot(n, n);
    return square > 0 ? n * (dot(n, points[0]) / square) : points[0];
  }
  if (points.size() == 1) return points[0];
  const dvec3 e = points[1] - points[0];
  const double square = dot(e, e);
  return square > 0 ? points[0] - e * (dot(points[0], e) / square) : points[0];
}

gjk::GjkRecord<3>& begin(gjk::Trace<3>& trace, vec3 d, const Vertex& w, const std::vector<Vertex>& simplex) {
  gjk::GjkRecord<3>& record = trace.gjk.emplace_back();
  record.iteration = static_cast<int>(trace.gjk.size());
  record.direction = dvec3(d);
  record.support = traced(w);
  record.simplex.push({traced(w), 0});
  for (const Vertex& vertex : simplex) record.simplex.push({traced(vertex), 0});
  return record;
}

void keep(gjk::Feature kept, std::vector<Vertex>& simplex) {
  std::vector<Vertex> left;
  for (std::size_t i = 0; i < simplex.size(); ++i)
    if (gjk::contains(kept, static_cast<int>(i))) left.push_back(simplex[i]);
  simplex = std::move(left);
}

vec3 firstDirection(const Scene& scene) {
  const vec3 d = scene.query.initial_direction ? vec3(*scene.query.initial_direction)
                                               : vec3(scene.b.position) - vec3(scene.a.position);
  return d == vec3(0.0f) ? vec3(1, 0, 0) : d;
}

}  // namespace

bool runGjk(const Scene& scene, Supports& supports, gjk::Trace<3>& trace, std::vector<Vertex>& simplex) {
  gjk::Result<3>& result = trace.result;
  vec3 d = firstDirection(scene);
  const int most = std::min(kTextbookIterations, scene.query.max_iterations);
  for (int i = 1; i <= most; ++i) {
    const Vertex w = supports(d);
    gjk::GjkRecord<3>& record = begin(trace, d, w, simplex);
    if (i > 1 && dot(w.w, d) < 0) {
      record.decision = gjk::GjkDecision::separated;
      record.kept = gjk::allOf(record.simplex.size()) & ~1u;
      record.closest = footOn(record);
      result.status = gjk::Status::separated;
      result.termination = gjk::Termination::separating_direction;
      result.normal = glm::normalize(dvec3(d));
      return false;
    }
    simplex.insert(simplex.begin(), w);
    const Case found = Cases(simplex, scene.dimension, record).find();
    record.region = record.kept = found.kept;
    record.closest = found.encloses ? dvec3(0.0) : footOn(record);
    record.decision = found.encloses ? gjk::GjkDecision::enclosed
                      : i == most    ? gjk::GjkDecision::stopped
                                     : gjk::GjkDecision::go_on;
    if (found.encloses) return true;
    keep(found.kept, simplex);
    d = found.d;
  }
  result.status = gjk::Status::separated;
  result.termination = gjk::Termination::max_iterations;
  return false;
}

}  // namespace gjklab::textbook
