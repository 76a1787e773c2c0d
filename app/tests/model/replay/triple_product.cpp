#include "model/replay/triple_product.h"

#include <vector>

namespace gjklab {

namespace {

using vec2 = glm::vec2;
using Corners = std::vector<vec2>;

constexpr int kMostSteps = 60;

Corners cornersOf(const Body& body) {
  Corners corners;
  for (const dvec3& point : body.points) corners.push_back(vec2(rotationOf(body, 2) * point + body.position));
  return corners;
}

vec2 furthest(const Corners& corners, vec2 d) {
  vec2 best = corners[0];
  for (const vec2& corner : corners)
    if (glm::dot(corner, d) > glm::dot(best, d)) best = corner;
  return best;
}

/// (a × b) × c
vec2 tripleProduct(vec2 a, vec2 b, vec2 c) {
  const float ac = glm::dot(a, c), bc = glm::dot(b, c);
  return b * ac - a * bc;
}

/// The side of an edge on which O lies, perpendicular to it; any side where O lies on it.
vec2 towardsOrigin(vec2 from, vec2 edge) {
  const vec2 d = tripleProduct(edge, -from, edge);
  return d == vec2(0.0f) ? vec2(edge.y, -edge.x) : d;
}

class Search {
 public:
  explicit Search(const Scene& scene) : a_(cornersOf(scene.a)), b_(cornersOf(scene.b)) {}

  ReplayLog run() {
    log_.digits = ReplayDigits::single;
    vec2 d(1, 0.3f);
    bool separated = false, enclosed = false;
    for (int i = 0; i < kMostSteps && !separated && !enclosed; ++i) {
      const vec2 w = furthest(a_, d) - furthest(b_, -d);
      simplex_.insert(simplex_.begin(), w);
      note(d);
      separated = glm::dot(w, d) <= 0;
      if (!separated) enclosed = reduce(d);
    }
    log_.verdict.emplace();
    log_.verdict->status = enclosed ? gjk::Status::intersecting : gjk::Status::separated;
    return std::move(log_);
  }

 private:
  void note(vec2 d) {
    ReplayStep& step = log_.steps.emplace_back();
    step.direction = dvec3(d, 0);
    for (const vec2& p : simplex_) step.simplex.emplace_back(p, 0);
  }

  /// Keeps an edge and looks perpendicular to it towards O; true where the triangle holds O.
  bool reduce(vec2& d) {
    const vec2 a = simplex_[0];
    if (simplex_.size() == 1) {
      d = -a;
      return false;
    }
    const vec2 ab = simplex_[1] - a;
    if (simplex_.size() == 2) {
      d = towardsOrigin(a, ab);
      return false;
    }
    const vec2 ac = simplex_[2] - a;
    const vec2 beside_ac = tripleProduct(ab, ac, ac), beside_ab = tripleProduct(ac, ab, ab);
    if (glm::dot(beside_ac, -a) >= 0) {
      simplex_.erase(simplex_.begin() + 1);
      d = beside_ac;
    } else if (glm::dot(beside_ab, -a) >= 0) {
      simplex_.pop_back();
      d = beside_ab;
    } else {
      return true;
    }
    return false;
  }

  Corners a_, b_, simplex_;
  ReplayLog log_;
};

}  // namespace

ReplayLog runTripleProducts(const Scene& scene) { return Search(scene).run(); }

}  // namespace gjklab
