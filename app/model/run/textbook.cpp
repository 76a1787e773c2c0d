#include "model/run/textbook.h"

#include "model/run/given_run.h"
#include "model/run/textbook_parts.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

namespace gjklab {
namespace textbook {

gjk::Support<3> traced(const Vertex& vertex) {
  return {dvec3(vertex.w), dvec3(vertex.a), dvec3(vertex.b), vertex.index_a, vertex.index_b};
}

Vertex Supports::operator()(vec3 d) {
  ++calls_;
  const gjk::SupportPoint<3> a = a_(dvec3(d), true), b = b_(-dvec3(d), true);
  Vertex vertex{vec3(0.0f), vec3(a.point), vec3(b.point), a.index, b.index};
  vertex.w = vertex.a - vertex.b;
  return vertex;
}

vec3 towards(vec3 u, vec3 v) { return glm::cross(glm::cross(u, v), u); }

}  // namespace textbook

namespace {

/// The largest coordinate that the run met: what other runs know of A ⊖ B itself.
double scaleOf(const gjk::Trace<3>& trace) {
  double scale = 0;
  const auto widen = [&scale](dvec3 w) {
    for (int k = 0; k < 3; ++k) scale = std::max(scale, std::abs(w[k]));
  };
  for (const auto& record : trace.gjk) widen(record.support.w);
  for (const auto& vertex : trace.polytope.vertices) widen(vertex.w);
  return scale;
}

}  // namespace

void runTextbook(const Scene& scene, Run& into) {
  describeRun(scene, into);
  into.method = gjk::Method::boolean;  // which determines the wording
  gjk::Trace<3>& trace = into.trace;
  trace.clear();
  trace.result.has_distance = false;
  textbook::Supports supports(scene);
  std::vector<textbook::Vertex> simplex;
  if (textbook::runGjk(scene, supports, trace, simplex)) textbook::runEpa(scene, supports, simplex, trace);
  trace.result.gjk_iterations = static_cast<int>(trace.gjk.size());
  trace.result.epa_iterations = static_cast<int>(trace.epa.size());
  trace.result.support_calls = supports.calls();
  trace.scale = scaleOf(trace);
  into.textbook = std::make_shared<const TextbookRun>(judgeTextbook(scene, into));
}

}  // namespace gjklab
