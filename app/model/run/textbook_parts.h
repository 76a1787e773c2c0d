#pragma once
// The two parts of a textbook run: GJK, and EPA from GJK's last simplex. See textbook.h.

#include "model/run/run.h"

#include <glm/vec3.hpp>

#include <vector>

namespace gjklab::textbook {

using glm::vec3;

struct Vertex {
  vec3 w{0.0f}, a{0.0f}, b{0.0f};
  int index_a = -1, index_b = -1;
};
gjk::Support<3> traced(const Vertex&);

/// s_A(d) − s_B(−d): the points in double precision, rounded; their difference in single.
class Supports {
 public:
  explicit Supports(const Scene& scene) : a_(scene.a, scene.dimension), b_(scene.b, scene.dimension) {}
  Vertex operator()(vec3 d);
  int calls() const { return calls_; }

 private:
  BodySupport a_, b_;
  int calls_ = 0;
};

/// (u × v) × u: perpendicular to u, towards v.
vec3 towards(vec3 u, vec3 v);

/// True if the simplex encloses the origin; `simplex` then has its vertices, newest first.
bool runGjk(const Scene&, Supports&, gjk::Trace<3>&, std::vector<Vertex>& simplex);

/// Runs from a simplex that encloses the origin. Stores the answer in the trace's result.
void runEpa(const Scene&, Supports&, const std::vector<Vertex>& simplex, gjk::Trace<3>&);

}  // namespace gjklab::textbook
