#include "model/moment_frames.h"

#include <algorithm>
#include <glm/geometric.hpp>

namespace gjklab {

namespace {

const gjk::FacetRecord<3>& facetAt(const Run& run, int index) {
  return run.trace.polytope.facets[static_cast<std::size_t>(index)];
}

bool removedBy(const Run& run, const gjk::EpaRecord<3>& record, int facet) {
  const auto& removed = run.trace.polytope.removed;
  return std::find(removed.begin() + record.removed.begin, removed.begin() + record.removed.end, facet) !=
         removed.begin() + record.removed.end;
}

/// The facets that stand at the moment, in order of birth.
void setFacets(const Run& run, const gjk::EpaRecord<3>& record, Frame& frame) {
  const SubStep step = frame.moment.sub_step;
  const int count = static_cast<int>(run.trace.polytope.facets.size());
  for (int i = 0; i < count; ++i) {
    const bool alive = facetAt(run, i).aliveAt(record.iteration);
    const bool falls = alive && removedBy(run, record, i);
    if (step == SubStep::epa_rebuild) {
      const bool fresh = i >= record.added.begin && i < record.added.end;
      if (fresh || (alive && !falls)) frame.facets.push_back({i, fresh ? FacetState::fresh : FacetState::plain});
      continue;
    }
    if (!alive) continue;
    FacetState state = i == record.closest_facet ? FacetState::closest : FacetState::plain;
    if (step == SubStep::epa_horizon && falls) state = FacetState::visible;
    frame.facets.push_back({i, state});
  }
}

/// The point of a facet nearest to the origin, and the pair behind it.
void setClosest(const Run& run, const gjk::FacetRecord<3>& facet, Frame& frame) {
  const dvec3 x = facet.distance * facet.normal;
  frame.closest = x;
  const auto weights = facetWeights(run, facet, x);
  dvec3 a{0.0}, b{0.0};
  for (int i = 0; i < run.dimension; ++i) {
    const auto at = static_cast<std::size_t>(i);
    const auto& vertex = run.trace.polytope.vertices[static_cast<std::size_t>(facet.vertices[at])];
    a += weights[at] * vertex.a;
    b += weights[at] * vertex.b;
  }
  frame.witness_a = a;
  frame.witness_b = b;
}

}  // namespace

std::array<double, 3> facetWeights(const Run& run, const gjk::FacetRecord<3>& facet, dvec3 point) {
  const auto w = [&](int i) {
    return run.trace.polytope.vertices[static_cast<std::size_t>(facet.vertices[static_cast<std::size_t>(i)])].w;
  };
  std::array<double, 3> weights{1, 0, 0};
  if (run.dimension == 2) {
    const dvec3 ab = w(1) - w(0);
    const double length2 = glm::dot(ab, ab);
    const double t = length2 > 0 ? std::clamp(glm::dot(point - w(0), ab) / length2, 0.0, 1.0) : 0.0;
    weights = {1 - t, t, 0};
  } else if (run.dimension == 3) {
    // Areas of the three triangles that the point makes with the edges, against the whole.
    const dvec3 a = w(0), b = w(1), c = w(2);
    const dvec3 n = glm::cross(b - a, c - a);
    const double area2 = glm::dot(n, n);
    if (!(area2 > 0)) return weights;
    weights[0] = std::max(0.0, glm::dot(n, glm::cross(b - point, c - point)) / area2);
    weights[1] = std::max(0.0, glm::dot(n, glm::cross(c - point, a - point)) / area2);
    weights[2] = std::max(0.0, glm::dot(n, glm::cross(a - point, b - point)) / area2);
    const double sum = weights[0] + weights[1] + weights[2];
    for (double& weight : weights) weight /= sum;
  }
  return weights;
}

void fillEpaFrame(const Run& run, Frame& frame) {
  const auto& record = run.trace.epa[static_cast<std::size_t>(frame.moment.record)];
  const SubStep step = frame.moment.sub_step;
  setFacets(run, record, frame);
  frame.direction = record.direction;
  frame.closest_facet = record.closest_facet;
  if (record.closest_facet >= 0 && step != SubStep::epa_rebuild)
    setClosest(run, facetAt(run, record.closest_facet), frame);
  if (step >= SubStep::epa_support) {
    frame.support = record.support;
    frame.new_vertex = record.new_vertex;
  }
  frame.support_line = step == SubStep::epa_support || step == SubStep::epa_bound;
  if (step >= SubStep::epa_horizon) {
    const auto& horizons = run.trace.polytope.horizons;
    frame.horizon.assign(horizons.begin() + record.horizon.begin, horizons.begin() + record.horizon.end);
  }
}

void fillResultFrame(const Run& run, Frame& frame) {
  const auto& result = run.trace.result;
  if (result.termination == gjk::Termination::invalid_input) return;
  frame.show_result = true;
  if (glm::dot(result.normal, result.normal) > 0) frame.direction = result.normal;
  if (result.has_distance) {
    // d = −x points from A to B: x is the signed distance against the normal.
    frame.closest = -signedDistance(run) * result.normal;
    frame.witness_a = result.point_a;
    frame.witness_b = result.point_b;
  }
  frame.ghost_offset = result.depth * result.normal;
  if (!run.trace.epa.empty()) {
    const auto& record = run.trace.epa.back();
    frame.closest_facet = record.closest_facet;
    const int count = static_cast<int>(run.trace.polytope.facets.size());
    // What the last update built stands, whether or not another iteration has looked at it.
    for (int i = 0; i < count; ++i)
      if (facetAt(run, i).died < 0)
        frame.facets.push_back({i, i == record.closest_facet ? FacetState::closest : FacetState::plain});
  }
}

}  // namespace gjklab
